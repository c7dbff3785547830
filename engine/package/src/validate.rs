//! Loading for its own sake: what is wrong, what was checked, what the figures rest on.

use std::path::Path;

use crate::check::Checked;
use crate::diag::Diagnostic;
use crate::load::{Loaded, load, load_sources};
use crate::provenance::Shares;
use crate::source::Sources;

/// What a validation found.
#[derive(Clone, Debug)]
pub struct Report {
    /// The package, as it was named.
    pub name: String,
    /// Errors and warnings in the order of files and places.
    pub diagnostics: Vec<Diagnostic>,
    /// What was checked; nothing where the package cannot be read.
    pub checked: Vec<Checked>,
    /// What its figures rest on, where it can be played.
    pub provenance: Option<Shares>,
}

impl Report {
    /// Whether the package can be played.
    pub fn is_good(&self) -> bool {
        self.errors() == 0
    }

    /// How many errors there are.
    pub fn errors(&self) -> usize {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.is_error()).count()
    }

    /// How many warnings there are.
    pub fn warnings(&self) -> usize {
        self.diagnostics.len() - self.errors()
    }
}

/// Validates the package in a folder. What can be played is handed on, so that nobody reads it twice.
pub fn validate(folder: &Path) -> (Report, Option<Loaded>) {
    report(folder.display().to_string(), load(folder))
}

/// Validates a package from wherever its text comes.
pub fn validate_sources(sources: &Sources) -> Report {
    report(sources.name.clone(), load_sources(sources)).0
}

fn report(name: String, loaded: Result<Loaded, Vec<Diagnostic>>) -> (Report, Option<Loaded>) {
    match loaded {
        Ok(loaded) => {
            let (diagnostics, checked) = (loaded.warnings.clone(), loaded.checked.clone());
            let provenance = Some(loaded.provenance.clone());
            (Report { name, diagnostics, checked, provenance }, Some(loaded))
        }
        Err(diagnostics) => {
            (Report { name, diagnostics, checked: Vec::new(), provenance: None }, None)
        }
    }
}
