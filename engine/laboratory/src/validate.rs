//! Loading for its own sake: what is wrong, what was checked, what the figures rest on.

use std::path::Path;

use package::{Checked, Diagnostic, Inspection, Report, Sources, diag, inspect};

use crate::rehearsal;

/// Validates the package in a folder.
pub fn validate(folder: &Path) -> Report {
    match package::read(folder) {
        Ok(sources) => validate_sources(&sources),
        Err(diagnostics) => Report::unreadable(folder, diagnostics),
    }
}

/// Validates a package from wherever its text comes. Beside what loading finds out, its scripts are
/// tried.
pub fn validate_sources(sources: &Sources) -> Report {
    let mut found = inspect(sources);
    rehearse(&mut found);
    found.into_report(sources)
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
