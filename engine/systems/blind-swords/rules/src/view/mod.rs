//! What one side may know.
//!
//! Nothing secret exists before it must: which event chits lie in the cup is known to nobody. What
//! is left to hide is each side's key chit, what it holds, and what it has drawn or spent with the
//! front covered. CMD-01, CMD-05, CHIT-05, V-24, V-25.

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
use crate::system::Scene;

/// All that one side may know.
#[derive(Clone, Debug, Serialize)]
pub struct SideView<'a> {
    /// Whose view it is.
    pub side: Side,
    /// What lies open.
    #[serde(flatten)]
    pub public: Public<'a>,
    /// The chits, as far as this side knows them.
    pub chits: ChitsSeen<'a>,
}

/// What both sides may know: what a spectator sees.
#[derive(Clone, Debug, Serialize)]
pub struct Spectator<'a> {
    /// What lies open.
    #[serde(flatten)]
    pub public: Public<'a>,
    /// The chits, as far as both sides know them.
    pub chits: ChitsSeen<'a>,
}

/// All there is.
#[derive(Clone, Debug, Serialize)]
pub struct Referee<'a> {
    /// What lies open.
    #[serde(flatten)]
    pub public: Public<'a>,
    /// Every chit and where it is.
    pub chits: AllChits<'a>,
}

/// What a reader may see.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum View<'a> {
    /// What one side may know.
    Side(SideView<'a>),
    /// Both sides at once.
    Everybody(Spectator<'a>),
    /// Somebody who may know all.
    Referee(Referee<'a>),
}

/// What a reader may see.
pub fn of(scene: Scene<'_>, reader: Reader) -> View<'_> {
    match reader {
        Reader::Side(of) => View::Side(side(scene, of)),
        Reader::Everybody => View::Everybody(spectator(scene)),
        Reader::Referee => View::Referee(referee(scene)),
    }
}

/// What a side may know.
pub fn side(scene: Scene<'_>, side: Side) -> SideView<'_> {
    SideView { side, public: public(scene), chits: chits_seen(scene, Some(side)) }
}

/// What both sides may know.
pub fn spectator(scene: Scene<'_>) -> Spectator<'_> {
    Spectator { public: public(scene), chits: chits_seen(scene, None) }
}

/// What a referee sees.
pub fn referee(scene: Scene<'_>) -> Referee<'_> {
    Referee { public: public(scene), chits: all_chits(scene) }
}

/// Whether a side sees the event chits that are drawn for the other. CHIT-05, V-25.
pub(crate) fn sees_draws(rules: &Rules, turn: u8, side: Side) -> bool {
    rules.profile.drawn_event_seen_by_puller == DrawnEventSeenByPuller::Yes && puller(turn) == side
}
