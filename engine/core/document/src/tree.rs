//! A document as a tree in which every value and every key knows its place in the text.

use std::sync::Arc;

use serde_json::Value;

use crate::diag::Place;
use crate::file::SourceFile;

/// A value with its place.
#[derive(Clone, Debug)]
pub struct Node {
    /// Where it stands.
    pub place: Place,
    /// What it is.
    pub kind: Kind,
    /// What packages laid over this one say on the origin of what they change in it, the last one
    /// last.
    pub patched: Vec<Node>,
}

/// The kinds of value a package may hold. There are no floats: fractions are written `1/2`.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Nothing.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// Any other scalar.
    Text(String),
    /// A sequence.
    List(Vec<Node>),
    /// A mapping, in the order of the text.
    Map(Vec<Entry>),
}

/// A key with its value.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The key as written.
    pub key: String,
    /// Where the key stands.
    pub key_place: Place,
    /// What it leads to.
    pub value: Node,
}

impl Node {
    /// A value at its place.
    pub fn new(place: Place, kind: Kind) -> Node {
        Node { place, kind, patched: Vec::new() }
    }

    /// The value under `key`, if this is a mapping that has it.
    pub fn get(&self, key: &str) -> Option<&Node> {
        self.entry(key).map(|entry| &entry.value)
    }

    /// How many values there are in it, itself included.
    pub fn values(&self) -> usize {
        1 + match &self.kind {
            Kind::List(items) => items.iter().map(Node::values).sum(),
            Kind::Map(entries) => entries.iter().map(|entry| entry.value.values()).sum(),
            _ => 0,
        }
    }

    pub(crate) fn entry(&self, key: &str) -> Option<&Entry> {
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

    /// The node at the end of `path`, or the last one on the way that exists.
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

    /// The place of the key at the end of `path`; of the value where the last step is no key.
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

    /// The same data without places.
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

impl Entry {
    /// Whether a place lies in this entry, be its text in one file or in several.
    fn holds(&self, place: &Place) -> bool {
        contains(&self.key_place, place) || self.value.holds(place)
    }
}

impl Node {
    /// The key of this mapping under which a place lies.
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

/// A position in a tree, for saying where something is while walking through typed data.
#[derive(Clone, Copy, Debug)]
pub struct At<'a> {
    node: &'a Node,
}

impl<'a> At<'a> {
    /// At the root.
    pub fn root(node: &'a Node) -> At<'a> {
        At { node }
    }

    /// At the value of a key; still here if there is no such key.
    #[must_use]
    pub fn key(self, key: &str) -> At<'a> {
        At { node: self.node.get(key).unwrap_or(self.node) }
    }

    /// At the value of a key, if there is one.
    pub fn get(self, key: &str) -> Option<At<'a>> {
        self.node.get(key).map(At::root)
    }

    /// What packages laid over this one say on the origin of what they change here.
    pub(crate) fn patched(self) -> &'a [Node] {
        &self.node.patched
    }

    /// The value itself.
    pub(crate) fn node(self) -> &'a Node {
        self.node
    }

    /// The file in which the value stands.
    pub(crate) fn file(self) -> &'a SourceFile {
        &self.node.place.file
    }

    /// At an item of a list; still here if there is no such item.
    #[must_use]
    pub fn item(self, n: usize) -> At<'a> {
        match &self.node.kind {
            Kind::List(items) => At { node: items.get(n).unwrap_or(self.node) },
            _ => self,
        }
    }

    /// The keys of this mapping, in the order of the text.
    pub fn keys(self) -> impl Iterator<Item = &'a str> {
        let entries: &[Entry] = match &self.node.kind {
            Kind::Map(entries) => entries,
            _ => &[],
        };
        entries.iter().map(|entry| entry.key.as_str())
    }

    /// The items of this list.
    pub fn items(self) -> impl Iterator<Item = At<'a>> {
        let items: &[Node] = match &self.node.kind {
            Kind::List(items) => items,
            _ => &[],
        };
        items.iter().map(At::root)
    }

    /// The texts of this mapping with their keys, in the order of the text.
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

    /// How many items this list has.
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

    /// Whether a key of this mapping has this text.
    pub fn says(self, key: &str, text: &str) -> bool {
        let value = self.node.get(key).map(|node| &node.kind);
        matches!(value, Some(Kind::Text(own)) if own == text)
    }

    /// Whether the value is this text.
    pub fn is_text(self, text: &str) -> bool {
        matches!(&self.node.kind, Kind::Text(own) if own == text)
    }

    /// Where the value stands.
    pub fn place(self) -> Place {
        self.node.place.clone()
    }

    /// Where a key of this mapping stands.
    pub fn place_of_key(self, key: &str) -> Place {
        self.node.entry(key).map_or_else(|| self.place(), |entry| entry.key_place.clone())
    }

    /// The place of one letter of a text that is written without escapes, blanks left out.
    pub fn place_of_letter(self, n: usize) -> Place {
        let Kind::Text(text) = &self.node.kind else { return self.place() };
        let mut letters = text.char_indices().filter(|(_, letter)| !letter.is_whitespace());
        letters.nth(n).map_or_else(|| self.place(), |(offset, _)| self.place_of_char(offset))
    }

    /// The place of one character of a text that is written without escapes.
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
