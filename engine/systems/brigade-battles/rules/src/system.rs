//! The rules as a system of the kernel.

use kernel::{Fact, Play, System};

use crate::board::Board;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{ArrivalId, LeaderId, Result, UnitId};
use crate::question::{FireStep, Question};
use crate::rules::Rules;

/// The Civil War Brigade Battle Series.
#[derive(Clone, Copy, Debug)]
pub struct BrigadeBattles;

/// The table at which it is played.
pub type Table = kernel::Table<BrigadeBattles>;
/// All that can be looked at.
pub type Scene<'a> = kernel::Scene<'a, BrigadeBattles>;

/// What a die is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roll {
    /// A fire at a unit. CM 9.5.
    Combat {
        /// At whom.
        target: UnitId,
        /// In which step.
        step: FireStep,
    },
    /// The morale of a unit under fire. CM 9.7.
    Morale(UnitId),
    /// A routed unit that is to rally. CM 10.2.
    Rally(UnitId),
    /// A leader who may be hit. CM 6.4.
    Casualty(LeaderId),
    /// When reinforcements come. CM 14.3.2, 14.4.
    Arrival(ArrivalId),
}

impl Roll {
    /// The section that asks for it.
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

/// What the Combat Chart says, in place of a die.
pub type Outcome = Result;

/// One step of the path to the present moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Set-up. CM 14.1.2.
    SetUp,
    /// A turn begins.
    TurnStart,
    /// CM 6.
    Command,
    /// CM 5, 9.
    Fire(FireStep),
    /// CM 8.
    Movement,
    /// CM 9.6.
    Results(UnitId),
    /// CM 9.8.1.
    Retreat(UnitId),
    /// CM 9.8.2.
    Rout(UnitId),
    /// CM 9.9.
    Advance,
    /// CM 10.
    Rally,
    /// CM 5 C.
    TurnEnd,
}

impl System for BrigadeBattles {
    type Package = Rules;
    type Board = Board;
    type Event = Event;
    type Question = Question;
    type Choice = Choice;
    type Roll = Roll;
    type Outcome = Outcome;
    type Step = Step;

    fn next(table: &mut Table) -> Play {
        crate::play::next(table)
    }

    fn apply(rules: &Rules, board: &mut Board, fact: Fact<'_, Self>) {
        board.apply(rules, fact.event());
    }
}
