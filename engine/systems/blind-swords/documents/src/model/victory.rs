//! Victory points and levels.

use document::{Located, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::area::Area;
use super::text::{HexNumber, Ratio};
use super::{BySide, Keyed, Provenance, Side};

/// Victory conditions of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Victory {
    /// Origin of the figures. Part names are field names, then sides and hexes.
    pub provenance: Option<Provenance>,
    /// Points at the end of the game for controlling hexes.
    #[serde(default)]
    pub at_end: BySide<Keyed<HexNumber, i16>>,
    /// Points each turn for controlling hexes.
    #[serde(default)]
    pub each_turn: BySide<Keyed<HexNumber, i16>>,
    /// Points each turn for infantry in a hex of an area.
    #[serde(default)]
    pub occupied_each_turn: Vec<Occupied>,
    /// Points for each strength point of a broken enemy unit, or by its arm.
    pub broken_strength: BrokenStrength,
    /// Points for each strength point of eliminated enemy artillery.
    pub eliminated_artillery_strength: Located<Ratio>,
    /// Additional points, scored at once, for artillery eliminated in close combat: its guns are
    /// captured.
    pub captured_artillery_strength: Option<Located<Ratio>>,
    /// Hexes that win the game at once when fresh infantry of the side enters.
    #[serde(default)]
    pub automatic: BySide<Vec<Located<HexNumber>>>,
    /// Levels, from the worst for the Union to the best.
    pub levels: Vec<Level>,
}

/// Points for each strength point of a broken unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum BrokenStrength {
    /// The same points for all arms.
    Any(Ratio),
    /// Points for each arm.
    ByArm(#[serde(deserialize_with = "bounds::mapping")] BrokenArms),
}

/// Points for each strength point of a broken unit, by its arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BrokenArms {
    /// Points for infantry.
    pub infantry: Ratio,
    /// Points for cavalry.
    pub cavalry: Ratio,
}

/// Points for occupation of an area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Occupied {
    /// Side that gets the points.
    pub side: Side,
    /// Hexes, one of which infantry has to occupy.
    pub hexes: Located<Area>,
    /// Points for each hex.
    pub points: i16,
}

/// Victory level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Level {
    /// Name for people.
    pub name: String,
    /// Winner; omitted for a draw.
    pub winner: Option<Side>,
    /// Least difference of Union minus Confederate points; omitted for the first level.
    pub from: Option<i16>,
}
