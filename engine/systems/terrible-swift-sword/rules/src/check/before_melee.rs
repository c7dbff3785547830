//! Retreat before melee, and the advance that follows. ST 13.7.

use kernel::HexId;

use crate::choice::Choice;
use crate::game::UnitSet;
use crate::question::Retreat;
use crate::refusal::{Check, not_an_answer};
use crate::system::Position;

/// Returns the candidate choices, legal or not.
pub fn withdrawal_candidates(position: Position<'_>, chosen: UnitSet) -> Vec<Choice> {
    let (_, _) = (position, chosen);
    Vec::new()
}

/// Whether a choice is legal.
pub fn withdrawal(position: Position<'_>, chosen: UnitSet, choice: Choice) -> Check {
    let (_, _, _) = (position, chosen, choice);
    not_an_answer().err()
}

/// Returns the candidate choices of a step, legal or not.
pub fn step_candidates(position: Position<'_>, retreat: &Retreat) -> Vec<Choice> {
    let (_, _) = (position, retreat);
    Vec::new()
}

/// Whether a step of a retreat before melee is legal.
pub fn step(position: Position<'_>, retreat: &Retreat, choice: Choice) -> Check {
    let (_, _, _) = (position, retreat, choice);
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
