//! What may be done with chits. CMD-01, CHIT-02 to CHIT-07.

use crate::choice::Choice;
use crate::question::Question;
use crate::refusal::Check;
use crate::system::Scene;

/// All that a person might propose.
pub fn candidates(_scene: Scene<'_>, _question: &Question) -> Vec<Choice> {
    Vec::new()
}

/// Whether a choice is legal.
///
/// # Errors
/// The first rule that forbids it.
pub fn check(_scene: Scene<'_>, _question: &Question, _choice: Choice) -> Check {
    Ok(())
}
