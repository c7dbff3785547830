//! Retreat before melee, and the advance that follows. ST 13.7.

use kernel::HexId;

use crate::choice::Choice;
use crate::refusal::{Check, not_an_answer};
use crate::system::Position;

/// Returns the candidate choices, legal or not.
pub fn withdrawal_candidates(position: Position<'_>) -> Vec<Choice> {
    let (_, _) = (position, ());
    Vec::new()
}

/// Whether a choice is legal.
pub fn withdrawal(position: Position<'_>, choice: Choice) -> Check {
    let (_, _, _) = (position, (), choice);
    not_an_answer().err()
}

/// Returns the candidate choices, legal or not.
pub fn advance_candidates(position: Position<'_>, hex: HexId) -> Vec<Choice> {
    let (_, _) = (position, hex);
    Vec::new()
}

/// Whether a choice is legal.
pub fn advance(position: Position<'_>, hex: HexId, choice: Choice) -> Check {
    let (_, _, _) = (position, hex, choice);
    not_an_answer().err()
}
