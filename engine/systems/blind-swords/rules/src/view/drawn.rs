//! Secrecy of drawn event chits. CHIT-05, V-25.

use kernel::Side;

use crate::check::chits::puller;
use crate::profile::DrawnEventSeenByPuller;
use crate::rules::Rules;

/// Whether a side sees event chits that are drawn for the other side. CHIT-05, V-25.
pub(super) fn sees_draws(rules: &Rules, turn: u8, side: Side) -> bool {
    rules.profile.drawn_event_seen_by_puller == DrawnEventSeenByPuller::Yes && puller(turn) == side
}
