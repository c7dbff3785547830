//! Reinforcements. SS 13.8, BS 10.11. REIN-01 to REIN-04.

use kernel::{HexId, Play};

use super::{ask_hex, entering};
use crate::check::reinforcement as check;
use crate::event::Event;
use crate::game::{BrigadeId, UnitId};
use crate::question::Question;
use crate::system::{Step, Table};

/// On a Full Activation the units of a brigade that is due enter, all in one hex. SS 13.8. REIN-01.
///
/// # Errors
/// Those of the table.
pub fn enter(table: &mut Table, brigade: BrigadeId) -> Play {
    let turn = table.board().turn();
    let due = |table: &Table| table.board().brigade(brigade).arrival.filter(|due| due.turn <= turn);
    if due(table).is_none() {
        return Ok(());
    }
    table.within(Step::Arrival, |table| match entry_hex(table, brigade)? {
        Some(hex) => place(table, brigade, hex),
        None => Ok(()),
    })
}

/// Where the brigade enters: its hex; if that is blocked for the second time, the nearest clear one;
/// the first time nowhere, and it waits for the next turn. SS 13.8. REIN-04, A-92, A-93.
fn entry_hex(table: &mut Table, brigade: BrigadeId) -> Play<Option<HexId>> {
    let scene = table.scene();
    let side = scene.package.game.brigades[brigade.index()].side;
    let Some(arrival) = scene.board.brigade(brigade).arrival else { return Ok(None) };
    if !check::is_blocked(scene, arrival.hex, side) {
        return Ok(Some(arrival.hex));
    }
    if arrival.delayed && !check::fallbacks(scene, brigade).is_empty() {
        return ask_hex(table, side, Question::EntryHex(brigade));
    }
    let turn = table.board().turn() + 1;
    table.emit(Event::ArrivalSet { brigade, turn, hex: arrival.hex, delayed: true });
    Ok(None)
}

/// All its units are placed, whatever the hex then holds. SS 13.8. REIN-01.
fn place(table: &mut Table, brigade: BrigadeId, hex: HexId) -> Play {
    let units = check::waiting(table.scene(), brigade);
    table.emit(Event::ArrivalDone { brigade });
    for &unit in &units {
        table.emit(Event::Placed { unit, hex });
    }
    units.into_iter().try_for_each(|unit: UnitId| entering::entered(table, unit))
}

#[cfg(test)]
mod tests;
