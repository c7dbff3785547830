//! Refusals of illegal actions: the rule that forbids the action, the reason, and the values that
//! the message mentions.

pub use kernel::require;
use kernel::words::Argument;
use kernel::{HexId, RefusalValue, Sixteenths};

use crate::game::{
    Arm, BlockReason, BrigadeId, ChitId, Game, GroundMarkerId, NightId, Order, TraitId, UnitId,
};

/// Result of a check: success, or a refusal by the first rule that forbids the action. Functions
/// that return it have no `# Errors` section.
pub type Check<T = ()> = Result<T, Refusal>;

/// Refusal of an illegal action. The texts are in `words/en/refusals.ftl`.
pub type Refusal = kernel::Refusal<Value, Evidence>;

/// Additional data that programs show with a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// The itemized cost of the step.
    Costs,
    /// Contents of the hex and its stacking limit.
    Room,
    /// The enemies near the hex.
    Enemies,
    /// The strength that each firer contributes.
    Strength,
    /// The range bands of the units' weapons.
    Ranges,
    /// Levels of the firers and of the target.
    Levels,
    /// Windows in which the chit can be played.
    Moments,
}

/// Returns the refusal of a choice that is not an option of the question.
pub const fn not_an_answer() -> Refusal {
    Refusal::new("ACT-03", "SS 7.0", "act-03-does-not-answer-question")
}

/// A value that is inserted into the message of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// A unit, inserted by name.
    Unit(UnitId),
    /// A hex, inserted by printed number.
    Hex(HexId),
    /// A brigade, inserted by name.
    Brigade(BrigadeId),
    /// A chit, inserted by name.
    Chit(ChitId),
    /// A kind of ground marker, inserted by name.
    Marker(GroundMarkerId),
    /// A night, inserted as a phrase such as `by night`.
    Night(NightId),
    /// A trait, inserted by name.
    Trait(TraitId),
    /// A reason why a hex blocks a line of sight, inserted in words.
    Block(BlockReason),
    /// An exact amount in sixteenths, such as movement points.
    Amount(Sixteenths),
    /// A whole number.
    Number(i32),
    /// An order, inserted by name.
    Order(Order),
    /// An arm, inserted by name.
    Arm(Arm),
}

impl RefusalValue for Value {
    type Game = Game;

    fn kind(self) -> &'static str {
        match self {
            Self::Unit(_) => "unit",
            Self::Hex(_) => "hex",
            Self::Brigade(_) => "brigade",
            Self::Chit(_) => "chit",
            Self::Marker(_) => "marker",
            Self::Night(_) => "night",
            Self::Trait(_) => "trait",
            Self::Block(_) => "block",
            Self::Amount(_) => "amount",
            Self::Number(_) => "number",
            Self::Order(_) => "order",
            Self::Arm(_) => "arm",
        }
    }

    fn argument(self, game: &Game) -> Argument {
        match self {
            Self::Unit(unit) => (&game.units[unit.index()].name).into(),
            Self::Hex(hex) => game.map.number(hex).into(),
            Self::Brigade(brigade) => (&game.brigades[brigade.index()].name).into(),
            Self::Chit(chit) => (&game.chits[chit.index()].name).into(),
            Self::Marker(marker) => (&game.ground_markers[marker.index()].name).into(),
            Self::Night(night) => game.nights[night.index()].when().into(),
            Self::Trait(it) => (&game.traits[it.index()].name).into(),
            Self::Block(reason) => game.why_blocked(reason).into(),
            Self::Amount(amount) => amount.into(),
            Self::Number(number) => number.into(),
            Self::Order(order) => order.id().into(),
            Self::Arm(arm) => arm.id().into(),
        }
    }
}

macro_rules! value_from {
    ($($kind:ident($from:ty)),+) => {
        $(impl From<$from> for Value {
            #[inline]
            fn from(value: $from) -> Self {
                Self::$kind(value)
            }
        })+
    };
}

value_from!(
    Unit(UnitId),
    Hex(HexId),
    Brigade(BrigadeId),
    Chit(ChitId),
    Marker(GroundMarkerId),
    Night(NightId),
    Trait(TraitId),
    Block(BlockReason),
    Amount(Sixteenths),
    Number(i32),
    Order(Order),
    Arm(Arm)
);

impl From<u8> for Value {
    #[inline]
    fn from(number: u8) -> Self {
        Self::Number(i32::from(number))
    }
}
