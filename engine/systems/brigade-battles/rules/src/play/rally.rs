use kernel::Play;

use super::{morale, turn};
use crate::check::legality;
use crate::check::morale::Occasion;
use crate::choice::Choice;
use crate::event::{Event, Verdict};
use crate::question::Question;
use crate::system::{Roll, Table};

/// Plays the rally attempt of one unit. If the side makes no more attempts, ends the Rally Phase.
/// CM 10. CW-RAL-01 to CW-RAL-03, CW-SEQ-04.
pub(super) fn one(table: &mut Table) -> Play {
    let side = table.board().active();
    let options = legality::options(table.position(), &Question::Rally);
    let Choice::Unit(unit) = table.choose(side, Question::Rally, options)? else {
        table.emit(Event::MarkersRemoved { side });
        turn::after(table);
        return Ok(());
    };
    let check = morale::roll(table, unit, Occasion::Rally, Roll::Rally(unit))?;
    let verdict = check.verdict;
    table.emit(Event::RallyTried { unit, check });
    match verdict {
        Verdict::Holds => table.emit(Event::Rallied { unit }),
        Verdict::Fails => {}
    }
    Ok(())
}
