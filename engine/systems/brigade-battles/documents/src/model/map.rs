//! `map.yaml`: terrain, levels, hexsides, roads and places.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Hex, Hexside, Id, Keyed, Located, Provenance};

/// The map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Brigade Battles map")]
pub struct Map {
    /// Terrain of each hex.
    pub terrain: Ground<Located<Id>>,
    /// Level of each hex.
    pub levels: Ground<u8>,
    /// Features of hexsides.
    pub hexsides: Hexsides,
    /// Roads as paths.
    pub roads: Roads,
    /// Names of places, by hex.
    pub places: Places,
}

/// Grid of characters: one character per hex, one text per column. Rows run from left to right.
/// Blanks are ignored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ground<T> {
    /// Origin of the values. Part names are hexes.
    pub provenance: Option<Provenance>,
    /// Meaning of each character.
    pub legend: Keyed<String, T>,
    /// Columns by their two-digit number.
    pub columns: Keyed<String, String>,
}

/// Features of hexsides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hexsides {
    /// Origin of the values.
    pub provenance: Option<Provenance>,
    /// Hexsides with a stream.
    #[serde(default)]
    pub stream: Vec<Located<Hexside>>,
    /// Hexsides that cannot be crossed.
    #[serde(default)]
    pub closed: Vec<Located<Hexside>>,
}

/// Roads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Roads {
    /// Origin of the roads. Part names are road names.
    pub provenance: Option<Provenance>,
    /// Paths of neighbouring hexes by name.
    pub paths: Keyed<String, Road>,
}

/// A road.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Road {
    /// Hexes in order.
    pub path: Vec<Located<Hex>>,
}

/// Places.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Places {
    /// Origin of the names. Part names are hexes.
    pub provenance: Option<Provenance>,
    /// Names by hex.
    pub names: Keyed<Hex, String>,
}
