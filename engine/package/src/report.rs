//! All that was found out about a package, for whoever asked.

use std::path::Path;

use crate::allow::Allowed;
use crate::check::Checked;
use crate::diag::Diagnostic;
use crate::inspect::Inspection;
use crate::load::Loaded;
use crate::provenance::Shares;
use crate::source::Sources;

/// What a validation found.
#[derive(Clone, Debug)]
pub struct Report {
    /// The package, as it was named.
    pub name: String,
    /// Errors and warnings in the order of files and places.
    pub diagnostics: Vec<Diagnostic>,
    /// Warnings that the author allows.
    pub allowed: Vec<Allowed>,
    /// What was checked.
    pub checked: Vec<Checked>,
    /// What could not be checked because of errors.
    pub unchecked: Vec<&'static str>,
    /// What its figures rest on, where it can be played.
    pub provenance: Option<Shares>,
    /// The package itself, where it can be played.
    pub loaded: Option<Loaded>,
}

impl Report {
    /// What an inspection found.
    pub fn new(sources: &Sources, found: Inspection) -> Self {
        Self {
            name: sources.name.clone(),
            diagnostics: found.diagnostics,
            allowed: found.allowed,
            checked: found.checked,
            unchecked: found.unchecked,
            provenance: found.loaded.as_ref().map(|loaded| loaded.provenance.clone()),
            loaded: found.loaded,
        }
    }

    /// Of a folder whose files cannot be read.
    pub fn unreadable(folder: &Path, diagnostics: Vec<Diagnostic>) -> Self {
        Self {
            name: folder.display().to_string(),
            diagnostics,
            allowed: Vec::new(),
            checked: Vec::new(),
            unchecked: vec!["everything: the files cannot be read"],
            provenance: None,
            loaded: None,
        }
    }

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
