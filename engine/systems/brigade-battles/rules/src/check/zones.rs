//! Zones of control and distances to the enemy. CM 2.2.

use kernel::{Direction, HexId, Side};

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
        let controls = !position.state(unit).routed && !map.side(hex, way).closed;
        controls.then_some(unit)
    })
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
