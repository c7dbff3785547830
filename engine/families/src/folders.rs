//! Packages from folders, of whatever family their `game.yaml` names.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use document::diff::Change;
use document::{Archive, Diagnostic, Dialect, Folder, Report, Sources, render, source};
use laboratory::Examined;
use session::{AnyEdition, Library};

use crate::{AnyPackage, Book, Rulebook, playable};

/// Packages by their ids, from shelves in their order: folders that somebody names, the folder `games` of a root, and
/// what is built in. Others are named by their path.
///
/// `Folders<Rulebook>` knows all that is made of a package, `Folders<Opening>` what is needed to play it.
#[derive(Clone, Debug)]
pub struct Folders<B: Book = Rulebook> {
    named: Vec<PathBuf>,
    root: PathBuf,
    built_in: Option<&'static Archive>,
    books: &'static [&'static B],
    /// Packages from elsewhere, by the names that saves give them.
    guests: Vec<String>,
}

impl Folders {
    /// The packages of whoever works in a folder, over those that are built in: from folders that are named, then from
    /// those that a variable of the environment lists as `PATH` does, then from the folder `games` there or above.
    pub fn here(here: &Path, named: &[PathBuf], listed: &OsStr) -> Self {
        let found = here.ancestors().find(|folder| folder.join("games").is_dir());
        let listed = std::env::split_paths(listed);
        let mut all: Vec<PathBuf> = named.iter().cloned().chain(listed).collect();
        all.retain(|folder| !folder.as_os_str().is_empty());
        Self::new(found.unwrap_or(here), &crate::ALL).after(all).before(&crate::GAMES)
    }

    /// Makes the package in a folder ready to be played.
    ///
    /// # Errors
    /// Everything that keeps it from being played.
    pub fn open_folder(&self, folder: &Folder) -> Result<AnyPackage, Vec<Diagnostic>> {
        let sources = self.read(folder)?;
        playable(self.report(&sources, self.book(&sources).inspect))
    }

    /// Validates the package in a folder.
    pub fn validate(&self, folder: &Folder) -> Report<AnyPackage> {
        match self.read(folder) {
            Ok(sources) => self.report(&sources, self.book(&sources).validate),
            Err(diagnostics) => Report::unreadable(folder, diagnostics),
        }
    }

    /// What is different in the package of a folder, compared with that of another.
    ///
    /// # Errors
    /// Why they cannot be compared.
    pub fn compare(&self, before: &Folder, after: &Folder) -> Result<Vec<Change>, CannotCompare> {
        let (before, after) = (self.read(before)?, self.read(after)?);
        let books = [&before, &after].map(|sources| self.book(sources));
        if books[0].opening.dialect.id != books[1].opening.dialect.id {
            // What cannot be read does not say its rules.
            for (book, sources) in books.iter().zip([&before, &after]) {
                playable((book.inspect)(sources))?;
            }
            return Err(CannotCompare::OtherRules(books.map(|book| book.opening.dialect.id)));
        }
        Ok((books[0].compare)(&before, &after)?)
    }

    fn report(
        &self,
        sources: &Sources,
        find_out: fn(&Sources) -> Report<Arc<dyn Examined>>,
    ) -> Report<AnyPackage> {
        let (book, cases) = (*self.book(sources), sources.cases());
        find_out(sources).map(|edition| AnyPackage { edition, cases, book })
    }
}

