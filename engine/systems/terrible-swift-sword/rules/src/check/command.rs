//! Command of leaders over units. ST 17.1.

use kernel::{HexId, HexSet, Search, Side};

use crate::check::{cost, zones};
use crate::game::{Arm, BrigadeId, LeaderId, MoveClass, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Whether a unit needs a leader to move and to change formation. Mounted cavalry needs one only to
/// mount, to melee and to charge; batteries and wagons never need one. ST 17.15, 17.16. ST-LEAD-05,
/// ST-CAV-01.
pub fn needs_leader(position: Position<'_>, unit: UnitId) -> bool {
    position.is_foot(unit)
}

/// Whether a leader commands a unit: it belongs to the leader's brigade, or the leader commands the
/// army. A battery attached to the brigade counts. ST 17.13, 17.3. ST-LEAD-04.
pub fn commands(position: Position<'_>, leader: LeaderId, unit: UnitId) -> bool {
    let (leader, info) = (position.leader_info(leader), position.info(unit));
    leader.side == info.side && (leader.brigade.is_none() || leader.brigade == info.brigade)
}

/// Returns the leader of a brigade, on or off the map.
pub fn leader_of(position: Position<'_>, brigade: BrigadeId) -> Option<LeaderId> {
    position.board.leaders().find(|leader| position.leader_info(*leader).brigade == Some(brigade))
}

/// Whether a path of command leads from a leader to a unit now. ST 17.12. ST-LEAD-02.
pub fn reaches(position: Position<'_>, leader: LeaderId, unit: UnitId) -> bool {
    let places = (position.board.hex_of_leader(leader), position.board.hex_of(unit));
    let (Some(from), Some(to)) = places else { return false };
    let side = position.leader_info(leader).side;
    position.distance(from, to) <= position.ratings(leader).radius
        && paths(position, leader, class_of(position, unit), &zones::barred(position, side))
            .is_some_and(|paths| paths.cost(to).is_some())
}

/// Returns the movement class that decides which terrain a path of command to a unit can cross.
fn class_of(position: Position<'_>, unit: UnitId) -> MoveClass {
    if position.is_foot(unit) { MoveClass::Line } else { MoveClass::Mounted }
}

/// Returns the paths of command from a leader to units of a movement class. They are at most as long
/// as the leader's radius, and avoid melees, the barred hexes and terrain that the units cannot
/// enter. The hexes of the leader and of the unit never block a path. `None` if the leader is not on
/// the map. ST 11.4, 17.12, 17.14. ST-LEAD-02, ST-TER-07.
fn paths(
    position: Position<'_>,
    leader: LeaderId,
    class: MoveClass,
    barred: &HexSet,
) -> Option<Search> {
    let from = position.board.hex_of_leader(leader)?;
    let grid = &position.map().grid;
    let is_open = |hex: HexId| {
        hex == from || !barred.contains(hex.index()) && position.board.melee_in(hex).is_none()
    };
    let step = |(here, _), next| {
        (is_open(here) && cost::is_passable(position, class, here, next)).then_some(1)
    };
    let mut search = Search::within(grid, position.ratings(leader).radius.into());
    search.offer(from, 0);
    search.find(grid, step, |_| false);
    Some(search)
}

/// Returns the infantry and cavalry units of a side on the map that are out of command now. Units
/// that are still to enter are not. ST 4.0 A, 17.12, 17.16. ST-SEQ-03, ST-LEAD-05, ST-SETUP-04.
pub fn out_of_command(position: Position<'_>, side: Side) -> UnitSet {
    let heeds = |(unit, _): &(UnitId, HexId)| {
        matches!(position.info(*unit).arm, Arm::Infantry | Arm::Cavalry)
    };
    let mut lost: Vec<_> = position.on_map(side).filter(heeds).collect();
    let barred = zones::barred(position, side);
    for leader in position.board.leaders() {
        for class in [MoveClass::Line, MoveClass::Mounted] {
            let heeds = |unit: UnitId| {
                commands(position, leader, unit) && class_of(position, unit) == class
            };
            if lost.iter().any(|(unit, _)| heeds(*unit))
                && let Some(paths) = paths(position, leader, class, &barred)
            {
                lost.retain(|(unit, hex)| !heeds(*unit) || paths.cost(*hex).is_none());
            }
        }
    }
    lost.into_iter().map(|(unit, _)| unit.index()).collect()
}

/// Returns the hexes in which infantry would now be in a leader's command, in ascending order. ST
/// 17.12. ST-LEAD-02.
pub fn area(position: Position<'_>, leader: LeaderId) -> Vec<HexId> {
    let barred = zones::barred(position, position.leader_info(leader).side);
    let mut reached = Vec::new();
    if let Some(paths) = paths(position, leader, MoveClass::Line, &barred) {
        paths.each_found(|hex, _| reached.push(hex));
    }
    reached
}
