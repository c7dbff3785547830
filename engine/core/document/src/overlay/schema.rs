//! Schemas of overlays. In an overlay all fields are optional, ids may be new, and a list may be
//! changed in part.

use serde_json::{Map, Value, json};

use crate::kind::Kind;

/// Derives the schema of an overlay from the schema of the whole document, for use in editors.
pub fn schema(kind: Kind) -> Value {
    let mut schema = loosened(kind.generate());
    if let Some(title) = schema.get_mut("title") {
        *title = json!(format!("{}, as an overlay", title.as_str().unwrap_or_default()));
    }
    schema
}

/// Derives the schema of an overlay from a schema of whole documents.
pub fn loosened(mut schema: Value) -> Value {
    loosen(&mut schema);
    schema
}

fn loosen(node: &mut Value) {
    let Value::Object(fields) = node else { return };
    let required = fields.remove("required");
    if let Some(Value::Object(properties)) = fields.get_mut("properties") {
        loosen_fields(properties, required.as_ref());
    }
    if let Some(values) = fields.get_mut("additionalProperties").filter(|node| node.is_object()) {
        loosen(values);
        *values = json!({"anyOf": [values.take(), {"type": "null"}]});
        if let Some(names) = fields.get_mut("propertyNames") {
            *names = json!({"anyOf": [names.take(), {"pattern": "^\\+"}]});
        }
    }
    for key in ["anyOf", "oneOf"] {
        if let Some(Value::Array(alternatives)) = fields.get_mut(key) {
            alternatives.iter_mut().for_each(loosen);
        }
    }
    if let Some(Value::Object(definitions)) = fields.get_mut("$defs") {
        definitions.values_mut().for_each(loosen);
    }
    if fields.get("type") == Some(&json!("array")) {
        *node = list_or_edits(std::mem::take(fields));
    }
}

/// Allows `null` for the fields that the whole document may omit.
fn loosen_fields(properties: &mut Map<String, Value>, required: Option<&Value>) {
    let required: Vec<String> = required
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(|name| name.as_str().map(str::to_owned))
        .collect();
    for (name, field) in properties {
        loosen(field);
        if !required.contains(name) {
            let alternatives = json!([field.clone(), {"type": "null"}]);
            *field = described(field.get("description"), &alternatives);
        }
    }
}

fn list_or_edits(mut list: Map<String, Value>) -> Value {
    let description = list.get("description").cloned();
    if let Some(items) = list.get_mut("items") {
        loosen(items);
    }
    let items = list.get("items").cloned().unwrap_or(json!(true));
    let edits = json!({
        "type": "object",
        "additionalProperties": false,
        "properties": {
            "change": {
                "description": "Items by id, name, text or position from 1.",
                "type": "object",
            },
            "remove": {
                "description": "Items by id, name, text or position from 1.",
                "type": "array",
                "items": {"anyOf": [{"type": "string"}, {"type": "integer"}]},
            },
            "add": {"description": "New items.", "type": "array", "items": items},
        },
    });
    described(description.as_ref(), &json!([Value::Object(list), edits]))
}

fn described(description: Option<&Value>, alternatives: &Value) -> Value {
    let mut node = json!({"anyOf": alternatives});
    if let Some(description) = description {
        node["description"] = description.clone();
    }
    node
}
