//! Games played to find something out: about a package, the rules, or this program.
//!
//! Nothing here is needed to play. Cases say what should come of a position, [`simulate`] plays many
//! games, [`outcome`] notes what came of each, [`ladder`] finds out who plays better, [`balance`] what a scenario is like
//! between players,
//! [`exercise`] looks at everything on the way of one, [`shrink`] shortens what went wrong, [`lessons`] are
//! played right and wrong, [`survey`] asks about the ground
//! alone, and [`trace`] joins requirements, code and cases.

pub mod balance;
pub mod cases;
mod examined;
pub mod exercise;
pub mod ladder;
pub mod lessons;
mod many;
pub mod outcome;
pub mod probe;
mod progress;
pub mod shrink;
pub mod simulate;
pub mod statistics;
pub mod survey;
pub mod trace;

pub use examined::Examined;
pub use progress::{Progress, Unwatched};
