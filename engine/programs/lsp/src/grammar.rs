//! The schema of a document, followed along a path: what may be written at a place.

use document::marks;
use document::tree::{Kind, Node};
use serde_json::{Map, Value};

use crate::path::Step;
use crate::probe;

/// Name of the schema definition of hex numbers.
const HEX_NUMBER: &str = "/HexNumber";

/// A schema to follow.
#[derive(Clone, Copy)]
pub(crate) struct Grammar<'s> {
    root: &'s Value,
}

/// All alternatives for the value at a place.
#[derive(Clone, Default)]
pub(crate) struct Spot<'s> {
    alternatives: Vec<Alternative<'s>>,
    /// Description of the field that contains the value.
    pub(crate) about: Option<&'s str>,
}

/// One alternative for a value, without references.
#[derive(Clone, Copy)]
pub(crate) struct Alternative<'s> {
    node: &'s Value,
    /// Kind of object that the value names.
    names: Option<&'s str>,
    about: Option<&'s str>,
}

impl<'s> Grammar<'s> {
    /// Starts at the root of a schema.
    pub(crate) const fn new(root: &'s Value) -> Self {
        Self { root }
    }

    /// Returns what may be written at the end of a path through a tree.
    pub(crate) fn at(&self, tree: &Node, path: &[Step]) -> Spot<'s> {
        let mut spot = self.start();
        let mut node = Some(tree);
        for step in path {
            if let Some(node) = node {
                spot = spot.fitting(node);
            }
            spot = self.below(&spot, step);
            node = node.and_then(|node| step.of(node));
        }
        match node {
            Some(node) => spot.fitting(node),
            None => spot,
        }
    }

    /// Returns what may be written at the root.
    pub(crate) fn start(&self) -> Spot<'s> {
        self.spot([self.root], None)
    }

    /// Returns what may be written one step below a value that fits all alternatives.
    pub(crate) fn below(&self, spot: &Spot<'s>, step: &Step) -> Spot<'s> {
        let found = spot.alternatives.iter().filter_map(|alternative| match step {
            Step::Item(_) => Some((alternative.node.get("items")?, alternative.contained())),
            Step::Key(key) => {
                let field = alternative.field(key);
                let other = || alternative.values().filter(|_| !key.is_empty());
                Some((field.or_else(other)?, alternative.contained()))
            }
        });
        let found: Vec<_> = found.collect();
        let about = found.iter().find_map(|(node, _)| node.get("description")?.as_str());
        let names = found.iter().find_map(|(_, names)| *names);
        let mut below = self.spot(found.iter().map(|(node, _)| *node), names);
        below.about = about;
        below
    }

    /// Returns the kinds of objects that the keys of a mapping name.
    pub(crate) fn keys(&self, spot: &Spot<'s>) -> Vec<&'s str> {
        let names = spot.alternatives.iter().filter_map(|it| it.node.get("propertyNames"));
        let marked = spot.alternatives.iter().filter(|it| it.values().is_some());
        let marked = marked.filter_map(|it| it.names).flat_map(kinds);
        self.spot(names, None).names().into_iter().chain(marked).collect()
    }

    fn spot(&self, nodes: impl IntoIterator<Item = &'s Value>, names: Option<&'s str>) -> Spot<'s> {
        let mut spot = Spot::default();
        for node in nodes {
            self.expand(Alternative { node, names, about: None }, &mut spot.alternatives);
        }
        spot
    }

    /// Resolves references and choices.
    fn expand(&self, from: Alternative<'s>, into: &mut Vec<Alternative<'s>>) {
        let text = |key: &str| from.node.get(key).and_then(Value::as_str);
        let names = text(marks::NAMES).or(from.names);
        let about = from.about.or_else(|| text("description"));
        if let Some(reference) = text("$ref") {
            let names = names.or(reference.ends_with(HEX_NUMBER).then_some("hex"));
            let target = reference.strip_prefix('#').and_then(|path| self.root.pointer(path));
            if let Some(node) = target {
                self.expand(Alternative { node, names, about }, into);
            }
            return;
        }
        let choices = ["anyOf", "oneOf"].into_iter().filter_map(|key| from.node.get(key));
        let choices: Vec<&Value> = choices.filter_map(Value::as_array).flatten().collect();
        if choices.is_empty() {
            into.push(Alternative { node: from.node, names, about });
        }
        for node in choices {
            // The description of a choice is not that of each alternative.
            self.expand(Alternative { node, names, about: None }, into);
        }
    }
}

