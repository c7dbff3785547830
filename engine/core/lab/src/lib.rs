//! Tools that play games to examine packages, rules or this program. They work for any rule system.
//!
//! A [`Plan`] lists the games to play, and every study plays its plan in the same loop.
//! Matches between players need none of these tools. Cases state the expected results of positions.
//! [`simulate`] plays many games, [`outcome`] records the result of each, and [`ladder`] compares
//! players. [`exploit`] searches for a plan that beats a bot. [`balance`] studies scenarios, [`exercise`] checks properties during a game, and
//! [`shrink`] shortens failing games. [`lessons`] checks lessons, [`survey`] answers queries about
//! the ground, and [`trace`] joins requirements, code and cases. A [`Rulebook`] names the tools of a
//! rule system.

pub mod balance;
pub mod cases;
mod examined;
pub mod exercise;
pub mod exploit;
pub mod ladder;
pub mod lessons;
pub mod outcome;
mod plan;
pub mod probe;
mod progress;
mod rulebook;
pub mod shrink;
pub mod simulate;
pub mod statistics;
pub mod survey;
pub mod trace;

pub use examined::Examined;
pub use plan::Plan;
pub use progress::{Progress, Unwatched};
pub use rulebook::{CaseReports, Changes, Exploit, Rulebook, own};
