use kernel::{HexId, Play};

use super::{leaders, losses};
use crate::check::{flight, legality, zones};
use crate::choice::Choice;
use crate::event::{Cause, Event};
use crate::game::{UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{FlightQuestion, Question};
use crate::system::Table;

/// Moves a fleeing unit hex by hex for the required number of hexes, or farther if it may not stay
/// in the last one. A unit without a legal next hex is eliminated. CM 9.8.1, 9.8.2. CW-RET-01 to
/// CW-RET-06, CW-ROU-01, CW-ROU-02, CW-ZOC-08.
pub(super) fn flee(table: &mut Table, unit: UnitId, firers: UnitSet, length: u8) -> Play {
    let Some(from) = table.board().hex_of(unit) else { return Ok(()) };
    let goal = goal(table, unit)?;
    let threats = flight::threats(table.position(), unit, firers);
    let Some(mut way) = flight::begin(table.position(), unit, goal, threats, length) else {
        return Ok(());
    };
    while !flight::is_over(table.position(), &way) {
        let question = Question::Flight(FlightQuestion::Step(way));
        let options = legality::options(table.position(), &question);
        if options.is_empty() {
            losses::eliminate(table, unit);
            return Ok(());
        }
        let side = table.position().side_of(unit);
        let Choice::Hex(to) = table.choose(side, question, options)? else { return Ok(()) };
        table.emit(Event::Fled { unit, from: way.here, to });
        way = way.on(to);
        leaders::overrun(table, unit, to);
        pay_zone(table, unit, to);
        if table.board().hex_of(unit).is_none() {
            return Ok(());
        }
    }
    leaders::along(table, unit, from)
}

/// Asks for the hex towards which a unit flees. CM 14.1.4. CW-RET-03.
fn goal(table: &mut Table, unit: UnitId) -> Play<HexId> {
    let question = Question::Flight(FlightQuestion::Goal(unit));
    let options = legality::options(table.position(), &question);
    let side = table.position().side_of(unit);
    match table.choose(side, question, options)? {
        Choice::Hex(goal) => Ok(goal),
        other => Err(kernel::Fault(format!("{other:?} is no hex to flee to")).into()),
    }
}

/// Takes the strength points that a unit loses when it flees through an enemy zone of control. CM
/// 9.8.1, 9.8.2. CW-RET-05.
fn pay_zone(table: &mut Table, unit: UnitId, hex: HexId) {
    let enemy = table.position().side_of(unit).other();
    if zones::is_controlled(table.position(), hex, enemy) {
        losses::lose(table, unit, 1, Cause::Zone);
    }
}
