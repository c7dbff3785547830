//! What is wrong with a file that a package is laid over was brought on by the package: it is told there.

use std::sync::Arc;

use crate::diag::{Diagnostic, Place};
use crate::file::SourceFile;
use crate::files::Files;
use crate::source::Sources;
use crate::tree::{Kind, Node};
use crate::yaml;

/// What stands at the place that was first.
const TOLD_OF: &str = "the problem is here";

/// Puts the place in a package's own files first: one that is shown beside, or else, over a package that was good, where
/// this one says something under a name that is told.
pub(crate) fn first(sources: &Sources, diagnostics: &mut [Diagnostic]) {
    let own = &sources.package;
    let is_own = |file: &Arc<SourceFile>| has(own, file);
    let is_extended = |file: &Arc<SourceFile>| sources.bases.values().any(|base| has(base, file));
    let foreign = |it: &&mut Diagnostic| !is_own(&it.place.file);
    for told in diagnostics.iter_mut().filter(foreign) {
        let label = told.labels.iter().position(|label| is_own(&label.place.file));
        match label {
            Some(n) => {
                let label = &mut told.labels[n];
                std::mem::swap(&mut told.place, &mut label.place);
                TOLD_OF.clone_into(&mut label.text);
            }
            None if is_extended(&told.place.file) => {
                if let Some(place) = place_of_names(own, &told.message) {
                    let before = std::mem::replace(&mut told.place, place);
                    *told = told.clone().label(before, TOLD_OF);
                }
            }
            None => {}
        }
    }
}

fn has(files: &Files, file: &Arc<SourceFile>) -> bool {
    files.iter().any(|(_, known)| Arc::ptr_eq(known, file))
}

/// Where one of the names in a message is a key of a document, the first that is.
fn place_of_names(own: &Files, message: &str) -> Option<Place> {
    let names: Vec<&str> = message.split('`').skip(1).step_by(2).collect();
    let documents = own.iter().filter(|(path, _)| {
        path.ends_with(".yaml") && !["cases/", "lessons/"].iter().any(|it| path.starts_with(it))
    });
    let trees: Vec<Node> = documents.filter_map(|(_, file)| yaml::read(file).ok()).collect();
    names.into_iter().find_map(|name| trees.iter().find_map(|tree| place_of_key(tree, name)))
}

fn place_of_key(node: &Node, name: &str) -> Option<Place> {
    match &node.kind {
        Kind::Map(entries) => entries.iter().find_map(|entry| {
            let key = entry.key.strip_prefix('+').unwrap_or(&entry.key);
            let here = (key == name).then(|| entry.key_place.clone());
            here.or_else(|| place_of_key(&entry.value, name))
        }),
        Kind::List(items) => items.iter().find_map(|item| place_of_key(item, name)),
        Kind::Null | Kind::Bool(_) | Kind::Int(_) | Kind::Text(_) => None,
    }
}
