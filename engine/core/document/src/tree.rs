//! Document trees. Every value and every key has a source position.

#[cfg(feature = "conform")]
use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use crate::diag::Place;
use crate::file::SourceFile;

/// A value with its source position.
#[derive(Clone, Debug)]
pub struct Node {
    /// Source position of the value, which diagnostics show.
    pub place: Place,
    /// Content of the value, by kind.
    pub kind: Kind,
    /// Origins that overlays state for their changes in this value, in the order in which the
    /// overlays apply.
    pub patched: Vec<Node>,
}

/// Kinds of values. There are no floats: fractions are written `1/2`.
#[derive(Clone, Debug)]
pub enum Kind {
    /// An explicit `null`, or an empty value.
    Null,
    /// A boolean: `true` or `false`.
    Bool(bool),
    /// A whole number without a leading zero.
    Int(i64),
    /// Any other scalar, as a string.
    Text(String),
    /// A list of values.
    List(Vec<Node>),
    /// A mapping. Its entries are in document order.
    Map(Vec<Entry>),
}

/// An entry of a mapping: a key with its value.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Key as the document spells it.
    pub key: String,
    /// Source position of the key.
    pub key_place: Place,
    /// Value of the key.
    pub value: Node,
}

impl Node {
    /// Builds a value with its position.
    pub fn new(place: Place, kind: Kind) -> Node {
        Node { place, kind, patched: Vec::new() }
    }

    /// Returns the value of `key`. `None` if this is not a mapping with that key.
    pub fn get(&self, key: &str) -> Option<&Node> {
        self.entry(key).map(|entry| &entry.value)
    }

    /// Returns the number of values in the tree, including the root.
    pub fn values(&self) -> usize {
        1 + match &self.kind {
            Kind::List(items) => items.iter().map(Node::values).sum(),
            Kind::Map(entries) => entries.iter().map(|entry| entry.value.values()).sum(),
            _ => 0,
        }
    }

    /// Returns the entry of `key`. `None` if this is not a mapping with that key.
    pub fn entry(&self, key: &str) -> Option<&Entry> {
        match &self.kind {
            Kind::Map(entries) => entries.iter().find(|entry| entry.key == key),
            _ => None,
        }
    }

    pub(crate) fn child(&self, step: &str) -> Option<&Node> {
        match &self.kind {
            Kind::List(items) => items.get(step.parse::<usize>().ok()?),
            _ => self.get(step),
        }
    }

    /// Returns the node at `path`. If the path does not exist, returns the last existing node on
    /// the way.
    pub fn locate<'a>(&self, path: impl IntoIterator<Item = &'a str>) -> &Node {
        let mut node = self;
        for step in path {
            match node.child(step) {
                Some(next) => node = next,
                None => break,
            }
        }
        node
    }

    /// Returns the place of the key at `path`. If the last step is not a key, returns the place of
    /// the value.
    #[cfg(feature = "conform")]
    pub(crate) fn locate_key(&self, path: &[&str]) -> Place {
        let Some((last, parents)) = path.split_last() else {
            return self.place.clone();
        };
        let parent = self.locate(parents.iter().copied());
        match parent.entry(last) {
            Some(entry) => entry.key_place.clone(),
            None => parent.locate([*last]).place.clone(),
        }
    }

    /// Converts the tree to JSON, without positions.
    pub fn to_json(&self) -> Value {
        match &self.kind {
            Kind::Null => Value::Null,
            Kind::Bool(value) => Value::Bool(*value),
            Kind::Int(value) => Value::from(*value),
            Kind::Text(text) => Value::String(text.clone()),
            Kind::List(items) => items.iter().map(Node::to_json).collect(),
            Kind::Map(entries) => {
                entries.iter().map(|entry| (entry.key.clone(), entry.value.to_json())).collect()
            }
        }
    }
}

/// Children of large mappings by key, for many lookups in one tree.
#[cfg(feature = "conform")]
#[derive(Default)]
pub(crate) struct Children<'a>(BTreeMap<*const Node, BTreeMap<&'a str, &'a Node>>);

#[cfg(feature = "conform")]
impl<'a> Children<'a> {
    /// Smallest mapping that is indexed.
    const LARGE: usize = 32;

    /// Returns the same node as [`Node::child`].
    pub(crate) fn child(&mut self, node: &'a Node, step: &str) -> Option<&'a Node> {
        let Kind::Map(entries) = &node.kind else { return node.child(step) };
        if entries.len() < Self::LARGE {
            return node.child(step);
        }
        // Reversed, because `Node::child` returns the first of equal keys.
        let by_key = || entries.iter().rev().map(|entry| (entry.key.as_str(), &entry.value));
        let known = self.0.entry(node).or_insert_with(|| by_key().collect());
        known.get(step).copied()
    }
}

impl Entry {
    /// Whether a place is inside this entry. The entry may span several files.
    fn holds(&self, place: &Place) -> bool {
        contains(&self.key_place, place) || self.value.holds(place)
    }
}

impl Node {
    /// Returns the key of the top-level entry that contains a place.
    pub fn section_of(&self, place: &Place) -> Option<&str> {
        let Kind::Map(sections) = &self.kind else { return None };
        let section = sections.iter().find(|section| section.holds(place))?;
        Some(&section.key)
    }

