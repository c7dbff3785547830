//! Computer opponent for Blind Swords.

mod digest;
mod evaluation;
mod heuristic;
mod planning;
mod position;
#[cfg(test)]
mod puzzles;
mod reasons;
mod search;
mod weights;

pub use evaluation::tally::Term;
pub use heuristic::{BotRegistry, HeuristicPlayer, Skill};
pub use planning::plans::BrigadePlan;
pub use position::side_view::SideView;
pub use search::general::Budget;
pub use weights::Weights;

kernel::messages!();
