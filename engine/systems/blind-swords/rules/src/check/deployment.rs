//! Deployment of units in a zone before the first turn. T-28.

use kernel::HexId;

use super::movement::may_stand;
use super::stacking;
use crate::board::{Board, Place};
use crate::choice::{Choice, Word};
use crate::event::Event;
use crate::game::{Deployment, DeploymentId, UnitId};
use crate::position_ext::{PositionExt, members, only};
use crate::question::PlacementQuestion;
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns the candidates for the next unit, or for the hex of a chosen unit. For the next unit,
/// one candidate leaves the remaining units at their default hexes.
pub fn candidates(position: Position<'_>, question: &PlacementQuestion) -> Vec<Choice> {
    match *question {
        PlacementQuestion::Unit(zone) => {
            let units = members(&deployment(position, zone).units).map(Choice::Unit);
            units.chain([Word::Done.into()]).collect()
        }
        PlacementQuestion::Hex(zone, _) => {
            deployment(position, zone).hexes.iter().copied().map(Choice::Hex).collect()
        }
    }
}

/// Checks whether a unit may be placed next, or whether it may be placed in a hex. T-28, STK-08.
pub fn check(position: Position<'_>, question: &PlacementQuestion, choice: Choice) -> Check {
    match *question {
        PlacementQuestion::Unit(zone) => match choice {
            Choice::Unit(unit) => may_place(position, zone, unit),
            Choice::Word(Word::Done) => may_leave_the_rest(position, zone),
            _ => not_an_answer().err(),
        },
        PlacementQuestion::Hex(zone, unit) => may_stand_in(position, zone, unit, choice.hex()?),
    }
}

/// Returns the next zone that still has units to place. `None` if all units are placed.
pub fn next(position: Position<'_>) -> Option<DeploymentId> {
    let zones = position.package.scenario().deployments.iter();
    let open = zones
        .into_iter()
        .position(|zone| members(&zone.units).any(|unit| is_waiting(position.board, unit)));
    open.map(DeploymentId::from_index)
}

/// Returns the zone with this id.
pub fn deployment(position: Position<'_>, zone: DeploymentId) -> &Deployment {
    &position.package.scenario().deployments[zone.index()]
}

/// Returns the unplaced units with their default hexes. If another unit occupies a default hex, the
/// nearest hex of the zone with room replaces it.
///
/// # Errors
/// Returns the first unit for which the zone has no room.
pub fn ready_made(
    position: Position<'_>,
    zone: DeploymentId,
) -> Result<Vec<(UnitId, HexId)>, UnitId> {
    let units = &deployment(position, zone).units;
    let waits = |unit: UnitId| units.contains(unit.index()) && is_waiting(position.board, unit);
    let setup = position.package.scenario().setup.iter();
    let mut rest = Vec::new();
    let mut board = position.board.clone();
    for placement in setup.filter(|placement| waits(placement.unit)) {
        let (unit, package) = (placement.unit, position.package);
        let so_far = Position { package, board: &board };
        let hex = nearest_room(so_far, zone, unit, placement.hex).ok_or(unit)?;
        board.apply(package, &Event::Deployed { unit, hex });
        rest.push((unit, hex));
    }
    Ok(rest)
}

/// Returns the nearest hex of a zone in which a unit may be placed, measured from another hex.
fn nearest_room(
    position: Position<'_>,
    zone: DeploymentId,
    unit: UnitId,
    to: HexId,
) -> Option<HexId> {
    let hexes = deployment(position, zone).hexes.iter().copied();
    let open = hexes.filter(|&hex| may_stand_in(position, zone, unit, hex).is_ok());
    open.min_by_key(|&hex| (position.distance(hex, to), hex))
}

fn is_waiting(board: &Board, unit: UnitId) -> bool {
    board.unit(unit).place == Place::Off
}

fn may_place(position: Position<'_>, zone: DeploymentId, unit: UnitId) -> Check {
    let elsewhere = Refusal::new("T-28", "SS 22.0", "t-28-not-placed-zone").with(unit);
    require(deployment(position, zone).units.contains(unit.index()), elsewhere)?;
    let placed = Refusal::new("T-28", "SS 22.0", "t-28-place-already").with(unit);
    require(is_waiting(position.board, unit), placed)?;
    let hexes = deployment(position, zone).hexes.iter();
    let free = hexes.into_iter().any(|&hex| may_stand_in(position, zone, unit, hex).is_ok());
    require(free, Refusal::new("T-28", "SS 22.0", "t-28-no-hex-zone-room").with(unit))
}

/// Checks that the zone has room for all unplaced units. SS 6.3. STK-08.
fn may_leave_the_rest(position: Position<'_>, zone: DeploymentId) -> Check {
    let full = Refusal::new("STK-08", "SS 6.3", "stk-08-zone-no-room-rest");
    ready_made(position, zone).map(drop).map_err(|unit| full.with(unit))
}

fn may_stand_in(position: Position<'_>, zone: DeploymentId, unit: UnitId, hex: HexId) -> Check {
    let outside = Refusal::new("T-28", "SS 22.0", "t-28-not-zone").with(hex);
    require(deployment(position, zone).hexes.contains(&hex), outside)?;
    let closed = Refusal::new("MOVE-11", "SS 13.3", "move-11-cannot-entered").with(hex);
    require(may_stand(position, unit, hex) && !position.package.scenario().forbids(hex), closed)?;
    let enemy = Refusal::new("MOVE-11", "SS 13.3", "move-11-enemy-stands").with(hex);
    require(!position.enemy_in(hex, position.side_of(unit)), enemy)?;
    let full = Refusal::new("STK-08", "SS 6.3", "stk-08-hold-more-than-stacking-limit").with(hex);
    require(stacking::fits(position, hex, &only(unit)), full)
}
