//! Changes of a case to the map, and the units and formations that a case defines.

use std::collections::BTreeMap;

use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// Changes that a case makes to the map.
#[derive(Clone, Debug, PartialEq, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapPatch {
    /// Empty map that replaces the map of the package (default: the map of the package).
    pub blank: Option<Blank>,
    /// Changes to single hexes, by hex number.
    #[serde(default)]
    pub hexes: BTreeMap<String, HexPatch>,
    /// Changes to hexsides, each written as two hexes such as `2109/2110`. The hex with the higher
    /// level is the upper end of a slope. If both have the same level, it is the second hex.
    #[serde(default)]
    pub hexsides: BTreeMap<String, HexsidePatch>,
    /// Additional roads, by kind of road. Each road is a list of adjacent hexes.
    #[serde(default)]
    pub roads: BTreeMap<String, Vec<Vec<String>>>,
}

/// Empty map on which every hex has clear terrain and the same level.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Blank {
    /// First and last column of the empty map (default: all columns).
    pub columns: Option<[u8; 2]>,
    /// First and last row of the empty map (default: all rows).
    pub rows: Option<[u8; 2]>,
    /// Level of every hex.
    pub level: u8,
}

/// Changes to one hex. Fields that are left out keep their values.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexPatch {
    /// Id of the new terrain.
    pub terrain: Option<String>,
    /// New level of the hex.
    pub level: Option<u8>,
}

/// Feature that a case places on a hexside.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HexsidePatch {
    /// Slope of one level. It rises towards the hex with the higher level.
    Slope,
    /// Slope of two levels. It rises towards the hex with the higher level.
    Steep,
    /// Flowing stream, which units can cross.
    Stream,
    /// Pond, which units cannot cross.
    Pond,
    /// No feature: removes everything from the hexside except a road.
    None,
    /// Id of a slope grade or a hexside feature of the package.
    #[serde(untagged)]
    Named(String),
}

/// Brigades and units that a case defines.
#[derive(Clone, Debug, PartialEq, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Define {
    /// Definitions of brigades, by brigade id. A brigade of the package with the same id is
    /// replaced.
    #[serde(default)]
    pub brigades: BTreeMap<String, BrigadeSpec>,
    /// Definitions of units, by unit id. A unit of the package with the same id is replaced.
    #[serde(default)]
    pub units: BTreeMap<String, UnitDefinition>,
}

/// Brigade that a case defines.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BrigadeSpec {
    /// Side of the brigade: `usa` or `csa`.
    #[schemars(with = "String")]
    pub side: Side,
    /// Name of the brigade's division. The case creates the division if the game has none with this
    /// name.
    pub division: String,
}

/// Unit that a case defines.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitDefinition {
    /// Side of the unit. Only for a unit without a brigade.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// Id of the unit's brigade (default: none).
    pub brigade: Option<String>,
    /// Arm of the unit: `infantry`, `cavalry` or `artillery`.
    pub arm: String,
    /// Id of a weapon of the package, such as `rf`.
    pub weapon: String,
    /// Ids of the unit's traits (default: none).
    #[serde(default)]
    pub traits: Vec<String>,
    /// Strength and cohesion on the front of the counter, such as `6-4`. Absent for a fragile unit.
    pub fresh: Option<String>,
    /// Strength and cohesion on the back of the counter, such as `3-3` or `C-2`.
    pub battleworn: String,
    /// Dismounted counter of a cavalry unit (default: none).
    pub dismounted: Option<DismountedDefinition>,
}

/// Dismounted counter of a cavalry unit.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DismountedDefinition {
    /// Id of the weapon on the dismounted counter (default: the weapon of the mounted counter).
    pub weapon: Option<String>,
    /// Strength and cohesion on the front of the dismounted counter.
    pub fresh: Option<String>,
    /// Strength and cohesion on the back of the dismounted counter.
    pub battleworn: String,
}
