//! Packages from folders, of whatever family their `game.yaml` names.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use document::{Archive, Diagnostic, Dialect, Folder, Sources, render, source};
use session::{AnyEdition, Library};

use crate::{Book, playable};

/// Packages by their ids, from shelves in their order: folders that somebody names, the folder `games` of a root, and
/// what is built in. Others are named by their path.
///
/// Those with an `Opening` for each family know what is needed to play a package, those with a `Rulebook` all that is made
/// of it.
#[derive(Clone, Debug)]
pub struct Folders<B: Book> {
    named: Vec<PathBuf>,
    root: PathBuf,
    built_in: Option<&'static Archive>,
    books: &'static [&'static B],
    /// Packages from elsewhere, by the names that saves give them.
    guests: Vec<String>,
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
