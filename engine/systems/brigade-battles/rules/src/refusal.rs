//! Why something is not legal: the rule, the reason in words, and the values.

use std::fmt::Write;

use kernel::{Detail, HexId, Sixteenths};

use crate::check::sight::Obstacle;
use crate::choice::Mover;
use crate::game::{Game, LeaderId, UnitId};

/// What a check finds: nothing that stands against it, or the first rule that forbids it. So no check lists its
/// errors.
pub type Check<T = ()> = Result<T, Refusal>;

/// Why something is not legal. Cheap to make: the words are put together when somebody asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The requirement, such as `CW-MOV-03`.
    pub requirement: &'static str,
    /// The section of the rulebook, such as `CM 8.4`.
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
}

/// A value in a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// No value: the reason has fewer.
    Nothing,
    /// A unit's name.
    Unit(UnitId),
    /// A leader's name.
    Leader(LeaderId),
    /// A hex number.
    Hex(HexId),
    /// An exact amount.
    Amount(Sixteenths),
    /// A whole number.
    Number(i32),
    /// What blocks a line of sight.
    Block(Obstacle),
}

/// A choice that the question has no place for.
pub const fn not_an_answer() -> Refusal {
    Refusal::new("CW-SEQ-02", "CM 5", "it does not answer this question")
}

impl Refusal {
    /// A refusal without values.
    pub const fn new(
        requirement: &'static str,
        section: &'static str,
        reason: &'static str,
    ) -> Self {
        let (evidence, values) = (Evidence::Nothing, [Value::Nothing; 3]);
        Self { requirement, section, evidence, reason, values }
    }

    /// The same with a value for the next `{}` of the reason.
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
            text.push_str(&value.words(game));
            text.push_str(part);
        }
        text
    }

    /// The values by themselves.
    pub fn values(&self, game: &Game) -> Vec<Detail> {
        let named = |value: &Value| {
            let what = match value {
                Value::Nothing => return None,
                Value::Unit(_) => "unit",
                Value::Leader(_) => "leader",
                Value::Hex(_) => "hex",
                Value::Amount(_) => "points",
                Value::Number(_) => "number",
                Value::Block(_) => "word",
            };
            Some(Detail::new(what, value.words(game)))
        };
        self.values.iter().filter_map(named).collect()
    }
}

/// Refuses unless something holds.
#[inline]
pub fn require(holds: bool, refusal: Refusal) -> Check {
    if holds { Ok(()) } else { Err(refusal) }
}

impl Value {
    fn words(self, game: &Game) -> String {
        let mut text = String::new();
        let written = match self {
            Self::Nothing => Ok(()),
            Self::Unit(unit) => write!(text, "{}", game.units[unit.index()].name),
            Self::Leader(leader) => write!(text, "{}", game.leaders[leader.index()].name),
            Self::Hex(hex) => write!(text, "{}", game.map.number(hex)),
            Self::Amount(amount) => write!(text, "{amount}"),
            Self::Number(number) => write!(text, "{number}"),
            Self::Block(by) => write!(text, "{}", by.words()),
        };
        written.expect("writing to a string cannot fail");
        text
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

impl From<Mover> for Value {
    fn from(mover: Mover) -> Self {
        match mover {
            Mover::Unit(unit) => Self::Unit(unit),
            Mover::Leader(leader) => Self::Leader(leader),
        }
    }
}
