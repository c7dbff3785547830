//! `ai.yaml`: what a computer opponent cannot read from the schedule of points.
//!
//! Nothing here changes the game, and no package needs it: scripts give and take points in ways that only
//! their authors know, and here they say so.

use document::Located;
use document::text::Id;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::orders::OrderCosts;
use super::text::{HexNumber, Ratio};
use super::{BySide, Keyed, Named, Side};

/// Hints for computer opponents. Everything may be left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords hints for computer opponents")]
pub struct Hints {
    /// What matters in scenarios, by their ids.
    #[serde(default = "Keyed::<Id, ScenarioHints>::default")]
    pub scenarios: Named<ScenarioHints>,
}

/// What matters in a scenario beyond its schedule of points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScenarioHints {
    /// Hexes whose control is worth more than the schedule says.
    #[serde(default)]
    pub objectives: Vec<Objective>,
    /// Hexes in which a side is to stand, whoever controls them.
    #[serde(default)]
    pub lines: Vec<Objective>,
    /// What giving an order costs a side, in victory points.
    #[serde(default)]
    pub orders: BySide<Option<OrderCosts>>,
    /// What a strength point that a side loses costs it beyond the schedule, in victory points.
    #[serde(default)]
    pub losses: BySide<Option<Located<Ratio>>>,
    /// The plan of `plans/` by which a side opens.
    #[serde(default)]
    pub openings: BySide<Option<Located<Id>>>,
}

/// Hexes that matter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Objective {
    /// The hexes that are worth something.
    pub hexes: Vec<Located<HexNumber>>,
    /// To whom; to both sides where none is named.
    pub side: Option<Side>,
    /// How much each of them, in victory points at the end of the game.
    pub points: u8,
    /// Why.
    pub note: Option<String>,
}
