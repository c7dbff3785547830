//! Zones of control. ST 11.

use kernel::{HexId, HexSet, Side};

use super::facing;
use crate::game::{Arm, UnitId, Waterway};
use crate::position_ext::PositionExt;
use crate::system::Position;
use crate::variants::DepletedZone;

/// Whether a unit has a zone of control now. ST 11.0. ST-ZOC-02, ST-ZOC-03, ST-PIN-02.
pub fn has_zone(position: Position<'_>, unit: UnitId) -> bool {
    let is_full = position.package.variants.depleted_zone == DepletedZone::AllButFire;
    bars_lines(position, unit) && (is_full || !position.state(unit).depleted)
}

/// Whether a unit has a zone of control against lines of command and supply. Units in Reserve have
/// none. Guns without crew or rounds, and units without ammunition, keep their zones. Wagons
/// have none. ST 12.0, 12.12. ST-SUP-04, R-36.
fn bars_lines(position: Position<'_>, unit: UnitId) -> bool {
    let state = position.state(unit);
    let is_able = !state.pinned && !state.routed && !state.reserve;
    state.formation.has_facing() && is_able && !position.is_engaged(unit)
}

/// Returns the units of a side whose zones cover a hex. ST 11.0. ST-ZOC-01.
pub fn controllers(
    position: Position<'_>,
    hex: HexId,
    side: Side,
) -> impl Iterator<Item = UnitId> + '_ {
    in_front(position, hex, side).filter(move |unit| has_zone(position, *unit))
}

/// Returns the units of a side that have a hex in their front. A zone does not cross a river. ST
/// 11.5. ST-ZOC-01.
fn in_front(position: Position<'_>, hex: HexId, side: Side) -> impl Iterator<Item = UnitId> + '_ {
    let map = position.map();
    let crosses = move |next: HexId| map.between(next, hex).water != Some(Waterway::River);
    map.grid.neighbours(hex).flat_map(move |next| {
        let units = position.stack(side, next);
        units.filter(move |unit| facing::fronts(position, *unit, hex) && crosses(next))
    })
}

/// Returns all hexes in zones of control of a side.
pub fn of_side(position: Position<'_>, side: Side) -> HexSet {
    covered(position, side, has_zone)
}

/// Returns the hexes in front of the units of a side that a predicate accepts. It accepts only units
/// with a facing.
fn covered(position: Position<'_>, side: Side, counts: fn(Position<'_>, UnitId) -> bool) -> HexSet {
    let (map, mut zones) = (position.map(), HexSet::EMPTY);
    for (unit, hex) in position.on_map(side).filter(|(unit, _)| counts(position, *unit)) {
        for way in facing::front(position.state(unit).facing) {
            if let Some(next) = map.grid.neighbour(hex, way)
                && map.side(hex, way).water != Some(Waterway::River)
            {
                zones.insert(next.index());
            }
        }
    }
    zones
}

/// Whether a hex is in a zone of control of a side.
pub fn is_controlled(position: Position<'_>, hex: HexId, side: Side) -> bool {
    controllers(position, hex, side).next().is_some()
}

/// Returns the hexes through which no line of command or supply of a side may pass. They hold an
/// enemy, or are in an enemy zone that no friendly unit negates. A wagon without a guard negates no
/// zone. ST 11.3, 11.4, 11.5. ST-ZOC-04, R-83.
pub fn barred(position: Position<'_>, side: Side) -> HexSet {
    let negates =
        |unit: UnitId| position.info(unit).arm != Arm::Wagon || position.state(unit).strength > 0;
    let mut barred = covered(position, side.other(), bars_lines);
    for (_, hex) in position.on_map(side).filter(|(unit, _)| negates(*unit)) {
        barred.remove(hex.index());
    }
    position.on_map(side.other()).for_each(|(_, hex)| barred.insert(hex.index()));
    barred
}
