//! Questions of where units come to stand that do not move: as they enter, are placed or make room.

use kernel::HexId;

use crate::game::{BrigadeId, DeploymentId, UnitId};

/// Who leaves a hex that holds too much, and where to. STK-07.
#[derive(Clone, Debug, PartialEq)]
pub enum OverstackQuestion {
    /// Which unit leaves the hex?
    Unit(HexId),
    /// Where does the unit go?
    Hex(UnitId),
}

/// How a side fills a zone before the first turn. T-28.
#[derive(Clone, Debug, PartialEq)]
pub enum PlacementQuestion {
    /// Which unit is placed?
    Unit(DeploymentId),
    /// Where in the zone does the unit stand?
    Hex(DeploymentId, UnitId),
}

/// Who enters the map. REIN-01, ART-14.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A brigade with all its units that wait.
    Brigade(BrigadeId),
    /// A unit by itself.
    Unit(UnitId),
}
