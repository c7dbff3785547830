//! Questions about rally and rebuilding.

use kernel::Side;

use crate::game::{BrigadeId, UnitId};

/// Questions about rally: units, actions, and hexes of rebuilt units. RAL-01 to RAL-06.
#[derive(Clone, Debug, PartialEq)]
pub enum RallyQuestion {
    /// Which unit rallies next? RAL-01.
    Unit(Rallying),
    /// Does the unit recover or attempt to rebuild? RAL-02.
    Action(Rallying, UnitId),
    /// Which hex does a rebuilt unit return to? RAL-06.
    RebuildHex(BrigadeId, UnitId),
    /// Which hex does the overstacked rebuilt unit move to? RAL-05.
    DisplaceHex(UnitId),
}

/// Rally step in progress: of a brigade or of a side's artillery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rallying {
    /// The Rally Step of the active brigade. RAL-01.
    Brigade(BrigadeId),
    /// The Artillery Rally Step of this side. ART-13.
    Artillery(Side),
}
