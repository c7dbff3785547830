//! Model of a map.

use std::collections::BTreeMap;

use document::form::Form;
use document::tree::{At, Node};
use kernel::{Grid, HexNumber, HexPair};

use crate::package::{scalar, text, word};

/// Contents of a map document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Map {
    /// Terrain of each hex, by id.
    pub terrain: BTreeMap<HexNumber, String>,
    /// Level of each hex, as a number or word.
    pub levels: BTreeMap<HexNumber, String>,
    /// Hexsides with features, by feature.
    pub sides: BTreeMap<String, Vec<HexPair>>,
    /// Roads, by name.
    pub roads: BTreeMap<String, Road>,
    /// Names of hexes.
    pub places: BTreeMap<HexNumber, String>,
}

/// Course of a road.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Road {
    /// Kind of the road, if the rule system has kinds.
    pub kind: Option<String>,
    /// Hexes in order.
    pub path: Vec<HexNumber>,
}

impl Map {
    /// Reads the map. Parts that cannot be read are left out.
    pub(crate) fn read(root: &Node, form: &Form, grid: &Grid) -> Map {
        let at = At::root(root);
        let mut map = Map {
            terrain: ground(at.key("terrain"), grid),
            levels: ground(at.key("levels"), grid),
            ..Map::default()
        };
        for hexside in form.hexsides {
            let found = hexside.path.iter().try_fold(at.key("hexsides"), |at, key| at.get(key));
            let Some(found) = found else { continue };
            let id = hexside.path.join("/");
            if hexside.keys.is_none() {
                map.sides.insert(id, pairs(found));
                continue;
            }
            for key in found.keys() {
                map.sides.insert(format!("{id}/{key}"), pairs(found.key(key)));
            }
        }
        map.sides.retain(|_, pairs| !pairs.is_empty());
        let paths = at.key(form.roads).key("paths");
        for name in paths.keys() {
            let road = paths.key(name);
            let kind = form.road_kinds.and_then(|_| word(road, "kind")).map(str::to_owned);
            let path = road.key("path").items().filter_map(hex).collect();
            map.roads.insert(name.to_owned(), Road { kind, path });
        }
        let names = at.key("places").key("names");
        let place = |(hex, name): (&str, &str)| Some((hex.parse().ok()?, name.to_owned()));
        map.places = names.texts().filter_map(place).collect();
        map
    }
}

/// Returns a value as a hex number. A number without quotes counts as well.
pub(crate) fn hex(at: At<'_>) -> Option<HexNumber> {
    scalar(at).and_then(|text| format!("{text:0>4}").parse().ok())
}

fn pairs(at: At<'_>) -> Vec<HexPair> {
    at.items().filter_map(|item| text(item)?.parse().ok()).collect()
}

/// Returns the values of all hexes.
fn ground(at: At<'_>, grid: &Grid) -> BTreeMap<HexNumber, String> {
    let legend = at.key("legend");
    let meaning: BTreeMap<&str, String> =
        legend.keys().filter_map(|letter| Some((letter, scalar(legend.key(letter))?))).collect();
    let spec = grid.spec();
    let mut values = BTreeMap::new();
    for (column, letters) in at.key("columns").texts() {
        let Ok(column) = column.parse::<u8>() else { continue };
        if !(spec.first_column..=spec.last_column).contains(&column) {
            continue;
        }
        let rows = spec.rows(column);
        let letters = letters.chars().filter(|letter| !letter.is_whitespace());
        for (row, letter) in (rows.first..=rows.last).zip(letters) {
            if let Some(value) = meaning.get(letter.to_string().as_str()) {
                values.insert(HexNumber::new(column, row), value.clone());
            }
        }
    }
    let single = at.key("hexes");
    for key in at.get("hexes").into_iter().flat_map(At::keys) {
        if let (Ok(hex), Some(value)) = (key.parse(), scalar(single.key(key))) {
            values.insert(hex, value);
        }
    }
    values
}
