//! `map.yaml`: terrain, levels, hexside features, roads and place names.

use brigade_battles::game::TerrainId;
use document::Ground;
use kernel::HexId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{HexPair, Keyed, Provenance};

/// Root of `map.yaml`: terrain and level of each hex, hexside features, roads and place names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Brigade Battles map")]
pub struct Map {
    /// Terrain of each hex, by terrain id.
    pub terrain: Ground<TerrainId>,
    /// Level (height) of each hex, as a whole number.
    pub levels: Ground<u8>,
    /// Hexsides with streams, and hexsides that units cannot cross.
    pub hexsides: Hexsides,
    /// Roads, each written as a path of adjacent hexes.
    pub roads: Roads,
    /// Printed names of hexes.
    pub places: Places,
}

/// Hexsides with streams, and hexsides that units cannot cross.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hexsides {
    /// Origin of the hexside features.
    pub provenance: Option<Provenance>,
    /// Hexsides with a stream, such as `0805/0806` (default: none).
    #[serde(default)]
    pub stream: Vec<HexPair>,
    /// Hexsides that units cannot cross (default: none).
    #[serde(default)]
    pub closed: Vec<HexPair>,
}

/// All roads of the map, with the origin of their paths.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Roads {
    /// Origin of the roads: one origin for all, or a mapping with road names as keys.
    pub provenance: Option<Provenance>,
    /// Roads, by road name.
    pub paths: Keyed<String, Road>,
}

/// Road along a path of hexes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Road {
    /// Hexes in order.
    pub path: Vec<HexId>,
}

/// Names of places on the map, with their origin.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Places {
    /// Origin of the names: one origin for all, or a mapping with hex numbers as keys.
    pub provenance: Option<Provenance>,
    /// Names by hex.
    pub names: Keyed<HexId, String>,
}
