//! `map.yaml`: terrain, sight levels, hexside features, thoroughfares and place names.

use document::origin::Provenance;
use document::{Ground, Keyed};
use kernel::{HexId, HexPair};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use terrible_swift_sword::game::{SightLevel, Terrain, Way};

/// Root of `map.yaml`: terrain of each hex, sight levels, hexside features, thoroughfares and place
/// names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Terrible Swift Sword map")]
pub struct Map {
    /// Terrain of each hex.
    pub terrain: Ground<Terrain>,
    /// Sight level of each hex: `ground`, `ridge` or `hilltop`.
    pub levels: Ground<SightLevel>,
    /// Features of hexsides.
    pub hexsides: Hexsides,
    /// Thoroughfares, each written as a path of adjacent hexes.
    pub ways: Ways,
    /// Printed names of hexes.
    pub places: Places,
}

/// Features of hexsides, by feature. Slopes and crests are written with the high hex first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hexsides {
    /// Origin of the hexside features.
    pub provenance: Option<Provenance>,
    /// Slopes, such as `0805/0806`: high hex, then low hex (default: none).
    #[serde(default)]
    pub slope: Vec<HexPair>,
    /// Crests: upper hex, then lower hex (default: none).
    #[serde(default)]
    pub crest: Vec<HexPair>,
    /// Ridges, from which the ground falls on both sides (default: none).
    #[serde(default)]
    pub ridge: Vec<HexPair>,
    /// Stone walls (default: none).
    #[serde(default)]
    pub wall: Vec<HexPair>,
    /// Streams (default: none).
    #[serde(default)]
    pub stream: Vec<HexPair>,
    /// Fords (default: none).
    #[serde(default)]
    pub ford: Vec<HexPair>,
    /// Bridges (default: none).
    #[serde(default)]
    pub bridge: Vec<HexPair>,
    /// Rivers, which no unit can cross (default: none).
    #[serde(default)]
    pub river: Vec<HexPair>,
}

/// All thoroughfares of the map, with the origin of their paths.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ways {
    /// Origin of the thoroughfares: one origin for all, or a mapping with names as keys.
    pub provenance: Option<Provenance>,
    /// Thoroughfares, by name.
    pub paths: Keyed<String, Path>,
}

/// Thoroughfare along a path of hexes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Path {
    /// Kind of thoroughfare.
    pub kind: Way,
    /// Hexes in order.
    pub path: Vec<HexId>,
    /// Whether the thoroughfare runs off the map beyond its first hex (default: no).
    #[serde(default)]
    pub from_edge: bool,
    /// Whether the thoroughfare runs off the map beyond its last hex (default: no).
    #[serde(default)]
    pub to_edge: bool,
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
