//! Everything that can be found out about a package without playing it, in stages: what is wrong in
//! one stage keeps only those after it from being reached that cannot do without.

use std::sync::Arc;

use blind_swords::game::Game;
use document::Checked;
use document::PackageHash;
use document::allow::{Allowances, Allowed};
use document::controls;
use document::diag::{self, Diagnostic};
use document::source::Sources;
use document::words::Words;
use script::Host;

use crate::check::{self, Subject};
use crate::codes;
use crate::compile::compile_what_is_sound;
use crate::documents::Documents;
use crate::figures;
use crate::load::Loaded;
use crate::scripts::{self, Scripts};

/// More problems than this are not listed: whoever has so many mends some and looks again.
const MAX_DIAGNOSTICS: usize = 300;

/// What was found out about a package.
#[derive(Debug, Default)]
pub struct Inspection {
    /// The package, if it can be played.
    pub loaded: Option<Loaded>,
    /// Errors and warnings in the order of files and places.
    pub diagnostics: Vec<Diagnostic>,
    /// Warnings that its author allows.
    pub allowed: Vec<Allowed>,
    /// What was checked, and how much of it.
    pub checked: Vec<Checked>,
    /// What could not be checked because of errors.
    pub unchecked: Vec<&'static str>,
}

/// Inspects a package.
pub fn inspect(sources: &Sources) -> Inspection {
    let mut inspection = Inspection::default();
    let scripts = sources.scripts();
    inspection.report(sources.remarks.iter().cloned());
    inspection.report(scripts.values().filter_map(controls::find));
    inspection.counted("files", sources.package.iter().count() + sources.shared.iter().count());
    match Documents::read(sources) {
        Ok((documents, problems)) => {
            inspection.report(problems);
            inspection.documents(sources, documents, &scripts);
        }
        Err(problems) => {
            inspection.report(problems);
            inspection.report(scripts::problems(&scripts, None));
            inspection.unchecked = vec!["references", "map", "charts", "scenarios", "figures"];
        }
    }
    inspection.allow(sources);
    inspection.finish()
}

impl Inspection {
    fn documents(&mut self, sources: &Sources, documents: Documents, scripts: &Scripts) {
        self.counted("values", documents.values());
        self.report(documents.ambiguous());
        let compiled = compile_what_is_sound(&documents);
        self.report(compiled.problems);
        let damage = compiled.damage;
        let (provenance, untraced) = figures::trace(&documents);
        self.counted("figures", provenance.total().total());
        self.report(untraced.into_iter().filter(|it| documents.is_news(&documents.damage, it)));
        let Some(game) = compiled.game.map(Arc::new) else {
            self.report(scripts::problems(scripts, None));
            self.unchecked = vec!["map", "charts", "scenarios", "names in scripts"];
            return;
        };
        let words = Words::of(scripts);
        let subject = Subject { documents: &documents, game: &game, words: &words };
        let (findings, unchecked) = check::check(subject, &damage);
        self.checked.extend(findings.checked);
        self.unchecked.extend(unchecked);
        self.report(findings.diagnostics);
        if !damage.is_none() {
            let names = damage.spares(scripts::NAMES).then_some(&*game);
            self.unchecked.extend(names.is_none().then_some("names in scripts"));
            return self.report(scripts::problems_beside(scripts, &documents, names));
        }
        let Some(host) = self.scripts(scripts, &documents, &game, &words) else { return };
        self.loaded = Some(Loaded {
            game,
            hash: PackageHash::of(sources),
            warnings: Vec::new(),
            allowed: Vec::new(),
            checked: Vec::new(),
            provenance,
            cases: sources.cases(),
            host,
            scripts: scripts.clone(),
            documents,
        });
    }

    fn scripts(
        &mut self,
        scripts: &Scripts,
        documents: &Documents,
        game: &Game,
        words: &Words<'_>,
    ) -> Option<Arc<Host>> {
        match scripts::compile(scripts, documents, game, words) {
            Ok((host, unused)) => {
                self.report(unused);
                self.counted("script functions", host.functions().count());
                Some(host)
            }
            Err(problems) => {
                self.report(problems);
                None
            }
        }
    }

    fn report(&mut self, diagnostics: impl IntoIterator<Item = Diagnostic>) {
        self.diagnostics.extend(diagnostics);
    }

    fn counted(&mut self, what: &'static str, n: usize) {
        self.checked.push(Checked { what, n });
    }

    /// Takes out what comments allow, and says what is wrong with the comments.
    fn allow(&mut self, sources: &Sources) {
        let folders = [&sources.package, &sources.charts].into_iter().chain(sources.bases.values());
        let files = folders.flat_map(|files| files.iter().map(|(_, file)| file));
        let mut allowances = Allowances::read(sources.family(), files);
        let (kept, allowed) = allowances.apply(std::mem::take(&mut self.diagnostics));
        (self.diagnostics, self.allowed) = (kept, allowed);
        self.report(allowances.problems());
        if self.unchecked.is_empty() {
            self.report(allowances.unused());
        }
    }

    fn finish(mut self) -> Inspection {
        diag::sort(&mut self.diagnostics);
        self.shorten();
        if self.diagnostics.iter().any(Diagnostic::is_error) {
            self.loaded = None;
        }
        if let Some(loaded) = &mut self.loaded {
            loaded.warnings.clone_from(&self.diagnostics);
            loaded.allowed.clone_from(&self.allowed);
            loaded.checked.clone_from(&self.checked);
        }
        self
    }

    fn shorten(&mut self) {
        let more = self.diagnostics.len().saturating_sub(MAX_DIAGNOSTICS);
        if more > 0 {
            let is_error = |diagnostic: &Diagnostic| diagnostic.is_error();
            self.diagnostics.sort_by_key(|diagnostic| !is_error(diagnostic));
            self.diagnostics.truncate(MAX_DIAGNOSTICS);
            diag::sort(&mut self.diagnostics);
            if let Some(last) = self.diagnostics.last() {
                let message = format!("{more} more problems are not listed");
                let problem = Diagnostic::error(codes::LIMIT, last.place.clone(), message);
                self.diagnostics.push(problem);
            }
        }
    }
}
