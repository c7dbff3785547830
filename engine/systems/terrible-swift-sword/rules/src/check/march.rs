//! Marches of a brigade: its units go together and keep their places beside each other. Each makes
//! a move of its own. ST 5.0.

use kernel::{Direction, HexId};

use crate::board::Place;
use crate::check::{begin, entry, movers, route};
use crate::choice::Mover;
use crate::game::{BrigadeId, Formation, LeaderId, UnitId};
use crate::position_ext::PositionExt;
use crate::question::Walk;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Returns the moves of a march, one for each hex with units of the brigade that can go. Leaders go
/// with the units of their hex. Guns in position stay.
pub fn walks(position: Position<'_>, brigade: BrigadeId) -> Vec<Walk> {
    let own = position.on_map(position.board.active());
    let goes = |unit: &UnitId| {
        let state = position.state(*unit);
        position.info(*unit).brigade == Some(brigade)
            && state.formation != Formation::Unlimbered
            && !state.routed
            && begin::begins(position, Mover::Unit(*unit)).is_ok()
            && movers::has_leave(position, *unit).is_ok()
    };
    let mut walks: Vec<Walk> = Vec::new();
    for (unit, hex) in own.filter(|(unit, _)| goes(unit)) {
        match walks.iter_mut().find(|walk| walk.here == hex) {
            Some(walk) => walk.units.insert(unit.index()),
            None => walks.push(Walk::of(Mover::Unit(unit), hex)),
        }
    }
    for walk in &mut walks {
        let there = position.leaders_of(position.board.active(), walk.here);
        let able = there.filter(|it| begin::begins(position, Mover::Leader(*it)).is_ok());
        walk.leaders = able.map(LeaderId::index).collect();
    }
    walks
}

/// Returns the move that guides a march: that with the brigade's leader, or else the largest.
pub fn guide(position: Position<'_>, walks: &[Walk]) -> Option<Walk> {
    let size = |walk: &&Walk| {
        let points = walk.units().map(|unit| position.state(unit).strength).sum::<u8>();
        (!walk.leaders.is_empty(), points, std::cmp::Reverse(walk.here))
    };
    walks.iter().max_by_key(size).copied()
}

/// Checks whether a brigade can march together: units of it in two hexes can go, or it can enter
/// the map. ST 5.0, 21.22. ST-MOVE-01.
pub fn begins(position: Position<'_>, brigade: BrigadeId) -> Check {
    let own = position.brigade_info(brigade).side == position.board.active();
    let marches = || {
        let walks = walks(position, brigade);
        let leads = |guide| route::lead_anywhere(position, &guide);
        walks.len() > 1 && guide(position, &walks).is_some_and(leads)
    };
    let apart = Refusal::new("ST-MOVE-01", "ST 5.0", "st-move-01-no-march").with(brigade);
    require(own && (!gates(position, brigade).is_empty() || marches()), apart)
}

/// Checks whether the guide of a march can be sent to a hex. ST 5.0. ST-MOVE-01.
pub fn leads(position: Position<'_>, brigade: BrigadeId, hex: HexId) -> Check {
    match guide(position, &walks(position, brigade)) {
        Some(guide) => route::leads(position, &guide, hex),
        None => begins(position, brigade),
    }
}

/// Checks whether a brigade can enter the map together at a hex. ST 21.22. ST-SETUP-03.
pub fn opens(position: Position<'_>, brigade: BrigadeId, hex: HexId) -> Check {
    let elsewhere = Refusal::new("ST-SETUP-03", "ST 21.22", "st-setup-03-no-gate").with(brigade);
    require(gates(position, brigade).contains(&hex), elsewhere.with(hex))
}

/// Returns the hexes to which the guide of a march can be sent.
pub fn destinations(position: Position<'_>, brigade: BrigadeId) -> Vec<HexId> {
    let guide = guide(position, &walks(position, brigade));
    guide.map_or(Vec::new(), |guide| route::destinations(position, &guide))
}

/// Returns the reachable hex nearest to the place that a group of a march is to take. `None` if it
/// comes no nearer than it is.
pub fn nearest(position: Position<'_>, walk: &Walk, place: HexId) -> Option<HexId> {
    let far = |hex: &HexId| position.distance(*hex, place);
    let best = route::destinations(position, walk).into_iter().min_by_key(far)?;
    (far(&best) < position.distance(walk.here, place)).then_some(best)
}

/// Returns the place that keeps a group beside the guide, who goes from a hex to another. At the
/// edge of the map, the group closes up.
pub fn place(position: Position<'_>, from: HexId, to: HexId, group: HexId) -> HexId {
    let grid = &position.map().grid;
    let toward = |hex: HexId| {
        let ways = Direction::ALL.into_iter();
        let nearer = |way: &Direction| grid.neighbour(hex, *way).map(|it| grid.distance(it, to));
        ways.filter(|way| nearer(way).is_some()).min_by_key(nearer)
    };
    let (mut guide, mut place) = (from, group);
    while guide != to {
        let Some(way) = toward(guide) else { break };
        let Some(next) = grid.neighbour(guide, way) else { break };
        guide = next;
        place = grid.neighbour(place, way).unwrap_or(place);
    }
    place
}

/// Returns the units and then the leader of a brigade that wait off the map. ST 21.22.
pub fn waiting(position: Position<'_>, brigade: BrigadeId) -> Vec<Mover> {
    let is_own = |mover: &Mover| match mover {
        Mover::Unit(unit) => position.info(*unit).brigade == Some(brigade),
        Mover::Leader(leader) => position.leader_info(*leader).brigade == Some(brigade),
    };
    entry::waiting(position).filter(is_own).collect()
}

/// Returns the hexes at which the first waiting unit of a brigade can enter in marching formation.
/// Empty unless several wait. ST 21.22. ST-SETUP-03.
pub fn gates(position: Position<'_>, brigade: BrigadeId) -> Vec<HexId> {
    let waiting = waiting(position, brigade);
    match waiting[..] {
        [first, _, ..] => entry::hexes(position, first)
            .iter()
            .copied()
            .filter(|hex| entry::enters(position, first, formation(position, first), *hex).is_ok())
            .collect(),
        _ => Vec::new(),
    }
}

/// Returns the formation in which a unit enters with its brigade.
pub fn formation(position: Position<'_>, mover: Mover) -> Option<Formation> {
    let unit = mover.unit()?;
    debug_assert_eq!(position.state(unit).place, Place::Off, "the unit waits");
    position.info(unit).arm.formations().last().copied()
}

/// Returns the hex nearest to a gate at which a waiting mover can enter.
pub fn gate_of(position: Position<'_>, mover: Mover, gate: HexId) -> Option<HexId> {
    let formation = formation(position, mover);
    let hexes = entry::hexes(position, mover).iter().copied();
    let open = hexes.filter(|hex| entry::enters(position, mover, formation, *hex).is_ok());
    open.min_by_key(|hex| position.distance(*hex, gate))
}
