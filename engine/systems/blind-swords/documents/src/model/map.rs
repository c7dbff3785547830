//! `map.yaml`: terrain, levels, hexside features, roads and place names.

use blind_swords::game::{FeatureId, GradeId, RoadKindId, TerrainId};
use document::Ground;
use kernel::{HexId, HexPair};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Keyed, Provenance};

/// Root of `map.yaml`: terrain and level of each hex, hexside features, roads and place names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords map")]
pub struct Map {
    /// Terrain of each hex, by terrain id.
    pub terrain: Ground<TerrainId>,
    /// Level (height) of each hex, as a whole number.
    pub levels: Ground<u8>,
    /// Hexsides with slopes, water or other features.
    pub hexsides: Hexsides,
    /// Roads, each written as a path of adjacent hexes.
    pub roads: Roads,
    /// Names that the map prints in hexes.
    pub places: Places,
    /// Dry streams, each written as a path of hexes (default: none). The map shows them; play is
    /// not affected.
    #[serde(default)]
    pub dry_streams: Vec<Vec<HexId>>,
}

/// Hexsides with slopes, water or other features.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Hexsides {
    /// Origin of the features: one origin for all, or a mapping with kinds as keys, then hexsides.
    pub provenance: Option<Provenance>,
    /// Hexsides with a slope of one level. Each pair names the lower hex first.
    #[serde(default)]
    pub slope: Vec<HexPair>,
    /// Hexsides with a slope of two levels. Each pair names the lower hex first.
    #[serde(default)]
    pub steep: Vec<HexPair>,
    /// Hexsides with additional grades of slope, by grade id. Each pair names the lower hex first.
    #[serde(default)]
    pub slopes: Keyed<GradeId, Vec<HexPair>>,
    /// Hexsides with a flowing stream.
    #[serde(default)]
    pub stream: Vec<HexPair>,
    /// Hexsides with a pond, which units cannot cross.
    #[serde(default)]
    pub pond: Vec<HexPair>,
    /// Hexsides with other features, such as walls, by feature id.
    #[serde(default)]
    pub features: Keyed<FeatureId, Vec<HexPair>>,
}

/// All roads of the map, with the origin of their paths.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Roads {
    /// Origin of the roads: one origin for all, or a mapping with road names as keys.
    pub provenance: Option<Provenance>,
    /// Roads, by road name.
    pub paths: Keyed<String, Road>,
}

/// Road of one kind along a path of hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Road {
    /// Id of the kind of road, from `terrain.roads` in `tables.yaml`.
    pub kind: RoadKindId,
    /// Numbers of the hexes along the road. Each hex is adjacent to the one before it.
    pub path: Vec<HexId>,
}

/// Names of places on the map, with their origin.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Places {
    /// Origin of the names: one origin for all, or a mapping with hex numbers as keys.
    pub provenance: Option<Provenance>,
    /// Name of the place in each named hex, by hex number.
    pub names: Keyed<HexId, String>,
}
