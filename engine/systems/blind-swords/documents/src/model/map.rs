//! `map.yaml`: terrain, levels, hexsides, roads and places.

use blind_swords::game::{FeatureId, GradeId, TerrainId};
use document::text::Id;
use document::{Located, Name};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::{HexNumber, HexPair};
use super::{Keyed, Provenance};

/// The map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords map")]
pub struct Map {
    /// The terrain of each hex.
    pub terrain: Ground<Located<Name<TerrainId>>>,
    /// The level of each hex.
    pub levels: Ground<u8>,
    /// Features of hexsides.
    pub hexsides: Hexsides,
    /// Roads as paths.
    pub roads: Roads,
    /// Names of places, by hex.
    pub places: Places,
    /// Dry streams. The map shows them; play is not affected.
    #[serde(default)]
    pub dry_streams: Vec<Vec<Located<HexNumber>>>,
}

/// One text per column, one character per hex, rows from left to right. Spaces are ignored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(rename = "Ground_of_{T}")]
pub struct Ground<T> {
    /// The origin of the values. Parts are hexes.
    pub provenance: Option<Provenance>,
    /// The meaning of each character.
    pub legend: Keyed<String, T>,
    /// Texts by column.
    pub columns: Keyed<String, String>,
    /// Single hexes that differ from the texts, for packages that extend another.
    #[serde(default = "Keyed::<HexNumber, T>::default")]
    pub hexes: Keyed<HexNumber, T>,
}

/// Features of hexsides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Hexsides {
    /// The origin. Parts are kinds, then hexsides.
    pub provenance: Option<Provenance>,
    /// Slopes of one level, the lower hex first.
    #[serde(default)]
    pub slope: Vec<Located<HexPair>>,
    /// Slopes of two levels, the lower hex first.
    #[serde(default)]
    pub steep: Vec<Located<HexPair>>,
    /// Slopes of other grades, by grade, the lower hex first.
    #[serde(default)]
    pub slopes: Keyed<Name<GradeId>, Vec<Located<HexPair>>>,
    /// Flowing streams.
    #[serde(default)]
    pub stream: Vec<Located<HexPair>>,
    /// Ponds.
    #[serde(default)]
    pub pond: Vec<Located<HexPair>>,
    /// Hexside features, such as walls, by id.
    #[serde(default)]
    pub features: Keyed<Name<FeatureId>, Vec<Located<HexPair>>>,
}

/// The roads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Roads {
    /// The origin. Parts are road names.
    pub provenance: Option<Provenance>,
    /// The roads by name.
    pub paths: Keyed<String, Road>,
}

/// One road.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Road {
    /// The kind of road, by its id in the tables.
    pub kind: Located<Id>,
    /// Its hexes, each adjacent to the one before.
    pub path: Vec<Located<HexNumber>>,
}

/// Names of places.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Places {
    /// The origin. Parts are hexes.
    pub provenance: Option<Provenance>,
    /// The name of each hex.
    pub names: Keyed<HexNumber, String>,
}
