//! `units.yaml`: brigades, leaders and combat units.

use kernel::Listed;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use terrible_swift_sword::game::{Brigade, LeaderInfo, UnitInfo};

/// Root of `units.yaml`: brigades, leaders and combat units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Terrible Swift Sword units")]
pub struct Units {
    /// Brigades of both sides, by brigade id.
    pub brigades: Listed<Brigade>,
    /// Leaders of both sides, by leader id.
    pub leaders: Listed<LeaderInfo>,
    /// Combat units and wagons of both sides, by unit id.
    pub units: Listed<UnitInfo>,
}
