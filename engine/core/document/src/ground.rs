//! Values of all hexes of a map, written as one text for each column.

use kernel::{Grid, HexNumber, Keyed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::codes::Code;
use crate::diag::{Diagnostic, Place};
use crate::figures::Figure;
use crate::origin::Provenance;
use crate::tree::At;

/// Stand-in for a document `map.yaml` that cannot be read: a map without ground, hexsides, roads and
/// places.
pub const STAND_IN: &str = "\
terrain: {legend: {}, columns: {}}
levels: {legend: {}, columns: {}}
hexsides: {}
roads: {paths: {}}
places: {names: {}}
";

/// Values of all hexes. The author writes one text for each column, with one character for each hex
/// from the lowest row upwards. Spaces are ignored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Ground_of_{T}")]
pub struct Ground<T> {
    /// Origin of the values: one origin for all, or a mapping with hex numbers as keys.
    pub provenance: Option<Provenance>,
    /// Value that each character of the column texts represents.
    pub legend: Keyed<String, T>,
    /// Text of each column, by column number of two digits.
    pub columns: Keyed<String, String>,
    /// Per-hex values, by hex number. They override the column texts. Overlay packages use them for
    /// changes.
    #[serde(default = "Keyed::<HexNumber, T>::default")]
    pub hexes: Keyed<HexNumber, T>,
}

/// Codes of the diagnostics about the values of hexes.
#[derive(Clone, Copy, Debug)]
pub struct Codes {
    /// Code for columns that are missing, unknown or of the wrong length.
    pub column: Code,
    /// Code for characters that the legend lacks.
    pub legend: Code,
    /// Code for hexes that are not on the map.
    pub hex: Code,
}

impl<T> Ground<T> {
    /// Returns the value of each hex, in hex order. A value is `None` if its character is missing
    /// or unknown. Also returns the errors of the texts.
    pub fn values(
        &self,
        grid: &Grid,
        at: At<'_>,
        codes: Codes,
    ) -> (Vec<Option<&T>>, Vec<Diagnostic>) {
        let values = vec![None; grid.len()];
        let mut reading = Reading { ground: self, grid, at, codes, values, problems: Vec::new() };
        reading.columns();
        reading.hexes();
        (reading.values, reading.problems)
    }
}

/// State of a conversion of column texts to the values of hexes.
struct Reading<'g, 'a, T> {
    ground: &'g Ground<T>,
    grid: &'a Grid,
    at: At<'a>,
    codes: Codes,
    values: Vec<Option<&'g T>>,
    problems: Vec<Diagnostic>,
}

impl<T> Reading<'_, '_, T> {
    fn refuse(&mut self, code: Code, place: Place, message: String) {
        self.problems.push(Diagnostic::error(code, place, message));
    }

    fn columns(&mut self) {
        let spec = self.grid.spec();
        // A column with a wrong number is probably one of the missing columns.
        let mut misnamed = self.refuse_other_columns();
        let at = self.at.key("columns");
        let mut before = at.place();
        for column in spec.first_column..=spec.last_column {
            let name = format!("{column:02}");
            match self.ground.columns.get(&name) {
                Some(text) => {
                    before = at.key(&name).place();
                    self.column(column, text, at.key(&name));
                }
                None if misnamed > 0 => misnamed -= 1,
                None => {
                    let message = format!("missing column `{name}`");
                    self.refuse(self.codes.column, before.clone(), message);
                }
            }
        }
    }

    fn column(&mut self, column: u8, text: &str, at: At<'_>) {
        let rows = self.grid.spec().rows(column);
        let letters: Vec<(usize, char)> =
            text.char_indices().filter(|(_, letter)| !letter.is_whitespace()).collect();
        let expected = usize::from(rows.last - rows.first) + 1;
        if letters.len() != expected {
            let message = format!(
                "column {column:02} has {} characters, expected {expected} for rows {:02} to {:02}",
                letters.len(),
                rows.first,
                rows.last
            );
            return self.refuse(self.codes.column, at.place(), message);
        }
        for (row, (offset, letter)) in (rows.first..=rows.last).zip(letters) {
            let value = self.ground.legend.get(&letter.to_string());
            if value.is_none() {
                let message = format!("unknown character `{letter}`: it is not in the legend");
                self.refuse(self.codes.legend, at.place_of_char(offset), message);
            }
            if let Some(hex) = self.grid.hex(HexNumber::new(column, row)) {
                self.values[hex.index()] = value;
            }
        }
    }

    /// Reports the columns that are not on this map, and returns the number of such columns.
    fn refuse_other_columns(&mut self) -> usize {
        let spec = self.grid.spec();
        let is_column = |name: &String| {
            name.len() == 2
                && name.parse().is_ok_and(|n| (spec.first_column..=spec.last_column).contains(&n))
        };
        let ground = self.ground;
        let others: Vec<_> = ground.columns.keys().filter(|name| !is_column(name)).collect();
        for name in &others {
            let message = format!("unknown column `{name}`: this map does not have it");
            let place = self.at.key("columns").place_of_key(name);
            self.refuse(self.codes.column, place, message);
        }
        others.len()
    }

    fn hexes(&mut self) {
        let ground = self.ground;
        for (number, value) in ground.hexes.iter() {
            match self.grid.hex(*number) {
                Some(hex) => self.values[hex.index()] = Some(value),
                None => {
                    let place = self.at.key("hexes").place_of_key(&number.to_string());
                    let message = format!("hex {number} is not on the map");
                    self.refuse(self.codes.hex, place, message);
                }
            }
        }
    }
}

/// Returns one figure for each hex of a map layer at a place. The figure's place is the map
/// column that contains the hex.
pub fn figures(at: At<'_>) -> Vec<Figure<'_>> {
    let mut hexes = Vec::new();
    for (column, text) in at.key("columns").texts() {
        let letters = text.chars().filter(|letter| !letter.is_whitespace());
        let numbered = letters.enumerate().map(|(row, _)| format!("{column}{:02}", row + 1));
        hexes.extend(numbered.map(|hex| Figure::new(hex, at.key("columns").key(column))));
    }
    hexes
}
