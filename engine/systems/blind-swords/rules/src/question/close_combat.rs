//! Questions of close combat and of the advance after it.

use kernel::HexId;

use crate::game::{BrigadeId, UnitId, UnitSet};

/// Who attacks what, and what is fought first. CC-01 to CC-03, CC-10.
#[derive(Clone, Debug, PartialEq)]
pub enum AssaultQuestion {
    /// Which unit attacks? CC-01, CC-02.
    Unit(Assaulters),
    /// Which hex? CC-02.
    Target(UnitId),
    /// Which close combat is fought next? CC-03.
    Next,
    /// Which of the attackers' hexes is the Assaulting Hex against this one? CC-10.
    Hex(UnitSet, HexId),
}

/// Who advances, and how far. ADV-02, ADV-03.
#[derive(Clone, Debug, PartialEq)]
pub enum AdvanceQuestion {
    /// Which unit advances? ADV-02.
    Unit(Advance),
    /// Does it advance a second hex? ADV-03.
    Hex(UnitId),
}

/// Who may declare close combat. CC-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assaulters {
    /// The active brigade.
    Brigade(BrigadeId),
    /// Cavalry in its artillery step.
    Cavalry(UnitId),
}

/// An advance after close combat. ADV-01 to ADV-06.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advance {
    /// Who may advance.
    pub units: UnitSet,
    /// The vacated hex.
    pub into: HexId,
    /// How far each of them may go.
    pub reach: AdvanceReach,
}

/// How far an advance may go. ADV-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdvanceReach {
    /// Into the vacated hex.
    OneHex,
    /// And one hex further.
    TwoHexes,
}
