//! Reading and typing of a package's documents, with their overlays applied.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::de::DeserializeOwned;

use crate::codes;
#[cfg(feature = "conform")]
use crate::conform;
use crate::damage::Damage;
#[cfg(feature = "conform")]
use crate::damage::mend;
use crate::diag::{Diagnostic, Place};
use crate::file::SourceFile;
use crate::files::Files;
use crate::kind::{Kind, Nature};
use crate::manifest;
use crate::overlay::{self, Restating};
use crate::source::Sources;
use crate::suggest;
use crate::text::Id;
use crate::tree::Node;
use crate::typed::Document;
use crate::yaml;

/// Reads documents and collects their problems. Unreadable documents are omitted or replaced by a
/// stand-in.
#[derive(Debug)]
pub struct Reader<'a> {
    sources: &'a Sources,
    layers: Vec<&'a Files>,
    charts: Option<Arc<SourceFile>>,
    problems: Vec<Diagnostic>,
    damage: Damage,
}

/// Results that become known after all documents are read.
#[derive(Debug)]
pub struct Found {
    /// Shared charts that the package uses.
    pub charts: Option<Arc<SourceFile>>,
    /// Problems of the documents.
    pub problems: Vec<Diagnostic>,
    /// Damaged parts of the documents.
    pub damage: Damage,
}

impl<'a> Reader<'a> {
    /// Starts reading a package and those that it extends.
    ///
    /// # Errors
    /// If the package cannot be read at all: a manifest is missing or invalid YAML, or names a
    /// package that does not exist.
    pub fn new(sources: &'a Sources) -> Result<Reader<'a>, Vec<Diagnostic>> {
        sources.check_fronts()?;
        let layers = sources.layers().map_err(|problem| vec![problem])?;
        let charts = sources.shared_charts().map(|(_, file)| Arc::clone(file));
        let (problems, damage) = (Vec::new(), Damage::default());
        let mut reader = Reader { sources, layers, charts, problems, damage };
        reader.check_folder();
        reader.check_charts();
        Ok(reader)
    }

    /// Returns the other results.
    pub fn finish(self) -> Found {
        Found { charts: self.charts, problems: self.problems, damage: self.damage }
    }

    /// Reads the manifest of the package, on which everything else depends.
    ///
    /// # Errors
    /// All problems of the manifest. The rest of the package must not be read then.
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

    /// Reads a document that every package has, or returns its stand-in.
    pub fn one<T: DeserializeOwned>(&mut self, kind: Kind) -> Document<T> {
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
        self.document(kind, &files).unwrap_or_else(|| {
            self.damage.lose(kind);
            let spare = kind.stand_in().expect("each of these has one").clone();
            Document::typed(spare).expect("a test reads each")
        })
    }

    /// Reads a document that packages may omit.
    pub fn optional<T: DeserializeOwned>(&mut self, kind: Kind) -> Option<Document<T>> {
        self.at(kind, &format!("{}.yaml", kind.word))
    }

    /// Reads the documents of a folder by id, sorted by name. Reports an error if there are none.
    pub fn folder<T: DeserializeOwned>(
        &mut self,
        kind: Kind,
        folder: &str,
    ) -> Vec<(Id, Document<T>)> {
        let documents = self.folder_if_any(kind, folder);
        if self.paths(folder).is_empty() {
            let shown = format!("{}/{folder}", self.sources.name);
            let place = Place::of_file(&SourceFile::new(shown, ""));
            let word = kind.word;
            let message = format!("missing {word}: expected at least one file in `{folder}/`");
            self.problems.push(Diagnostic::error(codes::SOURCE_MISSING, place, message));
        }
        documents
    }

    /// Reads the documents of a folder by id, sorted by name.
    pub fn folder_if_any<T: DeserializeOwned>(
        &mut self,
        kind: Kind,
        folder: &str,
    ) -> Vec<(Id, Document<T>)> {
        let paths = self.paths(folder);
        paths.into_iter().filter_map(|path| self.under_id(kind, path)).collect()
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

    fn under_id<T: DeserializeOwned>(
        &mut self,
        kind: Kind,
        path: &str,
    ) -> Option<(Id, Document<T>)> {
        let document = self.at(kind, path)?;
        match Files::stem(path).parse() {
            Ok(id) => Some((id, document)),
            Err(message) => {
                let place = document.tree.place.clone();
                self.problems.push(Diagnostic::error(codes::SOURCE_NAME, place, message));
                None
            }
        }
    }

    fn at<T: DeserializeOwned>(&mut self, kind: Kind, path: &str) -> Option<Document<T>> {
        let files = self.files(kind, path);
        if files.is_empty() {
            return None;
        }
        let document = self.document(kind, &files);
        if document.is_none() {
            self.damage.lose(kind);
        }
        document
    }

    /// Returns the files that form a document, base first.
    fn files(&self, kind: Kind, path: &str) -> Vec<Arc<SourceFile>> {
        let shared = self.charts.iter().filter(|_| kind.nature == Nature::Charts);
        let own = self.layers.iter().filter_map(|layer| layer.get(path));
        shared.chain(own).cloned().collect()
    }

    /// Parses a document without its invalid parts, if anything is left.
    fn document<T: DeserializeOwned>(
        &mut self,
        kind: Kind,
        files: &[Arc<SourceFile>],
    ) -> Option<Document<T>> {
        let tree = match Document::plain(self.layers_of(kind, files)?) {
            Ok(document) => return Some(document),
            Err(tree) => tree,
        };
        #[cfg(feature = "conform")]
        let tree = self.mended(kind, tree)?;
        match Document::typed(tree) {
            Ok(document) => Some(document),
            Err(problems) => {
                self.problems.extend(problems);
                None
            }
        }
    }

    /// Parses a document without the parts that its schema refuses, if anything is left.
    #[cfg(feature = "conform")]
    fn mended(&mut self, kind: Kind, tree: Node) -> Option<Node> {
        let wrong = conform::check(kind, &tree);
        if wrong.is_empty() {
            return Some(tree);
        }
        self.problems.extend(wrong);
        mend(kind, tree, &mut self.damage)
    }

    /// Applies the overlays. Invalid changes are skipped, but invalid YAML in one of the files
    /// makes the document unknown.
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
            self.lay(kind, &mut tree, patch);
        }
        Some(tree)
    }

    fn lay(&mut self, kind: Kind, tree: &mut Node, patch: Node) {
        let before = patch.clone();
        for problem in overlay::lay(kind, tree, patch, Restating::Refused) {
            if let Some(section) = before.section_of(&problem.place) {
                self.damage.replace(kind, section);
            }
            self.problems.push(problem);
        }
    }

    /// Checks that the folder has the name of the package. Packages are found by folder name and
    /// identified by id.
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
