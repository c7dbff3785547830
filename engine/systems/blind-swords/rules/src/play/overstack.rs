//! Overstacked hexes. SS 6.3. STK-07.

use kernel::{HexId, Play};

use super::{disengagement, entering};
use crate::check::{overstack as check, stacking};
use crate::event::Event;
use crate::game::UnitId;
use crate::play::ask::{ask_hex, ask_unit};
use crate::position_ext::{PositionExt, only};
use crate::question::OverstackQuestion;
use crate::system::{Position, Step, Table};

/// Settles all overstacks at the end of a phase or step. Units leave each overstacked hex, the
/// largest first. SS 6.1, 6.3, 13.8. STK-02, STK-07, REIN-03.
pub fn settle(table: &mut Table) -> Play {
    settle_where(table, |_, _| true)
}

/// Settles overstacks at the end of an artillery step. Batteries that entered this turn may remain
/// until they have acted or the phase ends. BS 10.11. ART-14, REIN-05.
pub fn settle_but_newcomers(table: &mut Table) -> Play {
    settle_where(table, |position, hex| !check::holds_newcomers(position, hex))
}

fn settle_where(table: &mut Table, counts: fn(Position<'_>, HexId) -> bool) -> Play {
    while let Some(hex) = next_hex(table, counts).filter(|_| !table.board().is_over()) {
        table.within(Step::Overstack, |table| relieve(table, hex))?;
    }
    Ok(())
}

/// Returns the next overstacked hex that a unit can leave. `None` if there is none. A hex with a
/// single unit is skipped, because moving that unit would not help.
fn next_hex(table: &Table, counts: fn(Position<'_>, HexId) -> bool) -> Option<HexId> {
    let position = table.position();
    let mut hexes = position.board.shared_hexes();
    hexes.find(|&hex| counts(position, hex) && check::can_be_relieved(position, hex))
}

/// Moves one unit out of a hex. If no adjacent hex has room, the unit moves on, hex by hex, to a
/// hex with room.
fn relieve(table: &mut Table, hex: HexId) -> Play {
    let Some(first) = table.board().any_in(hex) else { return Ok(()) };
    let owner = table.position().side_of(first);
    let Some(unit) = ask_unit(table, owner, OverstackQuestion::Unit(hex))? else { return Ok(()) };
    while let Some(to) = ask_hex(table, owner, OverstackQuestion::Hex(unit))? {
        displace(table, unit, to)?;
        let is_done = |at: HexId| at != to || !stacking::is_over(table.position(), at);
        if table.board().hex_of(unit).is_none_or(is_done) || table.board().is_over() {
            break;
        }
    }
    Ok(())
}

/// Moves a unit from its hex to another, under fire from adjacent enemies. SS 6.3, 13.7, 16.2.
/// STK-07, RAL-05, A-111.
pub(super) fn displace(table: &mut Table, unit: UnitId, to: HexId) -> Play {
    let Some(from) = table.board().hex_of(unit) else { return Ok(()) };
    if disengagement::leave(table, &only(unit), from, Some(to))? {
        table.emit(Event::Displaced { unit, from, to });
        entering::entered(table, unit)?;
    }
    Ok(())
}
