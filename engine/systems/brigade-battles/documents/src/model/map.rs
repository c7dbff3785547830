//! `map.yaml`: terrain, levels, hexsides, roads and places.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{HexNumber, HexPair, Id, Keyed, Located, Provenance};

/// The map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Brigade Battles map")]
pub struct Map {
    /// The terrain of each hex.
    pub terrain: Ground<Located<Id>>,
    /// The level of each hex.
    pub levels: Ground<u8>,
    /// Features of hexsides.
    pub hexsides: Hexsides,
    /// Roads as paths.
    pub roads: Roads,
    /// Names of places, by hex.
    pub places: Places,
}

/// One text per column, one character per hex, rows from left to right. Spaces are ignored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Ground_of_{T}")]
pub struct Ground<T> {
    /// The origin of the values. Parts are hexes.
    pub provenance: Option<Provenance>,
    /// The meaning of each character.
    pub legend: Keyed<String, T>,
    /// The columns, by two digits.
    pub columns: Keyed<String, String>,
}

/// Features of hexsides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hexsides {
    /// The origin.
    pub provenance: Option<Provenance>,
    /// Hexsides with a stream.
    #[serde(default)]
    pub stream: Vec<Located<HexPair>>,
    /// Hexsides that cannot be crossed.
    #[serde(default)]
    pub closed: Vec<Located<HexPair>>,
}

/// Roads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Roads {
    /// The origin. Parts are names.
    pub provenance: Option<Provenance>,
    /// Paths of adjacent hexes, by name.
    pub paths: Keyed<String, Road>,
}

/// A road.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Road {
    /// Hexes in order.
    pub path: Vec<Located<HexNumber>>,
}

/// Places.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Places {
    /// The origin. Parts are hexes.
    pub provenance: Option<Provenance>,
    /// Names by hex.
    pub names: Keyed<HexNumber, String>,
}
