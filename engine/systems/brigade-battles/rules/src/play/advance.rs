use kernel::{HexId, Play};

use super::leaders;
use crate::check::legality;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::UnitSet;
use crate::question::{Advance, Question};
use crate::system::{Step, Table};

/// Asks which unit advances into a hex that fire has emptied, and moves that unit there. CM 9.9.
/// CW-ADV-01 to CW-ADV-03.
pub(super) fn into(table: &mut Table, hex: HexId, firers: UnitSet) -> Play {
    if table.board().unit_in(hex).is_some() {
        return Ok(());
    }
    table.within(Step::Advance, |table| {
        let side = table.board().active();
        let question = Question::Advance(Advance { hex, firers });
        let options = legality::options(table.position(), &question);
        let Choice::Unit(unit) = table.choose(side, question, options)? else { return Ok(()) };
        let Some(from) = table.board().hex_of(unit) else { return Ok(()) };
        table.emit(Event::Advanced { unit, from, to: hex });
        leaders::overrun(table, unit, hex);
        leaders::along(table, unit, from)
    })
}
