//! `units.yaml`: divisions, leaders and combat units.

use brigade_battles::game::{Division, LeaderInfo, UnitInfo};
use kernel::Listed;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Root of `units.yaml`: divisions, leaders and combat units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Brigade Battles units")]
pub struct Units {
    /// Divisions of both sides, by division id.
    pub divisions: Listed<Division>,
    /// Leaders of both sides, by leader id.
    pub leaders: Listed<LeaderInfo>,
    /// Combat units of both sides, by unit id.
    pub units: Listed<UnitInfo>,
}
