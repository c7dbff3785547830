//! Cavalry that withdraws from close combat. CAV-01.

use kernel::{HexId, Play};

use crate::event::Event;
use crate::game::{Arm, UnitId, UnitSet};
use crate::look::{Look, is_on_map};
use crate::play::{ask_hex, entering};
use crate::question::Question;
use crate::system::{Step, Table};

/// Cavalry that is attacked may withdraw instead of firing; true if any did. SS 14.2b. CAV-01, CC-09.
///
/// # Errors
/// Those of the table.
pub(super) fn withdraws(table: &mut Table, attackers: &UnitSet, target: HexId) -> Play<bool> {
    let scene = table.scene();
    let cavalry: Vec<UnitId> =
        scene.board.units_in(target).filter(|&unit| scene.arm(unit) == Arm::Cavalry).collect();
    let mut any = false;
    for unit in cavalry {
        any |= table.within(Step::CavalryWithdrawal(unit), |table| {
            withdraw(table, unit, attackers, target)
        })?;
    }
    Ok(any)
}

/// No disengagement fire is drawn. DIS-01.
fn withdraw(table: &mut Table, unit: UnitId, attackers: &UnitSet, from: HexId) -> Play<bool> {
    if !is_on_map(table.scene(), unit) {
        return Ok(false);
    }
    let owner = table.scene().side_of(unit);
    let Some(to) = ask_hex(table, owner, Question::CavalryWithdraw(unit, *attackers))? else {
        return Ok(false);
    };
    table.emit(Event::Withdrew { unit, from, to });
    entering::entered(table, unit)?;
    Ok(true)
}
