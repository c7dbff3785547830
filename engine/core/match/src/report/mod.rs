//! The report on a match, and its output as plain text and as a page.

mod page;
mod words;

use kernel::{HexNumber, PerSide, Side, Sixteenths};
use serde::Serialize;

pub use page::page;
pub use words::text;

/// Results of a match so far. All amounts are in sixteenths of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Display names of the sides.
    pub sides: PerSide<String>,
    /// Result in one line. `None` if the match is not over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// State at the end of each turn.
    pub turns: Vec<Stand>,
    /// Points by side and source, sorted by amount, the largest first.
    pub points: Vec<SourceOfPoints>,
    /// Losses of each formation at the end of each turn. The formation with the largest losses
    /// comes first.
    pub formations: Vec<FormationLost>,
    /// Historical losses of each side, in the same unit as the losses in the match. `None` if they
    /// are unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history: Option<PerSide<Sixteenths>>,
    /// Chapters of the story that changed the lead most, in the order of play.
    pub turning: Vec<Turning>,
    /// Statistics of the dice that each side rolled.
    pub luck: PerSide<Luck>,
    /// Highlights, in the order of play.
    #[serde(rename = "feats")]
    pub highlights: Vec<HighlightSeen>,
}

/// State of a match at the end of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stand {
    /// Number and time of the turn, for display.
    pub when: String,
    /// Victory points of each side at the end of the turn, in sixteenths.
    pub points: PerSide<Sixteenths>,
    /// Strength that each side has lost so far, in sixteenths of a point.
    pub lost: PerSide<Sixteenths>,
}

/// Points of a side from one source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SourceOfPoints {
    /// Side that scored the points.
    pub side: Side,
    /// Source of the points, described for players.
    pub source: String,
    /// Points from this source, in sixteenths.
    pub points: Sixteenths,
}

/// Losses of a formation, turn by turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FormationLost {
    /// Side that the formation belongs to.
    pub side: Side,
    /// Name of the formation.
    pub formation: String,
    /// Strength lost by the end of each turn, in sixteenths of a point. The first entry is for the
    /// first turn.
    pub lost: Vec<Sixteenths>,
    /// Historical losses of the formation, in sixteenths of a point. `None` if they are unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history: Option<Sixteenths>,
}

/// A chapter of the story that changed the lead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Turning {
    /// Number of answers in the match after the last play of the chapter that changed the lead.
    pub n: usize,
    /// Turn and time of the chapter, for display.
    pub when: String,
    /// Lead of the Union before the chapter, in sixteenths of a point. Negative if the Confederacy
    /// leads.
    pub before: Sixteenths,
    /// Lead of the Union after the chapter, in sixteenths of a point. Negative if the Confederacy
    /// leads.
    pub after: Sixteenths,
    /// Line of the chapter and the points that it awarded. Log lines if it has no line.
    pub what: Vec<String>,
    /// Hexes attacked or taken, in the order of play.
    pub at: Vec<HexNumber>,
}

impl Turning {
    /// Returns the size of the change of the lead, in sixteenths of a point.
    pub fn weight(&self) -> i32 {
        (self.after.sixteenths() - self.before.sixteenths()).abs()
    }
}

/// Statistics of the dice that one side rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Luck {
    /// Number of dice that the side rolled.
    pub dice: u32,
    /// Sum of the results of all dice that the side rolled.
    pub pips: u32,
}

impl Luck {
    /// Returns the statistics after one more die.
    #[must_use]
    pub(crate) fn and(self, pips: u8) -> Self {
        Self { dice: self.dice + 1, pips: self.pips + u32::from(pips) }
    }

    /// Returns the average result of a die in hundredths, or `None` if the side rolled no dice. The
    /// expected value is 350.
    pub fn average(self) -> Option<u32> {
        (self.pips * 200 + self.dice).checked_div(self.dice * 2)
    }
}

/// A highlight of the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HighlightSeen {
    /// Turn and time of the action, for display.
    pub when: String,
    /// Side that took the action.
    pub side: Side,
    /// Human-readable description of the action.
    pub what: String,
}
