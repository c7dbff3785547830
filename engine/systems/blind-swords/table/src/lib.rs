//! Blind Swords at the table: its packages opened and drawn, its matches.
//!
//! What any family of rules has at its table is in [`session`], and here again with the family filled in.

pub mod drawing;
mod geometry;
pub mod library;
mod opened;

use blind_swords::BlindSwords;

kernel::messages!();

pub use blind_swords::family::Forecast;
pub use opened::{Opened, settle};
pub use session::protocol::Protocol;
pub use session::*;

/// A match.
pub type Match = session::Match<BlindSwords>;
/// What is needed to look back.
pub type Past = session::Past<BlindSwords>;
/// A match as it was.
pub type Then = session::Then<BlindSwords>;
/// The chances of what one option brings on.
pub type OptionOdds = session::OptionOdds<Forecast>;
/// What the rules ask.
pub type Ask = kernel::Ask<BlindSwords>;
/// What the outside answers.
pub type Answer = kernel::Answer<BlindSwords>;
