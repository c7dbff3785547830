//! Reading of a package's documents. Overlays are applied to trees, and the trees are then
//! deserialized to types.
//!
//! All trees except the manifest's are complete before any of them is deserialized, since a
//! document may refer to names that other documents define.

use std::collections::BTreeSet;
use std::sync::Arc;

use kernel::Grid;
use serde::de::DeserializeOwned;

use crate::codes::{self, Code};
#[cfg(feature = "conform")]
use crate::conform;
use crate::damage::Damage;
#[cfg(feature = "conform")]
use crate::damage::mend;
use crate::diag::{Diagnostic, Place};
use crate::file::SourceFile;
use crate::files::Files;
use crate::kind::{Kind, Nature, Number};
use crate::limits::{self, Limit};
use crate::manifest;
use crate::overlay::{self, Restating};
use crate::source::Sources;
use crate::suggest;
use crate::symbols::{Names, Symbols, Unknown};
use crate::text::Id;
use crate::tree::Node;
use crate::typed::Document;
use crate::yaml;

/// Reader of a package's documents, which collects their problems. An unreadable document is
/// omitted or replaced by a stand-in.
#[derive(Debug)]
pub struct Reader<'a> {
    sources: &'a Sources,
    layers: Vec<&'a Files>,
    charts: Option<Arc<SourceFile>>,
    trees: Vec<Overlaid>,
    symbols: Arc<Symbols>,
    unknown: Vec<Unknown>,
    problems: Vec<Diagnostic>,
    damage: Damage,
    is_too_large: bool,
}

/// A tree after its overlays were applied and its invalid parts removed.
#[derive(Debug)]
struct Overlaid {
    kind: Kind,
    path: String,
    tree: Node,
}

/// Results that are complete only after all documents are read.
#[derive(Debug)]
pub struct Found {
    /// Shared charts that the package uses. `None` if it uses none.
    pub charts: Option<Arc<SourceFile>>,
    /// Names that the documents define.
    pub symbols: Arc<Symbols>,
    /// References in the documents to names that no document defines.
    pub unknown: Vec<Unknown>,
    /// Problems of the documents, apart from unknown names.
    pub problems: Vec<Diagnostic>,
    /// Parts of the documents that could not be read.
    pub damage: Damage,
    /// Whether the package exceeds a limit, so that ids may not fit their types.
    pub is_too_large: bool,
}

