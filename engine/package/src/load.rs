//! A package from its folder to a game that can be played.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use blind_swords::game::Game;
use script::Host;

use crate::check::{self, Checked, Subject};
use crate::compile::compile;
use crate::diag::{self, Diagnostic};
use crate::documents::{self, Documents};
use crate::hash::PackageHash;
use crate::provenance::{self, Shares};
use crate::scripts;
use crate::source::{Files, SourceFile, Sources};

/// A package that can be played.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The compiled game.
    pub game: Arc<Game>,
    /// What saves say of the package they belong to.
    pub hash: PackageHash,
    /// What its author should look at.
    pub warnings: Vec<Diagnostic>,
    /// What was checked, and how much of it.
    pub checked: Vec<Checked>,
    /// What its figures rest on.
    pub provenance: Shares,
    /// Scripts by the name under which others import them: those of the package as `name`, those
    /// shared by several games as `shared/name`.
    pub scripts: BTreeMap<String, Arc<SourceFile>>,
    /// Runs them.
    pub host: Arc<Host>,
    /// Case files, in the order of their names.
    pub cases: Vec<Arc<SourceFile>>,
    /// What its files say, for tools that want more than the game.
    pub documents: Documents,
}

/// Loads the package in a folder.
///
/// # Errors
/// Everything that keeps it from being played, in the order of files and places.
pub fn load(folder: &Path) -> Result<Loaded, Vec<Diagnostic>> {
    load_sources(&Sources::read(folder)?)
}

/// Loads a package from wherever its text comes.
///
/// # Errors
/// Everything that keeps it from being played, in the order of files and places.
pub fn load_sources(sources: &Sources) -> Result<Loaded, Vec<Diagnostic>> {
    match try_load(sources) {
        Ok(loaded) => Ok(loaded),
        Err(mut problems) => {
            diag::sort(&mut problems);
            Err(problems)
        }
    }
}

fn try_load(sources: &Sources) -> Result<Loaded, Vec<Diagnostic>> {
    let documents = Documents::read(sources)?;
    let (provenance, untraced) = provenance::trace(&documents);
    let game = match compile(&documents) {
        Ok(game) => Arc::new(game),
        Err(problems) => return Err([problems, untraced].concat()),
    };
    let findings = check::check(Subject { documents: &documents, game: &game });
    let scripts = scripts(sources);
    let host = scripts::compile(&scripts, &documents, &game);
    let mut diagnostics = [findings.diagnostics, untraced].concat();
    let host = match host {
        Ok(host) if !diagnostics.iter().any(Diagnostic::is_error) => host,
        Ok(_) => return Err(diagnostics),
        Err(problems) => return Err([diagnostics, problems].concat()),
    };
    diag::sort(&mut diagnostics);
    let mut checked = findings.checked;
    checked.push(Checked { what: "script functions", n: host.functions().count() });
    Ok(Loaded {
        game,
        hash: PackageHash::of(sources),
        warnings: diagnostics,
        checked,
        provenance,
        scripts,
        host,
        cases: cases(sources),
        documents,
    })
}

fn scripts(sources: &Sources) -> BTreeMap<String, Arc<SourceFile>> {
    let layers = documents::layers(sources).unwrap_or_default();
    let of_layers = layers.into_iter().flat_map(|files| files.inside("scripts", ".rhai"));
    let of_package = of_layers.map(|(path, file)| (Files::stem(path).to_owned(), file));
    let shared = sources.shared.iter();
    let shared = shared.map(|(path, file)| (format!("shared/{}", Files::stem(path)), file));
    of_package.chain(shared).map(|(name, file)| (name, Arc::clone(file))).collect()
}

fn cases(sources: &Sources) -> Vec<Arc<SourceFile>> {
    sources.package.inside("cases", ".yaml").map(|(_, file)| Arc::clone(file)).collect()
}
