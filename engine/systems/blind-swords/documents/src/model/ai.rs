//! `ai.yaml`: hints for computer opponents beyond the victory point schedule.
//!
//! Hints are optional and do not affect the rules. Scripts can give and take points in ways that
//! only their authors know. This file tells bots about them.

use document::Located;
use document::text::Id;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::orders::OrderCosts;
use super::text::{HexNumber, Ratio};
use super::{BySide, Keyed, Named, Side};

/// Hints for computer opponents. All parts are optional.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords hints for computer opponents")]
pub struct Hints {
    /// Hints by scenario id.
    #[serde(default = "Keyed::<Id, ScenarioHints>::default")]
    pub scenarios: Named<ScenarioHints>,
}

/// Hints for a scenario beyond its victory point schedule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScenarioHints {
    /// Hexes whose control is worth more than the schedule says.
    #[serde(default)]
    pub objectives: Vec<Objective>,
    /// Hexes that a side should occupy, whoever controls them.
    #[serde(default)]
    pub lines: Vec<Objective>,
    /// Cost to a side of giving an order, in victory points.
    #[serde(default)]
    pub orders: BySide<Option<OrderCosts>>,
    /// Additional cost to a side of losing a strength point, in victory points.
    #[serde(default)]
    pub losses: BySide<Option<Located<Ratio>>>,
    /// Opening plan of a side, from `plans/`.
    #[serde(default)]
    pub openings: BySide<Option<Located<Id>>>,
}

/// Valuable hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Objective {
    /// Hexes.
    pub hexes: Vec<Located<HexNumber>>,
    /// Side that values them; both sides if omitted.
    pub side: Option<Side>,
    /// Value of each hex, in victory points at the end of the game.
    pub points: u8,
    /// Reason.
    pub note: Option<String>,
}
