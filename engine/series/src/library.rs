//! Packages from folders, ready to be played.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use blind_swords::BlindSwords;
use package::render::{self, Style};
use package::{Diagnostic, Loaded};
use session::{Edition, Library};

use crate::Opened;

/// The packages under the `games` folder of a place, and those named by their path.
#[derive(Clone, Debug)]
pub struct Folders {
    /// The folder that has `games` in it.
    pub root: PathBuf,
}

impl Folders {
    /// Opens a package by its id or path.
    ///
    /// # Errors
    /// Why there is none, in words for people.
    pub fn open(&self, package: &str) -> Result<Arc<Opened>, String> {
        let folder = package::find(&self.root, package).map_err(|problem| written(&[problem]))?;
        let (_, opened) = open(&folder)?;
        Ok(Arc::new(opened))
    }
}

impl Library<BlindSwords> for Folders {
    fn open(&self, package: &str) -> Result<Arc<dyn Edition<BlindSwords>>, String> {
        Ok(self.open(package)? as _)
    }
}

/// Loads the package in a folder and makes it ready to be played.
///
/// # Errors
/// Everything that keeps it from being played, in words for people.
pub fn open(folder: &Path) -> Result<(Loaded, Opened), String> {
    let loaded = package::load(folder).map_err(|problems| written(&problems))?;
    let opened = ready(&loaded);
    Ok((loaded, opened))
}

/// A loaded package as it is played.
pub fn ready(loaded: &Loaded) -> Opened {
    Opened {
        game: Arc::clone(&loaded.game),
        scripts: Arc::clone(&loaded.host) as _,
        hash: loaded.hash.to_string(),
        documents: Some(Arc::new(loaded.documents.clone())),
    }
}

/// Diagnostics as one text for people.
pub fn written(problems: &[Diagnostic]) -> String {
    problems
        .iter()
        .map(|problem| render::human(problem, Style::Plain))
        .collect::<Vec<_>>()
        .join("\n")
}
