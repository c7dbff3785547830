//! Packages of Blind Swords opened for play, with drawn maps and matches.
//!
//! [`session`] contains the parts that all rule systems share. This crate re-exports them for Blind
//! Swords.

pub mod drawing;
mod geometry;
pub mod library;
mod opened;

use blind_swords::BlindSwords;

kernel::messages!();

pub use blind_swords::ruleset::Forecast;
pub use library::OPENING;
pub use opened::{Opened, profile_and_switches};
pub use session::protocol::Protocol;
pub use session::*;

/// Match of Blind Swords.
pub type Match = session::Match<BlindSwords>;
/// Data from which past positions of a Blind Swords match can be shown.
pub type Past = session::Past<BlindSwords>;
/// Past position of a Blind Swords match.
pub type Then = session::Then<BlindSwords>;
/// Odds of the outcomes of an option.
pub type OptionOdds = session::OptionOdds<Forecast>;
/// Request from the rules to their driver: a choice, a roll or a draw.
pub type Ask = kernel::Ask<BlindSwords>;
/// Driver's answer to a request of the rules.
pub type Answer = kernel::Answer<BlindSwords>;
