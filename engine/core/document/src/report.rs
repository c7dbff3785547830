//! What a validation found.

use crate::allow::{Allowances, Allowed};
use crate::codes;
use crate::diag::{self, Diagnostic};
use crate::folder::Folder;
use crate::own;
use crate::provenance::Shares;
use crate::source::Sources;

/// More problems than this are not listed: whoever has so many mends some and looks again.
const MAX_DIAGNOSTICS: usize = 300;

/// What was not checked of a package on which checking could not begin.
const THE_REST: &str = "the rest";

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
    /// Parts of its scripts that no trial has reached, by file and line.
    pub untried: Vec<String>,
    /// What its figures rest on, where it can be played.
    pub provenance: Option<Shares>,
    /// The package itself, where it can be played.
    pub loaded: Option<T>,
}

impl<T> Report<T> {
    /// Of a package at which nobody has looked yet.
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

    /// Of a folder whose files cannot be read.
    pub fn unreadable(folder: &Folder, diagnostics: Vec<Diagnostic>) -> Report<T> {
        Report::stopped(folder.to_string(), diagnostics)
    }

    /// Of a package of which nothing is known but this, since all else rests on it.
    pub fn stopped(name: impl Into<String>, diagnostics: Vec<Diagnostic>) -> Report<T> {
        let mut report = Report { diagnostics, unchecked: vec![THE_REST], ..Report::new(name) };
        diag::sort(&mut report.diagnostics);
        report.shorten();
        report
    }

    /// Whether nothing is known of the package but what is told.
    pub fn is_stopped(&self) -> bool {
        self.unchecked == [THE_REST]
    }

    /// The same with something made of the package.
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

    /// Adds what is wrong.
    pub fn add(&mut self, diagnostics: impl IntoIterator<Item = Diagnostic>) {
        self.diagnostics.extend(diagnostics);
    }

    /// Adds how much of something was checked.
    pub fn counted(&mut self, what: &'static str, n: usize) {
        self.checked.push(Checked { what, n });
    }

    /// In order, without what comments allow. With an error left the package cannot be played.
    pub fn finish(&mut self, sources: &Sources) {
        own::first(sources, &mut self.diagnostics);
        self.allow(sources);
        diag::sort(&mut self.diagnostics);
        diag::join_repeated(&mut self.diagnostics);
        self.shorten();
        self.drop_unplayable();
    }

    /// What cannot be played is not handed out. An error that its author may excuse keeps nobody from playing.
    pub fn drop_unplayable(&mut self) {
        let hinders = |it: &Diagnostic| it.is_error() && !it.code.may_be_allowed();
        if self.diagnostics.iter().any(hinders) {
            self.loaded = None;
            self.provenance = None;
        }
    }

    /// Whether there is no error.
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

    /// Takes out what comments allow, and says what is wrong with the comments.
    fn allow(&mut self, sources: &Sources) {
        let folders = [&sources.package, &sources.charts].into_iter().chain(sources.bases.values());
        let files = folders.flat_map(|files| files.iter().map(|(_, file)| file));
        let mut allowances = Allowances::read(sources.dialect(), files);
        let (kept, allowed) = allowances.apply(std::mem::take(&mut self.diagnostics));
        (self.diagnostics, self.allowed) = (kept, allowed);
        self.add(allowances.problems());
        // Where something is wrong, not all has been looked at.
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
