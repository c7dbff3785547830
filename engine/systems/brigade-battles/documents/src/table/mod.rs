//! Packages of the Civil War Brigade Battle Series opened for play, and drawings of their maps.
//! With the feature `laboratory`, the module also runs cases and answers queries about the ground.
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
#[cfg(feature = "laboratory")]
mod traced;

pub use opened::{OPENING, Opened, ready};
#[cfg(feature = "laboratory")]
pub use rulebook::RULEBOOK;
#[cfg(feature = "laboratory")]
pub use survey::Ground;
#[cfg(feature = "laboratory")]
pub use traced::TRACED;
