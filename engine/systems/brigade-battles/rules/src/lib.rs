//! Rules of the Civil War Brigade Battle Series.
//!
//! [`check`] decides whether actions are legal and changes nothing. [`play`] holds the procedures
//! of the rulebook, in its order and terms. The procedures ask questions and emit facts. A
//! [`Board`] changes only by [`Event`]s. Citations `CM` refer to the sections of the series rules
//! as printed in one of its games.

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
pub use system::{BrigadeBattles, Outcome, Position, Roll, Step, Table};

kernel::messages!(refusal::Value);
