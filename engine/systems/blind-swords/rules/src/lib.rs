//! Rules of the Blind Swords series.
//!
//! [`check`] answers questions about a position and changes nothing. [`play`] holds the procedures
//! of the rulebook, in its order and terms. Procedures ask questions and emit events. [`Board`]
//! changes only through [`Event`]s. [`view`] holds the information that one side may have.
//! Requirement ids are those of `docs/requirements.yaml`.

pub mod board;
pub mod check;
pub mod choice;
pub mod conditions;
pub mod describe;
pub mod event;
pub mod game;
pub mod invariants;
pub mod odds;
pub mod opponents;
pub mod play;
pub mod position_ext;
pub mod profile;
pub mod question;
pub mod refusal;
pub mod rulebook;
pub mod rules;
pub mod ruleset;
pub mod script;
mod system;
pub mod view;

pub use board::Board;
pub use choice::Choice;
pub use event::Event;
pub use position_ext::PositionExt;
pub use question::Question;
pub use refusal::{Refusal, Value};
pub use rules::Rules;
pub use system::{BlindSwords, CrtReading, Outcome, Position, Roll, Step, Table};

kernel::messages!(refusal::Value);
