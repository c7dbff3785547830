//! Documents of a package, with the words that its author may choose.

use std::collections::BTreeMap;
use std::sync::Arc;

use document::diag::Place;
use document::edit::{self, CannotEdit, Change};
use document::form::{Form, Words};
use document::source::{Files, SourceFile};
use document::tree::{At, Kind, Node};
use document::{Sources, yaml};
use kernel::{Grid, GridSpec, Parity, Span};

/// Path of the manifest.
pub(crate) const GAME: &str = "game.yaml";
/// Path of the map.
pub(crate) const MAP: &str = "map.yaml";
/// Path of the order of battle.
pub(crate) const UNITS: &str = "units.yaml";
/// Path of the charts.
pub(crate) const TABLES: &str = "tables.yaml";
/// Folder of the scenarios.
const SCENARIOS: &str = "scenarios";

/// Documents of a package.
#[derive(Clone, Debug)]
pub struct Package {
    /// Path of the package, as messages show it.
    pub(crate) name: String,
    form: &'static Form,
    /// Texts of the package's own files.
    files: BTreeMap<String, Arc<SourceFile>>,
    /// Trees of the own files that can be read.
    trees: BTreeMap<String, Node>,
    /// Trees of extended packages, nearest first, and of the shared charts.
    below: Vec<BTreeMap<String, Node>>,
}

/// A word that the author may choose, with its name for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) colour: Option<String>,
    pub(crate) pattern: Option<String>,
}

impl Package {
    /// Reads the documents of a package.
    ///
    /// # Errors
    /// A message if the rule system has no form for editors.
    pub fn new(sources: &Sources) -> Result<Package, String> {
        let dialect = sources.dialect();
        let form =
            dialect.form.ok_or_else(|| format!("the editor does not know `{}`", dialect.id))?;
        let own = |files: &Files| {
            let documents = files.iter().filter(|(path, _)| path.ends_with(".yaml"));
            documents.map(|(path, file)| (path.to_owned(), Arc::clone(file))).collect()
        };
        let files: BTreeMap<String, Arc<SourceFile>> = own(&sources.package);
        let read = |files: &BTreeMap<String, Arc<SourceFile>>| {
            let tree = |(path, file): (&String, _)| Some((path.clone(), yaml::read(file).ok()?));
            files.iter().filter_map(tree).collect::<BTreeMap<String, Node>>()
        };
        let layers = sources.layers().unwrap_or_default();
        let bases = layers.into_iter().rev().skip(1).map(|files| read(&own(files)));
        let charts = sources.shared_charts().and_then(|(_, file)| yaml::read(file).ok());
        let charts = charts.map(|tree| BTreeMap::from([(TABLES.to_owned(), tree)]));
        let below = bases.chain(charts).collect();
        let trees = read(&files);
        Ok(Package { name: sources.name.clone(), form, files, trees, below })
    }

