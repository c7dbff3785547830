//! Relocation of diagnostics from extended packages to the package that extends them. If the
//! extending package causes a problem, the diagnostic moves to the cause in its files.

use std::sync::Arc;

use crate::diag::{Diagnostic, Place};
use crate::file::SourceFile;
use crate::files::Files;
use crate::source::Sources;
use crate::tree::{Kind, Node};
use crate::yaml;

/// Label that marks the original place of a moved diagnostic.
const TOLD_OF: &str = "the problem is here";

/// Moves diagnostics from files of other packages to their causes in the files of the package
/// itself. The cause is the place of the first label in the package's own files. If there is none,
/// the cause is a key in these files whose name the message quotes.
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

/// Returns the place of the first key in the package's own documents that a message names.
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
