//! The results of a validation.

use crate::allow::{Allowances, Allowed};
use crate::codes;
use crate::diag::{self, Diagnostic};
use crate::folder::Folder;
use crate::own;
use crate::provenance::Shares;
use crate::source::Sources;

/// Maximum number of problems in a report. An author with more problems fixes some and validates
/// again.
const MAX_DIAGNOSTICS: usize = 300;

/// Entry in the list of unchecked content if validation stopped before any check.
const THE_REST: &str = "the rest";

/// Number of checked items of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Kind of item, such as `units` or `scenarios`.
    pub what: &'static str,
    /// Number of items that were checked.
    pub n: usize,
}

/// Results of the validation of one package.
#[derive(Clone, Debug)]
pub struct Report<T> {
    /// Name of the package, as the caller gave it.
    pub name: String,
    /// Errors and warnings, sorted by file and position.
    pub diagnostics: Vec<Diagnostic>,
    /// Warnings that the author allowed with a comment.
    pub allowed: Vec<Allowed>,
    /// Content that was checked, with the number of items of each kind.
    pub checked: Vec<Checked>,
    /// Kinds of content that could not be checked because of errors.
    pub unchecked: Vec<&'static str>,
    /// Parts of scripts that no trial run reached, by file and line.
    pub untried: Vec<String>,
    /// Origins of the package's figures. `None` if the package cannot be played.
    pub provenance: Option<Shares>,
    /// Compiled package. `None` if it cannot be played.
    pub loaded: Option<T>,
}

impl<T> Report<T> {
    /// Starts a report on a package.
    pub fn new(name: impl Into<String>) -> Report<T> {
        Report {
            name: name.into(),
            diagnostics: Vec::new(),
            allowed: Vec::new(),
            checked: Vec::new(),
            unchecked: Vec::new(),
            untried: Vec::new(),
            provenance: None,
            loaded: None,
        }
    }

    /// Builds the report of a folder whose files cannot be read.
    pub fn unreadable(folder: &Folder, diagnostics: Vec<Diagnostic>) -> Report<T> {
        Report::stopped(folder.to_string(), diagnostics)
    }

    /// Builds a report with only these problems, which prevent all further checks.
    pub fn stopped(name: impl Into<String>, diagnostics: Vec<Diagnostic>) -> Report<T> {
        let mut report = Report { diagnostics, unchecked: vec![THE_REST], ..Report::new(name) };
        diag::sort(&mut report.diagnostics);
        report.shorten();
        report
    }

    /// Whether validation stopped before the main checks.
    pub fn is_stopped(&self) -> bool {
        self.unchecked == [THE_REST]
    }

    /// Converts the compiled package to another type.
    pub fn map<U>(self, make: impl FnOnce(T) -> U) -> Report<U> {
        Report {
            name: self.name,
            diagnostics: self.diagnostics,
            allowed: self.allowed,
            checked: self.checked,
            unchecked: self.unchecked,
            untried: self.untried,
            provenance: self.provenance,
            loaded: self.loaded.map(make),
        }
    }

    /// Returns the compiled package if the report has one, otherwise the errors.
    ///
    /// # Errors
    /// If the package cannot be played.
    pub fn playable(self) -> Result<T, Vec<Diagnostic>> {
        let errors = self.diagnostics.into_iter().filter(Diagnostic::is_error);
        self.loaded.ok_or_else(|| errors.collect())
    }

    /// Adds problems to the report.
    pub fn add(&mut self, diagnostics: impl IntoIterator<Item = Diagnostic>) {
        self.diagnostics.extend(diagnostics);
    }

    /// Records that `n` items of a kind were checked.
    pub fn counted(&mut self, what: &'static str, n: usize) {
        self.checked.push(Checked { what, n });
    }

    /// Sorts the problems and removes those that the author allowed. If errors remain, drops the
    /// compiled package.
    pub fn finish(&mut self, sources: &Sources) {
        own::first(sources, &mut self.diagnostics);
        self.allow(sources);
        diag::sort(&mut self.diagnostics);
        diag::join_repeated(&mut self.diagnostics);
        self.shorten();
        self.drop_unplayable();
    }

    /// Drops the compiled package if the report has errors. Errors that a comment may excuse do not
    /// count.
    pub fn drop_unplayable(&mut self) {
        let hinders = |it: &Diagnostic| it.is_error() && !it.code.may_be_allowed();
        if self.diagnostics.iter().any(hinders) {
            self.loaded = None;
            self.provenance = None;
        }
    }

    /// Whether the package has no errors. Warnings do not count.
    pub fn is_good(&self) -> bool {
        self.errors() == 0
    }

    /// Returns the number of errors in the report.
    pub fn errors(&self) -> usize {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.is_error()).count()
    }

    /// Returns the number of warnings in the report.
    pub fn warnings(&self) -> usize {
        self.diagnostics.len() - self.errors()
    }

    /// Removes the problems that the author allowed, and reports the problems in the allow comments
    /// themselves.
    fn allow(&mut self, sources: &Sources) {
        let folders = [&sources.package, &sources.charts].into_iter().chain(sources.bases.values());
        let files = folders.flat_map(|files| files.iter().map(|(_, file)| file));
        let mut allowances = Allowances::read(sources.dialect(), files);
        let (kept, allowed) = allowances.apply(std::mem::take(&mut self.diagnostics));
        (self.diagnostics, self.allowed) = (kept, allowed);
        self.add(allowances.problems());
        // After errors some checks did not run, so a comment may only seem unnecessary.
        if self.unchecked.is_empty() && self.is_good() {
            self.add(allowances.unused());
        }
    }

    fn shorten(&mut self) {
        let more = self.diagnostics.len().saturating_sub(MAX_DIAGNOSTICS);
        if more > 0 {
            let is_error = |diagnostic: &Diagnostic| diagnostic.is_error();
            self.diagnostics.sort_by_key(|diagnostic| !is_error(diagnostic));
            self.diagnostics.truncate(MAX_DIAGNOSTICS);
            diag::sort(&mut self.diagnostics);
            if let Some(last) = self.diagnostics.last() {
                let message = format!("{more} more problems not listed");
                let problem = Diagnostic::error(codes::LIMIT, last.place.clone(), message);
                self.diagnostics.push(problem);
            }
        }
    }
}
