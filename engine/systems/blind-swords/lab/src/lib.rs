//! Blind Swords for the laboratory: its cases, its traced requirements, its empty map, trial runs of scripts, and matches
//! between weights and plans of its opponent.

pub mod cases;
mod ground;
mod rehearsal;
pub mod rivals;
pub mod traced;
pub mod tune;
mod validate;

pub use ground::SeriesGround;
pub use validate::{validate, validate_sources};
