//! Differences between two packages, such as a package and the one it extends.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::diag::Place;
use crate::file::SourceFile;
use crate::manifest;
use crate::overlay;
use crate::tree::{Kind, Node};

/// A difference in one value or one script.
#[derive(Clone, Debug)]
pub struct Change {
    /// File that contains the difference, or `rules` for a value from a preset.
    pub file: String,
    /// Path of the value in the document, with one step for each field.
    pub path: String,
    /// Old value. `None` if the value was added.
    pub before: Option<String>,
    /// New value. `None` if the value was removed.
    pub after: Option<String>,
    /// Source position of the new value. `None` if no file contains it.
    pub place: Option<Place>,
}

impl Change {
    /// Returns the difference in the value of a rules option. `None` if both packages have the same
    /// value.
    pub fn of_rule(name: &str, id: &str, [before, after]: [Option<&str>; 2]) -> Option<Self> {
        (before != after).then(|| Self {
            file: "rules".to_owned(),
            path: format!("{name} ({id})"),
            before: before.map(str::to_owned),
            after: after.map(str::to_owned),
            place: None,
        })
    }
}

/// Returns the differences between two sets of documents. Each document comes with its file name.
pub fn documents(before: &[(String, &Node)], after: &[(String, &Node)]) -> Vec<Change> {
    let mut changes = Vec::new();
    for (file, tree) in after {
        let mut walk = Walk { file, changes: &mut changes };
        match before.iter().find(|(name, _)| name == file) {
            Some((_, known)) => walk.both("", known, tree),
            None => walk.note("", None, Some(tree)),
        }
    }
    let is_gone = |file: &String| after.iter().all(|(name, _)| name != file);
    for (file, tree) in before.iter().filter(|(file, _)| is_gone(file)) {
        Walk { file, changes: &mut changes }.note("", Some(tree), None);
    }
    changes
}

type Scripts = BTreeMap<String, Arc<SourceFile>>;

/// Returns the scripts whose contents differ.
pub fn scripts(before: &Scripts, after: &Scripts) -> Vec<Change> {
    let names: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let changes = names.into_iter().filter_map(|name| {
        let (old, new) = (before.get(name), after.get(name));
        let lines = |file: &Arc<SourceFile>| format!("{} lines", file.text.lines().count());
        (old.map(|file| &file.text) != new.map(|file| &file.text)).then(|| Change {
            file: "scripts".to_owned(),
            path: name.clone(),
            before: old.map(lines),
            after: new.map(lines),
            place: new.map(Place::of_file),
        })
    });
    changes.collect()
}

struct Walk<'a> {
    file: &'a str,
    changes: &'a mut Vec<Change>,
}

impl Walk<'_> {
    fn both(&mut self, path: &str, before: &Node, after: &Node) {
        let is_known =
            |origin: &&Node| before.patched.iter().any(|known| overlay::equal((known, origin)));
        for origin in after.patched.iter().filter(|origin| !is_known(origin)) {
            self.note(&below(path, "provenance"), None, Some(origin));
        }
        match (&before.kind, &after.kind) {
            (Kind::Map(old), Kind::Map(new)) => {
                let is_own = path.is_empty() && self.file == manifest::FILE;
                let own = |key: &str| is_own && overlay::OWN.contains(&key);
                for entry in new.iter().filter(|entry| !own(&entry.key)) {
                    let path = below(path, &entry.key);
                    match before.get(&entry.key) {
                        Some(known) => self.both(&path, known, &entry.value),
                        None => self.note(&path, None, Some(&entry.value)),
                    }
                }
                for entry in old.iter().filter(|entry| after.get(&entry.key).is_none()) {
                    self.note(&below(path, &entry.key), Some(&entry.value), None);
                }
            }
            (Kind::List(old), Kind::List(new)) => self.lists(path, old, new),
            _ if overlay::equal((before, after)) => {}
            _ => self.note(path, Some(before), Some(after)),
        }
    }

    /// Compares two lists. Items with the same name are compared with each other. Unnamed items
    /// match if they are equal.
    fn lists(&mut self, path: &str, old: &[Node], new: &[Node]) {
        let mut left: Vec<&Node> = old.iter().collect();
        for item in new {
            let name = overlay::name_of(item);
            let is_equal = |known: &&Node| overlay::equal((known, item));
            let has_name = |known: &&Node| name.is_some() && overlay::name_of(known) == name;
            let at = left.iter().position(is_equal).or_else(|| left.iter().position(has_name));
            let path = name.as_ref().map_or_else(|| path.to_owned(), |name| below(path, name));
            match at {
                Some(at) => self.both(&path, left.remove(at), item),
                None => self.note(&path, None, Some(item)),
            }
        }
        for item in left {
            let name = overlay::name_of(item);
            let path = name.map_or_else(|| path.to_owned(), |name| below(path, &name));
            self.note(&path, Some(item), None);
        }
    }

    fn note(&mut self, path: &str, before: Option<&Node>, after: Option<&Node>) {
        self.changes.push(Change {
            file: self.file.to_owned(),
            path: path.to_owned(),
            before: before.map(written),
            after: after.map(written),
            place: after.map(|node| node.place.clone()),
        });
    }
}

fn below(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}/{key}") }
}

fn written(node: &Node) -> String {
    match &node.kind {
        Kind::Text(text) => text.clone(),
        _ => node.to_json().to_string(),
    }
}
