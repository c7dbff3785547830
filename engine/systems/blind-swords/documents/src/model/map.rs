//! `map.yaml`: ground, levels, hexsides, roads and places.

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
    /// What fills each hex.
    pub terrain: Ground<Located<Name<TerrainId>>>,
    /// How high each hex lies.
    pub levels: Ground<u8>,
    /// Features of hexsides.
    pub hexsides: Hexsides,
    /// Roads as paths.
    pub roads: Roads,
    /// Names of places, by hex.
    pub places: Places,
    /// Courses of dry streams, which are drawn but change nothing.
    #[serde(default)]
    pub dry_streams: Vec<Vec<Located<HexNumber>>>,
}

/// One character a hex, one text a column, rows from left to right, blanks ignored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ground<T> {
    /// Where the values come from; parts are hexes.
    pub provenance: Option<Provenance>,
    /// What each character means.
    pub legend: Keyed<String, T>,
    /// The texts, by column.
    pub columns: Keyed<String, String>,
    /// Single hexes that differ from the texts: a package that extends another corrects them here.
    #[serde(default = "Keyed::<HexNumber, T>::default")]
    pub hexes: Keyed<HexNumber, T>,
}

/// Features of hexsides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Hexsides {
    /// Where they come from; parts are kinds, then hexsides.
    pub provenance: Option<Provenance>,
    /// Slopes of one level, the lower hex first.
    #[serde(default)]
    pub slope: Vec<Located<HexPair>>,
    /// Slopes of two levels, the lower hex first.
    #[serde(default)]
    pub steep: Vec<Located<HexPair>>,
    /// Slopes of the grades of the tables, by grade, the lower hex first.
    #[serde(default)]
    pub slopes: Keyed<Name<GradeId>, Vec<Located<HexPair>>>,
    /// Flowing streams.
    #[serde(default)]
    pub stream: Vec<Located<HexPair>>,
    /// Ponds.
    #[serde(default)]
    pub pond: Vec<Located<HexPair>>,
    /// Features of the tables, such as walls, by id.
    #[serde(default)]
    pub features: Keyed<Name<FeatureId>, Vec<Located<HexPair>>>,
}

/// The roads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Roads {
    /// Where they come from; parts are road names.
    pub provenance: Option<Provenance>,
    /// The roads by name.
    pub paths: Keyed<String, Road>,
}

/// One road.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Road {
    /// Kind of road, as in the tables.
    pub kind: Located<Id>,
    /// The hexes it runs through, each the neighbour of the one before.
    pub path: Vec<Located<HexNumber>>,
}

/// Names of places.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Places {
    /// Where they come from; parts are hexes.
    pub provenance: Option<Provenance>,
    /// Name of each.
    pub names: Keyed<HexNumber, String>,
}
