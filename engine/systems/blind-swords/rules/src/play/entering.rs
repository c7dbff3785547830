//! Effects of a unit's entry into a hex, by any means. RET-09, VIC-04.

use kernel::{HexId, Play};

use super::{hooks, skirmish, victory};
use crate::board::Face;
use crate::game::{Arm, Trigger, UnitId};
use crate::position_ext::PositionExt;
use crate::script::Argument;
use crate::system::{Step, Table};

/// Applies the effects of [`entered`] for a unit that its own side moved or advanced. Only such an
/// entry can bring an automatic victory. SS 19.1. VIC-04, A-99.
pub fn by_own_move(table: &mut Table, unit: UnitId) -> Play {
    win_at_once(table, unit);
    entered(table, unit)
}

/// Withdraws enemy skirmishers and applies the scenario's rules after a unit has entered a hex. SS
/// 18.2, 22.2. RET-09, SKR-05.
pub fn entered(table: &mut Table, unit: UnitId) -> Play {
    if !table.board().is_over() {
        skirmish::screens_withdraw(table, unit)?;
    }
    arrived(table, unit)
}

/// Applies the scenario's rules for a unit in its current hex. SS 22.2. RET-09, SC2-04.
pub(super) fn arrived(table: &mut Table, unit: UnitId) -> Play {
    let Some(hex) = table.board().hex_of(unit) else { return Ok(()) };
    if !table.board().is_over() {
        hooks::of_unit(table, |hooks| &hooks.on_hex_entered, unit, hex)?;
    }
    let arguments = [Argument::Unit(unit), Argument::Hex(hex)];
    let rules = table.shared_package();
    for trigger in &rules.scenario().triggers {
        if is_set_off(table, trigger, unit, hex) {
            table.within(Step::ScenarioRule, |table| {
                rules.scripts.run(&trigger.call, &arguments, table)
            })?;
        }
    }
    Ok(())
}

/// Whether a unit in a hex sets off a trigger of the scenario. SS 22.2. SC2-04.
fn is_set_off(table: &Table, trigger: &Trigger, unit: UnitId, hex: HexId) -> bool {
    let rests = trigger.unless.is_some_and(|var| table.board().var(var) != 0);
    let is_there = trigger.hexes.get(hex.index()).copied().unwrap_or(false);
    let is_meant = trigger.units.is_none_or(|units| units.contains(unit.index()));
    is_there
        && is_meant
        && !rests
        && trigger.side == table.position().side_of(unit)
        && !table.board().is_over()
}

/// Awards an automatic victory if the unit is fresh infantry in a winning hex. SS 19.1. VIC-04,
/// SEQ-04.
fn win_at_once(table: &mut Table, unit: UnitId) {
    let position = table.position();
    let info = position.info(unit);
    let wins = position
        .package
        .scenario()
        .victory
        .automatic
        .iter()
        .any(|win| win.side == info.side && position.board.hex_of(unit) == Some(win.hex));
    if wins && position.arm(unit) == Arm::Infantry && position.board.unit(unit).face == Face::Fresh
    {
        let side = info.side;
        victory::win(table, side);
    }
}
