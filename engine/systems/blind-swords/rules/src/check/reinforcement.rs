//! Legality of the entry of reinforcements. REIN-01 to REIN-05.

use kernel::{Edge, HexId, Side};

use super::movement::may_stand;
use crate::board::Place;
use crate::choice::Choice;
use crate::game::{Arm, BrigadeId, UnitId};
use crate::position_ext::PositionExt;
use crate::profile::{ArtilleryReinforcementTime, Profile, ReinforcementFallback};
use crate::question::Entrant;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Returns the candidate entry hexes, which are all hexes of the map.
pub fn candidates(position: Position<'_>) -> Vec<Choice> {
    position.game().map.grid.hexes().map(Choice::Hex).collect()
}

/// Checks whether a unit or brigade may enter in a hex. The hex must be in the entry zone and have
/// no adjacent enemies. If the zone has no such hex, the hex must be one of the nearest clear
/// hexes. SS 13.8, BS 10.11. REIN-01, REIN-04, A-92.
pub fn check(position: Position<'_>, entrant: Entrant, choice: Choice) -> Check {
    let hex = choice.hex()?;
    let blocked = Refusal::new("REIN-04", "SS 13.8", "rein-04-enemy-stands-next").with(hex);
    require(!is_blocked(position, hex, side(position, entrant)), blocked)?;
    let open = open(position, entrant);
    if !open.is_empty() {
        let outside = Refusal::new("REIN-01", "BS 10.11", "rein-01-not-one-hexes-entry");
        return require(open.contains(&hex), outside.with(hex));
    }
    may_use(position, entrant, hex)?;
    let farther =
        Refusal::new("REIN-04", "SS 13.8", "rein-04-another-clear-hex-nearer-than").with(hex);
    require(fallbacks(position, entrant).contains(&hex), farther)
}

/// Returns the side that owns the entering units.
pub fn side(position: Position<'_>, entrant: Entrant) -> Side {
    match entrant {
        Entrant::Brigade(brigade) => position.game().brigades[brigade.index()].side,
        Entrant::Unit(unit) => position.side_of(unit),
    }
}

/// Returns the units of a brigade that have not entered yet.
pub fn waiting(position: Position<'_>, brigade: BrigadeId) -> Vec<UnitId> {
    let units = position.game().brigades[brigade.index()].units.iter().copied();
    let alone = |unit: UnitId| position.package.unit_arrivals().any(|arrival| arrival.unit == unit);
    units.filter(|&unit| position.board.unit(unit).place == Place::Off && !alone(unit)).collect()
}

/// Whether batteries arrive individually at the start of an Artillery Phase. BS 10.11. ART-14,
/// V-21.
pub fn batteries_arrive(profile: &Profile) -> bool {
    profile.artillery_reinforcement_time == ArtilleryReinforcementTime::ArtilleryPhaseStart
}

/// Returns the batteries that are due and have not entered yet. ART-14, REIN-05.
pub fn due_batteries(position: Position<'_>) -> Vec<UnitId> {
    let mut due = due_units(position);
    due.retain(|&unit| position.arm(unit) == Arm::Artillery);
    due
}

/// Returns the units of a brigade whose individual arrival is due and that have not entered yet.
/// REIN-01.
pub fn due_of(position: Position<'_>, brigade: BrigadeId) -> Vec<UnitId> {
    let mut due = due_units(position);
    due.retain(|&unit| position.info(unit).brigade == Some(brigade));
    due
}

fn due_units(position: Position<'_>) -> Vec<UnitId> {
    let arrivals = position.package.unit_arrivals();
    let due = arrivals.filter(|arrival| arrival.turn <= position.board.turn());
    due.map(|arrival| arrival.unit)
        .filter(|&unit| position.board.unit(unit).place == Place::Off)
        .collect()
}

/// Whether an enemy blocks a side's entry into a hex. SS 13.8. REIN-04.
pub fn is_blocked(position: Position<'_>, hex: HexId, side: Side) -> bool {
    position.enemy_in(hex, side) || position.next_to_enemy(hex, side)
}