    fn holds(&self, place: &Place) -> bool {
        contains(&self.place, place)
            || self.patched.iter().any(|patch| patch.holds(place))
            || match &self.kind {
                Kind::List(items) => items.iter().any(|item| item.holds(place)),
                Kind::Map(entries) => entries.iter().any(|entry| entry.holds(place)),
                _ => false,
            }
    }
}

fn contains(outer: &Place, inner: &Place) -> bool {
    Arc::ptr_eq(&outer.file, &inner.file)
        && outer.span.start <= inner.span.start
        && inner.span.end <= outer.span.end
}

/// A position in a tree. Checks of typed data move along the tree to locate problems.
#[derive(Clone, Copy, Debug)]
pub struct At<'a> {
    node: &'a Node,
}

impl<'a> At<'a> {
    /// Returns the position of the root.
    pub fn root(node: &'a Node) -> At<'a> {
        At { node }
    }

    /// Returns the position of the value of a key, or this position if the key does not exist.
    #[must_use]
    pub fn key(self, key: &str) -> At<'a> {
        At { node: self.node.get(key).unwrap_or(self.node) }
    }

    /// Returns the position of the value of a key, if the key exists.
    pub fn get(self, key: &str) -> Option<At<'a>> {
        self.node.get(key).map(At::root)
    }

    /// Returns the origins that overlays state for their changes to this value.
    pub(crate) fn patched(self) -> &'a [Node] {
        &self.node.patched
    }

    /// Returns the node at this position.
    pub fn node(self) -> &'a Node {
        self.node
    }

    /// Returns the file that contains the value.
    pub(crate) fn file(self) -> &'a SourceFile {
        &self.node.place.file
    }

    /// Returns the position of a list item, or this position if the item does not exist.
    #[must_use]
    pub fn item(self, n: usize) -> At<'a> {
        match &self.node.kind {
            Kind::List(items) => At { node: items.get(n).unwrap_or(self.node) },
            _ => self,
        }
    }

    /// Returns the keys of this mapping, in document order.
    pub fn keys(self) -> impl Iterator<Item = &'a str> {
        let entries: &[Entry] = match &self.node.kind {
            Kind::Map(entries) => entries,
            _ => &[],
        };
        entries.iter().map(|entry| entry.key.as_str())
    }

    /// Returns the items of this list.
    pub fn items(self) -> impl Iterator<Item = At<'a>> {
        let items: &[Node] = match &self.node.kind {
            Kind::List(items) => items,
            _ => &[],
        };
        items.iter().map(At::root)
    }

    /// Returns the keys and values of this mapping whose values are strings, in document order.
    pub fn texts(self) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.keys().filter_map(move |key| match &self.key(key).node.kind {
            Kind::Text(text) => Some((key, text.as_str())),
            _ => None,
        })
    }

    /// Whether this mapping has a key.
    pub fn has(self, key: &str) -> bool {
        self.node.get(key).is_some()
    }

    /// Returns the number of items in this list.
    pub fn len(self) -> usize {
        match &self.node.kind {
            Kind::List(items) => items.len(),
            _ => 0,
        }
    }

    /// Whether this list has no items.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Whether the value of a key in this mapping is this string.
    pub fn says(self, key: &str, text: &str) -> bool {
        let value = self.node.get(key).map(|node| &node.kind);
        matches!(value, Some(Kind::Text(own)) if own == text)
    }

    /// Whether the value is this string.
    pub fn is_text(self, text: &str) -> bool {
        matches!(&self.node.kind, Kind::Text(own) if own == text)
    }

    /// Returns the place of the value.
    pub fn place(self) -> Place {
        self.node.place.clone()
    }

    /// Returns the place of a key of this mapping.
    pub fn place_of_key(self, key: &str) -> Place {
        self.node.entry(key).map_or_else(|| self.place(), |entry| entry.key_place.clone())
    }

    /// Returns the place of the `n`th non-blank character of a string that is written without
    /// escapes.
    pub fn place_of_letter(self, n: usize) -> Place {
        let Kind::Text(text) = &self.node.kind else { return self.place() };
        let mut letters = text.char_indices().filter(|(_, letter)| !letter.is_whitespace());
        letters.nth(n).map_or_else(|| self.place(), |(offset, _)| self.place_of_char(offset))
    }

    /// Returns the place of the character at a byte offset in a string that is written without
    /// escapes.
    pub fn place_of_char(self, offset: usize) -> Place {
        let mut place = self.place();
        if let Kind::Text(text) = &self.node.kind
            && let Some(raw) = place.file.text.get(place.span.clone())
            && let Some(quote) = raw.find(text.as_str())
            && let Some(c) = text.get(offset..).and_then(|rest| rest.chars().next())
        {
            let start = place.span.start + quote + offset;
            place.span = start..start + c.len_utf8();
        }
        place
    }
}
