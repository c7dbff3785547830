//! `plans/*.yaml`: the plan of a side for a whole game, brigade by brigade.
//!
//! Plans are optional and do not affect the rules. A computer opponent can start with a plan. The
//! command `swords run ladder` can use a plan as one of its opponents.

use blind_swords::game::{BrigadeId, Order, PlanStyle};
use document::{Located, Name};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Named;
use super::scenario::Turns;
use super::text::HexNumber;

/// Root of a plan file: tasks of brigades for a computer player. A plan can name brigades of both
/// sides. Each side follows only the tasks of its brigades.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords plan")]
pub struct Plan {
    /// Reason for the plan. Only people who read the package see the reason; bots ignore it.
    pub note: Option<String>,
    /// Way of playing for brigades without a task (default: `sensible`).
    #[serde(default)]
    pub manner: PlanStyle,
    /// Tasks of brigades in each scenario, by scenario id.
    #[serde(default = "Named::<Vec<Leg>>::default")]
    pub scenarios: Named<Vec<Leg>>,
}

/// Task of one brigade over a range of turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Leg {
    /// Id of the brigade that has the task.
    pub brigade: Located<Name<BrigadeId>>,
    /// First and last turn on which the brigade follows the task.
    pub turns: Located<Turns>,
    /// Order that the bot gives to the brigade (default: the bot decides).
    pub order: Option<Order>,
    /// Number of the hex towards which the brigade moves (default: no destination).
    pub to: Option<Located<HexNumber>>,
    /// Reason for the task. Only people who read the package see the reason; bots ignore it.
    pub note: Option<String>,
}
