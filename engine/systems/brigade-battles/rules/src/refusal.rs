//! Refusals of illegal actions: rule, reason and values.

pub use kernel::require;
use kernel::words::Argument;
use kernel::{HexId, RefusalValue, Sixteenths};

use crate::check::sight::Obstacle;
use crate::choice::Mover;
use crate::game::{Game, LeaderId, UnitId};

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
    /// A hex, shown by printed number.
    Hex(HexId),
    /// An exact number of movement points.
    Amount(Sixteenths),
    /// A whole number, such as a strength or a distance.
    Number(i32),
    /// An obstacle on a line of sight.
    Block(Obstacle),
}

/// Returns the refusal of a choice whose type does not fit the question.
pub const fn not_an_answer() -> Refusal {
    Refusal::new("CW-SEQ-02", "CM 5", "cw-seq-02-does-not-answer-question")
}

impl RefusalValue for Value {
    type Game = Game;

    fn kind(self) -> &'static str {
        match self {
            Self::Unit(_) => "unit",
            Self::Leader(_) => "leader",
            Self::Mover(_) => "mover",
            Self::Hex(_) => "hex",
            Self::Amount(_) => "points",
            Self::Number(_) => "number",
            Self::Block(_) => "block",
        }
    }

    fn detail(self) -> &'static str {
        match self {
            Self::Mover(Mover::Unit(_)) => "unit",
            Self::Mover(Mover::Leader(_)) => "leader",
            Self::Block(_) => "word",
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
            Self::Hex(hex) => game.map.number(hex).into(),
            Self::Amount(amount) => amount.into(),
            Self::Number(number) => number.into(),
            Self::Block(by) => by.words().into(),
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
    Hex(HexId),
    Amount(Sixteenths),
    Number(i32),
    Block(Obstacle)
);

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(i32::from(number))
    }
}
