//! Rules of the Terrible Swift Sword family.
//!
//! [`check`] decides whether actions are legal and changes nothing. [`play`] holds the procedures
//! of the rulebook, in its order and terms. The procedures ask questions and emit facts. A
//! [`Board`] changes only by [`Event`]s. Citations `ST` refer to the sections of the rulebook.

pub mod board;
pub mod check;
pub mod choice;
pub mod describe;
pub mod event;
pub mod game;
pub mod odds;
pub mod opponent;
pub mod play;
pub mod position_ext;
pub mod question;
pub mod refusal;
pub mod rules;
pub mod ruleset;
mod system;
pub mod variants;

pub use board::Board;
pub use choice::Choice;
pub use event::Event;
pub use position_ext::PositionExt;
pub use question::Question;
pub use refusal::Refusal;
pub use rules::Rules;
pub use system::{Outcome, Position, Roll, Step, Table, TerribleSwiftSword};

kernel::messages!(refusal::Value);
