//! Diagnostics with the hexes that they concern.

use std::collections::BTreeSet;

use document::diag::{Diagnostic, Place};
use document::tree::{At, Kind, Node};
use kernel::{Grid, HexNumber};
use serde::Serialize;

use crate::model::Model;
use crate::package::{MAP, Package};

/// A diagnostic for the page of the editor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// Severity: `error` or `warning`.
    pub severity: &'static str,
    /// Code of the diagnostic.
    pub code: String,
    /// Message of one sentence.
    pub message: String,
    /// Suggested solution.
    pub help: Option<String>,
    /// Path of the file, as messages show it.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// Hexes that the diagnostic concerns.
    pub hexes: Vec<String>,
}

/// Most hexes that a diagnostic marks.
const MOST: usize = 24;

impl Finding {
    /// Describes a diagnostic, with the hexes at its place and in its message.
    pub fn of(diagnostic: &Diagnostic, package: Option<&Package>, model: &Model) -> Finding {
        let (line, column) = diagnostic.place.line_column();
        let hexes = package.and_then(|package| Some((package, package.grid()?)));
        let hexes = hexes.map(|(package, grid)| hexes_of(diagnostic, package, model, &grid));
        Finding {
            severity: if diagnostic.is_error() { "error" } else { "warning" },
            code: diagnostic.code.as_str().to_owned(),
            message: diagnostic.message.clone(),
            help: diagnostic.help.as_deref().map(str::to_owned),
            file: diagnostic.place.file.path.clone(),
            line,
            column,
            hexes: hexes.unwrap_or_default(),
        }
    }
}

fn hexes_of(diagnostic: &Diagnostic, package: &Package, model: &Model, grid: &Grid) -> Vec<String> {
    let place = &diagnostic.place;
    let written = place.file.text.get(place.span.clone()).unwrap_or_default();
    let mut found: BTreeSet<HexNumber> = numbers(written, grid).collect();
    if found.len() > MOST {
        found.clear();
    }
    found.extend(painted(package, place, grid));
    let unit = written.trim_matches('"');
    for (id, scenario) in &model.scenarios {
        if place.file.path.ends_with(&format!("scenarios/{id}.yaml")) {
            found.extend(scenario.units.get(unit));
        }
    }
    if found.is_empty() {
        found.extend(numbers(&diagnostic.message, grid).take(MOST));
    }
    if found.is_empty() {
        found.extend(keys_above(package, place, grid));
    }
    found.into_iter().map(|hex| hex.to_string()).collect()
}

/// Returns the numbers of hexes of the map in a text.
fn numbers<'a>(text: &'a str, grid: &'a Grid) -> impl Iterator<Item = HexNumber> + 'a {
    let words = text.split(|c: char| !c.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).filter(|hex| grid.hex(*hex).is_some())
}

/// Returns the hex whose letter in a column text is at a place.
fn painted(package: &Package, place: &Place, grid: &Grid) -> Option<HexNumber> {
    let root = package.tree(MAP).filter(|root| root.place.file.path == place.file.path)?;
    let letters =
        ["terrain", "levels"].into_iter().map(|layer| At::root(root).key(layer).key("columns"));
    letters.into_iter().find_map(|columns| {
        let (column, text) = columns.texts().find(|(column, _)| {
            let span = columns.key(column).place().span;
            span.start < place.span.start && place.span.end <= span.end
        })?;
        let column: u8 = column.parse().ok()?;
        let count = text.chars().filter(|letter| !letter.is_whitespace()).count();
        let at = columns.key(&format!("{column:02}"));
        let row = (0..count).find(|row| at.place_of_letter(*row).span.start >= place.span.start)?;
        let row = u8::try_from(row).ok()?.checked_add(grid.spec().rows(column).first)?;
        Some(HexNumber::new(column, row)).filter(|hex| grid.hex(*hex).is_some())
    })
}

/// Returns the hexes that are keys of the mappings around a place.
fn keys_above(package: &Package, place: &Place, grid: &Grid) -> Vec<HexNumber> {
    let path = place.file.path.strip_prefix(&package.name).and_then(|rest| rest.strip_prefix('/'));
    let mut node: Option<&Node> = path.and_then(|path| package.tree(path));
    let mut found = Vec::new();
    let holds = |start: usize, end: usize| start <= place.span.start && place.span.end <= end;
    while let Some(inside) = node {
        node = match &inside.kind {
            Kind::Map(entries) => entries
                .iter()
                .find(|entry| holds(entry.key_place.span.start, entry.value.place.span.end))
                .map(|entry| {
                    found.extend(numbers(&entry.key, grid));
                    &entry.value
                }),
            Kind::List(items) => {
                items.iter().find(|item| holds(item.place.span.start, item.place.span.end))
            }
            _ => None,
        };
    }
    found
}
