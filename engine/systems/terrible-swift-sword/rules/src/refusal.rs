//! Refusals of illegal actions: rule, reason and values.

pub use kernel::require;
use kernel::words::Argument;
use kernel::{HexId, RefusalValue, Sixths};

use crate::choice::Mover;
use crate::game::{BrigadeId, Game, LeaderId, UnitId};

/// Result of a check: success, or the refusal of the first rule that forbids the action. Functions
/// with this result have no `# Errors` section.
pub type Check<T = ()> = Result<T, Refusal>;

/// Refusal of an illegal action. Its reasons are messages in `words/en/refusals.ftl`.
pub type Refusal = kernel::Refusal<Value, Evidence>;

/// Additional evidence that explains a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Cost items of the refused step.
    Costs,
}

/// Value that the message of a refusal contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// A unit, shown by name.
    Unit(UnitId),
    /// A leader, shown by name.
    Leader(LeaderId),
    /// A unit or leader, shown by name.
    Mover(Mover),
    /// A brigade, shown by name.
    Brigade(BrigadeId),
    /// A hex, shown by printed number.
    Hex(HexId),
    /// An exact number of movement points.
    Amount(Sixths),
    /// A whole number, such as a strength or a distance.
    Number(i32),
}

/// Returns the refusal of a choice whose type does not fit the question.
pub const fn not_an_answer() -> Refusal {
    Refusal::new("ST-SEQ-02", "ST 4.0", "st-seq-02-does-not-answer-question")
}

impl RefusalValue for Value {
    type Game = Game;

    fn kind(self) -> &'static str {
        match self {
            Self::Unit(_) => "unit",
            Self::Leader(_) => "leader",
            Self::Mover(_) => "mover",
            Self::Brigade(_) => "brigade",
            Self::Hex(_) => "hex",
            Self::Amount(_) => "points",
            Self::Number(_) => "number",
        }
    }

    fn detail(self) -> &'static str {
        match self {
            Self::Mover(Mover::Unit(_)) => "unit",
            Self::Mover(Mover::Leader(_)) => "leader",
            _ => self.kind(),
        }
    }

    fn argument(self, game: &Game) -> Argument {
        match self {
            Self::Unit(unit) | Self::Mover(Mover::Unit(unit)) => {
                (&game.units[unit.index()].name).into()
            }
            Self::Leader(leader) | Self::Mover(Mover::Leader(leader)) => {
                (&game.leaders[leader.index()].name).into()
            }
            Self::Brigade(brigade) => (&game.brigades[brigade.index()].name).into(),
            Self::Hex(hex) => game.map.number(hex).into(),
            Self::Amount(amount) => amount.into(),
            Self::Number(number) => number.into(),
        }
    }
}

macro_rules! value_from {
    ($($kind:ident($from:ty)),+) => {
        $(impl From<$from> for Value {
            fn from(value: $from) -> Self {
                Self::$kind(value)
            }
        })+
    };
}

value_from!(
    Unit(UnitId),
    Leader(LeaderId),
    Mover(Mover),
    Brigade(BrigadeId),
    Hex(HexId),
    Amount(Sixths),
    Number(i32)
);

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(i32::from(number))
    }
}
