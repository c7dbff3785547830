//! `swords explain terms`: the closed vocabularies of package files.

use clap::Args;
use document::{Dialect, copies};
use serde_json::{Value, json};

use crate::arguments::family::OfFamily;
use crate::failure::Failure;
use crate::format::Plain;
use crate::output::out;

/// List the words that packages can use: shift conditions, event windows, hooks, terrain effects and every other closed
/// list.
#[derive(Debug, Args)]
pub(super) struct Terms {
    /// Parts of list names, such as `condition` or `window` (default: all lists).
    names: Vec<String>,
    #[command(flatten)]
    family: OfFamily,
}

/// A closed list of words, with the name that the schemas give to the list.
struct List {
    file: String,
    name: String,
    about: String,
    words: Vec<(String, String)>,
}

impl Terms {
    pub(super) fn run(&self, format: Plain) -> Result<(), Failure> {
        let mut lists = lists(self.family.book()?.opening.dialect);
        let known: Vec<String> = lists.iter().map(|list| list.name.clone()).collect();
        let is_meant =
            |list: &List, name: &String| list.name.to_lowercase().contains(&name.to_lowercase());
        if let Some(unknown) =
            self.names.iter().find(|name| !lists.iter().any(|list| is_meant(list, name)))
        {
            let known = known.join(", ");
            return Err(Failure::Usage(format!("unknown list `{unknown}`: expected {known}")));
        }
        lists.retain(|list| {
            self.names.is_empty() || self.names.iter().any(|name| is_meant(list, name))
        });
        match format {
            Plain::Json => out!("{}", lists.iter().map(data).collect::<Value>()),
            Plain::Human => lists.iter().for_each(tell),
        }
        Ok(())
    }
}

fn tell(list: &List) {
    out!("{} ({}): {}", list.name, list.file, list.about);
    for (word, about) in &list.words {
        out!("{}", format!("  {word:<34}{about}").trim_end());
    }
}

fn data(list: &List) -> Value {
    let words = list.words.iter().map(|(word, about)| json!({"word": word, "about": about}));
    let words: Vec<Value> = words.collect();
    json!({"list": list.name, "file": list.file, "about": list.about, "words": words})
}

/// Returns the closed lists in the schemas of a dialect, without duplicates.
fn lists(dialect: &'static Dialect) -> Vec<List> {
    let whole = copies::schemas(dialect).filter(|(path, _)| !path.contains('/'));
    let mut lists: Vec<List> = Vec::new();
    for (path, schema) in whole {
        let file = path.trim_end_matches(".schema.json");
        let parts = schema["$defs"].as_object().into_iter().flatten();
        for (name, part) in parts {
            let list = list(file, name, part);
            let is_new = lists.iter().all(|known| known.name != list.name);
            if !list.words.is_empty() && is_new {
                lists.push(list);
            }
        }
    }
    lists
}

fn list(file: &str, name: &str, part: &Value) -> List {
    let words = match part["oneOf"].as_array() {
        Some(ways) => ways.iter().filter_map(way).collect(),
        None if name == "Hooks" || name.ends_with("Predicates") => fields(part),
        None => Vec::new(),
    };
    List { file: file.to_owned(), name: name.to_owned(), about: text(part), words }
}

/// Returns one alternative of a list: a word, or a mapping such as `{word: …}`. The second part is
/// its description.
fn way(way: &Value) -> Option<(String, String)> {
    if let Some(word) = way["const"].as_str() {
        return Some((word.to_owned(), text(way)));
    }
    let (word, about) = way["properties"].as_object()?.iter().next()?;
    let fields = about["properties"].as_object().map(|fields| {
        let names: Vec<_> = fields.keys().map(|name| format!("{name}: …")).collect();
        format!("{{{}}}", names.join(", "))
    });
    Some((format!("{{{word}: {}}}", fields.unwrap_or_else(|| "…".to_owned())), text(way)))
}

fn fields(part: &Value) -> Vec<(String, String)> {
    let fields = part["properties"].as_object().into_iter().flatten();
    fields.map(|(name, about)| (name.clone(), text(about))).collect()
}

/// Returns the description in a part of a schema, on one line.
fn text(part: &Value) -> String {
    part["description"].as_str().unwrap_or_default().replace('\n', " ")
}
