//! The rules of the Civil War Brigade Battle Series.
//!
//! Sections are those of the series as its game about Cedar Run prints them, cited as `CM`.

pub mod game;
pub mod rules;
pub mod variants;

pub use rules::Rules;
