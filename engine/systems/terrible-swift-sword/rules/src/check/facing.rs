//! Facing, fronts and enfilade. ST 7.

use crate::choice::Choice;
use crate::question::FacingQuestion;
use crate::refusal::{Check, not_an_answer};
use crate::system::Position;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &FacingQuestion) -> Vec<Choice> {
    let (_, _) = (position, question);
    Vec::new()
}

/// Whether a choice is legal.
pub fn check(position: Position<'_>, question: &FacingQuestion, choice: Choice) -> Check {
    let (_, _, _) = (position, question, choice);
    not_an_answer().err()
}

/// Returns the front of a facing: its hexside and the two beside it. ST 7.0. ST-FACE-01.
pub fn front(facing: kernel::Direction) -> [kernel::Direction; 3] {
    let turned = |by: u8| kernel::Direction::ALL[usize::from((facing.ring() + by) % 6)];
    [turned(5), facing, turned(1)]
}
