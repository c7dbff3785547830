//! Open documents, and the packages that contain them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use document::tree::Node;
use document::{Diagnostic, Folder, Sources};
use registry::{Folders, Rulebook};

use crate::documents::Package;

/// Name of the file that every package has.
const FRONT: &str = "game.yaml";

/// Open documents laid over packages on disk.
pub(crate) struct Workspace {
    pub(crate) library: Folders<Rulebook>,
    /// Texts of the open documents, by path.
    open: BTreeMap<PathBuf, String>,
    /// Packages as read from disk, by folder.
    read: BTreeMap<PathBuf, Sources>,
    /// Trees of documents as they were last without syntax errors, by path.
    trees: BTreeMap<String, Node>,
    /// Hexes of the map of each package, from its last valid state.
    hexes: BTreeMap<String, Vec<String>>,
}

impl Workspace {
    /// Builds a workspace without open documents.
    pub(crate) fn new(library: Folders<Rulebook>) -> Self {
        let (open, read, trees) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Self { library, open, read, trees, hexes: BTreeMap::new() }
    }

    /// Opens a document or replaces its text.
    pub(crate) fn set(&mut self, path: PathBuf, text: String) {
        self.open.insert(path, text);
    }

    /// Closes a document. Its file then counts again.
    pub(crate) fn close(&mut self, path: &Path) {
        self.open.remove(path);
        self.forget();
    }

    /// Keeps the hexes of a package's map.
    pub(crate) fn know_hexes(&mut self, root: &Path, hexes: Vec<String>) {
        self.hexes.insert(root.display().to_string(), hexes);
    }

    /// Returns the hexes of a package's map, as it was when the package was last valid.
    pub(crate) fn hexes(&self, root: &str) -> Vec<String> {
        self.hexes.get(root).cloned().unwrap_or_default()
    }

    /// Forgets what was read from disk.
    pub(crate) fn forget(&mut self) {
        self.read.clear();
    }

    /// Returns the text of an open document, or of the file on disk.
    pub(crate) fn text(&self, path: &Path) -> Option<String> {
        let open = self.open.get(path).cloned();
        open.or_else(|| std::fs::read_to_string(path).ok())
    }

    /// Returns the folder of the package that contains a path.
    pub(crate) fn root(&self, path: &Path) -> Option<PathBuf> {
        let is_package = |folder: &&Path| {
            let front = folder.join(FRONT);
            self.open.contains_key(&front) || front.is_file()
        };
        path.ancestors().skip(1).find(is_package).map(Path::to_path_buf)
    }

    /// Returns the folders of all packages with open documents.
    pub(crate) fn roots(&self) -> Vec<PathBuf> {
        let mut roots: Vec<_> = self.open.keys().filter_map(|path| self.root(path)).collect();
        roots.dedup();
        roots
    }

    /// Returns the files of a package, with the texts of open documents.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub(crate) fn sources(&mut self, root: &Path) -> Result<Sources, Vec<Diagnostic>> {
        if !self.read.contains_key(root) {
            let sources = self.library.read(&Folder::on_disk(root))?;
            self.read.insert(root.to_path_buf(), sources);
        }
        let mut sources = self.read[root].clone();
        for (path, text) in &self.open {
            sources.lay(&path.display().to_string(), text);
        }
        Ok(sources)
    }

    /// Returns the documents of the package that contains a path.
    pub(crate) fn package(&mut self, path: &Path) -> Option<Package> {
        let root = self.root(path)?;
        let sources = self.sources(&root).ok()?;
        let book = self.library.book(&sources);
        Some(Package::new(sources, book, &mut self.trees))
    }
}
