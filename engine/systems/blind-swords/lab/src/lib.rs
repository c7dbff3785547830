//! Laboratory of Blind Swords: cases, traced requirements, queries about a map without units, and
//! trial runs of scripts. The crate also plays matches between bots with different weights or
//! plans, and searches for plans that beat a bot.

pub mod cases;
mod exploit;
mod ground;
pub mod rivals;
mod rulebook;
mod script_trial;
pub mod traced;
pub mod tune;
mod validate;

pub use ground::SeriesGround;
pub use rulebook::RULEBOOK;
pub use validate::{validate, validate_sources};
