//! Retreats. RET-01 to RET-10.

use kernel::{Fault, HexId, Play};

use super::{break_test, disengagement, entering};
use crate::check::retreat as check;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{BrokenBox, UnitId, UnitSet};
use crate::look::Look;
use crate::question::{Question, RetreatWalk};
use crate::system::{Step, Table};

/// SS 15.4, BS 12.3. RET-01 to RET-09.
///
/// # Errors
/// Those of the table.
pub fn retreat(table: &mut Table, unit: UnitId, hexes: u8, causes: &UnitSet) -> Play {
    let Some(start) = table.board().hex_of(unit) else { return Ok(()) };
    table.within(Step::Retreat(unit), |table| {
        let mut walk = RetreatWalk { unit, path: vec![start], distance: hexes, causes: *causes };
        while !check::may_stop(table.scene(), &walk) {
            if check::leaves_at_edge(table.scene(), &walk) {
                break_test::leave(table, unit, BrokenBox::One);
                return Ok(());
            }
            if step(table, &mut walk)? == StillThere::No {
                return Ok(());
            }
        }
        Ok(())
    })
}

/// Whether a retreating unit can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StillThere {
    Yes,
    No,
}

/// One hex of a retreat. RET-04, RET-08, RET-09, DIS-07.
fn step(table: &mut Table, walk: &mut RetreatWalk) -> Play<StillThere> {
    let Some(mut to) = choose_hex(table, walk)? else { return Ok(StillThere::No) };
    if !walk.at_start() {
        let owed = walk.distance;
        if !disengagement::leave_in_retreat(table, walk, to)? {
            return Ok(StillThere::No);
        }
        // RET-08: with further to go the unit looks again for its way.
        if walk.distance != owed {
            let Some(other) = choose_hex(table, walk)? else { return Ok(StillThere::No) };
            to = other;
        }
    }
    table.emit(Event::Retreated { unit: walk.unit, from: walk.here(), to });
    walk.path.push(to);
    entering::entered(table, walk.unit)?;
    let there = table.board().hex_of(walk.unit) == Some(to) && table.board().result().is_none();
    Ok(if there { StillThere::Yes } else { StillThere::No })
}

/// The next hex; none where the unit cannot comply and leaves the map. RET-03, RET-04.
fn choose_hex(table: &mut Table, walk: &RetreatWalk) -> Play<Option<HexId>> {
    let options: Vec<_> = check::steps(table.scene(), walk).into_iter().map(Choice::Hex).collect();
    if options.is_empty() {
        break_test::leave(table, walk.unit, BrokenBox::Three);
        return Ok(None);
    }
    let owner = table.scene().side_of(walk.unit);
    match table.choose(owner, Question::RetreatHex(walk.clone()), options)? {
        Choice::Hex(to) => Ok(Some(to)),
        other => Err(Fault(format!("a retreat goes to a hex, not to {other:?}")).into()),
    }
}
