//! Set-up of units and leaders. ST 21.

use crate::choice::Choice;
use crate::question::SetUpQuestion;
use crate::refusal::{Check, not_an_answer};
use crate::system::Position;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &SetUpQuestion) -> Vec<Choice> {
    let (_, _) = (position, question);
    Vec::new()
}

/// Whether a choice is legal.
pub fn check(position: Position<'_>, question: &SetUpQuestion, choice: Choice) -> Check {
    let (_, _, _) = (position, question, choice);
    not_an_answer().err()
}
