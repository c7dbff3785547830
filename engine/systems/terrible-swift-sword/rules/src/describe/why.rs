//! Explanations of illegal choices, with the values that the rule compares.

use kernel::Why;

use crate::check::legality;
use crate::choice::Choice;
use crate::position_ext::PositionExt;
use crate::question::Question;
use crate::system::Position;

/// Returns the first rule that forbids a choice, with the values that it compares. `None` if the
/// choice is legal.
pub fn why(position: Position<'_>, question: &Question, choice: Choice) -> Option<Why> {
    let refusal = legality::check(position, question, choice).err()?;
    Some(Why {
        requirement: refusal.requirement,
        section: refusal.section,
        reason: refusal.describe(position.game()),
        values: refusal.values(position.game()),
    })
}
