//! The ways to answer a question.

use kernel::{Direction, HexId, Side};

use crate::game::{BrigadeId, ChitId, Order, UnitId};
use crate::refusal::{Check, not_an_answer};

/// One way to answer a question. The order is that of the options list: acts first, then the ways
/// to leave off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// A unit that acts, or that something is done to.
    Unit(UnitId),
    /// A hex to act in, to go to, or to aim at.
    Hex(HexId),
    /// A brigade to be activated, or to lose its activation.
    Brigade(BrigadeId),
    /// A kind of chit.
    Chit(ChitId),
    /// An order for the active brigade.
    Order(Order),
    /// A side that goes first.
    Side(Side),
    /// A hexside of a target.
    Hexside(Direction),
    /// One of a script's own alternatives, by index into the question.
    Alternative(u8),
    /// A plain word.
    Word(Word),
}

macro_rules! words {
    ($($(#[doc = $doc:literal])* $name:ident = $id:literal,)+) => {
        /// A plain word of the protocol.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Word {
            $($(#[doc = $doc])* $name,)+
        }

        impl Word {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The word itself.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)+
                }
            }
        }
    };
}

words! {
    /// Fire, or end the choice of units that fire together.
    Fire = "fire",
    /// Move in an artillery step.
    Move = "move",
    /// Begin to move with the units chosen.
    Go = "go",
    /// Play a chit.
    Play = "play",
    /// Use the canister bonus.
    Use = "use",
    /// Forfeit the canister bonus.
    Forfeit = "forfeit",
    /// Announce a further fire.
    Add = "add",
    /// Resolve the fires announced.
    Resolve = "resolve",
    /// Take Morale Hits away.
    Recover = "recover",
    /// Try to rebuild.
    Rebuild = "rebuild",
    /// Leave Skirmish Order.
    LeaveSkirmish = "leave-skirmish",
    /// Show the mounted counter. CAV-04.
    Mount = "mount",
    /// Show the dismounted counter. CAV-04.
    Dismount = "dismount",
    /// Declare a charge. CAV-05.
    Charge = "charge",
    /// Leave the map.
    Exit = "exit",
    /// Spend the chit as a common event.
    Common = "common",
    /// Yes, to a question of a script.
    Yes = "yes",
    /// No, to a question of a script.
    No = "no",
    /// Neither fire nor move.
    None = "none",
    /// Keep the chit, or hold fire.
    Hold = "hold",
    /// Stay in the hex.
    Stay = "stay",
    /// Stand and fight.
    Stand = "stand",
    /// End the move in this hex.
    Stop = "stop",
    /// Do not use the effect.
    Decline = "decline",
    /// Do not act.
    Pass = "pass",
    /// End the step.
    Done = "done",
}

macro_rules! answers {
    ($($(#[doc = $doc:literal])+ $name:ident: $kind:ident($answer:ty),)+) => {
        /// What a question asks for that takes one sort of answer alone.
        impl Choice {
            $(
                $(#[doc = $doc])+
                ///
                /// # Errors
                /// If it is anything else.
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
    /// The unit that is chosen.
    unit: Unit(UnitId),
    /// The hex that is chosen.
    hex: Hex(HexId),
    /// The brigade that is chosen.
    brigade: Brigade(BrigadeId),
    /// The chit that is chosen.
    chit: Chit(ChitId),
    /// The order that is given.
    order: Order(Order),
    /// The side that is chosen.
    side: Side(Side),
    /// The hexside that is chosen.
    hexside: Hexside(Direction),
    /// The word that is said.
    word: Word(Word),
}

impl From<Word> for Choice {
    fn from(word: Word) -> Self {
        Self::Word(word)
    }
}
