//! Break Tests. BRK-01 to BRK-05.

use kernel::{Dice, Play, Throw};

use crate::check::values;
use crate::event::Event;
use crate::game::{Arm, BrokenBox, UnitId};
use crate::look::{Look, is_on_map};
use crate::play::victory;
use crate::system::{Roll, Step, Table};

/// SS 15.7, BS 12.6. BRK-02 to BRK-05, A-03: a roll up to the modified CR passes and costs one step of
/// morale; above it the unit breaks, into the box of the margin.
pub fn take(table: &mut Table, unit: UnitId) -> Play {
    if !is_on_map(table.scene(), unit) {
        return Ok(());
    }
    table.within(Step::BreakTest(unit), |table| {
        let cr = values::cr_of_break_test(table.scene(), unit);
        let owner = table.scene().side_of(unit);
        let Dice::One(die) = table.roll(owner, Roll::BreakTest(unit), Throw::D6)? else {
            unreachable!("one die was rolled")
        };
        table.emit(Event::BreakTested { unit, die, cr });
        match die.pips().saturating_sub(cr) {
            0 => shake(table, unit),
            1 => leave(table, unit, BrokenBox::One),
            2 => leave(table, unit, BrokenBox::Two),
            _ => leave(table, unit, BrokenBox::Three),
        }
        Ok(())
    })
}

/// A unit leaves the map broken; artillery and fragile units are eliminated. SS 15.9, BS 12.8. BTR-01,
/// BRK-03, VAL-11, A-24.
pub fn leave(table: &mut Table, unit: UnitId, into: BrokenBox) {
    let scene = table.scene();
    if scene.arm(unit) == Arm::Artillery || values::is_fragile(scene, unit) {
        table.emit(Event::Eliminated { unit });
        victory::award_captured(table, unit);
    } else {
        table.emit(Event::Broken { unit, into });
    }
}

/// BRK-05: the marker of a passed test is no further Morale Hit.
fn shake(table: &mut Table, unit: UnitId) {
    if let Some(morale) = table.board().unit(unit).morale.worse() {
        table.emit(Event::MoraleSet { unit, morale });
    }
}
