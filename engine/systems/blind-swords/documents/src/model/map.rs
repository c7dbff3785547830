//! `map.yaml`: terrain, levels, hexsides, roads and places.

use document::Located;
use document::text::Id;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::{HexNumber, HexPair};
use super::{Keyed, Provenance};

/// The map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords map")]
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
    /// Courses of dry streams, for drawing only.
    #[serde(default)]
    pub dry_streams: Vec<Vec<Located<HexNumber>>>,
}

/// Grid of characters: one character per hex, one text per column. Rows run from left to right.
/// Blanks are ignored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ground<T> {
    /// Origin of the values. Part names are hexes.
    pub provenance: Option<Provenance>,
    /// Meaning of each character.
    pub legend: Keyed<String, T>,
    /// Texts by column.
    pub columns: Keyed<String, String>,
    /// Single hexes that override the texts, for corrections in a package that extends another.
    #[serde(default = "Keyed::<HexNumber, T>::default")]
    pub hexes: Keyed<HexNumber, T>,
}

/// Features of hexsides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Hexsides {
    /// Origin of the features. Part names are kinds, then hexsides.
    pub provenance: Option<Provenance>,
    /// Slopes of one level, the lower hex first.
    #[serde(default)]
    pub slope: Vec<Located<HexPair>>,
    /// Slopes of two levels, the lower hex first.
    #[serde(default)]
    pub steep: Vec<Located<HexPair>>,
    /// Slopes of custom grades, by grade, the lower hex first.
    #[serde(default)]
    pub slopes: Keyed<Id, Vec<Located<HexPair>>>,
    /// Flowing streams.
    #[serde(default)]
    pub stream: Vec<Located<HexPair>>,
    /// Ponds.
    #[serde(default)]
    pub pond: Vec<Located<HexPair>>,
    /// Custom features such as walls, by id.
    #[serde(default)]
    pub features: Keyed<Id, Vec<Located<HexPair>>>,
}

/// The roads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Roads {
    /// Origin of the roads. Part names are road names.
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
    /// Hexes of the road, each adjacent to the previous one.
    pub path: Vec<Located<HexNumber>>,
}

/// Names of places.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Places {
    /// Origin of the names. Part names are hexes.
    pub provenance: Option<Provenance>,
    /// Names by hex.
    pub names: Keyed<HexNumber, String>,
}
