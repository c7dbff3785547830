//! A rule system with the tools that inspect its packages.

use std::any::Any;
use std::sync::Arc;

use document::diff::Change;
use document::source::SourceFile;
use document::{Diagnostic, DocumentKind, Opening, Report, Sources, copies};
use serde_json::Value;
use session::AnyEdition;

use crate::Examined;
use crate::cases::Report as CaseReport;
use crate::exploit::{Exploits, Observers, Search};
use crate::simulate::Failure;
use crate::survey::Survey;
use crate::trace::Traced;

/// Rule system with the functions that inspect its packages.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    /// Document types of the system, and the function that opens packages for play.
    pub opening: &'static Opening<dyn AnyEdition>,
    /// Function that checks and compiles a package for inspection, without a trial run of its
    /// scripts.
    pub inspect: fn(&Sources) -> Report<Arc<dyn Examined>>,
    /// Function that does the same as `inspect`, and also performs a trial run of the scripts.
    pub validate: fn(&Sources) -> Report<Arc<dyn Examined>>,
    /// Document kind of the system's case files.
    pub cases: &'static DocumentKind,
    /// Function that runs the cases of a file on a package of the system.
    pub run_cases: fn(&dyn Examined, &Arc<SourceFile>) -> CaseReports,
    /// Function that returns the map of a package, for queries about the ground.
    pub survey: for<'a> fn(&'a dyn Examined) -> Box<dyn Survey + 'a>,
    /// Function that returns the differences between two packages.
    pub compare: fn(&Sources, &Sources) -> Changes,
    /// Function that searches for the battle plan that beats a bot most often. `None` if no bot of
    /// the system follows battle plans.
    pub exploit: Option<Exploit>,
    /// Traceability data: requirements, variants, and the locations of code and cases in a
    /// checkout.
    pub traced: &'static Traced,
}

impl Rulebook {
    /// Returns the id of the rule system.
    pub const fn id(&self) -> &'static str {
        self.opening.dialect.id
    }

    /// Returns the JSON Schemas of documents and case files, by path.
    pub fn schemas(&self) -> impl Iterator<Item = (String, Value)> {
        let dialect = self.opening.dialect;
        let path = "case.schema.json".to_owned();
        copies::schemas(dialect).chain([copies::identified(dialect, path, self.cases.generate())])
    }
}

/// Reports of the cases in a file, or the diagnostics if the file is invalid.
pub type CaseReports = Result<Vec<CaseReport>, Vec<Diagnostic>>;

/// Differences between two packages, or the diagnostics if one of them is unplayable.
pub type Changes = Result<Vec<Change>, Vec<Diagnostic>>;

/// Function that searches for battle plans, as [`search`](crate::exploit::search) does.
pub type Exploit = fn(&dyn Examined, &Search, Observers<'_>) -> Result<Exploits, Box<Failure>>;

/// Returns a package as the type that its rule system defines.
///
/// # Panics
/// If the package belongs to another system.
pub fn own<E: 'static>(package: &dyn Examined) -> &E {
    let package: &dyn Any = package;
    package.downcast_ref().expect("a rulebook is handed the packages that it has made")
}
