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
use super::{Keyed, Named, PerSide, Side};

/// Hints for computer opponents. All are optional.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords hints for computer opponents")]
pub struct Hints {
    /// Hints for scenarios, by id.
    #[serde(default = "Keyed::<Id, ScenarioHints>::default")]
    pub scenarios: Named<ScenarioHints>,
}

/// Hints for a scenario, beyond its victory points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScenarioHints {
    /// Hexes whose control is worth more than their victory points.
    #[serde(default)]
    pub objectives: Vec<Objective>,
    /// Hexes that a side should occupy, regardless of control.
    #[serde(default)]
    pub lines: Vec<Objective>,
    /// The cost of each order for a side, in victory points.
    #[serde(default)]
    pub orders: PerSide<Option<OrderCosts>>,
    /// The extra cost of each strength point that a side loses, in victory points.
    #[serde(default)]
    pub losses: PerSide<Option<Located<Ratio>>>,
    /// The plan in `plans/` that a side opens with.
    #[serde(default)]
    pub openings: PerSide<Option<Located<Id>>>,
}

/// Hexes worth holding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Objective {
    /// The hexes.
    pub hexes: Vec<Located<HexNumber>>,
    /// The side that values them (default: both).
    pub side: Option<Side>,
    /// The value of each, in victory points at the end of the game.
    pub points: u8,
    /// The reason.
    pub note: Option<String>,
}
