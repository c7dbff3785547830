//! The documents of a package, read and typed.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::de::DeserializeOwned;

use crate::ambiguous;
use crate::codes;
use crate::conform;
use crate::damage::{Damage, Part, is_stand_in, mend, stand_in};
use crate::diag::{Diagnostic, Place};
use crate::document::Document;
use crate::model::{Id, chits, facts, game, map, scenario, tables, units};
use crate::overlay::{self, Restating};
use crate::schema::DocumentKind;
use crate::source::{Files, SourceFile, Sources};
use crate::suggest;
use crate::tree::{Kind, Node};
use crate::yaml;

/// A scenario's file folder.
pub const SCENARIOS: &str = "scenarios";

/// Everything a package says.
#[derive(Clone, Debug)]
pub struct Documents {
    /// `game.yaml`.
    pub game: Document<game::Game>,
    /// `map.yaml`.
    pub map: Document<map::Map>,
    /// `units.yaml`.
    pub units: Document<units::Units>,
    /// `tables.yaml`.
    pub tables: Document<tables::Tables>,
    /// `chits.yaml`.
    pub chits: Document<chits::Chits>,
    /// `scenarios/*.yaml` by id, the shortest first, those as long as another in the order of names.
    pub scenarios: Vec<(Id, Document<scenario::Scenario>)>,
    /// `facts.yaml`, if there is one.
    pub facts: Option<Document<facts::Facts>>,
    /// The charts that the package shares with others.
    pub charts: Option<Arc<SourceFile>>,
    /// What is wrong with them.
    pub(crate) damage: Damage,
}

impl Documents {
    /// How many values they hold.
    pub(crate) fn values(&self) -> usize {
        self.trees().map(Node::values).sum()
    }

    /// Words in them that mean something else to other readers.
    pub(crate) fn ambiguous(&self) -> Vec<Diagnostic> {
        self.trees().flat_map(ambiguous::find).collect()
    }

    fn trees(&self) -> impl Iterator<Item = &Node> {
        let all = [&self.game.tree, &self.map.tree, &self.units.tree, &self.tables.tree];
        let scenarios = self.scenarios.iter().map(|(_, document)| &document.tree);
        let facts = self.facts.iter().map(|document| &document.tree);
        all.into_iter().chain([&self.chits.tree]).chain(scenarios).chain(facts)
    }

    /// Reads all documents, those of the packages that this one extends below it, with everything that
    /// is wrong in them. What cannot be read is left out, or something else stands in its place.
    pub(crate) fn read(sources: &Sources) -> Result<(Documents, Vec<Diagnostic>), Vec<Diagnostic>> {
        let shared_charts = charts(sources);
        let mut reader = Reader {
            layers: layers(sources)?,
            charts: shared_charts.as_ref().map(|charts| Arc::clone(&charts.file)),
            name: &sources.name,
            problems: vec![],
            damage: Damage::default(),
        };
        let game = reader.one(DocumentKind::Game, "game.yaml");
        let map = reader.one(DocumentKind::Map, "map.yaml");
        let units = reader.one(DocumentKind::Units, "units.yaml");
        let tables = reader.one(DocumentKind::Tables, "tables.yaml");
        let chits = reader.one(DocumentKind::Chits, "chits.yaml");
        let scenarios = reader.scenarios();
        let facts = reader.optional(DocumentKind::Facts, "facts.yaml");
        if let Some(folder) = &sources.folder {
            reader.check_folder(&game, folder);
        }
        reader.check_charts(&game, sources);
        let Reader { charts, damage, problems, .. } = reader;
        let documents =
            Documents { game, map, units, tables, chits, scenarios, facts, charts, damage };
        Ok((documents, problems))
    }

    /// The same with other tables.
    #[must_use]
    pub fn with_tables(&self, tables: Document<tables::Tables>) -> Documents {
        Documents { tables, ..self.clone() }
    }

    /// The section of a document in which a place lies.
    pub(crate) fn part_of(&self, place: &Place) -> Option<Part> {
        let whole = [
            (DocumentKind::Game, &self.game.tree),
            (DocumentKind::Map, &self.map.tree),
            (DocumentKind::Units, &self.units.tree),
            (DocumentKind::Tables, &self.tables.tree),
            (DocumentKind::Chits, &self.chits.tree),
        ];
        let scenarios = self.scenarios.iter().map(|(_, it)| (DocumentKind::Scenario, &it.tree));
        let facts = self.facts.iter().map(|it| (DocumentKind::Facts, &it.tree));
        whole.into_iter().chain(scenarios).chain(facts).find_map(|(kind, tree)| {
            tree.section_of(place).map(|section| (kind, section.to_owned()))
        })
    }

