//! Field of a case: changes to the map, and its own units and formations.

use std::collections::BTreeMap;

use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// Changes to the map.
#[derive(Clone, Debug, PartialEq, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapPatch {
    /// An empty map instead of the package's.
    pub blank: Option<Blank>,
    /// Hexes by number.
    #[serde(default)]
    pub hexes: BTreeMap<String, HexPatch>,
    /// Hexsides as `2109/2110`. The uphill hex of a slope is the one with the higher level, or the
    /// second if both have the same level.
    #[serde(default)]
    pub hexsides: BTreeMap<String, HexsidePatch>,
    /// Roads by kind, each as chains of hexes.
    #[serde(default)]
    pub roads: BTreeMap<String, Vec<Vec<String>>>,
}

/// An empty map: clear terrain on one level.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Blank {
    /// The first and last column (default: all).
    pub columns: Option<[u8; 2]>,
    /// The first and last row (default: all).
    pub rows: Option<[u8; 2]>,
    /// The level.
    pub level: u8,
}

/// Changes to a hex.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexPatch {
    /// The kind of terrain.
    pub terrain: Option<String>,
    /// The level.
    pub level: Option<u8>,
}

/// The features of a hexside.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HexsidePatch {
    /// A slope.
    Slope,
    /// A steep slope.
    Steep,
    /// A flowing stream.
    Stream,
    /// A pond.
    Pond,
    /// No feature except a road, if one crosses it.
    None,
    /// A slope grade or a hexside feature of the package, by id.
    #[serde(untagged)]
    Named(String),
}

/// Units and formations.
#[derive(Clone, Debug, PartialEq, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Define {
    /// Brigades by id.
    #[serde(default)]
    pub brigades: BTreeMap<String, BrigadeSpec>,
    /// Units by id.
    #[serde(default)]
    pub units: BTreeMap<String, UnitDefinition>,
}

/// Brigade of a case.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BrigadeSpec {
    /// Its side.
    #[schemars(with = "String")]
    pub side: Side,
    /// Its division.
    pub division: String,
}

/// Unit of a case.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitDefinition {
    /// Its side. A unit of a brigade leaves it out.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// Its brigade.
    pub brigade: Option<String>,
    /// Infantry, cavalry or artillery.
    pub arm: String,
    /// A weapon of the package, such as `rf`.
    pub weapon: String,
    /// Traits, by package id.
    #[serde(default)]
    pub traits: Vec<String>,
    /// Front, such as `6-4`.
    pub fresh: Option<String>,
    /// Back, such as `3-3` or `C-2`.
    pub battleworn: String,
    /// The dismounted counter of cavalry.
    pub dismounted: Option<DismountedDefinition>,
}

/// The dismounted counter of a cavalry unit.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DismountedDefinition {
    /// Its weapon (default: that of the mounted counter).
    pub weapon: Option<String>,
    /// Front.
    pub fresh: Option<String>,
    /// Back.
    pub battleworn: String,
}
