//! `plans/*.yaml`: a side's plan for a whole game, brigade by brigade.
//!
//! Plans are optional and do not affect the rules. A computer opponent may start with a plan, and
//! the ladder can play a plan as an opponent.

use blind_swords::game::{BrigadeId, Order, PlanStyle};
use document::{Located, Name};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Named;
use super::scenario::Turns;
use super::text::HexNumber;

/// A plan for a computer player. The plan may include brigades of both sides; each side follows its
/// own part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords plan")]
pub struct Plan {
    /// The basis of the plan, for readers of the package.
    pub note: Option<String>,
    /// The style of brigades that are not listed.
    #[serde(default)]
    pub manner: PlanStyle,
    /// Tasks of brigades, by scenario id.
    #[serde(default = "Named::<Vec<Leg>>::default")]
    pub scenarios: Named<Vec<Leg>>,
}

/// The task of a brigade for some turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Leg {
    /// The brigade that has the task.
    pub brigade: Located<Name<BrigadeId>>,
    /// The first and last turn of the task.
    pub turns: Located<Turns>,
    /// The order to give to the brigade (default: any).
    pub order: Option<Order>,
    /// The destination of the brigade (default: none).
    pub to: Option<Located<HexNumber>>,
    /// The reason for the task, for readers of the package.
    pub note: Option<String>,
}
