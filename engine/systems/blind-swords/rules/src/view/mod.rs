//! Views of a position that respect secrecy.
//!
//! The game decides which event chits are in the cup only when they are drawn. Neither side can
//! therefore know them, except its own key chit. The hidden data are each side's key chit, its held
//! chits, and chits drawn or spent face down. [`Seen`] hides them, and all descriptions of a
//! position start from it. CMD-01, CMD-05, CHIT-05, V-24, V-25.

mod chits;
mod disclosure;
mod drawn;
mod line;
mod public;
mod seen;

pub use chits::{AllChits, ChitsSeen, Cup, Hand};
pub use disclosure::{is_open, laid_open, reveals};
pub use line::line;
pub use public::{
    ActivationSeen, BrigadeSeen, Net, PhaseSeen, Public, ResultSeen, TrackSeen, UnitSeen, outcome,
    public, shown,
};
pub use seen::{Seen, SeenChit, places};

use kernel::{Reader, Side};
use serde::Serialize;

use crate::rules::Rules;

/// Position for programs, limited to the knowledge of one reader.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// Side that the view is for. Absent for spectators and referees.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Public information about the position, the same for all readers.
    #[serde(flatten)]
    pub public: Public<'a>,
    /// Chits as known to the reader.
    pub chits: Chits<'a>,
}

/// Chits of a [`View`].
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[expect(clippy::large_enum_variant, reason = "few views exist at a time")]
pub enum Chits<'a> {
    /// Chits as known to a side, or to spectators.
    Known(ChitsSeen<'a>),
    /// All chits with their places, for a referee.
    All(AllChits<'a>),
}

/// Returns the view of a position.
pub fn of<'a>(rules: &'a Rules, seen: &'a Seen) -> View<'a> {
    let (side, chits) = match seen.reader() {
        Reader::Side(side) => (Some(side), Chits::Known(seen.known_chits(rules))),
        Reader::Everybody => (None, Chits::Known(seen.known_chits(rules))),
        Reader::Referee => (None, Chits::All(seen.all_chits(rules))),
    };
    View { side, public: public(seen.position(rules)), chits }
}
