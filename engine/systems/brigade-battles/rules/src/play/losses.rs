use crate::event::{Cause, Event};
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::system::Table;
use crate::variants::Shattering;

/// Reduces the strength of a unit. At zero strength points the unit is eliminated. At its shattered
/// value the unit becomes shattered. CM 2.3, 2.4. CW-UNI-02, CW-UNI-03, CW-UNI-05.
pub(super) fn lose(table: &mut Table, unit: UnitId, points: u8, cause: Cause) {
    let points = points.min(table.position().state(unit).strength);
    if points == 0 {
        return;
    }
    table.emit(Event::StrengthLost { unit, points, cause });
    let state = table.position().state(unit);
    if state.strength == 0 {
        table.emit(Event::Eliminated { unit, points: 0 });
    } else if !state.shattered && is_shattered(table, unit) {
        table.emit(Event::Shattered { unit });
    }
}

/// Whether the current strength of a unit makes it shattered. CM 2.4, 3.3.2. CW-UNI-03.
fn is_shattered(table: &Table, unit: UnitId) -> bool {
    let position = table.position();
    let strength = position.state(unit).strength;
    position.info(unit).shattered.is_some_and(|value| match position.package.variants.shattering {
        Shattering::AtValue => strength <= value,
        Shattering::BelowValue => strength < value,
    })
}

/// Eliminates a unit. All its remaining strength points count as lost. CM 9.8.1. CW-VIC-06,
/// CW-RET-04.
pub(super) fn eliminate(table: &mut Table, unit: UnitId) {
    let points = table.position().state(unit).strength;
    table.emit(Event::Eliminated { unit, points });
}
