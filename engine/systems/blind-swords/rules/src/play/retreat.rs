//! Procedure for retreats. RET-01 to RET-10.

use kernel::{Fault, HexId, Play};

use super::{break_test, disengagement, entering, moments};
use crate::board::Moment;
use crate::check::retreat as check;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{BrokenBox, MomentKind, UnitId, UnitSet};
use crate::position_ext::{PositionExt, only};
use crate::question::{RetreatQuestion, RetreatWalk};
use crate::system::{Step, Table};

/// Retreats a unit by a number of hexes. SS 15.4, BS 12.3. RET-01 to RET-09.
pub fn retreat(table: &mut Table, unit: UnitId, hexes: u8, causes: &UnitSet) -> Play {
    counted(table, unit, hexes, causes).map(|_| ())
}

/// Retreats a unit and returns the number of hexes that it covered.
pub(super) fn counted(table: &mut Table, unit: UnitId, hexes: u8, causes: &UnitSet) -> Play<usize> {
    if table.board().hex_of(unit).is_none() {
        return Ok(0);
    }
    table.within(Step::Retreat(unit), |table| {
        let owner = table.position().side_of(unit);
        let moment = Moment::of_units(table, MomentKind::Retreat, only(unit), owner);
        let goes = moments::before(table, moment)?;
        let Some(start) = table.board().hex_of(unit).filter(|_| goes) else { return Ok(0) };
        let mut walk = RetreatWalk { unit, path: vec![start], distance: hexes, causes: *causes };
        while !check::may_stop(table.position(), &walk) {
            if check::leaves_at_edge(table.position(), &walk) {
                break_test::leave(table, unit, BrokenBox::One)?;
                break;
            }
            if step(table, &mut walk)? == StillThere::No {
                break;
            }
        }
        Ok(walk.path.len() - 1)
    })
}

/// Whether a retreating unit is still on the map and can continue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StillThere {
    Yes,
    No,
}

/// Retreats a unit by one hex. RET-04, RET-08, RET-09, DIS-07.
fn step(table: &mut Table, walk: &mut RetreatWalk) -> Play<StillThere> {
    let Some(mut to) = choose_hex(table, walk)? else { return Ok(StillThere::No) };
    if !walk.at_start() {
        let owed = walk.distance;
        if !disengagement::leave_in_retreat(table, walk, to)? {
            return Ok(StillThere::No);
        }
        // RET-08: a longer distance makes a new search for a path necessary.
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

/// Asks the owner for the next hex of a retreat. `None` if no hex is legal, so that the unit leaves
/// the map. RET-03, RET-04.
fn choose_hex(table: &mut Table, walk: &RetreatWalk) -> Play<Option<HexId>> {
    let options: Vec<_> =
        check::steps(table.position(), walk).into_iter().map(Choice::Hex).collect();
    if options.is_empty() {
        break_test::leave(table, walk.unit, BrokenBox::Three)?;
        return Ok(None);
    }
    let owner = table.position().side_of(walk.unit);
    match table.choose(owner, RetreatQuestion::Hex(walk.clone()).into(), options)? {
        Choice::Hex(to) => Ok(Some(to)),
        other => Err(Fault(format!("a retreat goes to a hex, not to {other:?}")).into()),
    }
}
