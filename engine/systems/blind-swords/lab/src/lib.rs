//! Blind Swords for the laboratory: cases, traced requirements, queries about its empty map, trial
//! runs of scripts, and matches between weights or plans of its opponent.

pub mod cases;
mod ground;
pub mod rivals;
mod script_trial;
pub mod traced;
pub mod tune;
mod validate;

pub use ground::SeriesGround;
pub use validate::{validate, validate_sources};