impl<'a> Reader<'a> {
    /// Starts reading a package and the packages that it extends.
    ///
    /// # Errors
    /// If the package cannot be read at all: a manifest is missing or invalid YAML, or names a
    /// package that does not exist.
    pub fn new(sources: &'a Sources) -> Result<Reader<'a>, Vec<Diagnostic>> {
        sources.check_fronts()?;
        let layers = sources.layers().map_err(|problem| vec![problem])?;
        let charts = sources.shared_charts().map(|(_, file)| Arc::clone(file));
        let mut reader = Reader {
            sources,
            layers,
            charts,
            trees: Vec::new(),
            symbols: Arc::default(),
            unknown: Vec::new(),
            problems: Vec::new(),
            damage: Damage::default(),
            is_too_large: false,
        };
        reader.check_folder();
        reader.check_charts();
        Ok(reader)
    }

    /// Ends the reading. Returns the names, problems and damage that were found.
    pub fn finish(self) -> Found {
        let Reader { charts, symbols, unknown, problems, damage, is_too_large, .. } = self;
        Found { charts, symbols, unknown, problems, damage, is_too_large }
    }

    /// Reads the manifest of the package, on which all other documents depend.
    ///
    /// # Errors
    /// All problems in the manifest. The caller must not read the rest of the package after an
    /// error.
    pub fn front<T: DeserializeOwned>(
        &mut self,
        kind: Kind,
    ) -> Result<Document<T>, Vec<Diagnostic>> {
        let files = self.files(kind, manifest::FILE);
        let before = self.problems.len();
        let tree = self.layers_of(kind, &files);
        let said = self.problems.split_off(before);
        let Some(tree) = tree.filter(|_| said.is_empty()) else { return Err(said) };
        let kind = self.sources.likeliest_front(&tree).unwrap_or(kind);
        Document::from_tree(kind, tree)
    }

    /// Builds the trees of all documents except the manifest, and collects the names that they
    /// define. Reports sections that exceed a limit.
    pub fn lay_all(&mut self, limits: &[Limit]) {
        let dialect = self.sources.dialect();
        let kinds = dialect.kinds.iter().copied();
        for kind in kinds.filter(|kind| kind.nature != Nature::Front) {
            self.lay_kind(kind);
        }
        let trees_of = |kind: Kind| {
            self.trees.iter().filter(move |laid| laid.kind == kind).map(|laid| &laid.tree)
        };
        let excess = limits::check(limits, trees_of);
        self.symbols = Arc::new(Symbols::of(dialect.names, |kind| trees_of(kind).next()));
        self.is_too_large = !excess.is_empty();
        self.problems.extend(excess);
    }

    /// Adds the hexes of the package's grid to the names. `code` is the diagnostic code for hex
    /// numbers that are not on the map.
    pub fn define_hexes(&mut self, grid: Grid, code: Code) {
        let symbols = Symbols::clone(&self.symbols);
        self.symbols = Arc::new(symbols.with_hexes(grid, code));
    }

    /// Deserializes a required document, or returns its stand-in.
    pub fn one<T: DeserializeOwned>(&mut self, kind: Kind) -> Document<T> {
        self.typed(kind).into_iter().next().map_or_else(
            || {
                let spare = kind.stand_in().expect("each of these has one").clone();
                Document::named(kind, spare, &Names::any()).expect("a test reads each")
            },
            |(_, document)| document,
        )
    }

    /// Deserializes an optional document. `None` if the package omits it.
    pub fn optional<T: DeserializeOwned>(&mut self, kind: Kind) -> Option<Document<T>> {
        self.typed(kind).into_iter().next().map(|(_, document)| document)
    }

    /// Deserializes the documents of a folder. Returns each with its id, sorted by file name.
    pub fn folder<T: DeserializeOwned>(&mut self, kind: Kind) -> Vec<(Id, Document<T>)> {
        let documents = self.typed(kind).into_iter();
        let by_id =
            |(path, document): (String, _)| Some((Files::stem(&path).parse().ok()?, document));
        documents.filter_map(by_id).collect()
    }

    /// Deserializes all documents of a kind. Returns each with its path. A document that its type
    /// refuses counts as unreadable.
    fn typed<T: DeserializeOwned>(&mut self, kind: Kind) -> Vec<(String, Document<T>)> {
        let own = self.trees.extract_if(.., |laid| laid.kind == kind).collect::<Vec<_>>();
        let mut documents = Vec::new();
        for Overlaid { path, tree, .. } in own {
            let names = Names::new(self.symbols_of(kind, &tree));
            match Document::named(kind, tree, &names) {
                Ok(document) => {
                    documents.push((path, document));
                    self.unknown.extend(names.finish());
                }
                Err(problems) => {
                    self.problems.extend(problems);
                    self.damage.lose(kind);
                }
            }
        }
        documents
    }

    /// Returns the names that a document may refer to. Names that a document in a folder defines
    /// are known only in that document.
    fn symbols_of(&self, kind: Kind, tree: &Node) -> Arc<Symbols> {
        match kind.number {
            Number::Folder(_) | Number::AsideIn(_) if self.symbols.are_in(kind) => {
                Arc::new(self.symbols.redefined(kind, tree))
            }
            _ => Arc::clone(&self.symbols),
        }
    }

    /// Builds the trees of all documents of a kind.
    fn lay_kind(&mut self, kind: Kind) {
        match kind.number {
            Number::One => self.lay_one(kind),
            Number::Aside => self.lay_any(kind, &format!("{}.yaml", kind.word)),
            Number::Folder(folder) => {
                self.lay_folder(kind, folder);
                self.check_any(kind, folder);
            }
            Number::AsideIn(folder) => self.lay_folder(kind, folder),
        }
    }

    /// Builds the tree of a required document, or uses its stand-in.
    fn lay_one(&mut self, kind: Kind) {
        let path = format!("{}.yaml", kind.word);
        let mut files = self.files(kind, &path);
        if !self.layers.iter().any(|layer| layer.get(&path).is_some()) {
            let problem = self.sources.missing(&path);
            self.problems.push(self.hint_at_similar_file(&path, problem));
            files.clear();
        }
        if kind.nature == Nature::Charts && self.lacks_charts() {
            files.clear();
        }
        let tree = self.tree(kind, &files).or_else(|| {
            self.damage.lose(kind);
            kind.stand_in().cloned()
        });
        self.trees.extend(tree.map(|tree| Overlaid { kind, path, tree }));
    }

    fn lay_folder(&mut self, kind: Kind, folder: &str) {
        for path in self.paths(folder) {
            self.lay_any(kind, path);
        }
    }

    /// Builds the tree of an optional document.
    fn lay_any(&mut self, kind: Kind, path: &str) {
        let files = self.files(kind, path);
        if files.is_empty() {
            return;
        }
        match self.tree(kind, &files) {
            None => self.damage.lose(kind),
            Some(tree) => {
                if let Err(problem) = named_well(kind, path, &tree) {
                    self.problems.push(problem);
                } else {
                    self.trees.push(Overlaid { kind, path: path.to_owned(), tree });
                }
            }
        }
    }

    /// Reports a folder that contains no document. References to the missing documents are then not
    /// reported separately.
    fn check_any(&mut self, kind: Kind, folder: &str) {
        if self.paths(folder).is_empty() {
            let shown = format!("{}/{folder}", self.sources.name);
            let place = Place::of_file(&SourceFile::new(shown, ""));
            let word = kind.word;
            let message = format!("missing {word}: expected at least one file in `{folder}/`");
            self.problems.push(Diagnostic::error(codes::SOURCE_MISSING, place, message));
            self.damage.lose(kind);
        }
    }

    fn paths(&self, folder: &str) -> BTreeSet<&'a str> {
        let layers = self.layers.iter().copied();
        let paths = layers.flat_map(|layer| layer.iter()).map(|(path, _)| path);
        let inside = |path: &&str| {
            let name = path.strip_prefix(folder).and_then(|rest| rest.strip_prefix('/'));
            name.is_some_and(|name| !name.contains('/') && name.ends_with(".yaml"))
        };
        paths.filter(inside).collect()
    }

