//! Validation of packages: errors, performed checks, and origins of the figures.

use std::path::Path;

use blind_swords_documents::document::Folder;
use blind_swords_documents::{Report, Sources, diag, inspect};

use crate::script_trial;

/// Validates the package in a folder.
pub fn validate(folder: &Path) -> Report {
    match blind_swords_documents::read(folder) {
        Ok(sources) => validate_sources(&sources),
        Err(diagnostics) => Report::unreadable(&Folder::on_disk(folder), diagnostics),
    }
}

/// Validates a package from its sources. In addition to loading, it runs a trial of the scripts.
pub fn validate_sources(sources: &Sources) -> Report {
    let mut report = inspect(sources);
    run_trial(&mut report);
    report
}

fn run_trial(report: &mut Report) {
    let Some(loaded) = &report.loaded else {
        if report.is_stopped() {
            return;
        }
        report.unchecked.push("scripts in play");
        return;
    };
    let tried = script_trial::run_trial(loaded);
    report.counted("script calls", tried.calls.values().sum());
    report.untried = tried.untried;
    report.add(tried.problems);
    diag::sort(&mut report.diagnostics);
    report.drop_unplayable();
}
