//! Flight of units, hex by hex: retreats and routs. CM 9.8, 14.1.4.

use kernel::HexId;

use crate::check::{movement, zones};
use crate::game::{UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::Flight;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;
use crate::variants::FlightEnd;

/// Number of hexes that a retreating unit moves. CM 9.8.1.
pub const RETREAT: u8 = 2;
/// Number of hexes that a routed unit flees. CM 9.8.2.
pub const ROUT: u8 = 3;
/// Number of strength points that unlimbered guns lose when they limber in order to retreat. CM
/// 9.8.1.
pub const HASTE: u8 = 1;

/// Maximum number of additional hexes in a flight whose last hex would be in an enemy zone of
/// control.
pub const EXTRA: u8 = 3;

/// Returns the hexes towards which a unit may flee. CM 14.1.4. CW-RET-03.
pub fn goals(position: Position<'_>, unit: UnitId) -> Vec<HexId> {
    let (game, info) = (position.game(), position.info(unit));
    let also = info.division.map(|division| &game.divisions[division.index()].retreat);
    let mut goals: Vec<HexId> =
        game.retreat[info.side].iter().chain(also.into_iter().flatten()).copied().collect();
    goals.sort_unstable();
    goals.dedup();
    goals
}

/// Returns the state of a flight that starts in the unit's hex. CM 9.8.1. CW-RET-01, CW-RET-02.
pub fn begin(
    position: Position<'_>,
    unit: UnitId,
    goal: HexId,
    firers: UnitSet,
    length: u8,
) -> Option<Flight> {
    let here = position.board.hex_of(unit)?;
    let mut path = [None; Flight::LONGEST];
    path[0] = Some(here);
    Some(Flight { unit, here, goal, firers, length, path })
}

/// Returns the firing units from which the target flees: those adjacent to it, or all of them if
/// none is adjacent. CM 9.8.1. CW-RET-02.
pub fn threats(position: Position<'_>, target: UnitId, firers: UnitSet) -> UnitSet {
    let Some(here) = position.board.hex_of(target) else { return firers };
    let is_near = |firer: &usize| {
        let there = position.board.hex_of(UnitId::from_index(*firer));
        there.is_some_and(|there| position.map().grid.adjacent(here, there))
    };
    let near: UnitSet = firers.iter().filter(is_near).collect();
    if near.is_empty() { firers } else { near }
}

/// Whether a flight is complete: the unit has moved the required number of hexes and may stay in
/// its hex. CM 9.8.1, 9.8.2. CW-RET-06, CW-ROU-02.
pub fn is_over(position: Position<'_>, flight: &Flight) -> bool {
    flight.gone() >= flight.length && may_end(position, flight)
}

fn may_end(position: Position<'_>, flight: &Flight) -> bool {
    let enemy = position.side_of(flight.unit).other();
    movement::friend(position, flight.unit, flight.here).is_none()
        && (position.package.variants.flight_end == FlightEnd::EndsInZone
            || !zones::is_controlled(position, flight.here, enemy))
}

/// Whether a flight may continue for one more hex. Beyond the required length, it continues while
/// the unit shares its hex with a friend, and otherwise for at most [`EXTRA`] hexes.
fn may_go_on(position: Position<'_>, flight: &Flight) -> bool {
    let with_friend = movement::friend(position, flight.unit, flight.here).is_some();
    let gone = flight.gone();
    (gone < flight.length + EXTRA || with_friend) && usize::from(gone) + 1 < Flight::LONGEST
}

/// Returns the legal next hexes of a flight. These are the hexes with the best rank from which the
/// flight can be completed. CM 9.8.1. CW-RET-01, CW-RET-02.
pub fn steps(position: Position<'_>, flight: &Flight) -> Vec<HexId> {
    if !may_go_on(position, flight) {
        return Vec::new();
    }
    let open: Vec<(u8, HexId)> = position
        .map()
        .grid
        .neighbours(flight.here)
        .filter(|to| bar(position, flight, *to).is_ok())
        .map(|to| (rank(position, flight, to), to))
        .collect();
    for rank in 0..=2 {
        let of_rank = open.iter().filter(|(own, _)| *own == rank).map(|(_, to)| *to);
        let mut steps: Vec<HexId> =
            of_rank.filter(|to| completes(position, &flight.on(*to))).collect();
        if !steps.is_empty() {
            steps.sort_unstable();
            return steps;
        }
    }
    Vec::new()
}

fn completes(position: Position<'_>, flight: &Flight) -> bool {
    is_over(position, flight) || !steps(position, flight).is_empty()
}

/// Returns the rank of a step in a flight, where 0 is best. 0 is nearer to the goal and not nearer
/// to any firing unit. 1 is farther from the firing units at an equal distance to the goal. 2 is
/// any other step. CM 9.8.1. CW-RET-02.
fn rank(position: Position<'_>, flight: &Flight, to: HexId) -> u8 {
    let goal = |hex| position.distance(hex, flight.goal);
    let firers = || {
        let ids = flight.firers.iter().map(UnitId::from_index);
        ids.filter_map(|unit| position.board.hex_of(unit))
    };
    let nearer = |firer| position.distance(to, firer) < position.distance(flight.here, firer);
    let nearest = |hex| firers().map(|firer| position.distance(hex, firer)).min();
    if goal(to) < goal(flight.here) && !firers().any(nearer) {
        0
    } else if goal(to) == goal(flight.here) && nearest(to) > nearest(flight.here) {
        1
    } else {
        2
    }
}

/// Refuses the steps that are illegal in every flight. CM 9.8.1, 9.8.2. CW-RET-04, CW-MOV-08.
fn bar(position: Position<'_>, flight: &Flight, to: HexId) -> Check {
    let unit = flight.unit;
    require(
        position.map().grid.adjacent(flight.here, to),
        Refusal::new("CW-RET-01", "CM 9.8.1", "cw-ret-01-not-next").with(to).with(flight.here),
    )?;
    require(
        !flight.was_in(to),
        Refusal::new("CW-RET-04", "CM 9.8.1", "cw-ret-04-already").with(unit).with(to),
    )?;
    require(
        position.is_open(flight.here, to),
        Refusal::new("CW-RET-04", "CM 9.8.1", "cw-ret-04-no-unit-crosses")
            .with(flight.here)
            .with(to),
    )?;
    match position.unit_of(position.side_of(unit).other(), to) {
        None => Ok(()),
        Some(enemy) => {
            Refusal::new("CW-RET-04", "CM 9.8.1", "cw-ret-04-stands").with(enemy).with(to).err()
        }
    }
}

/// Checks whether a step of a flight is legal. CM 9.8. CW-RET-01, CW-RET-02, CW-RET-04.
pub fn step(position: Position<'_>, flight: &Flight, to: HexId) -> Check {
    bar(position, flight, to)?;
    require(
        steps(position, flight).contains(&to),
        Refusal::new("CW-RET-02", "CM 9.8.1", "cw-ret-02-better-way-towards-enemy-than")
            .with(flight.goal)
            .with(to),
    )
}
