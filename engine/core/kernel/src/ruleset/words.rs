use std::fmt;

use serde::Serialize;

use crate::{Grid, HexId, Side};

/// Kind of roll, as protocols, saves and test cases name it. Questions have the kind from
/// [`Asking::kind`](super::Asking::kind).
///
/// ```
/// use kernel::{Ask, Asking, DRAW, ROLL, Side, Throw};
/// # mod race {
/// #     pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// #     mod ruleset { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/ruleset.rs")); }
/// # }
/// use race::system::Race;
///
/// fn kind<F: Asking>(ask: &Ask<F>) -> &str {
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
/// Kind of draw, as protocols, saves and test cases name it. [`ROLL`] has an example with both.
pub const DRAW: &str = "draw";

/// Visibility to the other side of a question, its text and its answer.
///
/// ```
/// use kernel::{Reader, Secrecy, Side};
/// /// Whether a reader may know that a side is asked.
/// fn may_know(reader: Reader, asked: Side, secrecy: Secrecy) -> bool {
///     !secrecy.is_private() || reader.knows(asked)
/// }
///
/// let [asked, other] = Side::BOTH;
/// assert!(may_know(other.into(), asked, Secrecy::Open));
/// assert!(!may_know(other.into(), asked, Secrecy::Private));
/// assert!(!may_know(Reader::Everybody, asked, Secrecy::Private), "the other side is among them");
/// assert!(!may_know(other.into(), asked, Secrecy::NeverRevealed));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrecy {
    /// Both sides may know of the question.
    Open,
    /// Only the side asked may know of the question, since the question alone reveals information.
    /// The other side sees the effects of the answer.
    Private,
    /// Only the side asked may know of the question. The answer is never revealed to the other
    /// side.
    NeverRevealed,
}

impl Secrecy {
    /// Whether the question is hidden from the other side.
    pub const fn is_private(self) -> bool {
        match self {
            Self::Open => false,
            Self::Private | Self::NeverRevealed => true,
        }
    }
}

/// Policy for a question with only one option.
///
/// ```
/// use kernel::ForcedPrompt;
/// /// Whether the side is asked although it has only one option.
/// fn is_put(forced_prompt: ForcedPrompt, declines: bool) -> bool {
///     match forced_prompt {
///         ForcedPrompt::Skip => false,
///         ForcedPrompt::Ask => true,
///         ForcedPrompt::AutoPass => !declines,
///     }
/// }
///
/// assert!(is_put(ForcedPrompt::Ask, true) && !is_put(ForcedPrompt::AutoPass, true));
/// assert!(is_put(ForcedPrompt::AutoPass, false) && !is_put(ForcedPrompt::Skip, false));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForcedPrompt {
    /// The side is not asked, because all players know that there is no choice.
    Skip,
    /// The side is asked, because it is private information whether the side has a choice.
    Ask,
    /// The side is asked, unless it has declined in advance. The last option declines.
    AutoPass,
}

/// The reader of a log or view.
///
/// ```
/// use kernel::{Reader, Side};
/// assert_eq!(Reader::from(Side::Csa), Reader::Side(Side::Csa));
/// assert!(Reader::Referee.knows(Side::Usa) && !Reader::Everybody.knows(Side::Usa));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// A player of this side, who sees public information and the side's own.
    Side(Side),
    /// A spectator, or a text shown to both sides. Private information of either side stays hidden.
    Everybody,
    /// A referee, who may see everything.
    Referee,
}

impl Reader {
    /// Whether this reader may see the private information of a side.
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

/// A fact as text.
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
    /// Name of the event in test cases and in the protocol.
    pub name: &'static str,
    /// Emphasis that the log gives the line.
    #[serde(skip_serializing_if = "Emphasis::is_plain")]
    pub emphasis: Emphasis,
    /// Description of the fact for players.
    pub text: String,
    /// Section of the rulebook, if one applies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// Inputs of the result, sufficient to look up the result on the printed charts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<Detail>,
}

impl Line {
    /// Returns a line that reveals no details: it has only a name and a general description.
    pub const fn covered(name: &'static str, text: String) -> Self {
        Self { name, emphasis: Emphasis::Plain, text, rule: None, details: Vec::new() }
    }
}

