//! Costs of movement. ST 9.0.

use kernel::{Direction, HexId, Search, Sixths};

use crate::game::{CLOSED, Entry, Hexside, MapStep, MoveClass, Terrain, Waterway, Way};
use crate::position_ext::PositionExt;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;
use crate::variants::{WallGate, WayHexsides};

/// Cost of a step, and whether the unit must stop after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepCost {
    /// Movement points of the step. In terrain that requires the whole allowance or a remaining
    /// point, this number must remain before the step.
    pub points: Sixths,
    /// Whether the unit must stop in the hex. ST 9.0. ST-MOVE-06, ST-MOVE-07.
    pub stops: bool,
}

/// Returns the cost of a step between adjacent hexes, apart from any units there: the hex and every
/// feature of the hexside. Zones of control cost nothing. ST 5.14, 5.2, 9.0. ST-MOVE-01,
/// ST-MOVE-02, ST-MOVE-12, ST-MOVE-14.
pub fn of_step(
    position: Position<'_>,
    class: MoveClass,
    from: HexId,
    to: HexId,
) -> Check<StepCost> {
    let map = position.map();
    let Some(toward) = map.grid.direction(from, to) else {
        let apart = Refusal::new("ST-MOVE-01", "ST 5.16", "st-move-01-not-next");
        return apart.with(to).with(from).err();
    };
    let side = map.side(from, toward);
    let rate = rate(position, class, way(side));
    let crossing = crossing(position, class, side, rate.is_some(), to)?;
    match rate {
        Some(points) => Ok(StepCost { points: points + crossing, stops: false }),
        None => of_terrain(position, class, to, crossing),
    }
}

/// Returns the steps from each hex for a movement class, cheapest first.
pub fn map_steps<'a>(position: Position<'a>, class: MoveClass) -> &'a [[MapStep; 6]] {
    let (grid, variants) = (&position.map().grid, &position.package.variants);
    let wall_gate = usize::from(variants.wall_gate == WallGate::Open);
    let way_hexsides = usize::from(variants.way_hexsides == WayHexsides::Lifted);
    let step = |from, direction| match grid.neighbour(from, direction) {
        None => MapStep { to: from, cost: CLOSED },
        Some(to) => MapStep { to, cost: search_cost(position, class, from, to) },
    };
    let around = |from| {
        let mut steps = Direction::ALL.map(|direction| step(from, direction));
        steps.sort_by_key(|step| step.cost);
        steps
    };
    let steps = &position.game().cache().steps[2 * wall_gate + way_hexsides][class as usize];
    steps.get_or_init(|| grid.hexes().map(around).collect())
}

/// Returns the cost of a step after which a unit can go on, in sixths. [`CLOSED`] for another step.
fn search_cost(position: Position<'_>, class: MoveClass, from: HexId, to: HexId) -> u16 {
    match of_step(position, class, from, to) {
        Ok(StepCost { points, stops: false }) => {
            points.sixths().clamp(0, Search::MOST.into()) as u16
        }
        Ok(StepCost { stops: true, .. }) | Err(_) => CLOSED,
    }
}

/// Returns the cost of crossing the edge of the map at a hex: that of the thoroughfare that runs off
/// the map there, or of the terrain of the hex. ST 16.0, 21.22. ST-MOVE-17, ST-SETUP-03.
pub fn of_edge(position: Position<'_>, class: MoveClass, hex: HexId) -> Check<StepCost> {
    match rate(position, class, position.map().hex(hex).leaves_by) {
        Some(points) => Ok(StepCost { points, stops: false }),
        None => of_terrain(position, class, hex, Sixths::ZERO),
    }
}

/// Whether terrain lets a movement class enter an adjacent hex, at any cost. ST 15.1, 17.14.
pub fn is_passable(position: Position<'_>, class: MoveClass, from: HexId, to: HexId) -> bool {
    of_step(position, class, from, to).is_ok()
}

/// Returns the thoroughfare that crosses a hexside. A bridge counts as a pike. ST 5.22, 9.0.
/// ST-MOVE-03, ST-MOVE-10.
fn way(side: Hexside) -> Option<Way> {
    if side.water == Some(Waterway::Bridge) { Some(Way::Pike) } else { side.way }
}

/// Returns the cost of moving along a thoroughfare. `None` if the class cannot use it. ST 5.23 to
/// 5.25. ST-MOVE-04, ST-MOVE-05.
fn rate(position: Position<'_>, class: MoveClass, way: Option<Way>) -> Option<Sixths> {
    match position.charts().movement.of_way(way?).of(class) {
        Entry::Points(points) => Some(points),
        Entry::Closed | Entry::Stop | Entry::All | Entry::Other => None,
    }
}

/// Returns the cost of crossing a hexside. A thoroughfare does not reduce the cost, but it crosses
/// bridges and passes through walls. ST 5.21, 5.26, 5.31. ST-MOVE-03, ST-MOVE-08 to ST-MOVE-11.
fn crossing(
    position: Position<'_>,
    class: MoveClass,
    side: Hexside,
    by_way: bool,
    to: HexId,
) -> Check<Sixths> {
    let (costs, variants) = (&position.charts().movement, &position.package.variants);
    let closed = |requirement, section, reason| Refusal::new(requirement, section, reason).with(to);
    let closed_side = closed("ST-MOVE-10", "ST 5.21", "st-move-10-closed-side");
    let is_gate = by_way && variants.wall_gate == WallGate::Open;
    if side.wall && !is_gate && costs.wall.of(class).is_none() {
        return closed("ST-MOVE-11", "ST 5.31", "st-move-11-wall").err();
    }
    require(side.water != Some(Waterway::River), closed_side)?;
    if by_way && variants.way_hexsides == WayHexsides::Lifted {
        return Ok(Sixths::ZERO);
    }
    let is_bridged = by_way && side.water == Some(Waterway::Bridge);
    let water = side.water.filter(|_| !is_bridged).and_then(|water| costs.of_water(water));
    let wall = Some(&costs.wall).filter(|_| side.wall && !is_gate);
    let mut points = Sixths::ZERO;
    for costs in [costs.of_rise(side.rise), water, wall].into_iter().flatten() {
        points += costs.of(class).ok_or(closed_side)?;
    }
    Ok(points)
}

/// Returns the cost of entering the terrain of a hex, in addition to that of its hexside. ST 5.32,
/// 9.0. ST-MOVE-06, ST-MOVE-07.
fn of_terrain(
    position: Position<'_>,
    class: MoveClass,
    hex: HexId,
    crossing: Sixths,
) -> Check<StepCost> {
    let terrain = position.map().hex(hex).terrain;
    let charts = position.charts();
    match charts.movement.of_hex(terrain).of(class) {
        Entry::Points(points) => Ok(StepCost { points: points + crossing, stops: false }),
        Entry::Stop => Ok(StepCost { points: crossing + Sixths::ONE, stops: true }),
        Entry::All => Ok(StepCost { points: charts.allowances.of(class), stops: true }),
        Entry::Closed | Entry::Other => {
            let closed = match terrain {
                Terrain::Town => Refusal::new("ST-MOVE-07", "ST 5.32", "st-move-07-town"),
                Terrain::Woods | Terrain::Clear | Terrain::Marsh => {
                    Refusal::new("ST-MOVE-06", "ST 9.0", "st-move-06-closed")
                }
            };
            closed.with(hex).err()
        }
    }
}
