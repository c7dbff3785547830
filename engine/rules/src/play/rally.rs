//! Rally. SS 16.0, BS 13.0. RAL-01 to RAL-04.

use kernel::Play;

use super::{Flow, ask_unit, ask_word, rebuild};
use crate::board::Morale;
use crate::check::rally as check;
use crate::choice::Word;
use crate::event::Event;
use crate::game::{BrigadeId, Recovery, UnitId};
use crate::look::only;
use crate::question::Question;
use crate::system::Table;

/// One play of the Rally Step: a unit recovers or rebuilds, or the step ends. SS 16.1, 16.2. RAL-01,
/// RAL-02.
///
/// # Errors
/// Those of the table.
pub fn step(table: &mut Table) -> Play<Flow> {
    let Some(brigade) = table.board().activation().map(|activation| activation.brigade) else {
        return Ok(Flow::Done);
    };
    let side = table.package().game.brigades[brigade.index()].side;
    let Some(unit) = ask_unit(table, side, Question::RallyUnit(brigade))? else {
        return Ok(Flow::Done);
    };
    let action = ask_word(table, side, Question::RallyAction(brigade, unit))?;
    table.emit(Event::Acted { units: only(unit) });
    match action {
        Word::Rebuild => rebuild::rebuild(table, brigade, unit)?,
        _ => recover_by_order(table, brigade, unit),
    }
    Ok(Flow::Goes)
}

fn recover_by_order(table: &mut Table, brigade: BrigadeId, unit: UnitId) {
    let row = check::order_row(table.scene(), brigade);
    let recovery = row.map_or(Recovery::None, |row| row.recovery);
    recover(table, unit, recovery);
}

/// Takes Morale Hits away. SS 16.2. RAL-03.
pub fn recover(table: &mut Table, unit: UnitId, recovery: Recovery) {
    let before = table.board().unit(unit).morale;
    let morale = match recovery {
        Recovery::None => before,
        Recovery::One => before.better(),
        Recovery::All => Morale::None,
    };
    if morale != before {
        table.emit(Event::MoraleSet { unit, morale });
    }
}

#[cfg(test)]
mod tests;