    /// Returns the files that form a document, starting with the base.
    fn files(&self, kind: Kind, path: &str) -> Vec<Arc<SourceFile>> {
        let shared = self.charts.iter().filter(|_| kind.nature == Nature::Charts);
        let own = self.layers.iter().filter_map(|layer| layer.get(path));
        shared.chain(own).cloned().collect()
    }

    /// Reads a file as a tree, and removes its invalid parts. `None` if nothing is left.
    #[cfg(feature = "conform")]
    fn tree(&mut self, kind: Kind, files: &[Arc<SourceFile>]) -> Option<Node> {
        let tree = self.layers_of(kind, files)?;
        if kind.misfit(&tree).is_none() {
            return Some(tree);
        }
        let tree = self.mended(kind, tree)?;
        let misfit = kind.misfit(&tree);
        let fits = misfit.is_none();
        self.problems.extend(misfit);
        fits.then_some(tree)
    }

    /// Reads a file as a tree. In builds without schemas, invalid parts are found later, by
    /// deserialization.
    #[cfg(not(feature = "conform"))]
    fn tree(&mut self, kind: Kind, files: &[Arc<SourceFile>]) -> Option<Node> {
        self.layers_of(kind, files)
    }

    /// Removes the parts that the schema refuses. Returns `None` if nothing is left.
    #[cfg(feature = "conform")]
    fn mended(&mut self, kind: Kind, tree: Node) -> Option<Node> {
        let wrong = conform::check(kind, &tree);
        if wrong.is_empty() {
            return Some(tree);
        }
        self.problems.extend(wrong);
        mend(kind, tree, &mut self.damage)
    }

