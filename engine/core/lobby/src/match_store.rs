//! The match store, and the data that it holds for each match.

use kernel::{PerSide, Side};
use serde::{Deserialize, Serialize};
use session::Seat;
use web_time::{SystemTime, UNIX_EPOCH};

use crate::addresses::AlertAddresses;
use crate::key::Lock;
use crate::seats::{Moments, Place, Seats, Waits};
use crate::visitor::Visitor;

/// Failure to read or write the match store, with a message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cannot read or write the matches: {0}")]
pub struct Unkept(pub String);

/// Result of an operation on the store.
pub type Result<T> = std::result::Result<T, Unkept>;

/// Use of a match: to play it, or only to view it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A match that people can play.
    Match,
    /// An uploaded save, which people can only view.
    Replay,
}

/// Metadata of a match, without its lines.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct About {
    /// Id of the match.
    pub id: String,
    /// Title that the maker chose.
    pub title: String,
    /// Id of the game's package.
    pub game: String,
    /// Id of the scenario.
    pub scenario: String,
    /// Whether the match is for playing or only for viewing.
    pub kind: Kind,
    /// Whether the match is in the public list.
    pub listed: bool,
    /// Whether the game of the match is over.
    pub over: bool,
    /// Whether the operator of the server has closed the match.
    pub closed: bool,
    /// Time of the last change, in seconds since 1970.
    pub touched: i64,
    /// Visitor who made the match. `None` if the store counts no visitors. This field is never
    /// published.
    #[serde(skip)]
    pub maker: Option<Visitor>,
}

#[cfg(test)]
impl About {
    /// Returns an unlisted match of the toy rule system.
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

/// Query for a page of the match list.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sought {
    /// Page of the list to return, from 0.
    #[serde(default)]
    pub page: usize,
    /// Text to search for in titles and in the ids of games and scenarios.
    #[serde(default)]
    pub find: String,
}

/// A chat message from a player or the system.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// Number of the message, from 0.
    pub n: usize,
    /// Side that sent the message, or `None` for messages of the system.
    pub side: Option<Side>,
    /// Content of the message.
    pub text: String,
    /// Time at which the message was sent, in seconds since 1970.
    pub at: i64,
}

/// Clocks of a match, as the store keeps them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Used {
    /// Time limit of each side in minutes. If a side exceeds it, the players get a message, and
    /// nothing else happens. `None` if there is no limit.
    pub minutes: Option<u16>,
    /// Thinking time of each side, in milliseconds.
    pub used: PerSide<u64>,
}

/// Stored data that is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Damage {
    /// The seat of this side, with the hashes of its keys.
    Seat(Side),
    /// The metadata of the match, such as its title.
    About,
    /// The lines of the match's journal.
    Lines,
    /// The chat messages of the match.
    Talk,
    /// The private notes of a side.
    Notes,
    /// The thinking times of the sides.
    Clocks,
    /// The database file. It is unknown which match is affected.
    File,
}

/// A match as loaded from the store.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Metadata of the match.
    pub about: About,
    /// Seats of the match, with the hashes of their keys.
    pub seats: Seats,
    /// Lines of the journal, up to the first unreadable line.
    pub lines: Vec<String>,
    /// Number of lines that were written. If some lines were lost, it exceeds the length of
    /// `lines`.
    pub kept: usize,
    /// Latest chat messages, oldest first.
    pub chat: Vec<ChatLine>,
    /// Parts of the match that are damaged in the store.
    pub damage: Vec<Damage>,
}

/// Store of matches. A failed operation changes nothing.
pub trait MatchStore {
    /// Stores a new match with its first lines.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn create(&self, about: &About, seats: &Seats, lines: &[String]) -> Result<()>;

    /// Returns the lines of a match.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn lines(&self, id: &str) -> Result<Vec<String>>;

    /// Appends lines to a match. `first` is the number of the first line.
    ///
    /// # Errors
    /// If the store cannot be read or written, or if the match has a different number of lines.
    fn append(&self, id: &str, first: usize, lines: &[String], over: bool) -> Result<()>;

    /// Replaces all lines of a match, and archives the old lines.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn replace(&self, id: &str, lines: &[String]) -> Result<()>;

    /// Stores whether the server shows a player every secret prompt, even one at which the player
    /// has nothing to play, or declines such prompts. Showing every prompt reveals nothing to the
    /// other side.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn keep_moments(&self, id: &str, side: Side, moments: Moments) -> Result<()>;

    /// Changes the player of a seat, but keeps the keys of the seat valid.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn give(&self, id: &str, side: Side, who: Seat) -> Result<()>;

    /// Accepts the open invitation to a seat, and sets the lock of the player's key.
    ///
    /// # Errors
    /// If the store cannot be read or written, or if the invitation was already accepted.
    fn claim(&self, id: &str, side: Side, invitation: Lock, lock: Lock, waits: Waits)
    -> Result<()>;

    /// Returns the number of seats that a visitor holds in unfinished matches without having
    /// answered.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn taken(&self, visitor: Visitor) -> Result<usize>;

    /// Replaces all data of a seat.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn seat(&self, id: &str, side: Side, place: &Place) -> Result<()>;

    /// Appends a chat message, and deletes all messages with a number below `first`.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn say(&self, id: &str, said: &ChatLine, first: usize) -> Result<()>;

    /// Returns the seats of a match, or `None` if there is no such match.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn seats(&self, id: &str) -> Result<Option<Seats>>;

    /// Returns the clocks of a match, or `None` if the match has none.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn clocks(&self, id: &str) -> Result<Option<Used>>;

    /// Stores the clocks of a match.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn keep_clocks(&self, id: &str, used: Used) -> Result<()>;

    /// Returns the notes of a side.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn notes(&self, id: &str, side: Side) -> Result<String>;

    /// Stores the notes of a side.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn note(&self, id: &str, side: Side, text: &str) -> Result<()>;

    /// Returns the alert addresses of a side.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn alerts(&self, id: &str, side: Side) -> Result<AlertAddresses>;

    /// Stores the alert addresses of a side, and the tag of the language in which to send alerts.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn keep_alerts(
        &self,
        id: &str,
        side: Side,
        addresses: &AlertAddresses,
        language: &str,
    ) -> Result<()>;

    /// Sets the person who has gathered a seat with others. `None` if no person has.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn gather(&self, id: &str, side: Side, person: Option<Lock>) -> Result<()>;

    /// Returns the seats that a person has gathered, those of the latest matches first.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn gathered(&self, person: Lock) -> Result<Vec<(About, Side)>>;

    /// Returns a page of the public list. The list starts with the latest match of each maker, then
    /// has the second latest of each, and so on.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    fn listed(&self, sought: &Sought) -> Result<Vec<About>>;
}

/// Returns the current time in seconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}
