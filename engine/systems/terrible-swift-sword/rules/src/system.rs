//! Types of the Terrible Swift Sword family in the kernel's generic types.

use crate::game::{BrigadeId, FireResult, LeaderId, MeleeResult, UnitId};
use crate::question::{FireArm, FirePhase, Occasion};

/// Marker type that represents the Terrible Swift Sword family in the kernel's generic types.
#[derive(Clone, Copy, Debug)]
pub struct TerribleSwiftSword;

/// Kernel table with the rules of this system.
pub type Table = kernel::Table<TerribleSwiftSword>;
/// Kernel position with the rules of this system: compiled rules and board, read-only.
pub type Position<'a> = kernel::Position<'a, TerribleSwiftSword>;

/// Purpose of a roll. Every roll is one die, except for the loss of a leader. ST-SEQ-10.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roll {
    /// Resolves fire at a unit. ST 10.0.
    Fire(UnitId, FireArm),
    /// Decides whether a battery overshoots its target. ST 23.12.
    Aim(UnitId),
    /// Decides whether a unit that fired runs out of ammunition. ST 12.21.
    Ammunition(UnitId),
    /// Decides whether a caisson of a battery explodes. ST 12.35.
    Caisson(UnitId),
    /// Decides the number of rounds lost in a caisson explosion. ST 12.35.
    Rounds(UnitId),
    /// Decides whether a leader is lost. Two dice. ST 17.41.
    Leader(LeaderId),
    /// Checks whether a unit routs. ST 14.2.
    Rout(UnitId),
    /// Rolls a starred rout check again. ST 14.26.
    RoutAgain(UnitId),
    /// Resolves a melee against a unit of the hex. ST 13.0.
    Melee(UnitId),
    /// Decides whether a brigade is demoralised. ST 19.42.
    Demoralisation(BrigadeId),
    /// Decides the reduction of a demoralised brigade's rating. ST 19.43.
    Rating(BrigadeId),
    /// Decides the strategic result of the battle. ST 22.5.
    Strategy,
}

impl Roll {
    /// Returns the rulebook section that calls for the roll.
    pub const fn section(&self) -> &'static str {
        match self {
            Self::Fire(..) => "ST 10.0",
            Self::Aim(_) => "ST 23.12",
            Self::Ammunition(_) => "ST 12.21",
            Self::Caisson(_) | Self::Rounds(_) => "ST 12.35",
            Self::Leader(_) => "ST 17.41",
            Self::Rout(_) => "ST 14.2",
            Self::RoutAgain(_) => "ST 14.26",
            Self::Melee(_) => "ST 13.0",
            Self::Demoralisation(_) => "ST 19.42",
            Self::Rating(_) => "ST 19.43",
            Self::Strategy => "ST 22.5",
        }
    }
}

/// Chart result that a case can set in place of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Result of fire.
    Fire(FireResult),
    /// Result of a melee.
    Melee(MeleeResult),
}

/// Procedure in progress, as a step of the path through the sequence of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Set-up before the first turn. ST 21.
    SetUp,
    /// Initial Command Phase. ST 4.0 A.
    InitialCommand,
    /// Movement Phase. ST 4.0 B.
    Movement,
    /// A fire phase. ST 4.0 C, D.
    Fire(FirePhase),
    /// Fire outside the fire phases. ST 6.23, 11.
    Reaction(Occasion, UnitId),
    /// Declaration of charges. ST 18.25.
    Charges,
    /// Retreat Before Melee Phase. ST 4.0 E.
    BeforeMelee,
    /// Melee Phase. ST 4.0 F.
    Melee,
    /// Rout checks after losses. ST 14.
    Routs,
    /// Retreat of a unit. ST 15.
    Retreat(UnitId),
    /// A brigade breaks. ST 20.21.
    Breaking(BrigadeId),
    /// Final Command Phase. ST 4.0 G.
    FinalCommand,
    /// End of the game turn. ST 4.0.
    TurnEnd,
}
