//! Victory points and levels.

use document::{Located, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::area::Area;
use super::text::{HexNumber, Ratio};
use super::{BySide, Keyed, Provenance, Side};

/// The victory conditions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Victory {
    /// The origin of the figures: one for all, or a mapping with field names as keys, then sides
    /// and hex numbers.
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
    /// Points for each strength point of a broken enemy unit: one value, or a value for each arm.
    pub broken_strength: BrokenStrength,
    /// Points for each strength point of eliminated enemy artillery.
    pub eliminated_artillery_strength: Located<Ratio>,
    /// Additional points for artillery eliminated in close combat, scored at once for the captured
    /// guns.
    pub captured_artillery_strength: Option<Located<Ratio>>,
    /// Hexes that win the game at once if fresh infantry of the side enters.
    #[serde(default)]
    pub automatic: BySide<Vec<Located<HexNumber>>>,
    /// Victory levels, from the worst for the Union to the best.
    pub levels: Vec<Level>,
}

/// Points for each strength point of a broken unit: one value, or a value for each arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum BrokenStrength {
    /// The same points for all arms.
    Any(Ratio),
    /// Different points for each arm.
    ByArm(#[serde(deserialize_with = "bounds::mapping")] BrokenArms),
}

/// Points for each strength point of a broken unit, by arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BrokenArms {
    /// Points for infantry.
    pub infantry: Ratio,
    /// Points for cavalry.
    pub cavalry: Ratio,
}

/// Points for infantry in a hex of an area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Occupied {
    /// The side that scores the points.
    pub side: Side,
    /// The hexes, of which infantry must occupy one.
    pub hexes: Located<Area>,
    /// The points for each hex.
    pub points: i16,
}

/// A victory level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Level {
    /// The name of the level.
    pub name: String,
    /// The winner, unless the level is a draw.
    pub winner: Option<Side>,
    /// The lowest difference of Union minus Confederate points. The first level has none.
    pub from: Option<i16>,
}
