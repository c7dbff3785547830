//! Where matches are kept, and what of them is.

use kernel::Side;
use serde::{Deserialize, Serialize};
use session::Seat;
use web_time::{SystemTime, UNIX_EPOCH};

use crate::key::Lock;
use crate::live::clock::Used;
use crate::seats::{Moments, Place, Seats, Waits};
use crate::visitor::Visitor;

/// Something that cannot be read or written, in words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cannot read or write the matches: {0}")]
pub struct Unkept(pub String);

/// What comes of keeping something.
pub type Result<T> = std::result::Result<T, Unkept>;

/// Whether a match is played or only looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// It is played here.
    Match,
    /// A save that somebody brought.
    Replay,
}

/// A match and where it stands, without its lines.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct About {
    /// The id of the match, by which it is asked for.
    pub id: String,
    /// What its maker calls it.
    pub title: String,
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// Whether it is played here.
    pub kind: Kind,
    /// Whether it is shown in the list of matches.
    pub listed: bool,
    /// Whether it is over.
    pub over: bool,
    /// Whether whoever keeps it has closed it.
    pub closed: bool,
    /// When it was last changed, in seconds since 1970.
    pub touched: i64,
    /// Who made it, where that is counted; nobody is told.
    #[serde(skip)]
    pub maker: Option<Visitor>,
}

#[cfg(test)]
impl About {
    /// A match of the toy that nobody has listed.
    pub(crate) fn of_toy() -> Self {
        Self {
            id: "toy".to_owned(),
            title: String::new(),
            game: "toy".to_owned(),
            scenario: "short".to_owned(),
            kind: Kind::Match,
            listed: false,
            over: false,
            closed: false,
            touched: 0,
            maker: None,
        }
    }
}

/// What of the list of matches is asked for.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sought {
    /// The number of the page, from 0.
    #[serde(default)]
    pub page: usize,
    /// Words that stand in the title, or in the id of the game or of its scenario.
    #[serde(default)]
    pub find: String,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Its number, from 0.
    pub n: usize,
    /// Who said it; the table itself without a side.
    pub side: Option<Side>,
    /// The words.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// Something that is kept of a match and is not as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// Who sits in a seat, and what opens it.
    Seat(Side),
    /// Its title, and how it stands.
    About,
    /// Lines of its record.
    Lines,
    /// What was said.
    Talk,
    /// What somebody has noted.
    Notes,
    /// How long each side has thought.
    Clocks,
    /// The file in which it is, nobody knows where.
    File,
}

/// A match as it is kept.
#[derive(Clone, Debug)]
pub struct Stored {
    /// What it is.
    pub about: About,
    /// Who sits where.
    pub seats: Seats,
    /// The lines of its journal.
    pub lines: Vec<String>,
    /// How many lines were written.
    pub kept: usize,
    /// What was said.
    pub chat: Vec<Said>,
    /// What of it is not as it was written.
    pub damage: Vec<Damage>,
}

/// Where matches are kept. What is refused has not happened.
pub trait Ledger {
    /// Keeps a new match with its first lines.
    ///
    /// # Errors
    /// As each of these functions: if it cannot be read or written.
    fn create(&self, about: &About, seats: &Seats, lines: &[String]) -> Result<()>;

    /// The lines of a match.
    ///
    /// # Errors
    /// As each of these functions: if it cannot be read or written.
    fn lines(&self, id: &str) -> Result<Vec<String>>;

    /// Adds lines to a match, the first of them with a number.
    ///
    /// # Errors
    /// As above; also if it has another number of lines.
    fn append(&self, id: &str, first: usize, lines: &[String], over: bool) -> Result<()>;

    /// Puts other lines in the place of those of a match, and keeps the old ones aside.
    ///
    /// # Errors
    /// As above.
    fn replace(&self, id: &str, lines: &[String]) -> Result<()>;

    /// Keeps what a player wants at secret moments.
    ///
    /// # Errors
    /// As above.
    fn keep_moments(&self, id: &str, side: Side, moments: Moments) -> Result<()>;

    /// Gives a seat to somebody else; its locks stay.
    ///
    /// # Errors
    /// As above.
    fn give(&self, id: &str, side: Side, who: Seat) -> Result<()>;

    /// Puts a lock on a seat whose invitation is still free.
    ///
    /// # Errors
    /// As above; also if it is taken up.
    fn claim(&self, id: &str, side: Side, invitation: Lock, lock: Lock, waits: Waits)
    -> Result<()>;

    /// How many seats somebody has taken up at which nobody has played yet, in matches that are not over.
    ///
    /// # Errors
    /// As above.
    fn taken(&self, visitor: Visitor) -> Result<usize>;

    /// Puts a seat in the place of another.
    ///
    /// # Errors
    /// As above.
    fn seat(&self, id: &str, side: Side, place: &Place) -> Result<()>;

    /// Keeps something said, and of what was said before only what has a number from the first one on.
    ///
    /// # Errors
    /// As above.
    fn say(&self, id: &str, said: &Said, first: usize) -> Result<()>;

    /// Who sits where in a match; nothing where there is no such match.
    ///
    /// # Errors
    /// As above.
    fn seats(&self, id: &str) -> Result<Option<Seats>>;

    /// The clocks of a match, if it has any.
    ///
    /// # Errors
    /// As above.
    fn clocks(&self, id: &str) -> Result<Option<Used>>;

    /// Keeps the clocks of a match.
    ///
    /// # Errors
    /// As above.
    fn keep_clocks(&self, id: &str, used: Used) -> Result<()>;

    /// The notes of a side.
    ///
    /// # Errors
    /// As above.
    fn notes(&self, id: &str, side: Side) -> Result<String>;

    /// Keeps the notes of a side.
    ///
    /// # Errors
    /// As above.
    fn note(&self, id: &str, side: Side, text: &str) -> Result<()>;

    /// A page of the matches that are shown to everybody: first the latest of each maker, then the second of each.
    ///
    /// # Errors
    /// As above.
    fn listed(&self, sought: &Sought) -> Result<Vec<About>>;
}

/// Seconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}
