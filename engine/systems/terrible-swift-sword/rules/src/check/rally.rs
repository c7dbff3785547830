//! Rally. ST 14.4, 17.17.

use crate::choice::Choice;
use crate::question::RallyQuestion;
use crate::refusal::{Check, not_an_answer};
use crate::system::Position;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &RallyQuestion) -> Vec<Choice> {
    let (_, _) = (position, question);
    Vec::new()
}

/// Whether a choice is legal.
pub fn check(position: Position<'_>, question: &RallyQuestion, choice: Choice) -> Check {
    let (_, _, _) = (position, question, choice);
    not_an_answer().err()
}
