//! The rules of the Civil War Brigade Battle Series.
//!
//! [`Board`] changes only by [`Event`]s. Sections are those of the series as its game about Cedar Run prints them,
//! cited as `CM`.

pub mod board;
pub mod choice;
pub mod event;
pub mod game;
pub mod question;
pub mod refusal;
pub mod rules;
pub mod variants;

pub use board::Board;
pub use choice::Choice;
pub use event::Event;
pub use question::Question;
pub use refusal::Refusal;
pub use rules::Rules;