    /// Returns the form of the rule system's documents.
    pub(crate) const fn form(&self) -> &'static Form {
        self.form
    }

    /// Returns the text of one of the package's own files.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(|file| file.text.as_str())
    }

    /// Returns the texts of the package's own files, by path.
    pub fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, file)| (path.as_str(), file.text.as_str()))
    }

    /// Replaces the text of a file.
    pub(crate) fn set(&mut self, path: &str, text: &str) {
        let file = SourceFile::new(format!("{}/{path}", self.name), text);
        match yaml::read(&file) {
            Ok(tree) => self.trees.insert(path.to_owned(), tree),
            Err(_) => self.trees.remove(path),
        };
        self.files.insert(path.to_owned(), file);
    }

    /// Returns the tree of a document: the package's own, or that of the nearest extended package.
    pub(crate) fn tree(&self, path: &str) -> Option<&Node> {
        self.trees.get(path).or_else(|| self.below.iter().find_map(|trees| trees.get(path)))
    }

    /// Returns the tree of a document that may be edited.
    ///
    /// # Errors
    /// If the document is missing, damaged, or merged with that of another package.
    pub(crate) fn own(&self, path: &str) -> Result<&Node, Box<CannotEdit>> {
        let refuse = |message: String| {
            let file = self.files.get(path).cloned();
            let shown = || SourceFile::new(format!("{}/{path}", self.name), "");
            let place = Place::of_file(&file.unwrap_or_else(shown));
            Box::new(CannotEdit::new(&place, message))
        };
        let is_merged = path != TABLES && self.below.iter().any(|trees| trees.contains_key(path));
        if is_merged {
            let message = "this package extends another one, to which this document belongs: edit that package";
            return Err(refuse(message.to_owned()));
        }
        if !self.files.contains_key(path) {
            return Err(refuse("there is no such file".to_owned()));
        }
        self.trees.get(path).ok_or_else(|| refuse("mend the errors of this file first".to_owned()))
    }

    /// Changes the text of a file.
    ///
    /// # Errors
    /// If the file may not be edited, or the changed text cannot be read.
    pub(crate) fn change(
        &mut self,
        path: &str,
        changes: impl FnOnce(&Node) -> Result<Vec<Change>, Box<CannotEdit>>,
    ) -> Result<(), Box<CannotEdit>> {
        let tree = self.own(path)?;
        let changes = changes(tree)?;
        let Some(first) =
            changes.iter().map(|change| change.span.clone()).min_by_key(|span| span.start)
        else {
            return Ok(());
        };
        let place = Place { span: first, ..tree.place.clone() };
        let text = edit::apply(&tree.place.file.text, &changes);
        self.set(path, &text);
        if self.trees.contains_key(path) {
            return Ok(());
        }
        let message = "the editor cannot change this form of YAML: edit the file by hand";
        Err(Box::new(CannotEdit::new(&place, message)))
    }

    /// Returns the ids of the scenarios, sorted, with the path of each.
    pub(crate) fn scenarios(&self) -> Vec<(String, String)> {
        let own = self.trees.keys().chain(self.below.iter().flat_map(BTreeMap::keys));
        let named = |path: &String| {
            let file = path.strip_prefix(SCENARIOS)?.strip_prefix('/')?;
            Some((file.strip_suffix(".yaml")?.to_owned(), path.clone()))
        };
        let mut found: Vec<_> = own.filter_map(named).collect();
        found.sort();
        found.dedup();
        found
    }

    /// Returns a section of the manifest: the package's own, or that of the nearest extended package.
    pub(crate) fn front(&self, section: &str) -> Option<At<'_>> {
        let layers = std::iter::once(&self.trees).chain(&self.below);
        layers.filter_map(|trees| trees.get(GAME)).find_map(|root| At::root(root).get(section))
    }

    /// Returns the hex grid of the manifest. `None` if it describes none.
    pub fn grid(&self) -> Option<Grid> {
        let grid = self.front("grid")?;
        let columns = span(grid, "columns")?;
        let (even, odd) = match span(grid, "rows") {
            Some(rows) => (rows, rows),
            None => (span(grid, "even-rows")?, span(grid, "odd-rows")?),
        };
        let shifted = match word(grid, "shifted-columns")? {
            "odd" => Parity::Odd,
            _ => Parity::Even,
        };
        let (first_column, last_column) = (columns.first, columns.last);
        Grid::new(GridSpec { first_column, last_column, even, odd, shifted }).ok()
    }

    /// Returns the names of the six directions, if the manifest has them.
    pub(crate) fn ring(&self) -> Vec<String> {
        let ring = self.front("grid").and_then(|grid| grid.get("ring"));
        let names = ring.into_iter().flat_map(At::items);
        names.filter_map(text).map(str::to_owned).collect()
    }

    /// Returns the choices of words, in the order of the charts. A later layer adds words, replaces
    /// their names, or removes them.
    pub(crate) fn choices(&self, words: Words) -> Vec<Choice> {
        let path = match words {
            Words::Fixed(all) => {
                let choice = |id: &&str| Choice {
                    id: (*id).to_owned(),
                    name: capitalised(id),
                    colour: None,
                    pattern: None,
                };
                return all.iter().map(choice).collect();
            }
            Words::Keys(path) => path,
        };
        let layers = self.below.iter().rev().chain([&self.trees]);
        let mut found: Vec<Choice> = Vec::new();
        for tree in layers.filter_map(|trees| trees.get(TABLES)) {
            let Some(section) = path.iter().try_fold(At::root(tree), |at, key| at.get(key)) else {
                continue;
            };
            for key in section.keys() {
                let (id, at) = (key.trim_start_matches('+'), section.key(key));
                let known = found.iter().position(|choice| choice.id == id);
                if matches!(at.node().kind, Kind::Null) {
                    found.retain(|choice| choice.id != id);
                    continue;
                }
                let look =
                    |key: &str| at.get("look").and_then(|look| word(look, key)).map(str::to_owned);
                let (name, colour, pattern) = (word(at, "name"), look("colour"), look("pattern"));
                match known {
                    Some(index) => {
                        let choice = &mut found[index];
                        name.unwrap_or(&choice.name.clone()).clone_into(&mut choice.name);
                        choice.colour = colour.or(choice.colour.take());
                        choice.pattern = pattern.or(choice.pattern.take());
                    }
                    None => found.push(Choice {
                        id: id.to_owned(),
                        name: name.map_or_else(|| capitalised(id), str::to_owned),
                        colour,
                        pattern,
                    }),
                }
            }
        }
        found
    }
}

fn capitalised(id: &str) -> String {
    let words = id.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn span(at: At<'_>, key: &str) -> Option<Span> {
    let at = at.get(key)?;
    let end = |key: &str| u8::try_from(number(at.get(key)?)?).ok();
    Some(Span { first: end("first")?, last: end("last")? })
}

/// Returns the string at a key.
pub(crate) fn word<'a>(at: At<'a>, key: &str) -> Option<&'a str> {
    at.get(key).and_then(text)
}

/// Returns a value as a string.
pub(crate) fn text(at: At<'_>) -> Option<&str> {
    match &at.node().kind {
        Kind::Text(text) => Some(text),
        _ => None,
    }
}

/// Returns a value as a whole number.
pub(crate) fn number(at: At<'_>) -> Option<i64> {
    match at.node().kind {
        Kind::Int(number) => Some(number),
        _ => None,
    }
}

/// Returns a scalar as a string, also if it is a number.
pub(crate) fn scalar(at: At<'_>) -> Option<String> {
    text(at).map(str::to_owned).or_else(|| number(at).map(|number| number.to_string()))
}
