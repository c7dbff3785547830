//! Procedure for the entry of reinforcements. SS 13.8, BS 10.11. REIN-01 to REIN-05.

use kernel::{HexId, Play};

use super::entering;
use crate::check::reinforcement as check;
use crate::event::Event;
use crate::game::{BrigadeId, UnitId};
use crate::play::ask::ask_hex;
use crate::question::{Entrant, Question};
use crate::system::{Step, Table};

/// Places the units of a brigade that is due in one hex, when the brigade begins a Full Activation.
/// Units of the brigade that arrive individually follow. SS 13.8. REIN-01.
pub fn enter(table: &mut Table, brigade: BrigadeId) -> Play {
    enter_together(table, brigade)?;
    check::due_of(table.position(), brigade)
        .into_iter()
        .try_for_each(|unit| enter_alone(table, unit))
}

fn enter_together(table: &mut Table, brigade: BrigadeId) -> Play {
    let turn = table.board().turn();
    let due = table.board().brigade(brigade).arrival.filter(|due| due.turn <= turn);
    let Some(arrival) = due else { return Ok(()) };
    table.within(Step::Arrival, |table| match entry_hex(table, Entrant::Brigade(brigade))? {
        Some(hex) => {
            let units = check::waiting(table.position(), brigade);
            table.emit(Event::ArrivalDone { brigade });
            place(table, &units, hex)
        }
        None => {
            let turn = turn + 1;
            table.emit(Event::ArrivalSet { brigade, turn, hex: arrival.hex, delayed: true });
            Ok(())
        }
    })
}

/// Places batteries that are due at the start of the Artillery Phase, regardless of stacking. BS
/// 10.11. ART-14, REIN-05.
pub fn batteries(table: &mut Table) -> Play {
    if !check::batteries_arrive(&table.package().profile) {
        return Ok(());
    }
    let due = check::due_batteries(table.position());
    due.into_iter().try_for_each(|unit| enter_alone(table, unit))
}

/// Places a single unit. A blocked unit tries again on the next turn. BS 10.11. ART-14, REIN-04.
fn enter_alone(table: &mut Table, unit: UnitId) -> Play {
    if table.board().is_over() {
        return Ok(());
    }
    table.within(Step::Arrival, |table| match entry_hex(table, Entrant::Unit(unit))? {
        Some(hex) => place(table, &[unit], hex),
        None => Ok(()),
    })
}

/// Returns the entry hex. If several hexes of the zone are open, the owner chooses. On the first
/// attempt, returns `None` if all hexes are blocked. On later attempts the owner chooses among the
/// nearest clear hexes. SS 13.8. REIN-04, A-92, A-93.
fn entry_hex(table: &mut Table, entrant: Entrant) -> Play<Option<HexId>> {
    let position = table.position();
    let side = check::side(position, entrant);
    match check::open(position, entrant)[..] {
        [hex] => Ok(Some(hex)),
        [_, ..] => ask_hex(table, side, Question::Entry(entrant)),
        [] if check::is_delayed(position, entrant)
            && !check::fallbacks(position, entrant).is_empty() =>
        {
            ask_hex(table, side, Question::Entry(entrant))
        }
        [] => Ok(None),
    }
}

/// Places all entering units in a hex, regardless of stacking. SS 13.8. REIN-01.
fn place(table: &mut Table, units: &[UnitId], hex: HexId) -> Play {
    for &unit in units {
        table.emit(Event::Placed { unit, hex });
    }
    units.iter().try_for_each(|&unit| entering::entered(table, unit))
}
