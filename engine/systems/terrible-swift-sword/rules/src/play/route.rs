//! Moves along a route to a distant hex. ST 5.1, 6.2.

use kernel::{HexId, Play};

use super::movement;
use crate::check::{facing, route, steps};
use crate::event::Event;
use crate::game::{LeaderSet, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::Walk;
use crate::system::Table;

/// Takes the movers to a hex by the cheapest route, step by step, and ends their move there, facing
/// the nearest enemy. If fire or terrain stops them on the way, the player decides again. ST 5.0,
/// 7.12. ST-MOVE-18, ST-FACE-03.
pub(super) fn follow(table: &mut Table, walk: &mut Walk, to: HexId) -> Play {
    let Some(route) = route::to(table.position(), walk, to) else { return Ok(()) };
    let (units, mut here) = (walk.units, walk.here);
    if let Some(into) = route.first {
        movement::change(table, walk, into)?;
    }
    for hex in route.path {
        let goes_on = walk.here == here && walk.units == units && walk.stuck.is_empty();
        if !goes_on || steps::step(table.position(), walk, hex).is_err() {
            return Ok(());
        }
        movement::leave(table, walk, Some(hex))?;
        here = hex;
    }
    if walk.here != to || walk.units != units {
        return Ok(());
    }
    if let Some(into) = route.last {
        movement::change(table, walk, into)?;
    }
    face_enemy(table, walk);
    movement::finish(table, walk);
    (walk.units, walk.leaders) = (UnitSet::EMPTY, LeaderSet::EMPTY);
    Ok(())
}

/// Turns units that are alone in their hex toward the nearest enemy.
fn face_enemy(table: &mut Table, walk: &Walk) {
    let (position, hex) = (table.position(), walk.here);
    let side = position.board.active();
    let is_alone = position.stack(side, hex).all(|unit| walk.units.contains(unit.index()));
    let facing = facing::toward_enemy(position, side, hex).filter(|_| is_alone);
    let turns = |unit| {
        let state = position.state(unit);
        state.formation.has_facing() && Some(state.facing) != facing
    };
    if let Some(facing) = facing.filter(|_| walk.units().any(turns)) {
        table.emit(Event::Faced { side, hex, facing });
    }
}