impl<'s> Spot<'s> {
    /// Returns the alternatives that fit a value best. The keys of a mapping, and fields with only
    /// one value, distinguish alternatives.
    pub(crate) fn fitting(&self, node: &Node) -> Spot<'s> {
        let Kind::Map(entries) = &node.kind else { return self.clone() };
        let keys: Vec<(&str, &Node)> =
            entries.iter().map(|entry| (entry.key.as_str(), &entry.value)).collect();
        let merit = |alternative: &Alternative<'s>| alternative.merit(&keys);
        let best = self.alternatives.iter().filter_map(merit).max();
        let fits = |it: &&Alternative<'s>| merit(it).is_some() && merit(it) == best;
        let alternatives = self.alternatives.iter().filter(fits).copied().collect();
        Spot { alternatives, about: self.about }
    }

    /// Returns the kinds of objects that a text may name here.
    pub(crate) fn names(&self) -> Vec<&'s str> {
        let texts = self.alternatives.iter().filter(|it| it.values().is_none());
        let mut names: Vec<_> = texts.filter_map(|it| it.names).flat_map(kinds).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Returns the fixed words that may be written here, each with its description.
    pub(crate) fn words(&self) -> Vec<(String, &'s str)> {
        self.alternatives.iter().flat_map(Alternative::words).collect()
    }

    /// Returns the fields of the mappings that may be written here, each with its description.
    pub(crate) fn fields(&self) -> Vec<(&'s str, &'s str)> {
        let mut fields: Vec<(&str, &str)> =
            self.alternatives.iter().flat_map(Alternative::fields).collect();
        fields.sort_unstable();
        fields.dedup_by_key(|(name, _)| *name);
        fields
    }

    /// Whether a list may be written here.
    pub(crate) fn is_of_lists(&self) -> bool {
        self.alternatives.iter().any(|it| it.node.get("items").is_some())
    }

    /// Returns the description of the value: that of its field, or else of its type.
    pub(crate) fn described(&self) -> Option<&'s str> {
        self.about.or_else(|| self.alternatives.iter().find_map(|it| it.about))
    }
}

/// Returns the kinds of objects in the value of a mark, such as `unit, brigade`.
fn kinds(mark: &str) -> impl Iterator<Item = &str> {
    mark.split(", ")
}

impl<'s> Alternative<'s> {
    fn properties(&self) -> Option<&'s Map<String, Value>> {
        self.node.get("properties")?.as_object()
    }

    fn field(&self, key: &str) -> Option<&'s Value> {
        self.properties()?.get(key)
    }

    /// Returns the schema of values under free keys.
    fn values(&self) -> Option<&'s Value> {
        self.node.get("additionalProperties").filter(|values| values.is_object())
    }

    /// Returns the kind of object that the values of the mapping name.
    fn contained(&self) -> Option<&'s str> {
        self.node.get(marks::CONTAINS)?.as_str()
    }

    /// Returns the number of keys that the alternative has. `None` if a field has only one possible
    /// value and the mapping has another one.
    fn merit(&self, keys: &[(&str, &Node)]) -> Option<usize> {
        let mut known = 0;
        for (key, value) in keys.iter().filter(|(key, _)| *key != probe::WORD) {
            let field = self.field(key);
            let fixed = field.and_then(|field| field.get("const")).and_then(Value::as_str);
            if let (Kind::Text(text), Some(fixed)) = (&value.kind, fixed)
                && text != fixed
            {
                return None;
            }
            known += usize::from(field.is_some() || self.values().is_some());
        }
        Some(known)
    }

    fn words(&self) -> Vec<(String, &'s str)> {
        let about = self.about.unwrap_or_default();
        if let Some(word) = self.node.get("const").and_then(Value::as_str) {
            return vec![(word.to_owned(), about)];
        }
        if self.node.get("type").is_some_and(|kind| allows(kind, "boolean")) {
            return ["true", "false"].map(|word| (word.to_owned(), "")).to_vec();
        }
        let words = self.node.get("enum").and_then(Value::as_array).into_iter().flatten();
        words.filter_map(|word| Some((word.as_str()?.to_owned(), ""))).collect()
    }

    fn fields(&self) -> impl Iterator<Item = (&'s str, &'s str)> + use<'s> {
        let own = self.node.get("description").and_then(Value::as_str).unwrap_or_default();
        let properties = self.properties();
        let is_only = properties.is_some_and(|properties| properties.len() == 1);
        properties.into_iter().flatten().map(move |(name, field)| {
            let about = field.get("description").and_then(Value::as_str);
            let about = about.filter(|about| !about.is_empty());
            // An alternative with one key is described itself.
            (name.as_str(), if is_only && !own.is_empty() { own } else { about.unwrap_or(own) })
        })
    }
}

/// Whether a `type` keyword allows a type.
fn allows(kind: &Value, wanted: &str) -> bool {
    kind == wanted || kind.as_array().is_some_and(|kinds| kinds.iter().any(|it| it == wanted))
}
