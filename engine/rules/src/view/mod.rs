//! What one side may know.
//!
//! Nothing secret exists before it must: which event chits lie in the cup is known to nobody. What
//! is left to hide is each side's key chit, what it holds, and what it has drawn or spent with the
//! front covered. CMD-01, CMD-05, CHIT-05, V-24, V-25.

mod chits;
mod disclosure;
mod line;
mod public;

pub use chits::{AllChits, ChitsSeen, Cup, Hand, all_chits, chits_seen};
pub use disclosure::{Disclosure, disclosure};
pub use line::line;
pub use public::{
    ActivationSeen, BrigadeSeen, Net, Outcome, PhaseSeen, Public, TrackSeen, UnitSeen, public,
    shown,
};

use kernel::Side;
use serde::Serialize;

use crate::check::chits::puller;
use crate::game::Rules;
use crate::profile::DrawnEventSeenByPuller;
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
fn sees_draws(rules: &Rules, turn: u8, side: Side) -> bool {
    rules.profile.drawn_event_seen_by_puller == DrawnEventSeenByPuller::Yes && puller(turn) == side
}

#[cfg(test)]
mod tests;
