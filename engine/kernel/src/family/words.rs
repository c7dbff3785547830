use std::fmt;

use serde::Serialize;

use crate::Side;

/// The kind of a roll in protocols, saves and cases.
pub const ROLL: &str = "roll";
/// The kind of a draw in protocols, saves and cases.
pub const DRAW: &str = "draw";

/// Whether the side that is not asked may know that a question is asked, in which words, and what was
/// answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrecy {
    /// Both sides may know.
    Open,
    /// Only the side that is asked, since the question alone tells what it has. What was answered shows in what is done.
    Secret,
    /// Only the side that is asked, and what was answered nobody else ever learns, whatever comes of it.
    Covered,
}

impl Secrecy {
    /// Whether the other side may not know that the question is asked.
    pub const fn is_secret(self) -> bool {
        match self {
            Self::Open => false,
            Self::Secret | Self::Covered => true,
        }
    }
}

/// Whether a question is put to a side that can answer it in one way only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formality {
    /// It is not: everybody knows that there is nothing to choose.
    None,
    /// It is, since whether there is something to choose is the side's secret.
    Asked,
    /// It is, unless the side has said beforehand that it declines; its last answer declines.
    Declinable,
}

/// Who reads what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// One side.
    Side(Side),
    /// Both sides at once, or a spectator: what either may not know stays covered.
    Everybody,
    /// Somebody who may know all.
    Referee,
}

impl From<Side> for Reader {
    fn from(side: Side) -> Self {
        Self::Side(side)
    }
}

impl From<Option<Side>> for Reader {
    /// Nobody in particular is the referee.
    fn from(side: Option<Side>) -> Self {
        side.map_or(Self::Referee, Self::Side)
    }
}

/// A fact in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The name of the event in cases and in the protocol.
    pub name: &'static str,
    /// What happened.
    pub text: String,
    /// The section it follows, if it follows one in particular.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// What it was computed from: enough to look it up again on the printed charts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<Detail>,
}

impl Line {
    /// A line that gives nothing away but its words.
    pub const fn covered(name: &'static str, text: String) -> Self {
        Self { name, text, rule: None, details: Vec::new() }
    }
}

/// One thing that entered into a result.
///
/// ```
/// let woods = kernel::Detail::new("terrain", "woods").by("SS 13.3");
/// assert_eq!(woods.rule.as_deref(), Some("SS 13.3"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Detail {
    /// What it is, such as `column` or `target_terrain`.
    pub what: String,
    /// Its value.
    pub value: String,
    /// The section it comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Detail {
    /// A value that no rule in particular gives.
    pub fn new(what: impl Into<String>, value: impl Into<String>) -> Self {
        Self { what: what.into(), value: value.into(), rule: None }
    }

    /// The same, by the rule of a section.
    #[must_use]
    pub fn by(mut self, rule: impl Into<String>) -> Self {
        self.rule = Some(rule.into());
        self
    }
}

/// Why an answer is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The requirement, such as `MOVE-05`.
    pub requirement: &'static str,
    /// The section of the rulebook.
    pub section: &'static str,
    /// The reason in words.
    pub reason: String,
    /// What it was computed from.
    pub values: Vec<Detail>,
}

/// A hex that a move under way can reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reached {
    /// The hex.
    pub hex: String,
    /// The least cost, as a fraction.
    pub cost: String,
    /// The hex before it on the cheapest way.
    pub from: String,
    /// Whether the movers may end there.
    pub stop: bool,
}

/// Something that should hold and does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// What should hold.
    pub invariant: &'static str,
    /// Where it does not.
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.invariant, self.what)
    }
}
