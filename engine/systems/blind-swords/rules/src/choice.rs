//! Answers to a question.

use kernel::{Direction, HexId, Side};

use crate::game::{BrigadeId, ChitId, Order, UnitId};
use crate::refusal::{Check, not_an_answer};

/// One answer to a question. Options are sorted in variant order, which puts actions before the
/// words that end or decline them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// A unit that acts, or that an action affects.
    Unit(UnitId),
    /// A hex in which to act, or a hex to move to or aim at.
    Hex(HexId),
    /// A brigade to activate, or one to lose its activation.
    Brigade(BrigadeId),
    /// A kind of chit to choose, play or spend.
    Chit(ChitId),
    /// An order for the active brigade.
    Order(Order),
    /// The side that acts first.
    Side(Side),
    /// A hexside of the target hex, for converging fire.
    Hexside(Direction),
    /// One of a script's alternatives, by its index in the question.
    Alternative(u8),
    /// A fixed word, such as `pass`.
    Word(Word),
}

kernel::keywords! {
    /// A fixed word of the protocol.
    pub enum Word {
        /// Fire, or stop adding units that fire together.
        Fire = "fire",
        /// Move in an artillery step.
        Move = "move",
        /// Start the move with the units chosen so far.
        Go = "go",
        /// Play a chit.
        Play = "play",
        /// Use the canister bonus.
        Use = "use",
        /// Forfeit the canister bonus.
        Forfeit = "forfeit",
        /// Announce another fire.
        Add = "add",
        /// Resolve the announced fire.
        Resolve = "resolve",
        /// Remove Morale Hits.
        Recover = "recover",
        /// Try to rebuild.
        Rebuild = "rebuild",
        /// Leave Skirmish Order.
        LeaveSkirmish = "leave-skirmish",
        /// Flip to the mounted counter. CAV-04.
        Mount = "mount",
        /// Flip to the dismounted counter. CAV-04.
        Dismount = "dismount",
        /// Declare a charge. CAV-05.
        Charge = "charge",
        /// Leave the map.
        Exit = "exit",
        /// Spend the chit as a common event.
        Common = "common",
        /// Yes, in answer to a script's question.
        Yes = "yes",
        /// No, in answer to a script's question.
        No = "no",
        /// Neither fire nor move.
        None = "none",
        /// Keep the chit, or hold fire.
        Hold = "hold",
        /// Stay in the hex.
        Stay = "stay",
        /// Stand and fight instead of withdrawing.
        Stand = "stand",
        /// End the move in this hex.
        Stop = "stop",
        /// Decline to use an effect.
        Decline = "decline",
        /// Do not act.
        Pass = "pass",
        /// End the step.
        Done = "done",
    }
}

macro_rules! answers {
    ($($(#[doc = $doc:literal])+ $name:ident: $kind:ident($answer:ty),)+) => {
        /// Accessors for questions that take one kind of answer.
        impl Choice {
            $(
                $(#[doc = $doc])+
                ///
                /// # Errors
                /// If the choice is of another kind.
                pub const fn $name(self) -> Check<$answer> {
                    match self {
                        Self::$kind(answer) => Ok(answer),
                        _ => Err(not_an_answer()),
                    }
                }
            )+
        }
    };
}

answers! {
    /// Returns the chosen unit.
    unit: Unit(UnitId),
    /// Returns the chosen hex.
    hex: Hex(HexId),
    /// Returns the chosen brigade.
    brigade: Brigade(BrigadeId),
    /// Returns the chosen chit.
    chit: Chit(ChitId),
    /// Returns the chosen order.
    order: Order(Order),
    /// Returns the chosen side.
    side: Side(Side),
    /// Returns the chosen hexside.
    hexside: Hexside(Direction),
    /// Returns the chosen word.
    word: Word(Word),
}

impl From<Word> for Choice {
    fn from(word: Word) -> Self {
        Self::Word(word)
    }
}
