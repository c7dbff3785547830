//! Inspection of package folders, for every rule system.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use document::diff::Change;
use document::{Diagnostic, Folder, Report, Sources};
use laboratory::{Examined, Rulebook};

use crate::{AnyPackage, Folders};

impl Folders<Rulebook> {
    /// Returns the packages that are visible from a folder. The search order is: the named folders,
    /// the folders in an environment variable with the format of `PATH`, the nearest folder `games`
    /// in the current folder or above it, and the built-in packages.
    pub fn here(here: &Path, named: &[PathBuf], listed: &OsStr) -> Self {
        let found = here.ancestors().find(|folder| folder.join("games").is_dir());
        let listed = std::env::split_paths(listed);
        let mut all: Vec<PathBuf> = named.iter().cloned().chain(listed).collect();
        all.retain(|folder| !folder.as_os_str().is_empty());
        Self::new(found.unwrap_or(here), &crate::ALL).after(all).before(&crate::GAMES)
    }

    /// Opens the package in a folder for play.
    ///
    /// # Errors
    /// If the package cannot be played: all diagnostics.
    pub fn open_folder(&self, folder: &Folder) -> Result<AnyPackage, Vec<Diagnostic>> {
        let sources = self.read(folder)?;
        self.report(&sources, self.book(&sources).inspect).playable()
    }

    /// Validates the package in a folder.
    pub fn validate(&self, folder: &Folder) -> Report<AnyPackage> {
        match self.read(folder) {
            Ok(sources) => self.examine(&sources),
            Err(diagnostics) => Report::unreadable(folder, diagnostics),
        }
    }

    /// Validates a package whose files are read.
    pub fn examine(&self, sources: &Sources) -> Report<AnyPackage> {
        self.report(sources, self.book(sources).validate)
    }

    /// Returns the differences between the packages in two folders.
    ///
    /// # Errors
    /// If the packages cannot be compared.
    pub fn compare(&self, before: &Folder, after: &Folder) -> Result<Vec<Change>, CannotCompare> {
        let (before, after) = (self.read(before)?, self.read(after)?);
        let books = [&before, &after].map(|sources| self.book(sources));
        if books[0].id() != books[1].id() {
            // An unreadable package cannot name its rule system, so its own error is reported
            // first.
            for (book, sources) in books.iter().zip([&before, &after]) {
                (book.inspect)(sources).playable()?;
            }
            return Err(CannotCompare::OtherRules(books.map(Rulebook::id)));
        }
        Ok((books[0].compare)(&before, &after)?)
    }

    fn report(
        &self,
        sources: &Sources,
        find_out: fn(&Sources) -> Report<Arc<dyn Examined>>,
    ) -> Report<AnyPackage> {
        let (book, cases) = (self.book(sources), sources.cases());
        let mut report = find_out(sources);
        if !report.is_good() {
            report.add(sources.newer.clone());
        }
        report.map(|edition| AnyPackage { edition, cases, book })
    }
}

/// Reason why two packages cannot be compared.
#[derive(Debug)]
pub enum CannotCompare {
    /// The packages use different rule systems. The value contains the ids of the two systems.
    OtherRules([&'static str; 2]),
    /// One of the packages cannot be played.
    Unplayable(Vec<Diagnostic>),
}

impl From<Vec<Diagnostic>> for CannotCompare {
    fn from(problems: Vec<Diagnostic>) -> Self {
        Self::Unplayable(problems)
    }
}
