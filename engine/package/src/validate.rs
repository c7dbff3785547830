//! Loading for its own sake: what is wrong, what was checked, what the figures rest on.

use std::path::Path;

use crate::allow::Allowed;
use crate::check::Checked;
use crate::diag::{self, Diagnostic};
use crate::inspect::{Inspection, inspect};
use crate::load::Loaded;
use crate::provenance::Shares;
use crate::rehearsal;
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
    match Sources::read(folder) {
        Ok(sources) => validate_sources(&sources),
        Err(diagnostics) => Report {
            name: folder.display().to_string(),
            diagnostics,
            allowed: Vec::new(),
            checked: Vec::new(),
            unchecked: vec!["everything: the files cannot be read"],
            provenance: None,
            loaded: None,
        },
    }
}

/// Validates a package from wherever its text comes. Beside what loading finds out, its scripts are
/// tried.
pub fn validate_sources(sources: &Sources) -> Report {
    let mut found = inspect(sources);
    rehearse(&mut found);
    let loaded = found.loaded;
    Report {
        name: sources.name.clone(),
        diagnostics: found.diagnostics,
        allowed: found.allowed,
        checked: found.checked,
        unchecked: found.unchecked,
        provenance: loaded.as_ref().map(|loaded| loaded.provenance.clone()),
        loaded,
    }
}

fn rehearse(found: &mut Inspection) {
    let Some(loaded) = &found.loaded else {
        found.unchecked.push("scripts at work");
        return;
    };
    let rehearsed = rehearsal::rehearse(loaded);
    found.checked.push(Checked { what: "calls of scripts", n: rehearsed.calls.values().sum() });
    found.diagnostics.extend(rehearsed.problems);
    diag::sort(&mut found.diagnostics);
    if found.diagnostics.iter().any(Diagnostic::is_error) {
        found.loaded = None;
    }
}
