use std::fmt;

use serde::Serialize;

use crate::Side;

/// The kind of a roll in protocols, saves and cases, where a question has the kind that
/// [`Family::kind`](super::Family::kind) gives it.
///
/// ```
/// use kernel::{Ask, DRAW, Family, ROLL, Side, Throw};
/// # mod race {
/// #     pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// #     mod family { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/family.rs")); }
/// # }
/// use race::system::Race;
///
/// fn kind<F: Family>(ask: &Ask<F>) -> &str {
///     match ask {
///         Ask::Choose { question, .. } => F::kind(question),
///         Ask::Roll { .. } => ROLL,
///         Ask::Draw { .. } => DRAW,
///     }
/// }
///
/// let (side, question) = (Side::Usa, "pace");
/// assert_eq!(kind::<Race>(&Ask::Choose { side, question, options: vec![] }), "pace");
/// assert_eq!(kind::<Race>(&Ask::Roll { side, roll: "run", throw: Throw::D6 }), "roll");
/// assert_eq!(kind::<Race>(&Ask::Draw { among: vec![] }), "draw");
/// ```
pub const ROLL: &str = "roll";
/// The kind of a draw in protocols, saves and cases; [`ROLL`] shows it beside the others.
pub const DRAW: &str = "draw";

/// Whether the side that is not asked may know that a question is asked, in which words, and what was
/// answered.
///
/// ```
/// use kernel::{Reader, Secrecy, Side};
/// /// Whether a reader may know of a question to a side.
/// fn may_know(reader: Reader, asked: Side, secrecy: Secrecy) -> bool {
///     !secrecy.is_secret() || reader.knows(asked)
/// }
///
/// let [asked, other] = Side::BOTH;
/// assert!(may_know(other.into(), asked, Secrecy::Open));
/// assert!(!may_know(other.into(), asked, Secrecy::Secret));
/// assert!(!may_know(Reader::Everybody, asked, Secrecy::Secret), "the other side is among them");
/// assert!(!may_know(other.into(), asked, Secrecy::Covered));
/// ```
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
///
/// ```
/// use kernel::Formality;
/// /// Whether the only answer there is has to be given by the side itself.
/// fn is_put(formality: Formality, declines: bool) -> bool {
///     match formality {
///         Formality::None => false,
///         Formality::Asked => true,
///         Formality::Declinable => !declines,
///     }
/// }
///
/// assert!(is_put(Formality::Asked, true) && !is_put(Formality::Declinable, true));
/// assert!(is_put(Formality::Declinable, false) && !is_put(Formality::None, false));
/// ```
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
///
/// ```
/// use kernel::{Reader, Side};
/// assert_eq!(Reader::from(Side::Csa), Reader::Side(Side::Csa));
/// assert!(Reader::Referee.knows(Side::Usa) && !Reader::Everybody.knows(Side::Usa));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// One side, which sees what is its own and what is open.
    Side(Side),
    /// Both sides at once, or a spectator: what either may not know stays covered.
    Everybody,
    /// Somebody who may know all.
    Referee,
}

impl Reader {
    /// Whether he may know what is the secret of a side.
    pub fn knows(self, side: Side) -> bool {
        match self {
            Self::Side(own) => own == side,
            Self::Everybody => false,
            Self::Referee => true,
        }
    }
}

impl From<Side> for Reader {
    fn from(side: Side) -> Self {
        Self::Side(side)
    }
}

/// A fact in words.
///
/// ```
/// use kernel::{Detail, Line, Emphasis};
/// let seen = Line {
///     name: "ran",
///     emphasis: Emphasis::Plain,
///     text: "Blue runs four rows".to_owned(),
///     rule: Some("2"),
///     details: vec![Detail::new("die", "4")],
/// };
/// let covered = Line::covered(seen.name, "Blue goes on".to_owned());
/// assert_eq!((covered.name, covered.rule), ("ran", None));
/// assert!(covered.details.is_empty(), "else it would tell how far");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The name of the event in cases and in the protocol.
    pub name: &'static str,
    /// How it stands out.
    #[serde(skip_serializing_if = "Emphasis::is_plain")]
    pub emphasis: Emphasis,
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
        Self { name, emphasis: Emphasis::Plain, text, rule: None, details: Vec::new() }
    }
}

