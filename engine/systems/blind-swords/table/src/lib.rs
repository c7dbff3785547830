//! Play of Blind Swords: packages opened, maps drawn, matches.
//!
//! [`session`] holds the parts common to all rule systems. They are re-exported here for Blind
//! Swords.

pub mod drawing;
mod geometry;
pub mod library;
mod opened;

use blind_swords::BlindSwords;

kernel::messages!();

pub use blind_swords::ruleset::Forecast;
pub use opened::{Opened, settle};
pub use session::protocol::Protocol;
pub use session::*;

/// Blind Swords match.
pub type Match = session::Match<BlindSwords>;
/// Data needed to view past positions of a Blind Swords match.
pub type Past = session::Past<BlindSwords>;
/// Past position of a Blind Swords match.
pub type Then = session::Then<BlindSwords>;
/// Odds of an option's outcomes.
pub type OptionOdds = session::OptionOdds<Forecast>;
/// Request of the rules to their driver.
pub type Ask = kernel::Ask<BlindSwords>;
/// Answer of the driver to a request.
pub type Answer = kernel::Answer<BlindSwords>;
