//! `map.yaml`: terrain, levels, hexsides, roads and places.

use blind_swords::game::{FeatureId, GradeId, TerrainId};
use document::text::Id;
use document::{Located, Name};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::{HexNumber, HexPair};
use super::{Keyed, Provenance};

/// The map: the terrain and level of each hex, hexsides, roads and places.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords map")]
pub struct Map {
    /// The terrain of each hex.
    pub terrain: Ground<Located<Name<TerrainId>>>,
    /// The level of each hex.
    pub levels: Ground<u8>,
    /// Slopes, water and other features of hexsides.
    pub hexsides: Hexsides,
    /// Roads, each as a path of hexes.
    pub roads: Roads,
    /// Names of places, by hex.
    pub places: Places,
    /// Dry streams. The map shows them; play is not affected.
    #[serde(default)]
    pub dry_streams: Vec<Vec<Located<HexNumber>>>,
}

/// Values of all hexes, written as one text per column with one character per hex, from the lowest
/// row up. Spaces are ignored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(rename = "GroundOf{T}")]
pub struct Ground<T> {
    /// The origin of the values: one for all, or a mapping with hex numbers as keys.
    pub provenance: Option<Provenance>,
    /// The meaning of each character.
    pub legend: Keyed<String, T>,
    /// The text of each column, by column number.
    pub columns: Keyed<String, String>,
    /// Values of single hexes that differ from the texts, for packages that extend another.
    #[serde(default = "Keyed::<HexNumber, T>::default")]
    pub hexes: Keyed<HexNumber, T>,
}

/// Slopes, water and other features of hexsides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Hexsides {
    /// The origin of the features: one for all, or a mapping with kinds as keys, then hexsides.
    pub provenance: Option<Provenance>,
    /// Hexsides with a slope of one level, the lower hex first.
    #[serde(default)]
    pub slope: Vec<Located<HexPair>>,
    /// Hexsides with a slope of two levels, the lower hex first.
    #[serde(default)]
    pub steep: Vec<Located<HexPair>>,
    /// Hexsides with slopes of other grades, by grade, the lower hex first.
    #[serde(default)]
    pub slopes: Keyed<Name<GradeId>, Vec<Located<HexPair>>>,
    /// Hexsides with flowing streams.
    #[serde(default)]
    pub stream: Vec<Located<HexPair>>,
    /// Hexsides with ponds.
    #[serde(default)]
    pub pond: Vec<Located<HexPair>>,
    /// Hexside features, such as walls, by id.
    #[serde(default)]
    pub features: Keyed<Name<FeatureId>, Vec<Located<HexPair>>>,
}

/// All roads of the map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Roads {
    /// The origin of the roads: one for all, or a mapping with road names as keys.
    pub provenance: Option<Provenance>,
    /// The roads by name.
    pub paths: Keyed<String, Road>,
}

/// A road: its kind and its hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Road {
    /// The kind of road, by its id in the tables.
    pub kind: Located<Id>,
    /// The hexes of the road, each adjacent to the previous one.
    pub path: Vec<Located<HexNumber>>,
}

/// Names of places on the map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Places {
    /// The origin of the names: one for all, or a mapping with hex numbers as keys.
    pub provenance: Option<Provenance>,
    /// The name of each hex.
    pub names: Keyed<HexNumber, String>,
}
