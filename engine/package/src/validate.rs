//! Loading for its own sake: what is wrong, what was checked, what the figures rest on.

use std::path::Path;

use crate::check::Checked;
use crate::diag::Diagnostic;
use crate::load::load_sources;
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

/// Validates the package in a folder.
pub fn validate(folder: &Path) -> Report {
    let name = folder.display().to_string();
    match Sources::read(folder) {
        Ok(sources) => validate_sources(&sources),
        Err(diagnostics) => Report { name, diagnostics, checked: Vec::new(), provenance: None },
    }
}

/// Validates a package from wherever its text comes.
pub fn validate_sources(sources: &Sources) -> Report {
    let name = sources.name.clone();
    match load_sources(sources) {
        Ok(loaded) => Report {
            name,
            diagnostics: loaded.warnings,
            checked: loaded.checked,
            provenance: Some(loaded.provenance),
        },
        Err(diagnostics) => Report { name, diagnostics, checked: Vec::new(), provenance: None },
    }
}
