//! `map.yaml`: terrain, levels, hexsides, roads and places.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Hex, Hexside, Id, Keyed, Located, Provenance};

/// Terrain, levels, hexside features, roads and place names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Brigade Battles map")]
pub struct Map {
    /// The terrain of each hex.
    pub terrain: Ground<Located<Id>>,
    /// The level of each hex.
    pub levels: Ground<u8>,
    /// Streams and impassable hexsides.
    pub hexsides: Hexsides,
    /// Roads, each as a path of hexes.
    pub roads: Roads,
    /// Names of places, by hex.
    pub places: Places,
}

/// One value for each hex. The text of a column has one character per hex, by increasing row
/// number. Spaces are ignored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GroundOf{T}")]
pub struct Ground<T> {
    /// Origin of the values: one for all, or a mapping with hex numbers as keys.
    pub provenance: Option<Provenance>,
    /// Value that each character means.
    pub legend: Keyed<String, T>,
    /// Text of each column, by the two digits of the column number.
    pub columns: Keyed<String, String>,
}

/// Streams and impassable hexsides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hexsides {
    /// Origin of the hexside features.
    pub provenance: Option<Provenance>,
    /// Hexsides with a stream.
    #[serde(default)]
    pub stream: Vec<Located<Hexside>>,
    /// Hexsides that cannot be crossed.
    #[serde(default)]
    pub closed: Vec<Located<Hexside>>,
}

/// Roads, with the origin of their paths.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Roads {
    /// Origin of the roads: one for all, or a mapping with road names as keys.
    pub provenance: Option<Provenance>,
    /// Roads by name.
    pub paths: Keyed<String, Road>,
}

/// A road as a path.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Road {
    /// Adjacent hexes, from one end of the road to the other.
    pub path: Vec<Located<Hex>>,
}

/// Names of places on the map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Places {
    /// Origin of the names: one for all, or a mapping with hex numbers as keys.
    pub provenance: Option<Provenance>,
    /// Name of each named hex.
    pub names: Keyed<Hex, String>,
}
