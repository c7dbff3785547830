//! Small-arms ammunition and the supply wagon. ST 12.

use kernel::HexId;

use crate::choice::Choice;
use crate::game::UnitId;
use crate::refusal::{Check, not_an_answer};
use crate::system::Position;

/// Returns the candidate choices, legal or not.
pub fn resupply_candidates(position: Position<'_>) -> Vec<Choice> {
    let (_, _) = (position, ());
    Vec::new()
}

/// Whether a choice is legal.
pub fn resupply(position: Position<'_>, choice: Choice) -> Check {
    let (_, _, _) = (position, (), choice);
    not_an_answer().err()
}

/// Returns the candidate choices, legal or not.
pub fn guard_candidates(position: Position<'_>, wagon: UnitId) -> Vec<Choice> {
    let (_, _) = (position, wagon);
    Vec::new()
}

/// Whether a choice is legal.
pub fn guard(position: Position<'_>, wagon: UnitId, choice: Choice) -> Check {
    let (_, _, _) = (position, wagon, choice);
    not_an_answer().err()
}

/// Returns the candidate choices, legal or not.
pub fn wagon_candidates(position: Position<'_>, wagon: UnitId) -> Vec<Choice> {
    let (_, _) = (position, wagon);
    Vec::new()
}

/// Whether a choice is legal.
pub fn wagon(position: Position<'_>, wagon: UnitId, choice: Choice) -> Check {
    let (_, _, _) = (position, wagon, choice);
    not_an_answer().err()
}

/// Returns the candidate choices, legal or not.
pub fn swap_candidates(position: Position<'_>, hex: HexId) -> Vec<Choice> {
    let (_, _) = (position, hex);
    Vec::new()
}

/// Whether a choice is legal.
pub fn swap(position: Position<'_>, hex: HexId, choice: Choice) -> Check {
    let (_, _, _) = (position, hex, choice);
    not_an_answer().err()
}
