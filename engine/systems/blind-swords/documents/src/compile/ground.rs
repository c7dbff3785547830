//! Compilation of values that the map states with one character for each hex.

use std::fmt;

use document::tree::At;
use kernel::HexNumber;

use crate::codes;
use crate::model::map::Ground;

use super::context::Context;

/// Returns the value of each hex, in hex order. `None` for a hex whose character is missing or
/// unknown.
pub(super) fn values<'g, T: fmt::Debug>(
    context: &mut Context<'_>,
    ground: &'g Ground<T>,
    at: At<'_>,
) -> Vec<Option<&'g T>> {
    let mut values: Vec<Option<&T>> = vec![None; context.grid.len()];
    let spec = *context.grid.spec();
    // A column with a wrong number is probably one of the missing columns.
    let mut misnamed = refuse_other_columns(context, ground, at);
    let mut before = at.key("columns").place();
    for column in spec.first_column..=spec.last_column {
        let name = format!("{column:02}");
        let Some(text) = ground.columns.get(&name) else {
            if misnamed > 0 {
                misnamed -= 1;
                continue;
            }
            let message = format!("missing column `{name}`");
            context.refuse(codes::MAP_COLUMN, before.clone(), message);
            continue;
        };
        before = at.key("columns").key(&name).place();
        let characters: Vec<(usize, char)> =
            text.char_indices().filter(|(_, c)| !c.is_whitespace()).collect();
        let at_text = at.key("columns").key(&name);
        let rows = spec.rows(column);
        let expected = usize::from(rows.last - rows.first) + 1;
        if characters.len() != expected {
            let message = format!(
                "column {name} has {} characters, expected {expected} for rows {:02} to {:02}",
                characters.len(),
                rows.first,
                rows.last
            );
            context.refuse(codes::MAP_COLUMN, at_text.place(), message);
            continue;
        }
        for (row, (offset, c)) in (rows.first..=rows.last).zip(characters) {
            let value = meaning(context, ground, c, at_text, offset);
            if let Some(hex) = context.grid.hex(HexNumber::new(column, row)) {
                values[hex.index()] = value;
            }
        }
    }
    let at = at.key("hexes");
    for (number, value) in ground.hexes.iter() {
        if let Some(hex) = context.hex(*number, at.place_of_key(&number.to_string())) {
            values[hex.index()] = Some(value);
        }
    }
    values
}

fn meaning<'g, T>(
    context: &mut Context<'_>,
    ground: &'g Ground<T>,
    c: char,
    at_text: At<'_>,
    offset: usize,
) -> Option<&'g T> {
    let found = ground.legend.get(&c.to_string());
    if found.is_none() {
        let message = format!("unknown character `{c}`: it is not in the legend");
        context.refuse(codes::MAP_LEGEND, at_text.place_of_char(offset), message);
    }
    found
}

/// Reports the columns that are not on this map, and returns the number of such columns.
fn refuse_other_columns<T>(context: &mut Context<'_>, ground: &Ground<T>, at: At<'_>) -> usize {
    let spec = *context.grid.spec();
    let is_column = |name: &String| {
        name.len() == 2
            && name.parse().is_ok_and(|n| (spec.first_column..=spec.last_column).contains(&n))
    };
    let others = || ground.columns.keys().filter(|name| !is_column(name));
    for name in others() {
        let message = format!("unknown column `{name}`: this map does not have it");
        context.refuse(codes::MAP_COLUMN, at.key("columns").place_of_key(name), message);
    }
    others().count()
}
