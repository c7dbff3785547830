use kernel::Play;

use super::chance;
use crate::check::morale::{self, Occasion};
use crate::event::{Event, Modifier, MoraleReport, Verdict};
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::question::Concern;
use crate::system::{Roll, Table};

/// Checks the morale of a unit under fire. CM 9.7. CW-MOR-02, CW-MOR-03, CW-MOR-06.
pub(super) fn check(table: &mut Table, unit: UnitId) -> Play<Verdict> {
    let check = roll(table, unit, Occasion::Fire, Roll::Morale(unit))?;
    let verdict = check.verdict;
    table.emit(Event::MoraleChecked { unit, check });
    Ok(verdict)
}

/// Rolls the die of a morale check and returns the result. CM 2.5, 9.7, 10.2. CW-MOR-04.
pub(super) fn roll(
    table: &mut Table,
    unit: UnitId,
    occasion: Occasion,
    roll: Roll,
) -> Play<MoraleReport> {
    let side = table.position().side_of(unit);
    let concern = Concern::Units([unit.index()].into_iter().collect());
    let die = chance::die(table, side, roll, concern)?;
    let position = table.position();
    let (value, modifiers) = (morale::value(position, unit), morale::modifiers(position, unit));
    let modifier = Modifier::total(&modifiers);
    let verdict = morale::verdict(position, occasion, value, modifier, die);
    Ok(MoraleReport { value, modifiers, die, verdict })
}
