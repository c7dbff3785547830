//! Movement allowances and costs of changes of formation. ST 2.4, 6.22.

use kernel::Sixths;
use kernel::origin::Provenance;
use serde::{Deserialize, Serialize};

use crate::game::{Formation, MoveClass};

// ST 2.4. ST-VAL-09.
/// Movement allowances, in movement points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Allowances {
    /// Origin of the allowances.
    pub provenance: Option<Provenance>,
    /// Allowance of infantry, dismounted cavalry and wagons.
    pub foot: u8,
    /// Allowance of a limbered foot battery.
    pub battery: u8,
    /// Allowance of mounted cavalry, limbered horse artillery and leaders.
    pub mounted: u8,
}

impl Allowances {
    /// Returns the allowance of a movement class. ST 2.4. ST-VAL-09.
    pub fn of(&self, class: MoveClass) -> Sixths {
        let points = match class {
            MoveClass::Line | MoveClass::Column | MoveClass::Wagon => self.foot,
            MoveClass::Battery => self.battery,
            MoveClass::Mounted | MoveClass::HorseBattery | MoveClass::Leader => self.mounted,
        };
        Sixths::whole(i32::from(points))
    }
}

// ST 6.22. ST-FORM-02.
/// Costs of changes of formation, in movement points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FormationCosts {
    /// Origin of the costs.
    pub provenance: Option<Provenance>,
    /// Cost for infantry.
    pub infantry: u8,
    /// Cost for a battery.
    pub battery: u8,
    /// Cost for cavalry.
    pub cavalry: u8,
}

impl FormationCosts {
    /// Returns the cost of leaving a formation. ST 6.22. ST-FORM-02.
    pub fn of(&self, formation: Formation) -> Sixths {
        let points = match formation {
            Formation::Line | Formation::Column => self.infantry,
            Formation::Unlimbered | Formation::Limbered => self.battery,
            Formation::Mounted | Formation::Dismounted => self.cavalry,
            Formation::Train => 0,
        };
        Sixths::whole(i32::from(points))
    }
}
