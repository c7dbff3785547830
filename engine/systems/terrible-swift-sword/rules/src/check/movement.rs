//! Movement of units, stacks and leaders. ST 5.

use crate::choice::Choice;
use crate::question::MoveQuestion;
use crate::refusal::{Check, not_an_answer};
use crate::system::Position;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &MoveQuestion) -> Vec<Choice> {
    let (_, _) = (position, question);
    Vec::new()
}

/// Whether a choice is legal.
pub fn check(position: Position<'_>, question: &MoveQuestion, choice: Choice) -> Check {
    let (_, _, _) = (position, question, choice);
    not_an_answer().err()
}

/// Whether a unit has leave to move: it is in command, not pinned, engaged or in Reserve, and paid
/// for. ST 5.17. ST-MOVE-15.
pub fn has_leave(position: Position<'_>, unit: crate::game::UnitId) -> Check {
    let (_, _) = (position, unit);
    Ok(())
}
