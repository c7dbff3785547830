//! Packages from folders, of whatever family their `game.yaml` names.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use document::{Diagnostic, Dialect, Report, Sources, render, source};
use laboratory::Examined;
use session::{AnyEdition, Library};

use crate::{AnyPackage, Rulebook};

/// The packages under the `games` folder of a place, and those named by their path.
#[derive(Clone, Debug)]
pub struct Folders {
    root: PathBuf,
    books: &'static [&'static Rulebook],
    /// Packages from elsewhere, by the names that saves give them.
    guests: Vec<String>,
}

impl Folders {
    /// The packages under the folder `games` of a root.
    pub fn new(root: impl Into<PathBuf>, books: &'static [&'static Rulebook]) -> Self {
        Self { root: root.into(), books, guests: Vec::new() }
    }

    /// The same with a package from elsewhere to choose from, by the name that saves give it.
    #[must_use]
    pub fn with(mut self, package: impl Into<String>) -> Self {
        self.guests.push(package.into());
        self
    }

    /// The folder that has `games` in it.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The folder of a package by its id or path.
    ///
    /// # Errors
    /// If there is none.
    pub fn find(&self, package: &str) -> Result<PathBuf, Box<Diagnostic>> {
        source::find(&self.root, package).map_err(Box::new)
    }

    /// Makes the package in a folder ready to be played.
    ///
    /// # Errors
    /// Everything that keeps it from being played.
    pub fn open_folder(&self, folder: &Path) -> Result<AnyPackage, Vec<Diagnostic>> {
        let sources = self.read(folder)?;
        let report = self.report(&sources, self.book(&sources).inspect);
        let errors = report.diagnostics.into_iter().filter(Diagnostic::is_error);
        report.loaded.ok_or_else(|| errors.collect())
    }

    /// Validates the package in a folder.
    pub fn validate(&self, folder: &Path) -> Report<AnyPackage> {
        match self.read(folder) {
            Ok(sources) => self.report(&sources, self.book(&sources).validate),
            Err(diagnostics) => Report::unreadable(folder, diagnostics),
        }
    }

    fn report(
        &self,
        sources: &Sources,
        find_out: fn(&Sources) -> Report<Arc<dyn Examined>>,
    ) -> Report<AnyPackage> {
        let (book, cases) = (*self.book(sources), sources.cases());
        find_out(sources).map(|edition| AnyPackage { edition, cases, book })
    }

    /// Reads the package in a folder.
    ///
    /// # Errors
    /// Files that cannot be read.
    pub fn read(&self, folder: &Path) -> Result<Sources, Vec<Diagnostic>> {
        let dialects: Vec<&'static Dialect> = self.books.iter().map(|book| book.dialect).collect();
        Sources::read(&dialects, folder)
    }

    /// The family of a package. What is wrong with the name of its rules, that of the first finds out.
    fn book(&self, sources: &Sources) -> &Rulebook {
        let mut books = self.books.iter().copied();
        let own = books.find(|book| book.dialect.id == sources.dialect().id);
        own.unwrap_or(self.books[0])
    }
}

impl Library for Folders {
    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.root.join("games")).into_iter().flatten().flatten();
        let folders = entries.filter(|entry| entry.path().join("game.yaml").is_file());
        let own = folders.filter_map(|entry| entry.file_name().into_string().ok());
        let names: BTreeSet<_> = own.chain(self.guests.iter().cloned()).collect();
        names.into_iter().collect()
    }

    fn open(&self, package: &str) -> Result<Arc<dyn AnyEdition>, String> {
        let folder = self.find(package).map_err(|problem| render::plain(&[*problem]))?;
        let opened = self.open_folder(&folder).map_err(|problems| render::plain(&problems))?;
        Ok(opened.edition)
    }
}
