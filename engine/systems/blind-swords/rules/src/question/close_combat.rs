//! Questions about close combat and the following advance.

use kernel::HexId;

use crate::game::{BrigadeId, UnitId, UnitSet};

/// Questions about declaring and ordering close combats. CC-01 to CC-03, CC-10.
#[derive(Clone, Debug, PartialEq)]
pub enum AssaultQuestion {
    /// Which unit attacks next? CC-01, CC-02.
    Unit(Assaulters),
    /// Which hex does this unit attack? CC-02.
    Target(UnitId),
    /// Which close combat is resolved next? CC-03.
    Next,
    /// Which of the attackers' hexes is the Assaulting Hex against this target? CC-10.
    Hex(UnitSet, HexId),
}

/// Questions about the advance after close combat. ADV-02, ADV-03.
#[derive(Clone, Debug, PartialEq)]
pub enum AdvanceQuestion {
    /// Which unit advances? ADV-02.
    Unit(Advance),
    /// Does the unit advance a second hex? ADV-03.
    Hex(UnitId),
}

/// Units that may declare close combat. CC-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assaulters {
    /// Units of the active brigade.
    Brigade(BrigadeId),
    /// A cavalry unit that acts in an artillery step.
    Cavalry(UnitId),
}

/// An advance after close combat that a side may make. ADV-01 to ADV-06.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advance {
    /// Units that may advance into the vacated hex.
    pub units: UnitSet,
    /// Vacated hex that the units may enter.
    pub into: HexId,
    /// Distance that each unit may advance.
    pub reach: AdvanceReach,
}

/// Maximum distance of an advance after close combat. ADV-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdvanceReach {
    /// The unit advances into the vacated hex only.
    OneHex,
    /// The unit advances into the vacated hex and may enter one hex beyond it.
    TwoHexes,
}
