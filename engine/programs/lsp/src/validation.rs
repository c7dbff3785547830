//! Validation of packages beside the session, and its results as diagnostics of the protocol.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::thread;

use crossbeam_channel::Sender;
use lsp_types::{
    Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString,
    Position, Range,
};

use document::diag::Place;
use document::source::SourceFile;
use document::{Diagnostic as Problem, Sources};
use registry::{AnyPackage, Folders, Rulebook};

use crate::fixes;
use crate::text;
use crate::uri;

/// Name that clients show beside each diagnostic.
const SOURCE: &str = "swords";

/// Results of the validation of one package.
pub(crate) struct Findings {
    pub(crate) root: PathBuf,
    /// Diagnostics of each file, by path.
    pub(crate) of_files: BTreeMap<String, Vec<Diagnostic>>,
    /// Hexes of the map. `None` if the package cannot be played.
    pub(crate) hexes: Option<Vec<String>>,
}

/// Validates a package in a thread of its own, and sends the findings.
pub(crate) fn start(
    root: PathBuf,
    sources: Result<Sources, Vec<Problem>>,
    library: Folders<Rulebook>,
    results: Sender<Findings>,
) {
    thread::spawn(move || {
        let look = || find(&root, sources, &library);
        let found = catch_unwind(AssertUnwindSafe(look)).unwrap_or_else(|_| Findings {
            root: root.clone(),
            of_files: BTreeMap::new(),
            hexes: None,
        });
        // The session may have ended meanwhile.
        let _ = results.send(found);
    });
}

fn find(
    root: &Path,
    sources: Result<Sources, Vec<Problem>>,
    library: &Folders<Rulebook>,
) -> Findings {
    let (problems, package) = match sources {
        Ok(sources) => {
            let report = library.examine(&sources);
            (report.diagnostics, report.loaded)
        }
        Err(problems) => (problems, None),
    };
    let front = root.join("game.yaml").display().to_string();
    let mut of_files: BTreeMap<String, Vec<Diagnostic>> = BTreeMap::new();
    for problem in &problems {
        let (path, diagnostic) = told(problem, &front);
        of_files.entry(path).or_default().push(diagnostic);
    }
    for (path, diagnostic) in package.iter().flat_map(cases) {
        of_files.entry(path).or_default().push(diagnostic);
    }
    let hexes = package.as_ref().map(|package| {
        let survey = package.survey();
        let grid = survey.grid();
        grid.hexes().map(|hex| grid.number(hex).to_string()).collect()
    });
    Findings { root: root.to_path_buf(), of_files, hexes }
}

/// Returns the failed cases of a package.
fn cases(package: &AnyPackage) -> Vec<(String, Diagnostic)> {
    let of_file = |file: &std::sync::Arc<SourceFile>| match package.run_cases(file) {
        Ok(reports) => {
            let failed = reports.into_iter().filter(|report| !report.holds());
            let told = failed.map(|report| {
                let line = u32::try_from(report.line.saturating_sub(1)).unwrap_or_default();
                let start = Position::new(line, 0);
                let message = format!("{}\n{}", report.name, report.differences.join("\n"));
                let range = Range::new(start, Position::new(line, u32::MAX));
                (file.path.clone(), error(range, message))
            });
            told.collect()
        }
        Err(problems) => problems.iter().map(|problem| told(problem, &file.path)).collect(),
    };
    package.cases.iter().flat_map(|file: &_| -> Vec<_> { of_file(file) }).collect()
}

/// Converts a problem. If its file is not on disk, `front` reports it.
fn told(problem: &Problem, front: &str) -> (String, Diagnostic) {
    let place = &problem.place;
    let is_on_disk = uri_of(place).is_some();
    let help = problem.help.as_ref().map(|help| format!("\nhelp: {help}")).unwrap_or_default();
    let (path, range, message) = if is_on_disk {
        let range = text::range(&place.file.text, &place.span);
        (place.file.path.clone(), range, format!("{}{help}", problem.message))
    } else {
        let (line, _) = place.line_column();
        let message = format!("{}:{line}: {}{help}", place.file.path, problem.message);
        (front.to_owned(), Range::default(), message)
    };
    let severity = match problem.is_error() {
        true => DiagnosticSeverity::ERROR,
        false => DiagnosticSeverity::WARNING,
    };
    let related = problem.labels.iter().filter_map(|label| {
        let range = text::range(&label.place.file.text, &label.place.span);
        let location = Location::new(uri_of(&label.place)?, range);
        Some(DiagnosticRelatedInformation { location, message: label.text.clone() })
    });
    let related: Vec<_> = related.collect();
    let diagnostic = Diagnostic {
        severity: Some(severity),
        code: Some(NumberOrString::String(problem.code.to_string())),
        related_information: (!related.is_empty()).then_some(related),
        data: fixes::data(problem).filter(|_| is_on_disk),
        ..error(range, message)
    };
    (path, diagnostic)
}

fn error(range: Range, message: String) -> Diagnostic {
    let severity = Some(DiagnosticSeverity::ERROR);
    let source = Some(SOURCE.to_owned());
    Diagnostic { range, severity, source, message, ..Diagnostic::default() }
}

/// Returns the address of the file of a place. `None` if the file is built into the program.
pub(crate) fn uri_of(place: &Place) -> Option<lsp_types::Uri> {
    let path = Path::new(&place.file.path);
    let is_absolute = path.is_absolute() || path.is_file();
    is_absolute.then(|| uri::of(path)).flatten()
}
