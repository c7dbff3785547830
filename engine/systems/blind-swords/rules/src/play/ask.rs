//! Questions to a side, with all legal options. An option that a check refuses is not offered.

use kernel::{Fault, HexId, Play, Side};

use crate::check::legality;
use crate::choice::{Choice, Word};
use crate::game::{BrigadeId, UnitId};
use crate::question::Question;
use crate::system::Table;

/// Asks a side a question with all legal options.
///
/// # Errors
/// If the table suspends the play, or with a fault if no option is legal.
pub fn ask(table: &mut Table, side: Side, question: impl Into<Question>) -> Play<Choice> {
    let question = question.into();
    let options = legality::options(table.position(), &question);
    table.choose(side, question, options)
}

/// Asks a side to choose a unit. `None` if the side stops.
pub fn ask_unit(
    table: &mut Table,
    side: Side,
    question: impl Into<Question>,
) -> Play<Option<UnitId>> {
    match ask(table, side, question)? {
        Choice::Unit(unit) => Ok(Some(unit)),
        _ => Ok(None),
    }
}

/// Asks a side to choose a hex. `None` if the side stops.
pub fn ask_hex(
    table: &mut Table,
    side: Side,
    question: impl Into<Question>,
) -> Play<Option<HexId>> {
    match ask(table, side, question)? {
        Choice::Hex(hex) => Ok(Some(hex)),
        _ => Ok(None),
    }
}

/// Asks a side to choose a brigade. `None` if the side stops.
pub fn ask_brigade(
    table: &mut Table,
    side: Side,
    question: impl Into<Question>,
) -> Play<Option<BrigadeId>> {
    match ask(table, side, question)? {
        Choice::Brigade(brigade) => Ok(Some(brigade)),
        _ => Ok(None),
    }
}

/// Asks a side to choose a fixed word, such as `pass`.
///
/// # Errors
/// If [`ask`] fails. Returns a fault if the answer is not a word.
pub fn ask_word(table: &mut Table, side: Side, question: impl Into<Question>) -> Play<Word> {
    match ask(table, side, question)? {
        Choice::Word(word) => Ok(word),
        other => Err(Fault(format!("expected a word, found {other:?}")).into()),
    }
}
