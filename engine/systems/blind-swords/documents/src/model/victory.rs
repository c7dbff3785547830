//! Victory points and victory levels.

use blind_swords::game::VictoryLevel;
use document::{Located, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::area::Area;
use super::text::{HexNumber, Ratio};
use super::{Keyed, PerSide, Provenance, Side};

/// Victory conditions of a scenario or game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Victory {
    /// Origin of the figures: one origin for all, or a mapping with field names as keys, then sides
    /// and hex numbers.
    pub provenance: Option<Provenance>,
    /// Victory points for control of each hex at the end of the game, by side and hex number.
    #[serde(default)]
    pub at_end: PerSide<Keyed<HexNumber, i16>>,
    /// Victory points on each turn for control of each hex, by side and hex number.
    #[serde(default)]
    pub each_turn: PerSide<Keyed<HexNumber, i16>>,
    /// Victory points on each turn for infantry that occupies hexes of an area.
    #[serde(default)]
    pub occupied_each_turn: Vec<Occupied>,
    /// Victory points for each strength point of a broken enemy unit: one number for all arms, or a
    /// number for each arm.
    pub broken_strength: BrokenStrength,
    /// Victory points for each strength point of eliminated enemy artillery.
    pub eliminated_artillery_strength: Located<Ratio>,
    /// Additional victory points for each strength point of enemy artillery that is captured in
    /// close combat (default: none). The side scores them at once.
    pub captured_artillery_strength: Option<Located<Ratio>>,
    /// Hexes in which fresh infantry of a side wins the game as soon as it enters, by side.
    #[serde(default)]
    pub automatic: PerSide<Vec<Located<HexNumber>>>,
    /// Victory levels, from the worst for the Union to the best.
    pub levels: Vec<VictoryLevel>,
}

/// Victory points for each strength point of a broken enemy unit: one number for all arms, or a
/// number for each arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum BrokenStrength {
    /// Victory points that are the same for all arms.
    Any(Ratio),
    /// Victory points that differ by arm.
    ByArm(#[serde(deserialize_with = "bounds::mapping")] BrokenArms),
}

/// Victory points for each strength point of a broken enemy unit, by arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BrokenArms {
    /// Victory points for each strength point of infantry.
    pub infantry: Ratio,
    /// Victory points for each strength point of cavalry.
    pub cavalry: Ratio,
}

/// Victory points for infantry that occupies hexes of an area at the end of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Occupied {
    /// Side that scores the points.
    pub side: Side,
    /// Hexes in which infantry of the side scores.
    pub hexes: Located<Area>,
    /// Victory points on each turn for every hex of the area that infantry of the side occupies.
    pub points: i16,
}
