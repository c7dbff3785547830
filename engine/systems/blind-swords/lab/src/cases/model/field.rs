//! Map changes, units and formations that a case defines.

use std::collections::BTreeMap;

use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// Changes to the map.
#[derive(Clone, Debug, PartialEq, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapPatch {
    /// An empty map that replaces the package's map.
    pub blank: Option<Blank>,
    /// Changes to hexes, by hex number.
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
    /// The level of all hexes.
    pub level: u8,
}

/// Changes to a hex.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexPatch {
    /// The terrain of the hex, by id.
    pub terrain: Option<String>,
    /// The level of the hex.
    pub level: Option<u8>,
}

/// The features of a hexside.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HexsidePatch {
    /// Slope of one level.
    Slope,
    /// Slope of two levels.
    Steep,
    /// A flowing stream.
    Stream,
    /// A pond.
    Pond,
    /// No feature. A road across the hexside stays.
    None,
    /// A slope grade or a hexside feature of the package, by id.
    #[serde(untagged)]
    Named(String),
}

/// Units and formations.
#[derive(Clone, Debug, PartialEq, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Define {
    /// Brigades, by id.
    #[serde(default)]
    pub brigades: BTreeMap<String, BrigadeSpec>,
    /// Units, by id.
    #[serde(default)]
    pub units: BTreeMap<String, UnitDefinition>,
}

/// Brigade that a case defines.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BrigadeSpec {
    /// The side of the brigade.
    #[schemars(with = "String")]
    pub side: Side,
    /// The division of the brigade.
    pub division: String,
}

/// Unit that a case defines.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitDefinition {
    /// The side of the unit. A unit of a brigade leaves it out.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// The brigade of the unit, by id.
    pub brigade: Option<String>,
    /// The arm of the unit: infantry, cavalry or artillery.
    pub arm: String,
    /// A weapon of the package, by id, such as `rf`.
    pub weapon: String,
    /// Traits of the unit, by package id.
    #[serde(default)]
    pub traits: Vec<String>,
    /// Strength and cohesion of the front, such as `6-4`.
    pub fresh: Option<String>,
    /// Strength and cohesion of the back, such as `3-3` or `C-2`.
    pub battleworn: String,
    /// The dismounted counter of cavalry.
    pub dismounted: Option<DismountedDefinition>,
}

/// The dismounted counter of a cavalry unit.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DismountedDefinition {
    /// The weapon of the dismounted counter (default: that of the mounted counter).
    pub weapon: Option<String>,
    /// Strength and cohesion of the front.
    pub fresh: Option<String>,
    /// Strength and cohesion of the back.
    pub battleworn: String,
}
