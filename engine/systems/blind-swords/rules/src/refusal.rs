//! Why something is not legal: the rule, the reason in words, and the values.

use std::fmt::Write;

use kernel::{HexId, Sixteenths};

use crate::game::{
    Arm, BlockReason, BrigadeId, ChitId, Game, GroundMarkerId, NightId, Order, TraitId, UnitId,
};

/// What a check finds: nothing that stands against it, or the first rule that forbids it. So no check lists its
/// errors.
pub type Check<T = ()> = Result<T, Refusal>;

/// Why something is not legal. Cheap to make: the words are put together when somebody asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The requirement, such as `MOVE-05`.
    pub requirement: &'static str,
    /// The section of the rulebook, such as `SS 13.3`.
    pub section: &'static str,
    /// What explains it further.
    pub evidence: Evidence,
    reason: &'static str,
    values: [Value; 3],
}

/// What explains a refusal further to whoever asks why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Nothing: its reason says it all.
    Nothing,
    /// What the step costs, item by item.
    Costs,
    /// What the hex would hold.
    Room,
    /// The enemies near the hex.
    Enemies,
    /// What each firer brings.
    Strength,
    /// How far the weapons fire.
    Ranges,
    /// The levels of the firers and of the target.
    Levels,
    /// When the chit is played.
    Moments,
}

/// A choice that the question has no place for.
pub const fn not_an_answer() -> Refusal {
    Refusal::new("ACT-03", "SS 7.0", "it does not answer this question")
}

/// A value in a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// No value: the reason has fewer.
    Nothing,
    /// A unit's name.
    Unit(UnitId),
    /// A hex number.
    Hex(HexId),
    /// A brigade's name.
    Brigade(BrigadeId),
    /// A chit's name.
    Chit(ChitId),
    /// The name of a marker on the ground.
    Marker(GroundMarkerId),
    /// When a night of the turn track is, in its words.
    Night(NightId),
    /// A trait's name.
    Trait(TraitId),
    /// Why a hex blocks a line of sight.
    Block(BlockReason),
    /// An exact amount.
    Amount(Sixteenths),
    /// A whole number.
    Number(i32),
    /// The word for an order.
    Order(Order),
    /// The word for an arm.
    Arm(Arm),
}

impl Refusal {
    /// A refusal without values.
    #[inline]
    pub const fn new(
        requirement: &'static str,
        section: &'static str,
        reason: &'static str,
    ) -> Self {
        let (evidence, values) = (Evidence::Nothing, [Value::Nothing; 3]);
        Self { requirement, section, evidence, reason, values }
    }

    /// The same with a value for the next `{}` of the reason.
    #[inline]
    #[must_use]
    pub fn with(mut self, value: impl Into<Value>) -> Self {
        if let Some(free) = self.values.iter_mut().find(|value| **value == Value::Nothing) {
            *free = value.into();
        }
        self
    }

    /// The same with something that explains it further.
    #[must_use]
    pub const fn showing(mut self, evidence: Evidence) -> Self {
        self.evidence = evidence;
        self
    }

    /// The refusal as the error of a check.
    pub const fn err<T>(self) -> Check<T> {
        Err(self)
    }

    /// The reason, with `{}` in place of each value.
    pub const fn reason(&self) -> &'static str {
        self.reason
    }

    /// The reason in words.
    pub fn describe(&self, game: &Game) -> String {
        let mut parts = self.reason.split("{}");
        let mut text = parts.next().unwrap_or_default().to_owned();
        for (part, value) in parts.zip(self.values) {
            value.write(game, &mut text);
            text.push_str(part);
        }
        text
    }
}

/// Refuses unless something holds. Inlined, so that a refusal that nobody gets is not put together.
#[inline]
pub fn require(holds: bool, refusal: Refusal) -> Check {
    if holds { Ok(()) } else { Err(refusal) }
}

impl Value {
    fn write(self, game: &Game, text: &mut String) {
        let written = match self {
            Self::Nothing => Ok(()),
            Self::Unit(unit) => write!(text, "{}", game.units[unit.index()].name),
            Self::Hex(hex) => write!(text, "{}", game.map.number(hex)),
            Self::Brigade(brigade) => write!(text, "{}", game.brigades[brigade.index()].name),
            Self::Chit(chit) => write!(text, "{}", game.chits[chit.index()].name),
            Self::Marker(marker) => {
                write!(text, "{}", game.ground_markers[marker.index()].name)
            }
            Self::Night(night) => write!(text, "{}", game.nights[night.index()].when),
            Self::Trait(it) => write!(text, "{}", game.traits[it.index()].name),
            Self::Block(reason) => write!(text, "{}", game.why_blocked(reason)),
            Self::Amount(amount) => write!(text, "{amount}"),
            Self::Number(number) => write!(text, "{number}"),
            Self::Order(order) => write!(text, "{}", order.id()),
            Self::Arm(arm) => write!(text, "{}", arm.id()),
        };
        written.expect("writing to a string cannot fail");
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