impl<B: Book> Folders<B> {
    /// The packages under the folder `games` of a root.
    pub fn new(root: impl Into<PathBuf>, books: &'static [&'static B]) -> Self {
        let root = root.into();
        Self { named: Vec::new(), root, built_in: None, books, guests: Vec::new() }
    }

    /// The same with shelves before that of the root.
    #[must_use]
    pub fn after(mut self, named: Vec<PathBuf>) -> Self {
        self.named = named;
        self
    }

    /// The same with packages that are built in behind all others.
    #[must_use]
    pub const fn before(mut self, built_in: &'static Archive) -> Self {
        self.built_in = Some(built_in);
        self
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

    /// Folders of packages that are found by their ids from wherever they are named, the first that has one counts.
    pub fn shelves(&self) -> Vec<Folder> {
        let on_disk = self.named.iter().cloned().chain([self.root.join("games")]);
        let built_in = self.built_in.map(Folder::built_in);
        on_disk.map(Folder::on_disk).chain(built_in).collect()
    }

    /// The folder of a package by its id or path: on the shelves on disk, under the root, from here, built in.
    ///
    /// # Errors
    /// If there is none.
    pub fn find(&self, package: &str) -> Result<Folder, Box<Diagnostic>> {
        let mut places = self.shelves();
        let on_disk = self.named.len() + 1;
        let here = [self.root.clone(), PathBuf::new()].map(Folder::on_disk);
        places.splice(on_disk..on_disk, here);
        source::find(&places, package).map_err(Box::new)
    }

    /// The folder of the package of an id that the one in a folder can extend.
    pub fn extended(&self, folder: &Folder, id: &str) -> Option<Folder> {
        source::extended(folder, &self.shelves(), id)
    }

    /// Whether the package in a folder is found by its id from wherever it is named: it lies on a shelf, and none
    /// of the same id lies on one before that.
    pub fn is_found_by_its_id(&self, folder: &Folder) -> bool {
        let Some(id) = folder.name() else { return false };
        let shelved = source::find(&self.shelves(), id).ok();
        shelved.is_some_and(|found| found.to_string() == folder.to_string())
    }

    /// What a save calls a package, so that it is found again from wherever the save is opened.
    pub fn lasting_name(&self, package: &str) -> String {
        let found = self.find(package).ok();
        let on_a_shelf = found.as_ref().filter(|folder| self.is_found_by_its_id(folder));
        if let Some(id) = on_a_shelf.and_then(Folder::name) {
            return id.to_owned();
        }
        let whole = found.and_then(|folder| std::fs::canonicalize(folder.path()?).ok());
        whole.map_or_else(|| package.to_owned(), |path| path.display().to_string())
    }

    /// Reads the package in a folder.
    ///
    /// # Errors
    /// Files that cannot be read.
    pub fn read(&self, folder: &Folder) -> Result<Sources, Vec<Diagnostic>> {
        let dialects: Vec<&'static Dialect> =
            self.books.iter().map(|book| book.opening().dialect).collect();
        self.read_as(&dialects, folder)
    }

    /// Reads the package in a folder as one of some dialects.
    ///
    /// # Errors
    /// Files that cannot be read.
    pub fn read_as(
        &self,
        dialects: &[&'static Dialect],
        folder: &Folder,
    ) -> Result<Sources, Vec<Diagnostic>> {
        Sources::read(dialects, folder, &self.shelves())
    }

    /// The family of a package. What is wrong with the name of its rules, that of the first finds out.
    pub fn book(&self, sources: &Sources) -> &'static B {
        let mut books = self.books.iter().copied();
        let own = books.find(|book| book.opening().dialect.id == sources.dialect().id);
        own.unwrap_or(self.books[0])
    }
}

/// Why two packages cannot be compared.
#[derive(Debug)]
pub enum CannotCompare {
    /// They are played by these rules, one by each.
    OtherRules([&'static str; 2]),
    /// This keeps one of them from being played.
    Unplayable(Vec<Diagnostic>),
}

impl From<Vec<Diagnostic>> for CannotCompare {
    fn from(problems: Vec<Diagnostic>) -> Self {
        Self::Unplayable(problems)
    }
}

impl<B: Book> Library for Folders<B> {
    fn names(&self) -> Vec<String> {
        let own = source::names_of_packages(&self.shelves()).into_iter();
        let names: BTreeSet<_> = own.chain(self.guests.iter().cloned()).collect();
        names.into_iter().collect()
    }

    fn open(&self, package: &str) -> Result<Arc<dyn AnyEdition>, String> {
        let folder = self.find(package).map_err(|problem| render::plain(&[*problem]))?;
        let sources = self.read(&folder).map_err(|problems| render::plain(&problems))?;
        let report = (self.book(&sources).opening().open)(&sources);
        playable(report).map_err(|problems| render::plain(&problems))
    }
}