    /// Builds the tree of a document by applying its overlays. Invalid changes are skipped. If any
    /// of the files is invalid YAML, the content of the document counts as unknown.
    fn layers_of(&mut self, kind: Kind, files: &[Arc<SourceFile>]) -> Option<Node> {
        let mut layers = Vec::new();
        for file in files {
            match yaml::read(file) {
                Ok(layer) => layers.push(layer),
                Err(found) => self.problems.extend(found),
            }
        }
        if layers.len() < files.len() {
            return None;
        }
        let mut layers = layers.into_iter();
        let mut tree = layers.next()?;
        for patch in layers {
            self.apply_patch(kind, &mut tree, patch);
        }
        Some(tree)
    }

    fn apply_patch(&mut self, kind: Kind, tree: &mut Node, patch: Node) {
        let before = patch.clone();
        for problem in overlay::apply(kind, tree, patch, Restating::Refused) {
            if let Some(section) = before.section_of(&problem.place) {
                self.damage.replace(kind, section);
            }
            self.problems.push(problem);
        }
    }

    /// Checks that the folder name equals the id of the package. Packages are found by folder name
    /// but identified by id.
    fn check_folder(&mut self) {
        let (Some(folder), Some(id)) = (&self.sources.folder, &self.sources.package.front().id)
        else {
            return;
        };
        if id.text != *folder && id.text.parse::<Id>().is_ok() {
            let message = format!("the id differs from the name of the folder, `{folder}`");
            let problem = Diagnostic::error(codes::SOURCE_NAME, id.place.clone(), message);
            self.problems.push(problem);
        }
    }

    /// Whether the package names shared charts that do not exist.
    fn lacks_charts(&self) -> bool {
        self.charts.is_none() && self.sources.named_charts().is_some()
    }

    fn check_charts(&mut self) {
        let Some(named) = self.sources.named_charts() else { return };
        let id = &named.text;
        if self.lacks_charts() && id.parse::<Id>().is_ok() {
            let message =
                format!("unknown shared charts `{id}`: expected a file `charts/{id}.yaml`");
            let known = self.sources.charts.iter().map(|(name, _)| Files::stem(name));
            let problem = Diagnostic::error(codes::REF_CHARTS, named.place.clone(), message);
            self.problems.push(problem.suggest(id, known));
        }
    }

    fn hint_at_similar_file(&self, path: &str, problem: Diagnostic) -> Diagnostic {
        let is_one = |name: &str| self.sources.dialect().files().any(|file| file == name);
        let names = self.layers.iter().flat_map(|layer| layer.iter()).map(|(name, _)| name);
        let names = names.filter(|name| !is_one(name));
        match suggest::nearest(path, names) {
            Some(name) => problem.help(format!("did you mean `{name}`?")),
            None => problem,
        }
    }
}

/// Checks that the file name of a document in a folder is a valid id.
fn named_well(kind: Kind, path: &str, tree: &Node) -> Result<(), Diagnostic> {
    if !matches!(kind.number, Number::Folder(_) | Number::AsideIn(_)) {
        return Ok(());
    }
    let wrong = |message| Diagnostic::error(codes::SOURCE_NAME, tree.place.clone(), message);
    Files::stem(path).parse::<Id>().map(drop).map_err(wrong)
}
