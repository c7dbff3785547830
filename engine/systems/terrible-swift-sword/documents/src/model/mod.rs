//! Typed documents of a package, one file per kind of document.

pub mod game;
pub mod lesson;
pub mod map;
pub mod position;
pub mod units;
