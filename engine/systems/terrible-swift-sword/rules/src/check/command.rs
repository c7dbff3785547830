//! Command of leaders over units. ST 17.1.

use kernel::{HexId, Search, Side};

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

/// Whether a path of command leads from a leader to a unit now. It is at most as long as the
/// leader's radius, and avoids enemies, their zones, melees and terrain that the unit cannot enter.
/// The hexes of the leader and of the unit never block it. ST 11.4, 17.12, 17.14. ST-LEAD-02,
/// ST-TER-07.
pub fn reaches(position: Position<'_>, leader: LeaderId, unit: UnitId) -> bool {
    let places = (position.board.hex_of_leader(leader), position.board.hex_of(unit));
    let (Some(from), Some(to)) = places else { return false };
    let radius = position.ratings(leader).radius;
    if position.distance(from, to) > radius {
        return false;
    }
    let (grid, side) = (&position.map().grid, position.leader_info(leader).side);
    let class = if position.is_foot(unit) { MoveClass::Line } else { MoveClass::Mounted };
    let is_open = |hex: HexId| {
        position.board.melee_in(hex).is_none() && !zones::bars_line(position, hex, side)
    };
    let step = |(here, _), next| {
        let passes = cost::is_passable(position, class, here, next);
        (passes && (next == to || is_open(next))).then_some(1)
    };
    let mut search = Search::within(grid, radius.into());
    search.offer(from, 0);
    search.find(grid, step, |hex| hex == to).is_some()
}

/// Whether any leader who commands a unit reaches it now.
pub fn is_in_command(position: Position<'_>, unit: UnitId) -> bool {
    let mut leaders = position.board.leaders();
    leaders.any(|it| commands(position, it, unit) && reaches(position, it, unit))
}

/// Returns the infantry and cavalry units of a side on the map that are out of command now. Units
/// that are still to enter are not. ST 4.0 A, 17.12, 17.16. ST-SEQ-03, ST-LEAD-05, ST-SETUP-04.
pub fn out_of_command(position: Position<'_>, side: Side) -> UnitSet {
    let own = position.on_map(side).map(|(unit, _)| unit);
    let heeds = |unit: &UnitId| matches!(position.info(*unit).arm, Arm::Infantry | Arm::Cavalry);
    let lost = own.filter(heeds).filter(|unit| !is_in_command(position, *unit));
    lost.map(UnitId::index).collect()
}

/// Returns the hexes in which infantry would now be in a leader's command, in ascending order. ST
/// 17.12. ST-LEAD-02.
pub fn area(position: Position<'_>, leader: LeaderId) -> Vec<HexId> {
    let Some(from) = position.board.hex_of_leader(leader) else { return Vec::new() };
    let (grid, side) = (&position.map().grid, position.leader_info(leader).side);
    let step = |(here, _), next| {
        let is_barred = here != from
            && (position.board.melee_in(here).is_some() || zones::bars_line(position, here, side));
        (!is_barred && cost::is_passable(position, MoveClass::Line, here, next)).then_some(1)
    };
    let mut search = Search::within(grid, position.ratings(leader).radius.into());
    search.offer(from, 0);
    search.find(grid, step, |_| false);
    let mut reached = Vec::with_capacity(search.most_found());
    search.each_found(|hex, _| reached.push(hex));
    reached
}
