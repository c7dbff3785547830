//! `map.yaml`: ground, levels, hexsides, roads and places.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Hex, Hexside, Id, Keyed, Located, Provenance};

/// The map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Brigade Battles map")]
pub struct Map {
    /// What fills each hex.
    pub terrain: Ground<Located<Id>>,
    /// How high each hex lies.
    pub levels: Ground<u8>,
    /// Features of hexsides.
    pub hexsides: Hexsides,
    /// Roads as paths.
    pub roads: Roads,
    /// Names of places, by hex.
    pub places: Places,
}

/// One character a hex, one text a column, rows from left to right, blanks ignored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ground<T> {
    /// Where the values come from; parts are hexes.
    pub provenance: Option<Provenance>,
    /// What each character means.
    pub legend: Keyed<String, T>,
    /// The columns by their two digits.
    pub columns: Keyed<String, String>,
}

/// What lies on hexsides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hexsides {
    /// Where they come from.
    pub provenance: Option<Provenance>,
    /// Those with a stream.
    #[serde(default)]
    pub stream: Vec<Located<Hexside>>,
    /// Those that nobody crosses.
    #[serde(default)]
    pub closed: Vec<Located<Hexside>>,
}

/// Roads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Roads {
    /// Where they come from; parts are names.
    pub provenance: Option<Provenance>,
    /// Paths of neighbouring hexes by name.
    pub paths: Keyed<String, Road>,
}

/// A road.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Road {
    /// Its hexes in order.
    pub path: Vec<Located<Hex>>,
}

/// Places.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Places {
    /// Where they come from; parts are hexes.
    pub provenance: Option<Provenance>,
    /// Names by hex.
    pub names: Keyed<Hex, String>,
}
