//! Computer opponent for Blind Swords.

mod activations;
mod artillery;
mod assaults;
mod charts;
mod chits;
mod digest;
mod fate;
mod fires;
mod foresight;
mod general;
mod goals;
mod ground;
mod imagined;
mod intent;
mod luck;
mod mind;
mod moves;
mod officer;
mod places;
mod plans;
mod policy;
#[cfg(test)]
mod puzzles;
mod rallies;
mod reasons;
mod schemes;
mod scripts;
mod stand;
mod tally;
mod victims;
mod weights;
mod worth;

pub use general::Budget;
pub use officer::{Officer, Skill, Staff};
pub use plans::Plan;
pub use tally::Term;
pub use weights::Weights;

kernel::messages!();
