//! Zones of control and distances to the enemy. CM 2.2.

use kernel::{Direction, HexId, HexSet, Side};

use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Returns the units of a side whose zones of control contain a hex. CM 2.2, 9.8.3. CW-ZOC-01,
/// CW-ZOC-05, CW-MOV-08.
pub fn controllers(position: Position<'_>, hex: HexId, by: Side) -> impl Iterator<Item = UnitId> {
    let map = position.map();
    let is_open = position.costs(hex).is_some();
    let ways = Direction::ALL.into_iter().filter(move |_| is_open);
    ways.filter_map(move |way| {
        let there = map.grid.neighbour(hex, way)?;
        let unit = position.unit_of(by, there)?;
        controls_across(position, unit, there, way.opposite()).then_some(unit)
    })
}

/// Whether a unit's zone of control extends across a hexside of the unit's hex. The caller checks
/// the terrain of the hex beyond the hexside.
fn controls_across(position: Position<'_>, unit: UnitId, hex: HexId, way: Direction) -> bool {
    !position.state(unit).routed && !position.map().side(hex, way).closed
}

/// Enemies of a mover. The trait answers the questions about them on which the legality and the
/// cost of a step depend.
pub trait Enemies {
    /// Whether a hex is in the zone of control of an enemy.
    fn control(&self, position: Position<'_>, hex: HexId) -> bool;
    /// Whether an enemy is too near a hex for the column rate. CM 8.4. CW-COL-02.
    fn are_near(&self, position: Position<'_>, hex: HexId) -> bool;
}

/// All enemies of one side, for checks of a single step. Each call examines the units on the board.
#[derive(Clone, Copy, Debug)]
pub struct EnemySide(pub Side);

impl Enemies for EnemySide {
    fn control(&self, position: Position<'_>, hex: HexId) -> bool {
        is_controlled(position, hex, self.0)
    }

    fn are_near(&self, position: Position<'_>, hex: HexId) -> bool {
        let near = position.game().charts.allowances.column_beyond;
        position.on_map(self.0).any(|(_, there)| position.distance(hex, there) <= near)
    }
}

/// Hexes that enemies control, and hexes near an enemy. Both sets are computed once for a search
/// over many steps.
#[derive(Clone, Copy, Debug)]
pub struct EnemySets {
    zones: HexSet,
    near: HexSet,
}

impl EnemySets {
    /// Computes the sets for the units of a side.
    pub fn of(position: Position<'_>, side: Side) -> Self {
        let (mut zones, mut near) = (HexSet::EMPTY, HexSet::EMPTY);
        let (map, beyond) = (position.map(), position.game().charts.allowances.column_beyond);
        for (unit, hex) in position.on_map(side) {
            map.grid.within(hex, beyond).for_each(|hexes| near.insert_range(hexes));
            for way in Direction::ALL {
                let next = map.grid.neighbour(hex, way);
                let next = next.filter(|&next| position.costs(next).is_some());
                let controlled = next.filter(|_| controls_across(position, unit, hex, way));
                controlled.into_iter().for_each(|next| zones.insert(next.index()));
            }
        }
        Self { zones, near }
    }
}

impl Enemies for EnemySets {
    fn control(&self, _: Position<'_>, hex: HexId) -> bool {
        self.zones.contains(hex.index())
    }

    fn are_near(&self, _: Position<'_>, hex: HexId) -> bool {
        self.near.contains(hex.index())
    }
}

/// Whether a hex is in the zone of control of a unit of a side.
pub fn is_controlled(position: Position<'_>, hex: HexId, by: Side) -> bool {
    controllers(position, hex, by).next().is_some()
}

/// Whether a combat unit of a side is adjacent to a hex. CM 11. CW-NGT-02.
pub fn has_neighbour(position: Position<'_>, hex: HexId, of: Side) -> bool {
    position.map().grid.neighbours(hex).any(|next| position.unit_of(of, next).is_some())
}

/// Returns the distance from a hex to the nearest combat unit of a side, routed or not, in hexes.
/// `None` if the side has no unit on the map.
pub fn nearest(position: Position<'_>, hex: HexId, of: Side) -> Option<u8> {
    position.on_map(of).map(|(_, there)| position.distance(hex, there)).min()
}
