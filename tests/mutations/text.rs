//! Conversion of a document tree to JSON text, which is also valid YAML. The keys keep their order.

use blind_swords_documents::tree::{Kind, Node};

/// Returns a document tree as JSON text.
pub(crate) fn text(node: &Node) -> String {
    let mut text = String::new();
    write(node, &mut text);
    text.push('\n');
    text
}

fn write(node: &Node, text: &mut String) {
    match &node.kind {
        Kind::Null => text.push_str("null"),
        Kind::Bool(value) => text.push_str(&value.to_string()),
        Kind::Int(value) => text.push_str(&value.to_string()),
        Kind::Text(value) => text.push_str(&quoted(value)),
        Kind::List(items) => {
            text.push('[');
            for (n, item) in items.iter().enumerate() {
                separate(n, text);
                write(item, text);
            }
            text.push(']');
        }
        Kind::Map(entries) => {
            text.push('{');
            for (n, entry) in entries.iter().enumerate() {
                separate(n, text);
                text.push_str(&quoted(&entry.key));
                text.push_str(": ");
                write(&entry.value, text);
            }
            text.push('}');
        }
    }
}

fn separate(n: usize, text: &mut String) {
    if n > 0 {
        text.push_str(",\n");
    }
}

fn quoted(text: &str) -> String {
    serde_json::to_string(text).expect("a text is JSON")
}
