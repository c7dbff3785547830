//! The report on a match: its figures, and their output as text and as a page.

mod page;
mod words;

use kernel::{PerSide, Side, Sixteenths};
use serde::Serialize;

pub use page::page;
pub use words::text;

/// Results of a match so far. All amounts are in sixteenths of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Names of the sides.
    pub sides: PerSide<String>,
    /// Result in one line, if the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// State at the end of each turn.
    pub turns: Vec<Stand>,
    /// Points by side and source, the largest first.
    pub points: Vec<SourceOfPoints>,
    /// Losses of each formation at the end of each turn, the largest first.
    pub formations: Vec<FormationLost>,
    /// Historical losses of each side, in the same unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history: Option<PerSide<Sixteenths>>,
    /// Plays that changed the lead most, in order.
    pub turning: Vec<Turning>,
    /// Dice of each side.
    pub luck: PerSide<Luck>,
    /// Highlights, in order.
    #[serde(rename = "feats")]
    pub highlights: Vec<HighlightSeen>,
}

/// State of a match at the end of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stand {
    /// Turn and time.
    pub when: String,
    /// Points of each side.
    pub points: PerSide<Sixteenths>,
    /// Strength lost by each side.
    pub lost: PerSide<Sixteenths>,
}

/// Points from one source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SourceOfPoints {
    /// Side that has them.
    pub side: Side,
    /// Source of the points, for people.
    pub source: String,
    /// Number of points.
    pub points: Sixteenths,
}

/// Losses of a formation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FormationLost {
    /// Side of the formation.
    pub side: Side,
    /// Name of the formation.
    pub formation: String,
    /// Strength lost by the end of each turn.
    pub lost: Vec<Sixteenths>,
    /// Historical losses, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history: Option<Sixteenths>,
}

/// A play that changed the lead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Turning {
    /// Number of answers after the play.
    pub n: usize,
    /// Turn and time.
    pub when: String,
    /// Lead of the Union before.
    pub before: Sixteenths,
    /// Lead of the Union after.
    pub after: Sixteenths,
    /// Lines of the log.
    pub what: Vec<String>,
}

impl Turning {
    /// Returns the change of the lead, in sixteenths of a point.
    pub fn weight(&self) -> i32 {
        (self.after.sixteenths() - self.before.sixteenths()).abs()
    }
}

/// Dice statistics of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Luck {
    /// Number of dice rolled.
    pub dice: u32,
    /// Sum of their results.
    pub pips: u32,
}

impl Luck {
    /// Adds one die.
    #[must_use]
    pub(crate) fn and(self, pips: u8) -> Self {
        Self { dice: self.dice + 1, pips: self.pips + u32::from(pips) }
    }

    /// Returns the average result of a die in hundredths, or `None` without dice. The expected
    /// value is 350.
    pub fn average(self) -> Option<u32> {
        (self.pips * 200 + self.dice).checked_div(self.dice * 2)
    }
}

/// A highlight of the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HighlightSeen {
    /// Turn and time.
    pub when: String,
    /// Side that acted.
    pub side: Side,
    /// Description of the action.
    pub what: String,
}
