//! Lists and mappings of documents by their paths. Missing ones are added.

use document::edit::{self, CannotEdit, Change};
use document::tree::{Entry, Kind, Node};

use super::refusal::Done;
use crate::package::Package;

/// Returns the entry at a path of keys. The error is the last existing node, and the number of steps
/// to it.
pub(super) fn find<'a>(
    root: &'a Node,
    path: &[&str],
) -> Result<&'a Entry, (Option<&'a Entry>, usize)> {
    let mut found = None;
    for (steps, key) in path.iter().enumerate() {
        let node = found.map_or(root, |entry: &Entry| &entry.value);
        match node.entry(key) {
            Some(entry) => found = Some(entry),
            None => return Err((found, steps)),
        }
    }
    found.ok_or((None, 0))
}

/// Writes a value below keys in flow style: `{a: {b: value}}` for `value` below `a` and `b`.
fn nested(keys: &[&str], value: &str) -> String {
    keys.iter().rev().fold(value.to_owned(), |inner, key| format!("{{{key}: {inner}}}"))
}

/// Returns the change that adds a value at a path whose last steps are missing.
pub(super) fn add_at(
    root: &Node,
    path: &[&str],
    (there, steps): (Option<&Entry>, usize),
    value: &str,
) -> Result<Change, Box<CannotEdit>> {
    let (key, rest) = (path[steps], &path[steps + 1..]);
    match there {
        Some(entry) => edit::add_entry(entry, key, &nested(rest, value)),
        None => Ok(edit::add_section(root, key, &nested(rest, value))),
    }
}

/// Appends an item to the list at a path.
pub(super) fn push(package: &mut Package, file: &str, path: &[&str], item: &str) -> Done {
    package.change(file, |root| {
        let change = match find(root, path) {
            Ok(list) => edit::insert_item(list, items(list).len(), item),
            Err(missing) => add_at(root, path, missing, &format!("[{item}]")),
        };
        Ok(vec![change?])
    })
}

/// Returns the items of a list.
pub(super) fn items(list: &Entry) -> &[Node] {
    match &list.value.kind {
        Kind::List(items) => items,
        _ => &[],
    }
}

/// Sets the value of a key in the mapping at a path. `name` is the key, `written` its text.
pub(super) fn set_key(
    package: &mut Package,
    file: &str,
    path: &[&str],
    (name, written): (&str, &str),
    value: &str,
) -> Done {
    package.change(file, |root| {
        let change = match find(root, path) {
            Ok(map) => match map.value.entry(name) {
                Some(entry) if !matches!(entry.value.kind, Kind::Null) => {
                    Ok(edit::replace(&entry.value, value))
                }
                Some(entry) => {
                    Err(Box::new(CannotEdit::new(&entry.key_place, "this key has no value")))
                }
                None => edit::add_entry(map, written, value),
            },
            Err(missing) => add_at(root, path, missing, &format!("{{{written}: {value}}}")),
        };
        Ok(vec![change?])
    })
}

/// Removes a key from the mapping at a path. A missing key needs no change.
pub(super) fn remove_key(package: &mut Package, file: &str, path: &[&str], name: &str) -> Done {
    package.change(file, |root| match find(root, path) {
        Ok(map) if map.value.entry(name).is_some() => Ok(vec![edit::remove_entry(map, name)?]),
        _ => Ok(Vec::new()),
    })
}