/// Emphasis of a log line. Replay in larger steps stops at lines marked as a turn or part of a
/// turn.
///
/// ```
/// use kernel::{Emphasis, Line};
/// let plain = Line::covered("ran", "Blue goes on".to_owned());
/// assert_eq!(plain.emphasis, Emphasis::Plain);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Emphasis {
    /// A fact without emphasis.
    #[default]
    Plain,
    /// The start of a turn.
    Turn,
    /// Start of an activation, or of another part of a turn in which one side acts.
    Part,
    /// Start of another section, such as a phase in which both sides act.
    Heading,
    /// The result of a combat.
    Blow,
    /// A minor fact, which a summary can skip.
    Aside,
}

impl Emphasis {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    fn is_plain(&self) -> bool {
        *self == Self::Plain
    }
}

/// An input of a result, such as a chart column.
///
/// ```
/// let woods = kernel::Detail::new("terrain", "woods").by("4.2");
/// assert_eq!(woods.rule.as_deref(), Some("4.2"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Detail {
    /// Name of the input, such as `column` or `target_terrain`.
    pub what: String,
    /// Value of the input, formatted for display.
    pub value: String,
    /// Section of the rulebook that supplies the input. `None` if no particular section does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Detail {
    /// Returns an input without a section.
    pub fn new(what: impl Into<String>, value: impl Into<String>) -> Self {
        Self { what: what.into(), value: value.into(), rule: None }
    }

    /// Adds the section of the rulebook that supplies the input.
    #[must_use]
    pub fn by(mut self, rule: impl Into<String>) -> Self {
        self.rule = Some(rule.into());
        self
    }
}

/// Reason why an answer is illegal.
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
    /// Id of the requirement that forbids the answer, in the list of its rule system.
    pub requirement: &'static str,
    /// Section of the rulebook that states the rule.
    pub section: &'static str,
    /// Reason why the answer is illegal, shown to players.
    pub reason: String,
    /// Values that the reason mentions.
    pub values: Vec<Detail>,
}

/// A hex within reach of the current move.
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
/// // The path to a hex, backwards.
/// let step = |hex: &&str| all.iter().find(|known| known.hex == **hex).map(|known| &*known.from);
/// let way: Vec<_> = std::iter::successors(Some("0305"), step).collect();
/// assert_eq!(way, ["0305", "0304", "0303"], "through a hex in which nobody may stop");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reached {
    /// Printed number of the hex.
    pub hex: String,
    /// Lowest cost to reach the hex in movement points, written as `2` or `3/2`.
    pub cost: String,
    /// Number of the previous hex on the cheapest path.
    pub from: String,
    /// Whether the moving units may end their move in the hex.
    pub stop: bool,
}

/// A hex within reach of a move, with the cost in the amounts of a rule system.
///
/// ```
/// use kernel::{Grid, Reach, Sixths};
/// let grid = Grid::small();
/// let [from, hex] = ["0101", "0102"].map(|number| grid.hex(number.parse().unwrap()).unwrap());
/// let reach = Reach { hex, cost: Sixths::whole(2), from, stop: true };
/// assert_eq!(reach.reached(&grid).cost, "2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach<C> {
    /// Hex that the move can reach.
    pub hex: HexId,
    /// Lowest cost from the current hex of the movers, in movement points.
    pub cost: C,
    /// Previous hex on the cheapest path.
    pub from: HexId,
    /// Whether the movers may end their move in the hex.
    pub stop: bool,
}

impl<C: fmt::Display> Reach<C> {
    /// Returns the hex and its cost for display.
    pub fn reached(&self, grid: &Grid) -> Reached {
        let number = |hex| grid.number(hex).to_string();
        let (hex, from) = (number(self.hex), number(self.from));
        Reached { hex, cost: self.cost.to_string(), from, stop: self.stop }
    }
}

/// A violated invariant.
///
/// ```
/// use kernel::Breach;
/// let breach =
///     Breach { invariant: "nobody passes the goal", what: "Blue is in row 12".to_owned() };
/// assert_eq!(breach.to_string(), "nobody passes the goal: Blue is in row 12");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// Statement that should hold for every position.
    pub invariant: &'static str,
    /// Details of the violation, such as the unit and hex.
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.invariant, self.what)
    }
}
