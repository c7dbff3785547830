//! The documents of a package, read and typed.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::de::DeserializeOwned;

use crate::ambiguous;
use crate::codes;
use crate::diag::{Diagnostic, Place};
use crate::document::Document;
use crate::model::{Id, chits, facts, game, map, scenario, tables, units};
use crate::overlay::{self, Restating};
use crate::schema::DocumentKind;
use crate::source::{Files, SourceFile, Sources};
use crate::suggest;
use crate::tree::Node;
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

    /// Reads all documents, those of the packages that this one extends below it.
    pub fn read(sources: &Sources) -> Result<Documents, Vec<Diagnostic>> {
        let shared_charts = charts(sources);
        let mut reader = Reader {
            layers: layers(sources)?,
            charts: shared_charts.as_ref().map(|charts| Arc::clone(&charts.file)),
            name: &sources.name,
            problems: vec![],
        };
        let game = reader.one(DocumentKind::Game, "game.yaml");
        let map = reader.one(DocumentKind::Map, "map.yaml");
        let units = reader.one(DocumentKind::Units, "units.yaml");
        let tables = reader.one(DocumentKind::Tables, "tables.yaml");
        let chits = reader.one(DocumentKind::Chits, "chits.yaml");
        let scenarios = reader.scenarios();
        let facts = reader.optional(DocumentKind::Facts, "facts.yaml");
        if let (Some(game), Some(folder)) = (&game, &sources.folder) {
            reader.check_folder(game, folder);
        }
        if let Some(game) = &game {
            reader.check_charts(game, sources);
        }
        match (game, map, units, tables, chits) {
            (Some(game), Some(map), Some(units), Some(tables), Some(chits))
                if reader.problems.is_empty() =>
            {
                let charts = reader.charts;
                Ok(Documents { game, map, units, tables, chits, scenarios, facts, charts })
            }
            _ => Err(reader.problems),
        }
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
    let tree = yaml::read(files.get("game.yaml")?).ok()?;
    let node = tree.get(key)?;
    match &node.kind {
        crate::tree::Kind::Text(id) => Some((id.clone(), node.place.clone())),
        _ => None,
    }
}

struct Reader<'a> {
    layers: Vec<&'a Files>,
    charts: Option<Arc<SourceFile>>,
    name: &'a str,
    problems: Vec<Diagnostic>,
}

impl Reader<'_> {
    fn one<T: DeserializeOwned>(&mut self, kind: DocumentKind, path: &str) -> Option<Document<T>> {
        let shared = self.charts.iter().filter(|_| kind == DocumentKind::Tables);
        let own = self.layers.iter().filter_map(|layer| layer.get(path));
        let files: Vec<Arc<SourceFile>> = shared.chain(own).cloned().collect();
        if files.is_empty() {
            let place = Place::of_file(&SourceFile::new(format!("{}/{path}", self.name), ""));
            let message = format!("`{path}` is missing: every package has one");
            let problem = Diagnostic::error(codes::SOURCE_MISSING, place, message);
            self.problems.push(self.hint_at_similar_file(path, problem));
            return None;
        }
        match read_layers(kind, &files).and_then(|tree| Document::from_tree(kind, tree)) {
            Ok(document) => Some(document),
            Err(problems) => {
                self.problems.extend(problems);
                None
            }
        }
    }

    /// A document that a package need not have.
    fn optional<T: DeserializeOwned>(
        &mut self,
        kind: DocumentKind,
        path: &str,
    ) -> Option<Document<T>> {
        let is_there = self.layers.iter().any(|layer| layer.get(path).is_some());
        if is_there { self.one(kind, path) } else { None }
    }

    /// Packages are found by the names of their folders and known by their ids.
    fn check_folder(&mut self, game: &Document<game::Game>, folder: &str) {
        if game.data.id.as_str() != folder {
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
        let names = self.layers.iter().flat_map(|layer| layer.iter()).map(|(name, _)| name);
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
        let document = self.one(DocumentKind::Scenario, path)?;
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

fn read_layers(kind: DocumentKind, files: &[Arc<SourceFile>]) -> Result<Node, Vec<Diagnostic>> {
    let mut trees = files.iter().map(yaml::read);
    let mut tree = trees.next().unwrap_or_else(|| Err(Vec::new()))?;
    for patch in trees {
        let problems = overlay::lay(kind, &mut tree, patch?, Restating::Refused);
        if !problems.is_empty() {
            return Err(problems);
        }
    }
    Ok(tree)
}
