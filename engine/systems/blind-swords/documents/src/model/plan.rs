//! `plans/*.yaml`: a side's plan for a whole game, brigade by brigade.
//!
//! Plans are optional and do not affect the rules. Computer opponents may open by a plan, and the
//! ladder can play one as an opponent.

use blind_swords::game::{BrigadeId, Order, PlanStyle};
use document::{Located, Name};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Named;
use super::scenario::Turns;
use super::text::HexNumber;

/// A plan for a computer player. It may include brigades of both sides; each side follows its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords plan")]
pub struct Plan {
    /// The basis of the plan.
    pub note: Option<String>,
    /// The style of brigades that are not listed.
    #[serde(default)]
    pub manner: PlanStyle,
    /// Statements about brigades, by scenario.
    #[serde(default = "Named::<Vec<Leg>>::default")]
    pub scenarios: Named<Vec<Leg>>,
}

/// The task of a brigade for some turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Leg {
    /// The brigade that goes.
    pub brigade: Located<Name<BrigadeId>>,
    /// In which turns.
    pub turns: Located<Turns>,
    /// Its order (default: any).
    pub order: Option<Order>,
    /// Its destination.
    pub to: Option<Located<HexNumber>>,
    /// The reason.
    pub note: Option<String>,
}
