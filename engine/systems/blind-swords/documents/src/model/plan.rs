//! `plans/*.yaml`: the plan of a side for a whole game, brigade by brigade.
//!
//! Plans are optional and do not affect the rules. A computer opponent can start with a plan. The
//! command `swords run ladder` can use a plan as one of its opponents.

use blind_swords::game::{Leg, PlanStyle};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Named;

/// Root of a plan file: tasks of brigades for a computer player. A plan can name brigades of both
/// sides. Each side follows only the tasks of its brigades.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords plan")]
pub struct Plan {
    /// Reason for the plan, for readers of the package. Bots ignore it.
    pub note: Option<String>,
    /// Way of playing for brigades without a task (default: `sensible`).
    #[serde(default)]
    pub manner: PlanStyle,
    /// Tasks of brigades in each scenario, by scenario id.
    #[serde(default = "Named::<Vec<Leg>>::default")]
    pub scenarios: Named<Vec<Leg>>,
}
