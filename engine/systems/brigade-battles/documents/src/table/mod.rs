//! Play of the Civil War Brigade Battle Series: packages opened and maps drawn. With the feature
//! `laboratory`, it also runs cases and answers queries about the ground.
//!
//! [`session`] holds the parts common to all rule systems.

#[cfg(feature = "laboratory")]
pub mod cases;
mod drawing;
mod geometry;
mod opened;
#[cfg(feature = "laboratory")]
mod survey;
#[cfg(feature = "laboratory")]
mod traced;

pub use opened::{Opened, ready};
#[cfg(feature = "laboratory")]
pub use survey::Ground;
#[cfg(feature = "laboratory")]
pub use traced::TRACED;
