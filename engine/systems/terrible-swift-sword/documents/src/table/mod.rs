//! Packages of the Terrible Swift Sword family opened for play, and drawings of their maps. With the
//! feature `laboratory`, the module also runs cases and answers queries about the ground.
//!
//! [`session`] contains the parts that all rule systems share.

#[cfg(feature = "laboratory")]
pub mod cases;
mod drawing;
mod geometry;
mod opened;
#[cfg(feature = "laboratory")]
mod rulebook;
#[cfg(feature = "laboratory")]
mod survey;

pub use opened::{OPENING, Opened, ready};
#[cfg(feature = "laboratory")]
pub use rulebook::{RULEBOOK, TRACED};
#[cfg(feature = "laboratory")]
pub use survey::Survey;