/// Whether an enemy already blocked the entry on an earlier turn. REIN-04.
pub fn is_delayed(position: Position<'_>, entrant: Entrant) -> bool {
    match entrant {
        Entrant::Brigade(brigade) => {
            position.board.brigade(brigade).arrival.is_some_and(|arrival| arrival.delayed)
        }
        Entrant::Unit(unit) => {
            let mut arrivals = position.package.unit_arrivals();
            arrivals.any(|due| due.unit == unit && due.turn < position.board.turn())
        }
    }
}

/// Returns the entry hexes without an enemy in or next to them. SS 13.8, BS 10.11. REIN-01,
/// REIN-04.
pub fn open(position: Position<'_>, entrant: Entrant) -> Vec<HexId> {
    let side = side(position, entrant);
    let mut open = zone(position, entrant);
    open.retain(|&hex| !is_blocked(position, hex, side));
    open
}

/// Returns the nearest hexes in which blocked reinforcements can enter. Empty if there are none.
pub fn fallbacks(position: Position<'_>, entrant: Entrant) -> Vec<HexId> {
    let side = side(position, entrant);
    let clear =
        |&hex: &HexId| may_use(position, entrant, hex).is_ok() && !is_blocked(position, hex, side);
    let clear: Vec<_> = position.game().map.grid.hexes().filter(clear).collect();
    let zone = zone(position, entrant);
    let away = |hex: HexId| zone.iter().map(|&due| position.distance(hex, due)).min();
    let nearest = clear.iter().filter_map(|&hex| away(hex)).min();
    clear.into_iter().filter(|&hex| nearest.is_some() && away(hex) == nearest).collect()
}

/// Returns the entry zone: all entry hexes of the scenario's reinforcement or arrival. If no
/// reinforcement lists the brigade's entry hex, the zone is that hex alone.
fn zone(position: Position<'_>, entrant: Entrant) -> Vec<HexId> {
    let scenario = position.package.scenario();
    match entrant {
        Entrant::Brigade(brigade) => {
            let Some(arrival) = position.board.brigade(brigade).arrival else { return Vec::new() };
            let zones = scenario.reinforcements.iter().filter(|due| due.brigade == brigade);
            let zone = zones.map(|due| &due.hexes).find(|hexes| hexes.contains(&arrival.hex));
            zone.cloned().unwrap_or_else(|| vec![arrival.hex])
        }
        Entrant::Unit(unit) => {
            let due = position.package.unit_arrivals().find(|due| due.unit == unit);
            due.map(|due| due.hexes.clone()).unwrap_or_default()
        }
    }
}

/// Checks that all entering units may occupy a hex. If the profile requires it, the hex must also
/// be on their map edge. REIN-04, V-71.
fn may_use(position: Position<'_>, entrant: Entrant, hex: HexId) -> Check {
    let units = match entrant {
        Entrant::Brigade(brigade) => waiting(position, brigade),
        Entrant::Unit(unit) => vec![unit],
    };
    let stands = units.iter().all(|&unit| may_stand(position, unit, hex));
    let closed = Refusal::new("MOVE-11", "SS 13.3", "move-11-cannot-entered").with(hex);
    require(stands && !position.package.scenario().forbids(hex), closed)?;
    let inland = Refusal::new("REIN-04", "SS 13.8", "rein-04-not-edge-they-come");
    match position.profile().reinforcement_fallback {
        ReinforcementFallback::EdgeHexes => {
            require(on_edge_of_arrival(position, entrant, hex), inland.with(hex))
        }
        ReinforcementFallback::AnyHex => Ok(()),
    }
}

fn on_edge_of_arrival(position: Position<'_>, entrant: Entrant, hex: HexId) -> bool {
    let grid = &position.game().map.grid;
    let shares =
        |at: HexId| Edge::ALL.iter().any(|&edge| grid.is_on(at, edge) && grid.is_on(hex, edge));
    zone(position, entrant).into_iter().any(shares)
}
