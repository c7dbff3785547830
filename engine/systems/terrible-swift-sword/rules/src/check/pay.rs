//! Payment of army morale. ST 19.3.

use crate::choice::Choice;
use crate::question::Payment;
use crate::refusal::{Check, not_an_answer};
use crate::system::Position;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &Payment) -> Vec<Choice> {
    let (_, _) = (position, question);
    Vec::new()
}

/// Whether a choice is legal.
pub fn check(position: Position<'_>, question: &Payment, choice: Choice) -> Check {
    let (_, _, _) = (position, question, choice);
    not_an_answer().err()
}
