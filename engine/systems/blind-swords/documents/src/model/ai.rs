//! `ai.yaml`: hints for computer opponents, in addition to the victory point schedule.
//!
//! Hints are optional and do not affect the rules. Scripts can add and deduct victory points in
//! ways that bots cannot foresee. This file tells bots about those points.

use blind_swords::game::PerOrder;
use document::Located;
use document::text::Id;
use kernel::Sixteenths;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::HexNumber;
use super::{Keyed, Named, PerSide, Side};

/// Root of `ai.yaml`: hints for computer opponents. Every entry is optional.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords hints for computer opponents")]
pub struct Hints {
    /// Hints for each scenario, by scenario id. Bots play a scenario without an entry by its
    /// victory points alone.
    #[serde(default = "Keyed::<Id, ScenarioHints>::default")]
    pub scenarios: Named<ScenarioHints>,
}

/// Hints for one scenario, in addition to its victory points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScenarioHints {
    /// Hexes whose control is worth more to bots than the victory points of the hexes.
    #[serde(default)]
    pub objectives: Vec<Objective>,
    /// Hexes in which bots of a side should keep units, no matter which side controls the hexes.
    #[serde(default)]
    pub lines: Vec<Objective>,
    /// Cost of giving each order, by side, in victory points (default: 0). Bots avoid costly
    /// orders.
    #[serde(default)]
    pub orders: PerSide<Option<PerOrder<Option<Sixteenths>>>>,
    /// Extra value that bots give to each strength point that a side loses, in victory points
    /// (default: 0).
    #[serde(default)]
    pub losses: PerSide<Option<Sixteenths>>,
    /// The plan in `plans/` that a side opens with.
    #[serde(default)]
    pub openings: PerSide<Option<Located<Id>>>,
}

/// Hexes of equal value to bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Objective {
    /// Numbers of the hexes that have this value.
    pub hexes: Vec<Located<HexNumber>>,
    /// Side for which the hexes have this value (default: both sides).
    pub side: Option<Side>,
    /// Value of each hex, in victory points at the end of the game.
    pub points: u8,
    /// Reason for the hint. Only people who read the package see the reason; bots ignore it.
    pub note: Option<String>,
}
