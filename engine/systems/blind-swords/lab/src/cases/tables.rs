//! Charts changed by a case. The package is recompiled with them.

use std::collections::BTreeMap;

use blind_swords::game::Game;
use blind_swords_documents::diag::Place;
use blind_swords_documents::family::TABLES;
use blind_swords_documents::overlay::{self, Restating};
use blind_swords_documents::render;
use blind_swords_documents::tree::{Entry, Kind, Node};
use blind_swords_table::Opened;
use serde_json::Value;

use super::model::{Case, CaseFile};
use super::names::Named;

/// Returns the game with the charts of a case: a copy of the package's, unless charts are changed.
pub(super) fn game(opened: &Opened, file: &CaseFile, case: Option<&Case>) -> Named<Game> {
    let tables = std::iter::once(&file.tables).chain(case.map(|case| &case.tables));
    let patches: Vec<_> = tables.filter(|tables| !tables.is_empty()).collect();
    if patches.is_empty() {
        return Ok(Game::clone(&opened.game));
    }
    let documents =
        opened.documents.as_ref().ok_or("cannot change charts: this package has none")?;
    let mut tree = documents.tables.tree.clone();
    for patch in patches {
        let place = tree.place.clone();
        let patch = mapping(patch, &place);
        let problems = overlay::apply(&TABLES, &mut tree, patch, Restating::Allowed);
        if !problems.is_empty() {
            return Err(render::plain(&problems));
        }
    }
    let documents = documents.with_tables(tree).map_err(|problems| render::plain(&problems))?;
    blind_swords_documents::compile(&documents).map_err(|problems| render::plain(&problems))
}

/// Returns a patch as a tree. All its nodes have the place where the charts section begins.
fn mapping(patch: &BTreeMap<String, Value>, place: &Place) -> Node {
    let entries = patch.iter().map(|(key, value)| entry(key, value, place)).collect();
    Node::new(place.clone(), Kind::Map(entries))
}

fn entry(key: &str, value: &Value, place: &Place) -> Entry {
    Entry { key: key.to_owned(), key_place: place.clone(), value: node(value, place) }
}

fn node(value: &Value, place: &Place) -> Node {
    let kind = match value {
        Value::Null => Kind::Null,
        Value::Bool(switch) => Kind::Bool(*switch),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => Kind::Int(whole),
            None => Kind::Text(number.to_string()),
        },
        Value::String(text) => Kind::Text(text.clone()),
        Value::Array(items) => Kind::List(items.iter().map(|item| node(item, place)).collect()),
        Value::Object(entries) => {
            Kind::Map(entries.iter().map(|(key, value)| entry(key, value, place)).collect())
        }
    };
    Node::new(place.clone(), kind)
}