    /// Whether a place is in charts that other games use too.
    pub(crate) fn is_shared(&self, place: &Place) -> bool {
        self.charts.as_ref().is_some_and(|charts| Arc::ptr_eq(charts, &place.file))
    }
}

/// The files of the package and of those it extends, the lowest first.
pub(crate) fn layers(sources: &Sources) -> Result<Vec<&Files>, Vec<Diagnostic>> {
    let mut layers = vec![&sources.package];
    let mut seen = BTreeSet::new();
    while let Some(base) = extends(layers[layers.len() - 1]) {
        let (id, place) = base;
        let Some(files) = sources.bases.get(&id) else {
            let known = sources.bases.keys().map(String::as_str);
            let message = format!("there is no package `{id}` beside this one");
            let problem = Diagnostic::error(codes::SOURCE_NO_PACKAGE, place, message);
            return Err(vec![problem.suggest(&id, known)]);
        };
        if !seen.insert(id.clone()) {
            let message = format!("`{id}` extends itself through other packages");
            return Err(vec![Diagnostic::error(codes::SOURCE_EXTENDS_CYCLE, place, message)]);
        }
        layers.push(files);
    }
    layers.reverse();
    Ok(layers)
}

/// Charts that a package shares with others.
pub(crate) struct Charts {
    /// The name of the file.
    pub(crate) name: String,
    /// The file.
    pub(crate) file: Arc<SourceFile>,
}

/// The shared charts that a package names, if they are there: the highest layer that names any
/// decides.
pub(crate) fn charts(sources: &Sources) -> Option<Charts> {
    let layers = layers(sources).ok()?;
    let (id, _) = layers.iter().rev().find_map(|files| word_of_game(files, "charts"))?;
    let name = chart_file(&id);
    let file = sources.charts.get(&name).cloned()?;
    Some(Charts { name, file })
}

fn chart_file(id: &str) -> String {
    format!("{id}.yaml")
}

/// The package that these files extend.
fn extends(files: &Files) -> Option<(String, Place)> {
    word_of_game(files, "extends")
}

/// A word in `game.yaml`, before it is read for good. A file that cannot be read says nothing here; reading it
/// as a document reports why.
fn word_of_game(files: &Files, key: &str) -> Option<(String, Place)> {
    let file = files.get("game.yaml")?;
    // A key that is not there need not be looked for; one with escapes in it might be.
    if !file.text.contains(key) && !file.text.contains('\\') {
        return None;
    }
    let tree = yaml::read(file).ok()?;
    let node = tree.get(key)?;
    match &node.kind {
        Kind::Text(id) => Some((id.clone(), node.place.clone())),
        _ => None,
    }
}

struct Reader<'a> {
    layers: Vec<&'a Files>,
    charts: Option<Arc<SourceFile>>,
    name: &'a str,
    problems: Vec<Diagnostic>,
    damage: Damage,
}

