//! The Civil War Brigade Battle Series at the table: packages opened and drawn; with the feature `laboratory`, cases run
//! and its ground asked about.
//!
//! What any family of rules has at its table is in [`session`].

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
