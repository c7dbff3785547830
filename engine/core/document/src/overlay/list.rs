//! Changes to a list: replacement of the whole list, or changes to items by name or by position.
//! Positions count from 1.

use crate::codes;
use crate::diag::{Diagnostic, Place};
use crate::tree::{Entry, Kind, Node};

use super::shape::Shape;
use super::{Layer, equal};

const EDITS: [&str; 3] = ["change", "remove", "add"];

impl Layer {
    /// Applies the changes `{change: {NAME: …}, remove: [NAME, …], add: […]}` to a list, in this
    /// order.
    pub(super) fn list(
        &mut self,
        base: &mut Node,
        place: Place,
        edits: Vec<Entry>,
        shape: Option<&Shape<'_>>,
    ) {
        let Kind::List(items) = &mut base.kind else { return };
        let below = shape.and_then(Shape::items);
        let mut change = Vec::new();
        let mut remove = Vec::new();
        let mut add = Vec::new();
        for edit in edits {
            match (edit.key.as_str(), edit.value.kind) {
                ("change", Kind::Map(changes)) => change = changes,
                ("remove", Kind::List(names)) => remove = names,
                ("add", Kind::List(new)) => add = new,
                _ => return self.problems.push(unknown_edit(&edit.key, edit.key_place)),
            }
        }
        if change.is_empty() && remove.is_empty() && add.is_empty() {
            let message = "this change adds, removes and changes nothing";
            self.problems.push(Diagnostic::error(codes::OVERLAY_NOTHING, place, message));
        }
        let removed = self.removed(items, &remove);
        for edit in change {
            self.change(items, edit, &removed, below.as_ref());
        }
        let mut at = 0;
        items.retain(|_| {
            at += 1;
            !removed.contains(&(at - 1))
        });
        self.add(items, add);
    }

    fn removed(&mut self, items: &[Node], names: &[Node]) -> Vec<usize> {
        let mut removed = Vec::new();
        for name in names {
            let found = find(items, &written(name), &name.place);
            match found {
                Ok(at) if removed.contains(&at) => {
                    let message = format!("`{}` is removed twice", written(name));
                    let place = name.place.clone();
                    self.problems.push(Diagnostic::error(codes::OVERLAY_CONFLICT, place, message));
                }
                Ok(at) => removed.push(at),
                Err(problem) => self.problems.push(problem),
            }
        }
        removed
    }

    fn change(
        &mut self,
        items: &mut [Node],
        edit: Entry,
        removed: &[usize],
        shape: Option<&Shape<'_>>,
    ) {
        match find(items, &edit.key, &edit.key_place) {
            Ok(at) if removed.contains(&at) => {
                let message = format!("`{}` is both changed and removed", edit.key);
                let place = edit.key_place;
                self.problems.push(Diagnostic::error(codes::OVERLAY_CONFLICT, place, message));
            }
            Ok(at) => self.node(&mut items[at], edit.value, shape),
            Err(problem) => self.problems.push(problem),
        }
    }

    fn add(&mut self, items: &mut Vec<Node>, new: Vec<Node>) {
        for item in new {
            match items.iter().find(|known| equal((known, &item))) {
                Some(known) => {
                    let message = "the list already contains this item";
                    let problem =
                        Diagnostic::error(codes::OVERLAY_CONFLICT, item.place.clone(), message);
                    self.problems.push(problem.label(known.place.clone(), "it is already here"));
                }
                None => items.push(item),
            }
        }
    }
}

fn unknown_edit(key: &str, place: Place) -> Diagnostic {
    let message = format!("unknown change `{key}` to a list");
    Diagnostic::error(codes::OVERLAY_LIST, place, message)
        .help("expected `add: […]`, `remove: […]` or `change: {…}`, or the whole list")
        .suggest(key, EDITS)
}

/// Returns the index of an item. `name` is the item's name, or its position counted from 1.
fn find(items: &[Node], name: &str, place: &Place) -> Result<usize, Diagnostic> {
    let names: Vec<Option<String>> = items.iter().map(name_of).collect();
    let has_name = |known: &&Option<String>| known.as_deref() == Some(name);
    match names.iter().filter(has_name).count() {
        0 => at_place(items, name).ok_or_else(|| {
            let message = format!("unknown item `{name}`: the list does not contain it");
            Diagnostic::error(codes::OVERLAY_NOTHING, place.clone(), message)
                .help(format!(
                    "name an item without a name by its position, from 1 to {}",
                    items.len()
                ))
                .suggest(name, names.iter().flatten().map(String::as_str))
        }),
        1 => Ok(names.iter().position(|known| has_name(&known)).unwrap_or_default()),
        n => {
            let message = format!("ambiguous item `{name}`: {n} items have this name");
            Err(Diagnostic::error(codes::OVERLAY_CONFLICT, place.clone(), message)
                .help("use positions from 1 instead, or give the whole list"))
        }
    }
}

fn at_place(items: &[Node], text: &str) -> Option<usize> {
    let place: usize = text.parse().ok()?;
    (1..=items.len()).contains(&place).then(|| place - 1)
}

/// Returns the name of a list item: the item itself if it is a string, or the value of its `id` or
/// `name`.
pub(crate) fn name_of(item: &Node) -> Option<String> {
    let named = item.get("id").or_else(|| item.get("name"));
    match named.map_or(&item.kind, |node| &node.kind) {
        Kind::Text(text) => Some(text.clone()),
        _ => None,
    }
}

fn written(name: &Node) -> String {
    match &name.kind {
        Kind::Text(text) => text.clone(),
        Kind::Int(number) => number.to_string(),
        _ => name.to_json().to_string(),
    }
}
