//! A computer player for any rule system.
//!
//! A system says which rows of answers are worth a try, how simulated sides answer otherwise, and
//! what a position is worth. The player tries each row in simulated play and chooses the row with
//! the best average worth. It knows no rule of its own.

mod luck;
mod planned;
mod planner;
mod simulation;
mod trials;

pub use planned::{Planned, each};
pub use planner::{Planner, Skill};
