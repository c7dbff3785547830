//! What a validation found.

use std::path::Path;

use crate::allow::Allowed;
use crate::diag::Diagnostic;
use crate::provenance::Shares;

/// How much of something was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// What was checked.
    pub what: &'static str,
    /// How many of them.
    pub n: usize,
}

/// What a validation found.
#[derive(Clone, Debug)]
pub struct Report<T> {
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
    pub loaded: Option<T>,
}

impl<T> Report<T> {
    /// Of a folder whose files cannot be read.
    pub fn unreadable(folder: &Path, diagnostics: Vec<Diagnostic>) -> Report<T> {
        Report {
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