impl Reader<'_> {
    /// A document that every package has, or what stands in for it.
    fn one<T: DeserializeOwned>(&mut self, kind: DocumentKind, path: &str) -> Document<T> {
        let files = self.files(kind, path);
        if files.is_empty() {
            let place = Place::of_file(&SourceFile::new(format!("{}/{path}", self.name), ""));
            let message = format!("`{path}` is missing: every package has one");
            let problem = Diagnostic::error(codes::SOURCE_MISSING, place, message);
            self.problems.push(self.hint_at_similar_file(path, problem));
        }
        self.document(kind, &files).unwrap_or_else(|| {
            self.damage.lose(kind);
            let spare = stand_in(kind).expect("each of these has one").clone();
            Document::typed(spare).expect("a test reads each")
        })
    }

    /// The files of which a document is made, the lowest first.
    fn files(&self, kind: DocumentKind, path: &str) -> Vec<Arc<SourceFile>> {
        let shared = self.charts.iter().filter(|_| kind == DocumentKind::Tables);
        let own = self.layers.iter().filter_map(|layer| layer.get(path));
        shared.chain(own).cloned().collect()
    }

    /// A document without what is wrong in it, if something is left.
    fn document<T: DeserializeOwned>(
        &mut self,
        kind: DocumentKind,
        files: &[Arc<SourceFile>],
    ) -> Option<Document<T>> {
        let mut tree = match Document::plain(self.layers_of(kind, files)?) {
            Ok(document) => return Some(document),
            Err(tree) => tree,
        };
        let wrong = conform::check(kind, &tree);
        if !wrong.is_empty() {
            self.problems.extend(wrong);
            tree = mend(kind, tree, &mut self.damage)?;
        }
        match Document::typed(tree) {
            Ok(document) => Some(document),
            Err(problems) => {
                self.problems.extend(problems);
                None
            }
        }
    }

    /// The files laid over one another. What a layer cannot change stays as it is; a layer that is no
    /// YAML makes the whole unknown.
    fn layers_of(&mut self, kind: DocumentKind, files: &[Arc<SourceFile>]) -> Option<Node> {
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

    fn lay(&mut self, kind: DocumentKind, tree: &mut Node, patch: Node) {
        let before = patch.clone();
        for problem in overlay::lay(kind, tree, patch, Restating::Refused) {
            if let Some(section) = before.section_of(&problem.place) {
                self.damage.spoil(kind, section);
            }
            self.problems.push(problem);
        }
    }

    /// A document that a package need not have.
    fn optional<T: DeserializeOwned>(
        &mut self,
        kind: DocumentKind,
        path: &str,
    ) -> Option<Document<T>> {
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

    /// Packages are found by the names of their folders and known by their ids.
    fn check_folder(&mut self, game: &Document<game::Game>, folder: &str) {
        if !is_stand_in(&game.tree.locate(["id"]).place) && game.data.id.as_str() != folder {
            let place = game.tree.locate(["id"]).place.clone();
            let message = format!("the folder is called `{folder}`: expected the same id");
            self.problems.push(Diagnostic::error(codes::SOURCE_NAME, place, message));
        }
    }

    fn check_charts(&mut self, game: &Document<game::Game>, sources: &Sources) {
        let Some(id) = &game.data.charts else { return };
        if sources.charts.get(&chart_file(id.as_str())).is_none() {
            let place = game.tree.locate(["charts"]).place.clone();
            let message = format!("there are no shared charts `{id}`: expected `charts/{id}.yaml`");
            let known = sources.charts.iter().map(|(name, _)| Files::stem(name));
            let problem = Diagnostic::error(codes::REF_CHARTS, place, message);
            self.problems.push(problem.suggest(id.as_str(), known));
        }
    }

    fn hint_at_similar_file(&self, path: &str, problem: Diagnostic) -> Diagnostic {
        let is_one = |name: &str| {
            DocumentKind::ALL.iter().any(|kind| name == format!("{}.yaml", kind.word()))
        };
        let names = self.layers.iter().flat_map(|layer| layer.iter()).map(|(name, _)| name);
        let names = names.filter(|name| !is_one(name));
        match suggest::nearest(path, names) {
            Some(name) => problem.help(format!("is `{name}` meant to be it?")),
            None => problem,
        }
    }

    fn scenarios(&mut self) -> Vec<(Id, Document<scenario::Scenario>)> {
        let paths: BTreeSet<String> = self
            .layers
            .iter()
            .flat_map(|layer| layer.inside(SCENARIOS, ".yaml"))
            .map(|(path, _)| path.to_owned())
            .collect();
        if paths.is_empty() {
            let place = Place::of_file(&SourceFile::new(format!("{}/{SCENARIOS}", self.name), ""));
            let message = "there is no scenario: expected at least one file in `scenarios/`";
            self.problems.push(Diagnostic::error(codes::SOURCE_MISSING, place, message));
        }
        let mut scenarios: Vec<_> = paths.iter().filter_map(|path| self.scenario(path)).collect();
        scenarios.sort_by_key(|(_, scenario)| scenario.data.turns.length());
        scenarios
    }

    fn scenario(&mut self, path: &str) -> Option<(Id, Document<scenario::Scenario>)> {
        let document = self.optional(DocumentKind::Scenario, path)?;
        match Files::stem(path).parse() {
            Ok(id) => Some((id, document)),
            Err(message) => {
                let place = document.tree.place.clone();
                self.problems.push(Diagnostic::error(codes::SOURCE_NAME, place, message));
                None
            }
        }
    }
}
