//! Packages from folders, for every rule system. The `game.yaml` of a package names the system.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use document::packed::Packed;
use document::text::Id;
use document::{Archive, Diagnostic, Dialect, Folder, Sources, render, source};
use session::{AnyEdition, Library};

use crate::Book;
use crate::kept::KeptPackages;

/// Package library: packages by id, from several folders in search order. The order is: named
/// folders, the folder `games` of a root, then built-in packages. A caller can also name a package
/// by its path.
///
/// With `Opening` entries the library opens packages for play. With `Rulebook` entries it also
/// inspects them.
#[derive(Debug)]
pub struct Folders<B: Book> {
    named: Vec<PathBuf>,
    root: PathBuf,
    built_in: Option<&'static Archive>,
    books: &'static [&'static B],
    /// Packages that are in none of the searched folders, by the name that saves use.
    guests: Vec<String>,
    /// Folder with the packages of saves. `None` if the program keeps none.
    kept: Option<KeptPackages>,
    /// Packed battles from memory, by name. All clones of the library share them.
    received: Arc<RwLock<BTreeMap<String, Folder>>>,
}

/// Maximum number of packed battles that a library takes into memory.
const MOST_RECEIVED: usize = 64;

/// Number of digits of the content hash in the name of a packed battle from memory.
const DIGITS: usize = 16;

impl<B: Book> Clone for Folders<B> {
    fn clone(&self) -> Self {
        Self {
            named: self.named.clone(),
            root: self.root.clone(),
            built_in: self.built_in,
            books: self.books,
            guests: self.guests.clone(),
            received: Arc::clone(&self.received),
            kept: self.kept.clone(),
        }
    }
}

