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

/// Additional evidence with which a refusal is explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Cost items of the step that is refused.
    Costs,
}

/// Value that the text of a refusal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Unit, shown by its name.
    Unit(UnitId),
    /// Leader, shown by the leader's name.
    Leader(LeaderId),
    /// Unit or leader, shown by name.
    Mover(Mover),
    /// Hex, shown by its printed number.
    Hex(HexId),
    /// Exact number of movement points.
    Amount(Sixteenths),
    /// Whole number, such as a strength or a distance.
    Number(i32),
    /// Obstacle on a line of sight.
    Block(Obstacle),
}

/// Returns the refusal of a choice that is not of the type that the question asks for.
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
