//! Views of a position that respect secrecy.
//!
//! Nothing secret is decided earlier than necessary: neither side knows which event chits are in
//! the cup. The hidden data are each side's key chit, its held chits, and chits drawn or spent face
//! down. CMD-01, CMD-05, CHIT-05, V-24, V-25.

mod chits;
mod disclosure;
mod line;
mod public;
pub mod seat;

pub use chits::{AllChits, ChitsSeen, Cup, Hand, all_chits, chits_seen};
pub use disclosure::{is_open, laid_open, reveals};
pub use line::line;
pub use public::{
    ActivationSeen, BrigadeSeen, Net, PhaseSeen, Public, ResultSeen, TrackSeen, UnitSeen, outcome,
    public, shown,
};
pub use seat::SeatView;

use kernel::{Reader, Side};
use serde::Serialize;

use crate::check::chits::puller;
use crate::profile::DrawnEventSeenByPuller;
use crate::rules::Rules;
use crate::system::Position;

/// All information that one side may have.
#[derive(Clone, Debug, Serialize)]
pub struct SideView<'a> {
    /// Side that the view is for.
    pub side: Side,
    /// Public information about the position, the same for all viewers.
    #[serde(flatten)]
    pub public: Public<'a>,
    /// Chits as known to the side of the view.
    pub chits: ChitsSeen<'a>,
}

/// View of a spectator: the information that both sides have.
#[derive(Clone, Debug, Serialize)]
pub struct Spectator<'a> {
    /// Public information about the position, the same for all viewers.
    #[serde(flatten)]
    pub public: Public<'a>,
    /// Chits as known to both sides.
    pub chits: ChitsSeen<'a>,
}

/// View of a referee: the complete position.
#[derive(Clone, Debug, Serialize)]
pub struct Referee<'a> {
    /// Public information about the position, the same for all viewers.
    #[serde(flatten)]
    pub public: Public<'a>,
    /// All chits with their places.
    pub chits: AllChits<'a>,
}

/// View for one kind of viewer: a side, a spectator or a referee.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum View<'a> {
    /// View of one side.
    Side(SideView<'a>),
    /// View of a spectator.
    Everybody(Spectator<'a>),
    /// View of a referee.
    Referee(Referee<'a>),
}

/// Returns the view for a viewer.
pub fn of(position: Position<'_>, reader: Reader) -> View<'_> {
    match reader {
        Reader::Side(of) => View::Side(side(position, of)),
        Reader::Everybody => View::Everybody(spectator(position)),
        Reader::Referee => View::Referee(referee(position)),
    }
}

/// Returns the view of a side.
pub fn side(position: Position<'_>, side: Side) -> SideView<'_> {
    SideView { side, public: public(position), chits: chits_seen(position, Some(side)) }
}

/// Returns the view of a spectator.
pub fn spectator(position: Position<'_>) -> Spectator<'_> {
    Spectator { public: public(position), chits: chits_seen(position, None) }
}

/// Returns the view of a referee, who sees everything, including all hidden chits.
pub fn referee(position: Position<'_>) -> Referee<'_> {
    Referee { public: public(position), chits: all_chits(position) }
}

/// Whether a side sees event chits that are drawn for the other side. CHIT-05, V-25.
pub(crate) fn sees_draws(rules: &Rules, turn: u8, side: Side) -> bool {
    rules.profile.drawn_event_seen_by_puller == DrawnEventSeenByPuller::Yes && puller(turn) == side
}
