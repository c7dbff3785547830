//! Paths in document trees, and the node at an offset.

use std::ops::Range;

use document::source::SourceFile;
use document::tree::{Kind, Node};

/// A step of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Step to the value of a key.
    Key(String),
    /// Step to a list item, from 0.
    Item(usize),
}

/// Part of a document at an offset.
pub(crate) struct Found {
    /// Steps to the value, or to the value of the key.
    pub(crate) path: Vec<Step>,
    /// Text of the key or the value.
    pub(crate) text: String,
    /// Range of the key or the value.
    pub(crate) span: Range<usize>,
    /// Role of the part: a key or a value.
    pub(crate) role: Role,
}

/// Role of a part of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The key of a mapping.
    Key,
    /// A value without parts.
    Value,
}

impl Step {
    /// Returns the part of a node that the step leads to.
    pub(crate) fn of<'n>(&self, node: &'n Node) -> Option<&'n Node> {
        match (self, &node.kind) {
            (Step::Key(key), Kind::Map(_)) => node.get(key),
            (Step::Item(item), Kind::List(items)) => items.get(*item),
            _ => None,
        }
    }
}

/// Returns the file of a tree.
pub(crate) fn file(tree: &Node) -> &SourceFile {
    &tree.place.file
}

/// Returns the key or the value at an offset.
pub(crate) fn find(tree: &Node, offset: usize) -> Option<Found> {
    let mut found = None;
    each(tree, &mut |part| {
        if part.span.start <= offset && offset <= part.span.end {
            let Part { path, text, span, role } = part;
            let (path, text) = (path.to_vec(), text.to_owned());
            found = Some(Found { path, text, span: span.clone(), role });
        }
    });
    found
}

/// A key or a value without parts, as [`each`] finds it.
pub(crate) struct Part<'a> {
    pub(crate) path: &'a [Step],
    pub(crate) text: &'a str,
    pub(crate) span: &'a Range<usize>,
    pub(crate) role: Role,
}

/// Calls `visit` with every key and every value without parts, in document order.
pub(crate) fn each(tree: &Node, visit: &mut impl FnMut(Part<'_>)) {
    walk(tree, &mut Vec::new(), visit);
}

fn walk(node: &Node, path: &mut Vec<Step>, visit: &mut impl FnMut(Part<'_>)) {
    let span = &node.place.span;
    let mut value = |text: &str, path: &[Step]| visit(Part { path, text, span, role: Role::Value });
    match &node.kind {
        Kind::Null => value("", path),
        Kind::Bool(is) => value(&is.to_string(), path),
        Kind::Int(number) => value(&number.to_string(), path),
        Kind::Text(text) => value(text, path),
        Kind::List(items) => {
            for (number, item) in items.iter().enumerate() {
                path.push(Step::Item(number));
                walk(item, path, visit);
                path.pop();
            }
        }
        Kind::Map(entries) => {
            for entry in entries {
                path.push(Step::Key(entry.key.clone()));
                let span = &entry.key_place.span;
                visit(Part { path, text: &entry.key, span, role: Role::Key });
                walk(&entry.value, path, visit);
                path.pop();
            }
        }
    }
}
