//! Types of the Civil War Brigade Battle Series in the kernel's generic types.

use crate::game::{ArrivalId, LeaderId, Result, UnitId};
use crate::question::FireStep;

/// Marker type that represents the Civil War Brigade Battle Series in the kernel's generic types.
#[derive(Clone, Copy, Debug)]
pub struct BrigadeBattles;

/// Kernel table with the rules of this system.
pub type Table = kernel::Table<BrigadeBattles>;
/// Kernel position with the rules of this system: compiled rules and board, read-only.
pub type Position<'a> = kernel::Position<'a, BrigadeBattles>;

/// Purpose of a die roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roll {
    /// Resolves fire at a unit. CM 9.5.
    Combat {
        /// Unit at which the units fire.
        target: UnitId,
        /// Phase or step in which the units fire.
        step: FireStep,
    },
    /// Checks the morale of a unit under fire. CM 9.7.
    Morale(UnitId),
    /// Decides the rally attempt of a routed unit. CM 10.2.
    Rally(UnitId),
    /// Decides the casualty test of a leader. CM 6.4.
    Casualty(LeaderId),
    /// Decides the arrival turn of a reinforcement group. CM 14.3.2, 14.4.
    Arrival(ArrivalId),
}

impl Roll {
    /// Returns the rulebook section that calls for the roll.
    pub const fn section(&self) -> &'static str {
        match self {
            Self::Combat { .. } => "CM 9.5",
            Self::Morale(_) => "CM 9.7",
            Self::Rally(_) => "CM 10.2",
            Self::Casualty(_) => "CM 6.4",
            Self::Arrival(_) => "CM 14.3.2, 14.4",
        }
    }
}

/// Combat Chart result that a case can set in place of a die.
pub type Outcome = Result;

/// Procedure that is being played, as a step of the path through the sequence of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Set-up before the first turn. CM 14.1.2.
    SetUp,
    /// Start of a game turn.
    TurnStart,
    /// Command Phase. CM 6.
    Command,
    /// Fire in this phase or step. CM 5, 9.
    Fire(FireStep),
    /// Movement Phase. CM 8.
    Movement,
    /// Results of a fire combat on a unit. CM 9.6.
    Results(UnitId),
    /// Retreat of a unit. CM 9.8.1.
    Retreat(UnitId),
    /// Rout of a unit. CM 9.8.2.
    Rout(UnitId),
    /// Advance after fire. CM 9.9.
    Advance,
    /// Rally Phase. CM 10.
    Rally,
    /// End of the game turn. CM 5 C.
    TurnEnd,
}