impl<B: Book> Folders<B> {
    /// Returns a library of the packages in the folder `games` of a root.
    pub fn new(root: impl Into<PathBuf>, books: &'static [&'static B]) -> Self {
        let root = root.into();
        Self {
            named: Vec::new(),
            root,
            built_in: None,
            books,
            guests: Vec::new(),
            received: Arc::default(),
            kept: None,
        }
    }

    /// Adds package folders that are searched before the root.
    #[must_use]
    pub fn after(mut self, named: Vec<PathBuf>) -> Self {
        self.named = named;
        self
    }

    /// Adds the built-in packages, which are searched last.
    #[must_use]
    pub const fn before(mut self, built_in: &'static Archive) -> Self {
        self.built_in = Some(built_in);
        self
    }

    /// Adds a package that is in none of the searched folders, by its name in saves.
    #[must_use]
    pub fn with(mut self, package: impl Into<String>) -> Self {
        self.guests.push(package.into());
        self
    }

    /// Keeps the packages of saves in a folder.
    #[must_use]
    pub fn keeping(mut self, folder: PathBuf) -> Self {
        self.kept = Some(KeptPackages::new(folder));
        self
    }

    fn dialects(&self) -> Vec<&'static Dialect> {
        self.books.iter().map(|book| book.opening().dialect).collect()
    }

    /// Takes a packed battle into memory, if it can be played. Returns its name in this library: its
    /// id and its content, such as `cross-keys@9f86d081884c7d65`. The same content gets the same
    /// name everywhere, and nothing is written to disk.
    ///
    /// # Errors
    /// A human-readable message if the file is refused, the package cannot be played, or too many
    /// battles are in memory. The library is then unchanged.
    pub fn receive(&self, packed: Packed) -> Result<String, String> {
        let plain = |problems: Vec<Diagnostic>| render::plain(&problems);
        let folder = Folder::packed(packed);
        let sources = self.read(&folder).map_err(plain)?;
        (self.book(&sources).opening().open)(&sources).playable().map_err(plain)?;
        let label = folder.label().and_then(Result::ok).ok_or("the file has no label")?;
        let content = label.content.get(..DIGITS).unwrap_or(&label.content);
        let name = format!("{}@{content}", label.package);
        let mut received = self.received.write().unwrap_or_else(PoisonError::into_inner);
        if received.len() == MOST_RECEIVED && !received.contains_key(&name) {
            return Err(format!("cannot take more than {MOST_RECEIVED} battles"));
        }
        received.insert(name.clone(), folder);
        Ok(name)
    }

    fn received(&self) -> BTreeMap<String, Folder> {
        self.received.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns the root: the folder that contains the folder `games`.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Returns the folders that a search by id covers, in search order. The search returns the
    /// first package with the id.
    pub fn shelves(&self) -> Vec<Folder> {
        let on_disk = self.named.iter().cloned().chain([self.root.join("games")]);
        let built_in = self.built_in.map(Folder::built_in);
        on_disk.map(Folder::on_disk).chain(built_in).collect()
    }

    /// Returns the folder of a package, given its id or path. The search covers package folders on
    /// disk, the root, the current folder, and then built-in packages. A name with a content, as
    /// [`receive`](Self::receive) returns it, is searched in memory first, and then by its id.
    ///
    /// # Errors
    /// If none of these contains the package.
    pub fn find(&self, package: &str) -> Result<Folder, Box<Diagnostic>> {
        if let Some(received) = self.received().remove(package) {
            return Ok(received);
        }
        let package = without_content(package);
        let mut places = self.shelves();
        let on_disk = self.named.len() + 1;
        let here = [self.root.clone(), PathBuf::new()].map(Folder::on_disk);
        places.splice(on_disk..on_disk, here);
        source::find(&places, package).map_err(Box::new)
    }

    /// Returns the folder of the package that the package in `folder` extends. `id` is the id of
    /// the extended package.
    pub fn extended(&self, folder: &Folder, id: &str) -> Option<Folder> {
        source::extended(folder, &self.shelves(), id)
    }

    /// Whether a search by id finds the package in this folder. The folder must be among the
    /// searched ones, and no folder that is searched earlier may contain the same id.
    pub fn is_found_by_its_id(&self, folder: &Folder) -> bool {
        let Some(id) = folder.name() else { return false };
        let shelved = source::find(&self.shelves(), id).ok();
        shelved.is_some_and(|found| found.to_string() == folder.to_string())
    }

    /// Returns the name under which saves refer to a package: its id if a search by id finds it,
    /// otherwise its absolute path, or that of its packed battle. Returns the name of an unknown package unchanged.
    pub fn lasting_name(&self, package: &str) -> String {
        let found = self.find(package).ok();
        let on_a_shelf = found.as_ref().filter(|folder| self.is_found_by_its_id(folder));
        if let Some(id) = on_a_shelf.and_then(Folder::name) {
            return id.to_owned();
        }
        let whole = found.and_then(|folder| std::fs::canonicalize(folder.path_or_file()?).ok());
        whole.map_or_else(|| package.to_owned(), |path| path.display().to_string())
    }

    /// Reads the package in a folder.
    ///
    /// # Errors
    /// If files cannot be read.
    pub fn read(&self, folder: &Folder) -> Result<Sources, Vec<Diagnostic>> {
        self.read_as(&self.dialects(), folder)
    }

    /// Reads the package in a folder as one of the given dialects.
    ///
    /// # Errors
    /// If files cannot be read.
    pub fn read_as(
        &self,
        dialects: &[&'static Dialect],
        folder: &Folder,
    ) -> Result<Sources, Vec<Diagnostic>> {
        Sources::read(dialects, folder, &self.shelves())
    }

    /// Returns the rule system of a package. If the system is unknown, returns the first system,
    /// whose checks then report the error.
    pub fn book(&self, sources: &Sources) -> &'static B {
        let mut books = self.books.iter().copied();
        let own = books.find(|book| book.opening().dialect.id == sources.dialect().id);
        own.unwrap_or(self.books[0])
    }
}

/// Returns the id in a name such as `cross-keys@9f86d081884c7d65`. Returns other names unchanged.
fn without_content(package: &str) -> &str {
    let is_content =
        |text: &str| text.len() == DIGITS && text.bytes().all(|b| b.is_ascii_hexdigit());
    match package.split_once('@') {
        Some((id, content)) if is_content(content) && id.parse::<Id>().is_ok() => id,
        _ => package,
    }
}

impl<B: Book> Library for Folders<B> {
    fn names(&self) -> Vec<String> {
        let own = source::names_of_packages(&self.shelves()).into_iter();
        let others = self.guests.iter().cloned().chain(self.received().into_keys());
        let names: BTreeSet<_> = own.chain(others).collect();
        names.into_iter().collect()
    }

    fn open(&self, package: &str) -> Result<Arc<dyn AnyEdition>, String> {
        let folder = self.find(package).map_err(|problem| render::plain(&[*problem]))?;
        let sources = self.read(&folder).map_err(|problems| render::plain(&problems))?;
        let report = (self.book(&sources).opening().open)(&sources);
        report.playable().map_err(|problems| render::plain(&problems))
    }

    fn keep(&self, package: &str) {
        let Some(kept) = &self.kept else { return };
        if let Some(sources) = self.find(package).ok().and_then(|it| self.read(&it).ok()) {
            kept.put(&sources);
        }
    }

    fn kept(&self, hash: &str) -> Option<Arc<dyn AnyEdition>> {
        let sources = self.kept.as_ref()?.get(&self.dialects(), hash)?;
        (self.book(&sources).opening().open)(&sources).playable().ok()
    }
}
