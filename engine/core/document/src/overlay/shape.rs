//! Structure of a value according to its schema: whether the keys of a mapping are fields or ids,
//! and the structure of the mapping's values.

use serde_json::Value;

use crate::kind::Kind;

/// The alternatives that the schema allows for one value, with references resolved.
#[derive(Clone, Debug)]
pub(crate) struct Shape<'s> {
    root: &'s Value,
    alternatives: Vec<&'s Value>,
}

impl Shape<'static> {
    /// Returns the shape of a whole document.
    pub(crate) fn of(kind: Kind) -> Shape<'static> {
        let root = kind.schema();
        Shape { root, alternatives: Vec::new() }.below([root])
    }
}

impl<'s> Shape<'s> {
    /// Returns the shape of a field. `None` if the value is not a mapping that may have this field.
    pub(crate) fn field(&self, key: &str) -> Option<Shape<'s>> {
        let fields = self.alternatives.iter().filter_map(|node| node.get("properties")?.get(key));
        self.found(fields)
    }

    /// Returns the fields that this mapping may have.
    #[cfg(feature = "conform")]
    pub(crate) fn fields(&self) -> impl Iterator<Item = &'s str> {
        let fields = self.alternatives.iter().filter_map(|node| node.get("properties"));
        fields.filter_map(Value::as_object).flat_map(|fields| fields.keys().map(String::as_str))
    }

    /// Returns the shape of each value of a mapping. `None` if the keys of the mapping are not ids.
    pub(crate) fn values(&self) -> Option<Shape<'s>> {
        let values = self.alternatives.iter().filter_map(|node| node.get("additionalProperties"));
        self.found(values.filter(|node| node.is_object()))
    }

    /// Returns the shape of each item of a list. `None` if the value is not a list.
    pub(crate) fn items(&self) -> Option<Shape<'s>> {
        self.found(self.alternatives.iter().filter_map(|node| node.get("items")))
    }

    /// Whether the schema allows several kinds of mapping.
    pub(crate) fn is_choice(&self) -> bool {
        self.alternatives.iter().filter(|node| node.get("properties").is_some()).count() > 1
    }

    fn found(&self, nodes: impl Iterator<Item = &'s Value>) -> Option<Shape<'s>> {
        let below = self.below(nodes);
        (!below.alternatives.is_empty()).then_some(below)
    }

    fn below(&self, nodes: impl IntoIterator<Item = &'s Value>) -> Shape<'s> {
        let mut alternatives = Vec::new();
        for node in nodes {
            expand(self.root, node, &mut alternatives);
        }
        Shape { root: self.root, alternatives }
    }
}

fn expand<'s>(root: &'s Value, node: &'s Value, into: &mut Vec<&'s Value>) {
    let reference = node.get("$ref").and_then(Value::as_str);
    if let Some(target) = reference.and_then(|text| root.pointer(text.strip_prefix('#')?)) {
        return expand(root, target, into);
    }
    let choices = ["anyOf", "oneOf"].into_iter().filter_map(|key| node.get(key)?.as_array());
    let choices: Vec<&Value> = choices.flatten().collect();
    if choices.is_empty() {
        into.push(node);
    }
    for choice in choices {
        expand(root, choice, into);
    }
}
