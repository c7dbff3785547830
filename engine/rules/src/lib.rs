//! The rules of the Blind Swords series.

pub mod game;
pub mod profile;
pub mod script;
