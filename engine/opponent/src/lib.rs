//! A computer opponent for the Blind Swords series.

mod activations;
mod assaults;
mod charts;
mod fires;
mod general;
mod goals;
mod ground;
mod imagined;
mod mind;
mod moves;
mod officer;
mod others;
mod policy;
mod stand;
mod tally;
mod weights;
mod worth;

pub use general::Budget;
pub use officer::{Officer, Skill, Staff};
pub use tally::Term;
pub use weights::Weights;
