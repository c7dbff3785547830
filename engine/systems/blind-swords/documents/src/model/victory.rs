//! Victory points and levels.

use document::{Located, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::area::Area;
use super::text::{HexNumber, Ratio};
use super::{Keyed, PerSide, Provenance, Side};

/// The victory conditions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Victory {
    /// The origin of the figures. Parts are field names, then sides and hexes.
    pub provenance: Option<Provenance>,
    /// Points at the end of the game for controlling hexes.
    #[serde(default)]
    pub at_end: PerSide<Keyed<HexNumber, i16>>,
    /// Points each turn for controlling hexes.
    #[serde(default)]
    pub each_turn: PerSide<Keyed<HexNumber, i16>>,
    /// Points each turn for infantry in a hex of an area.
    #[serde(default)]
    pub occupied_each_turn: Vec<Occupied>,
    /// Points for each strength point of a broken enemy unit, or by its arm.
    pub broken_strength: BrokenStrength,
    /// Points for each strength point of eliminated enemy artillery.
    pub eliminated_artillery_strength: Located<Ratio>,
    /// Additional points if it is eliminated in close combat, scored at once for the captured guns.
    pub captured_artillery_strength: Option<Located<Ratio>>,
    /// Hexes that win the game at once if fresh infantry of the side enters.
    #[serde(default)]
    pub automatic: PerSide<Vec<Located<HexNumber>>>,
    /// Victory levels, from the worst for the Union to the best.
    pub levels: Vec<Level>,
}

/// Points for each strength point of a broken unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum BrokenStrength {
    /// The same for all arms.
    Any(Ratio),
    /// Points for each arm.
    ByArm(#[serde(deserialize_with = "bounds::mapping")] BrokenArms),
}

/// Points for each strength point of a broken unit, by arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BrokenArms {
    /// For infantry.
    pub infantry: Ratio,
    /// For cavalry.
    pub cavalry: Ratio,
}

/// Points for occupying hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Occupied {
    /// The side that scores them.
    pub side: Side,
    /// The hexes, one of which infantry must occupy.
    pub hexes: Located<Area>,
    /// The points for each hex.
    pub points: i16,
}

/// A victory level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Level {
    /// The name.
    pub name: String,
    /// The winner, if it is not a draw.
    pub winner: Option<Side>,
    /// The lowest difference of Union minus Confederate points. The first level has none.
    pub from: Option<i16>,
}
