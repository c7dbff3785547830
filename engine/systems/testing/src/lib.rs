//! Shared test fixtures: small games, random explorations with a time budget, and waiting times.
//! This crate names no packaged game and contains no tests.

pub mod battle;
pub mod brigade_battles;
pub mod explore;
pub mod field;
pub mod patience;
pub mod toy;
pub mod words;

pub use explore::explore;
pub use patience::patience;
