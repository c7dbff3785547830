//! The documents of one package: their kinds, trees and names.

use std::collections::BTreeMap;
use std::sync::Arc;

use document::overlay::{self, Restating};
use document::source::{Files, SourceFile};
use document::symbols::Symbols;
use document::tree::Node;
use document::{Kind, Nature, Number, Sources, yaml};
use registry::Rulebook;
use serde_json::Value;

/// A package with the trees of its documents.
pub(crate) struct Package {
    pub(crate) sources: Sources,
    pub(crate) book: &'static Rulebook,
    /// All files of the package, of the packages that it extends, and its shared charts.
    pub(crate) files: Vec<File>,
    /// Names that the documents define, after overlays.
    pub(crate) symbols: Symbols,
}

/// A YAML file with the kind of document that it contains.
pub(crate) struct File {
    pub(crate) source: Arc<SourceFile>,
    pub(crate) kind: Kind,
    /// Whether the file changes another document of the kind.
    is_overlay: bool,
    /// Tree of the file, or of its last text without syntax errors.
    pub(crate) tree: Option<Node>,
}

impl Package {
    /// Reads the documents of a package. `trees` keeps the last readable tree of each file.
    pub(crate) fn new(
        sources: Sources,
        book: &'static Rulebook,
        trees: &mut BTreeMap<String, Node>,
    ) -> Self {
        let mut files: Vec<File> = Vec::new();
        let charts = sources.shared_charts().map(|(_, file)| Arc::clone(file));
        let layers = sources.layers().unwrap_or_else(|_| vec![&sources.package]);
        for (number, layer) in layers.into_iter().enumerate() {
            for (path, source) in layer.iter() {
                let Some(kind) = kind_of(book, path) else { continue };
                if let Some(charts) = charts.as_ref().filter(|_| kind.nature == Nature::Charts)
                    && !files.iter().any(|file| Arc::ptr_eq(&file.source, charts))
                {
                    files.push(File::read(charts, kind, false, trees));
                }
                let is_overlay = files.iter().any(|file| file.changes(path, kind, number));
                files.push(File::read(source, kind, is_overlay, trees));
            }
        }
        let symbols = symbols(&files, book, None);
        Self { sources, book, files, symbols }
    }

    /// Returns the file with this path.
    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.source.path == path)
    }

    /// Returns the names that scripts may refer to: those of all documents.
    pub(crate) fn symbols_of_all(&self) -> Symbols {
        self.symbols.clone()
    }

    /// Returns the names that a file may refer to.
    pub(crate) fn symbols_in(&self, file: &File) -> Symbols {
        match file.kind.number {
            Number::Folder(_) | Number::AsideIn(_) => symbols(&self.files, self.book, Some(file)),
            Number::One | Number::Aside => self.symbols.clone(),
        }
    }
}

impl File {
    fn read(
        source: &Arc<SourceFile>,
        kind: Kind,
        is_overlay: bool,
        trees: &mut BTreeMap<String, Node>,
    ) -> Self {
        let tree = match yaml::read(source) {
            Ok(tree) => {
                trees.insert(source.path.clone(), tree.clone());
                Some(tree)
            }
            Err(_) => trees.get(&source.path).cloned(),
        };
        Self { source: Arc::clone(source), kind, is_overlay, tree }
    }

    /// Whether a later file changes this one: it has the same place in a later layer, or both are
    /// charts.
    fn changes(&self, path: &str, kind: Kind, layer: usize) -> bool {
        let same_name = Files::stem(&self.source.path) == Files::stem(path);
        self.kind == kind && (kind.nature == Nature::Charts || (layer > 0 && same_name))
    }

    /// Returns the schema of the file, with marks.
    pub(crate) fn schema(&self) -> Value {
        let schema = self.kind.marked().clone();
        if !self.is_overlay {
            return schema;
        }
        let mut schema = overlay::loosened(schema);
        complete_edits(&mut schema);
        schema
    }
}

/// Adds what changed items of lists may contain: the same as new items.
fn complete_edits(node: &mut Value) {
    match node {
        Value::Object(fields) => {
            fields.values_mut().for_each(complete_edits);
            let items = fields.get("add").and_then(|add| add.get("items")).cloned();
            if let (Some(items), Some(change)) = (items, fields.get_mut("change")) {
                change["additionalProperties"] = items;
            }
        }
        Value::Array(items) => items.iter_mut().for_each(complete_edits),
        _ => {}
    }
}

/// Returns the kind of document at a path in a package.
fn kind_of(book: &'static Rulebook, path: &str) -> Option<Kind> {
    let folder = path.split_once('/').map(|(folder, _)| folder);
    let is_here = |kind: &Kind| match (kind.number, folder) {
        (Number::Folder(own) | Number::AsideIn(own), Some(folder)) => own == folder,
        (Number::One | Number::Aside, None) => kind.file().is_some_and(|file| file == path),
        _ => false,
    };
    let cases = Some(book.cases).filter(|_| folder == Some("cases"));
    book.opening.dialect.kinds.iter().copied().find(is_here).or(cases)
}

/// Returns the names of a package after overlays. Names that documents in a folder define are those
/// of `own`.
fn symbols(files: &[File], book: &'static Rulebook, own: Option<&File>) -> Symbols {
    let mut trees: Vec<(Kind, Node)> = Vec::new();
    for kind in book.opening.dialect.kinds {
        let is_alone = matches!(kind.number, Number::One | Number::Aside);
        let is_meant = |file: &&File| match own {
            _ if is_alone => true,
            Some(own) => Files::stem(&own.source.path) == Files::stem(&file.source.path),
            None => true,
        };
        let of_kind = files.iter().filter(|file| file.kind == *kind).filter(is_meant);
        let mut layers = of_kind.filter_map(|file| file.tree.clone());
        let Some(mut tree) = layers.next() else { continue };
        for layer in layers.filter(|_| is_alone || own.is_some()) {
            // The validation reports what is wrong in an overlay.
            let _ = overlay::apply(kind, &mut tree, layer, Restating::Allowed);
        }
        trees.push((kind, tree));
    }
    let tree = |kind: Kind| trees.iter().find(|(own, _)| *own == kind).map(|(_, tree)| tree);
    Symbols::of(book.opening.dialect.names, tree)
}
