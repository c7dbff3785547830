//! Break Tests. BRK-01 to BRK-05.

use kernel::{Dice, HexId, Play, Side, Throw};

use super::{hooks, moments, victory};
use crate::board::{Moment, Verdict};
use crate::check::values;
use crate::event::Event;
use crate::game::{Arm, BrokenBox, Hooks, MomentKind, UnitId};
use crate::position_ext::{PositionExt, is_on_map, only};
use crate::system::{Roll, Step, Table};

/// Takes a Break Test for a unit. If the roll is not above the modified CR, the unit passes and
/// loses one step of morale. On a higher roll the unit breaks into the box that matches the margin.
/// SS 15.7, BS 12.6. BRK-02 to BRK-05, A-03.
pub fn take(table: &mut Table, unit: UnitId) -> Play {
    if !is_on_map(table.position(), unit) {
        return Ok(());
    }
    table.within(Step::BreakTest(unit), |table| {
        let owner = table.position().side_of(unit);
        let (broken, verdict) = moments::rolled(table, |table| {
            let broken = roll(table, unit, owner)?;
            let moment = Moment::of_units(table, MomentKind::BreakTest, only(unit), owner);
            Ok((broken, moment.rolled(broken.is_some())))
        })?;
        match broken {
            _ if verdict != Verdict::Stands || !is_on_map(table.position(), unit) => Ok(()),
            Some(into) => leave(table, unit, into),
            None => {
                shake(table, unit);
                Ok(())
            }
        }
    })
}

/// Rolls the Break Test. Returns the box that the unit breaks into, or `None` if the unit passes.
/// BRK-02, BRK-04.
fn roll(table: &mut Table, unit: UnitId, owner: Side) -> Play<Option<BrokenBox>> {
    let cr = values::cr_of_break_test(table.position(), unit);
    let Dice::One(die) = table.roll(owner, Roll::BreakTest(unit), Throw::D6)? else {
        unreachable!("one die was rolled")
    };
    table.emit(Event::BreakTested { unit, die, cr });
    Ok(values::breaks_into(die, cr))
}

/// Takes a broken unit off the map. Artillery and fragile units are eliminated instead. SS 15.9, BS
/// 12.8. BTR-01, BRK-03, VAL-11, A-24.
pub fn leave(table: &mut Table, unit: UnitId, into: BrokenBox) -> Play {
    let position = table.position();
    let hex = position.board.hex_of(unit);
    if position.arm(unit) == Arm::Artillery || values::is_fragile(position, unit) {
        table.emit(Event::Eliminated { unit });
        victory::award_captured(table, unit);
        return tell_scenario(table, unit, hex, |hooks| &hooks.on_eliminated);
    }
    table.emit(Event::Broken { unit, into });
    tell_scenario(table, unit, hex, |hooks| &hooks.on_broken)
}

/// Eliminates a unit and runs the scenario's hook for eliminated units.
pub fn eliminate(table: &mut Table, unit: UnitId) -> Play {
    let hex = table.board().hex_of(unit);
    table.emit(Event::Eliminated { unit });
    tell_scenario(table, unit, hex, |hooks| &hooks.on_eliminated)
}

/// Runs the scenario's hook for a unit lost on the map.
fn tell_scenario(
    table: &mut Table,
    unit: UnitId,
    hex: Option<HexId>,
    hook: impl Fn(&Hooks) -> &Option<String>,
) -> Play {
    match hex {
        Some(hex) if !table.board().is_over() => hooks::of_unit(table, hook, unit, hex),
        _ => Ok(()),
    }
}

/// Sets the morale marker after a passed test. The marker does not count as an additional Morale
/// Hit. BRK-05.
fn shake(table: &mut Table, unit: UnitId) {
    if let Some(morale) = table.board().unit(unit).morale.worse() {
        table.emit(Event::MoraleSet { unit, morale });
    }
}