/// How a fact stands out in a log; a replay that goes by larger steps stops at turns and at parts of them.
///
/// ```
/// use kernel::{Emphasis, Line};
/// let plain = Line::covered("ran", "Blue goes on".to_owned());
/// assert_eq!(plain.emphasis, Emphasis::Plain);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Emphasis {
    /// As most do.
    #[default]
    Plain,
    /// A turn begins.
    Turn,
    /// A part of a turn begins in which one side acts, such as an activation or a phase of its own.
    Part,
    /// What follows is of another kind, such as a phase of both sides.
    Heading,
    /// A fight is decided.
    Blow,
    /// What is passed over by who reads fast.
    Aside,
}

impl Emphasis {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    fn is_plain(&self) -> bool {
        *self == Self::Plain
    }
}

/// One thing that entered into a result.
///
/// ```
/// let woods = kernel::Detail::new("terrain", "woods").by("4.2");
/// assert_eq!(woods.rule.as_deref(), Some("4.2"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Detail {
    /// The name of the thing, such as `column` or `target_terrain`.
    pub what: String,
    /// Its value, as people write it.
    pub value: String,
    /// The section by which it enters; nothing where none in particular has it enter.
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
///
/// ```
/// use kernel::{Detail, Why};
/// let why = Why {
///     requirement: "RACE-02",
///     section: "2",
///     reason: "nobody passes the goal".to_owned(),
///     values: vec![Detail::new("rows left", "1"), Detail::new("rows", "2")],
/// };
/// let values: Vec<_> = why.values.iter().map(|of| format!("{} {}", of.what, of.value)).collect();
/// let told = format!("{} ({}): {}", why.reason, why.section, values.join(", "));
/// assert_eq!(told, "nobody passes the goal (2): rows left 1, rows 2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The id of the requirement that forbids it, in the list of its family.
    pub requirement: &'static str,
    /// The section of the rulebook that says so.
    pub section: &'static str,
    /// The reason in words.
    pub reason: String,
    /// What the refusal was computed from.
    pub values: Vec<Detail>,
}

/// A hex that a move under way can reach.
///
/// ```
/// use kernel::Reached;
/// let reached = |hex: &str, cost: &str, from: &str, stop| Reached {
///     hex: hex.to_owned(),
///     cost: cost.to_owned(),
///     from: from.to_owned(),
///     stop,
/// };
/// let all = [reached("0304", "1", "0303", false), reached("0305", "3/2", "0304", true)];
/// // The way to a hex, backwards from it.
/// let step = |hex: &&str| all.iter().find(|known| known.hex == **hex).map(|known| &*known.from);
/// let way: Vec<_> = std::iter::successors(Some("0305"), step).collect();
/// assert_eq!(way, ["0305", "0304", "0303"], "through a hex in which nobody may stop");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reached {
    /// The printed number of the hex.
    pub hex: String,
    /// The least that it costs to come there, in movement points, as `2` or `3/2`.
    pub cost: String,
    /// The number of the hex before it on the cheapest way.
    pub from: String,
    /// Whether the movers may end there.
    pub stop: bool,
}

/// Something that should hold and does not.
///
/// ```
/// use kernel::Breach;
/// let breach =
///     Breach { invariant: "nobody passes the goal", what: "Blue is in row 12".to_owned() };
/// assert_eq!(breach.to_string(), "nobody passes the goal: Blue is in row 12");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// What should hold of every position, in words.
    pub invariant: &'static str,
    /// Where and how it does not hold of this one.
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.invariant, self.what)
    }
}
