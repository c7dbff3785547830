//! The Civil War Brigade Battle Series at the table: packages opened and drawn, cases run.
//!
//! What any family of rules has at its table is in [`session`].

pub mod cases;
mod drawing;
mod geometry;
mod opened;
mod survey;
mod traced;

pub use opened::{Opened, ready};
pub use survey::Ground;
pub use traced::TRACED;
