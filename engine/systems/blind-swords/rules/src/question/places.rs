//! Questions about placing units without movement: entry, deployment and displacement.

use kernel::HexId;

use crate::game::{BrigadeId, DeploymentId, UnitId};

/// Questions about an overstacked hex: the unit that leaves, and its destination. STK-07.
#[derive(Clone, Debug, PartialEq)]
pub enum OverstackQuestion {
    /// Which unit leaves the hex?
    Unit(HexId),
    /// Which hex does the displaced unit go to?
    Hex(UnitId),
}

/// Questions about deployment in a zone before the first turn. T-28.
#[derive(Clone, Debug, PartialEq)]
pub enum PlacementQuestion {
    /// Which unit is placed?
    Unit(DeploymentId),
    /// Which hex of the zone does the unit go to?
    Hex(DeploymentId, UnitId),
}

/// Brigade or unit that enters the map. REIN-01, ART-14.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A brigade with all its units that have not entered yet.
    Brigade(BrigadeId),
    /// A single unit that arrives individually.
    Unit(UnitId),
}
