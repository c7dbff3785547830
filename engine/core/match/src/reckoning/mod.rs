//! The account of a match: its figures, and the same as text and as a page.

mod page;
mod words;

use kernel::{PerSide, Side, Sixteenths};
use serde::Serialize;

pub use page::page;
pub use words::text;

/// What came of a match so far. All amounts are in sixteenths of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reckoning {
    /// What the sides are called.
    pub sides: PerSide<String>,
    /// How it ended, in one line; nothing while it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// How it stood at the end of each turn.
    pub turns: Vec<Stand>,
    /// Points by where they come from, those of one side after the other, the most first.
    pub points: Vec<SourceOfPoints>,
    /// What each formation missed at the end of each turn, the worst first.
    pub formations: Vec<FormationLost>,
    /// What each side lost in history, counted as its losses are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history: Option<PerSide<Sixteenths>>,
    /// The moments that moved the lead most, in their order.
    pub turning: Vec<Turning>,
    /// The dice of each side.
    pub luck: PerSide<Luck>,
    /// What was done that may turn a game, in its order.
    pub feats: Vec<FeatDone>,
}

/// How a match stood at the end of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stand {
    /// The turn and its time.
    pub when: String,
    /// The points of each side.
    pub points: PerSide<Sixteenths>,
    /// The strength that each side missed.
    pub lost: PerSide<Sixteenths>,
}

/// Points of one source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SourceOfPoints {
    /// Who has them.
    pub side: Side,
    /// Where they come from.
    pub source: String,
    /// How many they are.
    pub points: Sixteenths,
}

/// What a formation missed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FormationLost {
    /// Whose it is.
    pub side: Side,
    /// What it is called.
    pub formation: String,
    /// The strength that it missed at the end of each turn.
    pub lost: Vec<Sixteenths>,
    /// What it lost in history, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history: Option<Sixteenths>,
}

/// A moment that moved the lead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Turning {
    /// After how many answers it had happened.
    pub n: usize,
    /// The turn and its time.
    pub when: String,
    /// By how much the Union was ahead before.
    pub before: Sixteenths,
    /// By how much it was ahead after.
    pub after: Sixteenths,
    /// What happened.
    pub what: Vec<String>,
}

impl Turning {
    /// By how much it moved the lead, in sixteenths.
    pub fn weight(&self) -> i32 {
        (self.after.sixteenths() - self.before.sixteenths()).abs()
    }
}

/// The dice of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Luck {
    /// How many it rolled.
    pub dice: u32,
    /// What they showed together.
    pub pips: u32,
}

impl Luck {
    /// The same with one more die.
    #[must_use]
    pub(crate) fn and(self, pips: u8) -> Self {
        Self { dice: self.dice + 1, pips: self.pips + u32::from(pips) }
    }

    /// What one die showed on the average, in hundredths; nothing where none was rolled. To be expected are 350.
    pub fn average(self) -> Option<u32> {
        (self.pips * 200 + self.dice).checked_div(self.dice * 2)
    }
}

/// Something that was done and may have turned the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FeatDone {
    /// The turn and its time.
    pub when: String,
    /// Who did it.
    pub side: Side,
    /// The deed in words.
    pub what: String,
}
