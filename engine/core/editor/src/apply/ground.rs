//! Terrain and levels of hexes.

use document::edit::{self, CannotEdit, Change};
use document::form::Levels;
use document::tree::{At, Node};
use kernel::{Grid, HexNumber};

use super::lists;
use super::refusal::{Done, refuse};
use crate::package::{MAP, Package, scalar};

/// Sets the value of hexes in a layer: `terrain` or `levels`.
pub(super) fn set(package: &mut Package, layer: &str, hexes: &[HexNumber], to: &str) -> Done {
    let (value, is_known) = match (layer, package.form().levels) {
        ("levels", Levels::Numbers) => (to.to_owned(), to.parse::<u8>().is_ok()),
        ("levels", Levels::Words(words)) => (edit::word(to), words.contains(&to)),
        _ => {
            let choices = package.choices(package.form().terrain);
            (edit::word(to), choices.is_empty() || choices.iter().any(|choice| choice.id == to))
        }
    };
    if !is_known {
        return Err(refuse(package, format!("`{to}` is not known: add it to `tables.yaml` first")));
    }
    let Some(grid) = package.grid() else { return Ok(()) };
    let letter = match letter(package.own(MAP)?, layer, to) {
        Some(letter) => letter,
        None => {
            let letter = free_letter(package.own(MAP)?, layer, to);
            let letter = letter.ok_or_else(|| refuse(package, "the legend has no free letter"))?;
            let written = edit::quoted(&letter.to_string());
            let key = letter.to_string();
            lists::set_key(package, MAP, &[layer, "legend"], (&key, &written), &value)?;
            letter
        }
    };
    package.change(MAP, |root| {
        let at = At::root(root).key(layer);
        hexes.iter().map(|hex| hex_change(at, &grid, *hex, letter, &value)).collect()
    })
}

/// Returns the letter of a value in the legend.
fn letter(root: &Node, layer: &str, to: &str) -> Option<char> {
    let legend = At::root(root).key(layer).key("legend");
    let mut letters = legend.keys().filter(|key| scalar(legend.key(key)).as_deref() == Some(to));
    letters.next().and_then(single)
}

fn single(key: &str) -> Option<char> {
    let mut letters = key.chars();
    let letter = letters.next().filter(|letter| !matches!(letter, '"' | '\\' | '\''))?;
    letters.next().is_none().then_some(letter)
}

/// Returns a letter for a new value: one of its own letters if possible.
fn free_letter(root: &Node, layer: &str, to: &str) -> Option<char> {
    let legend = At::root(root).key(layer).key("legend");
    let own = to.chars().filter(char::is_ascii_alphanumeric);
    let capitals = own.clone().map(|letter| letter.to_ascii_uppercase());
    let mut letters = own.chain(capitals).chain('A'..='Z').chain('a'..='z').chain('0'..='9');
    letters.find(|letter| legend.keys().all(|key| !key.starts_with(*letter)))
}

fn hex_change(
    at: At<'_>,
    grid: &Grid,
    hex: HexNumber,
    letter: char,
    value: &str,
) -> Result<Change, Box<CannotEdit>> {
    if let Some(single) = at.get("hexes").and_then(|hexes| hexes.get(&hex.to_string())) {
        return Ok(edit::replace(single.node(), value));
    }
    let column = format!("{:02}", hex.column);
    let refuse = |message: String| Box::new(CannotEdit::new(&at.key("columns").place(), message));
    let text = at.key("columns").get(&column);
    let text = text.ok_or_else(|| refuse(format!("there is no column `{column}`")))?;
    let row = usize::from(hex.row - grid.spec().rows(hex.column).first);
    let place = text.place_of_letter(row);
    let written = place.file.text.get(place.span.clone()).unwrap_or_default();
    let mut letters = written.chars();
    match (letters.next(), letters.next()) {
        (Some(_), None) => Ok(Change { span: place.span, text: letter.to_string() }),
        _ => Err(refuse(format!("column `{column}` is too short, or written with escapes"))),
    }
}
