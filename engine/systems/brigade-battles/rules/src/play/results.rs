use kernel::Play;

use super::{flight, losses, morale};
use crate::check::flight::{HASTE, RETREAT, ROUT};
use crate::event::{Cause, Event, Verdict};
use crate::game::{Formation, Result, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::system::{Step, Table};

/// Applies a chart result to its target. CM 9.6, 9.8.3. CW-RES-01, CW-RES-02, CW-ROU-05.
pub(super) fn apply(table: &mut Table, unit: UnitId, result: Result, firers: UnitSet) -> Play {
    if result == Result::None {
        return Ok(());
    }
    losses::lose(table, unit, result.loss(), Cause::Fire);
    if is_gone(table, unit) {
        return Ok(());
    }
    if table.position().state(unit).routed {
        return table.within(Step::Rout(unit), |table| flight::flee(table, unit, firers, ROUT));
    }
    if let Result::Retreat(_) = result {
        table.within(Step::Retreat(unit), |table| leave(table, unit, firers, RETREAT))?;
    }
    if is_gone(table, unit) {
        return Ok(());
    }
    match morale::check(table, unit)? {
        Verdict::Holds => Ok(()),
        Verdict::Fails => table.within(Step::Rout(unit), |table| rout(table, unit, firers)),
    }
}

/// Routs a unit, which then flees. CM 9.8.2. CW-ROU-01, CW-MOR-06.
fn rout(table: &mut Table, unit: UnitId, firers: UnitSet) -> Play {
    table.emit(Event::Routed { unit });
    leave(table, unit, firers, ROUT)
}

/// Begins a flight. Unlimbered guns first limber, which costs them strength points. CM 9.8.1,
/// 9.8.2. CW-RET-07, CW-ROU-03.
fn leave(table: &mut Table, unit: UnitId, firers: UnitSet, length: u8) -> Play {
    if table.position().state(unit).formation == Formation::Unlimbered {
        losses::lose(table, unit, HASTE, Cause::Limbering);
        if is_gone(table, unit) {
            return Ok(());
        }
        table.emit(Event::Limbered { unit });
    }
    flight::flee(table, unit, firers, length)
}

fn is_gone(table: &Table, unit: UnitId) -> bool {
    table.board().hex_of(unit).is_none()
}
