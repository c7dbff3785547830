//! Reference manual of all files and their fields, generated from the schemas.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use serde_json::{Map, Value};

/// A kind of file: its name and its schema.
#[derive(Clone, Debug)]
pub struct FileKind {
    /// Name of the file, such as `units.yaml`.
    pub name: String,
    /// JSON schema of the files of this kind.
    pub schema: Value,
}

/// Returns a reference of all kinds of files as Markdown: a table of fields for each mapping, then
/// the definitions that several kinds share.
pub fn markdown(files: &[FileKind]) -> String {
    let book = Book::new(files);
    let mut text = String::new();
    for file in files {
        book.file(file, &mut text);
    }
    text.push_str("## Values and mappings of several files\n\n");
    let page = Page { book: &book, file: "" };
    for (name, node) in &book.shared {
        page.definition(name, node, &mut text);
    }
    text
}

#[derive(Default)]
struct Book<'f> {
    /// Definitions that occur identically in several files.
    shared: BTreeMap<&'f str, &'f Value>,
    /// Names that stand for different definitions in different files.
    several: BTreeSet<&'f str>,
}

impl<'f> Book<'f> {
    fn new(files: &'f [FileKind]) -> Book<'f> {
        let mut seen: BTreeMap<&str, &Value> = BTreeMap::new();
        let mut book = Book::default();
        for (name, node) in files.iter().flat_map(|file| definitions(&file.schema)) {
            match seen.insert(name, node) {
                Some(known) if known == node => {
                    book.shared.insert(name, node);
                }
                Some(_) => {
                    book.several.insert(name);
                }
                None => {}
            }
        }
        book.shared.retain(|name, _| !book.several.contains(name));
        book
    }

    fn file(&self, file: &FileKind, text: &mut String) {
        let page = Page { book: self, file: &file.name };
        let _ = writeln!(text, "## `{}`\n", file.name);
        paragraph(&file.schema, text);
        page.fields(&file.schema, text);
        for (name, node) in definitions(&file.schema) {
            if !self.shared.contains_key(name) {
                page.definition(name, node, text);
            }
        }
    }
}

fn definitions(schema: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let definitions = schema.get("$defs").and_then(Value::as_object);
    definitions.into_iter().flatten().map(|(name, node)| (name.as_str(), node))
}

/// Writer for the part of the reference that describes one file.
struct Page<'b> {
    book: &'b Book<'b>,
    file: &'b str,
}

impl Page<'_> {
    /// Writes a definition: its fields, its alternatives or its text format.
    fn definition(&self, name: &str, node: &Value, text: &mut String) {
        let _ = writeln!(text, "### {}\n", self.title(name));
        paragraph(node, text);
        self.fields(node, text);
        let words: Vec<String> = alternatives(node).filter_map(|node| self.word(node)).collect();
        for word in &words {
            let _ = writeln!(text, "- {word}");
        }
        if !words.is_empty() {
            text.push('\n');
        }
    }

    /// Returns the title of a definition. The title includes the file if other files define this
    /// name differently.
    fn title(&self, name: &str) -> String {
        if self.book.several.contains(name) {
            format!("{name} of {}", self.file)
        } else {
            name.to_owned()
        }
    }

    fn link(&self, name: &str) -> String {
        let title = self.title(name);
        let kept = title.chars().filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
        let anchor: String = kept.collect::<String>().to_lowercase().replace(' ', "-");
        format!("[{name}](#{anchor})")
    }

    fn fields(&self, node: &Value, text: &mut String) {
        let Some(properties) = node.get("properties").and_then(Value::as_object) else { return };
        let required = node.get("required").and_then(Value::as_array);
        text.push_str("| field | value | |\n|---|---|---|\n");
        for (name, field) in properties {
            let is_required = required.is_some_and(|names| names.iter().any(|it| it == name));
            let need = if is_required { "" } else { "Optional. " };
            let description = field.get("description").and_then(Value::as_str).unwrap_or_default();
            let meaning = cell(&one_line(&format!("{need}{description}")));
            let _ = writeln!(text, "| `{name}` | {} | {meaning} |", cell(&self.kind(field)));
        }
        text.push('\n');
    }

    /// Returns one of several alternatives as a string, together with its meaning. `None` if the
    /// alternative has no form that fits into a list.
    fn word(&self, node: &Value) -> Option<String> {
        let description = node.get("description").and_then(Value::as_str).unwrap_or_default();
        let description = one_line(description);
        if let Some(constant) = node.get("const").and_then(Value::as_str) {
            return Some(format!("`{constant}`: {description}"));
        }
        if let Some(pattern) = node.get("pattern").and_then(Value::as_str) {
            return Some(format!("text matching `{pattern}`"));
        }
        if node.get("$ref").is_some() {
            return Some(format!("{}: {description}", self.kind(node)));
        }
        let (key, value) = single(node.get("properties")?.as_object()?)?;
        Some(format!("`{key}:` {}: {description}", self.kind(value)))
    }

    /// Describes the type of a field in a few words.
    fn kind(&self, node: &Value) -> String {
        if let Some(reference) = node.get("$ref").and_then(Value::as_str) {
            return self.link(reference.rsplit('/').next().unwrap_or(reference));
        }
        if let Some(constant) = node.get("const") {
            return format!("`{constant}`");
        }
        let is_something = |choice: &&Value| choice.get("type") != Some(&Value::from("null"));
        let choices = alternatives(node).filter(is_something).map(|choice| self.kind(choice));
        let choices: Vec<String> = choices.collect();
        if !choices.is_empty() {
            return choices.join(" or ");
        }
        let types: Vec<&str> = match node.get("type") {
            Some(Value::String(name)) => vec![name.as_str()],
            Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
            _ => return "anything".to_owned(),
        };
        let types = types.iter().filter(|name| **name != "null");
        types.map(|name| self.simple(name, node)).collect::<Vec<_>>().join(" or ")
    }

    fn simple(&self, name: &str, node: &Value) -> String {
        match name {
            "string" => "text".to_owned(),
            "integer" | "number" => range(node),
            "boolean" => "`true` or `false`".to_owned(),
            "array" => match node.get("items") {
                Some(items) => format!("list of {}", self.kind(items)),
                None => "list".to_owned(),
            },
            _ => match node.get("additionalProperties").filter(|values| values.is_object()) {
                Some(values) => {
                    format!("mapping from {} to {}", self.keys(node), self.kind(values))
                }
                None => "mapping".to_owned(),
            },
        }
    }

    fn keys(&self, node: &Value) -> String {
        node.get("propertyNames").map_or_else(|| "names".to_owned(), |names| self.kind(names))
    }
}

fn paragraph(node: &Value, text: &mut String) {
    if let Some(description) = node.get("description").and_then(Value::as_str) {
        let _ = writeln!(text, "{}\n", one_line(description));
    }
}

fn alternatives(node: &Value) -> impl Iterator<Item = &Value> {
    ["oneOf", "anyOf"].into_iter().filter_map(|key| node.get(key)?.as_array()).flatten()
}

fn single(properties: &Map<String, Value>) -> Option<(&String, &Value)> {
    let mut entries = properties.iter();
    entries.next().filter(|_| entries.next().is_none())
}

fn range(node: &Value) -> String {
    match (node.get("minimum"), node.get("maximum")) {
        (Some(least), Some(most)) if least == most => format!("{least}"),
        (Some(least), Some(most)) => format!("number from {least} to {most}"),
        _ => "number".to_owned(),
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
