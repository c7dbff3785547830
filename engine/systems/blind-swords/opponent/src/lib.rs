//! Computer opponent for Blind Swords.

mod activations;
mod artillery;
mod assaults;
mod battle_plans;
mod charts;
mod chits;
mod digest;
mod eval_context;
mod fate;
mod fires;
mod foresight;
mod general;
mod goals;
mod ground;
mod heuristic;
mod intent;
mod luck;
mod moves;
mod places;
mod plans;
mod policy;
#[cfg(test)]
mod puzzles;
mod rallies;
mod reasons;
mod scripts;
mod side_view;
mod simulation;
mod stand;
mod tally;
mod victims;
mod weights;
mod worth;

pub use general::Budget;
pub use heuristic::{BotRegistry, HeuristicPlayer, Skill};
pub use plans::BrigadePlan;
pub use side_view::SideView;
pub use tally::Term;
pub use weights::Weights;

kernel::messages!();
