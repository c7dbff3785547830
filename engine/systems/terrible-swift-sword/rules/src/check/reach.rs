//! Hexes that a move can reach, with their costs. ST 5.1, 6.2.

use std::collections::BTreeMap;

use kernel::{HexId, Reach, Sixths};

use crate::check::{route, steps};
use crate::position_ext::PositionExt;
use crate::question::Walk;
use crate::system::Position;

/// Returns the hexes that a move can reach, in ascending order: by a route, as it is or in marching
/// formation, or by a single step. ST-MOVE-01.
pub fn reach(position: Position<'_>, walk: &Walk) -> Vec<Reach<Sixths>> {
    let mut found: BTreeMap<HexId, Reach<Sixths>> = BTreeMap::new();
    for there in route::reach(position, walk) {
        let known = found.entry(there.hex).or_insert(there);
        // Paths in marching formation come last. They count where the others do not end.
        if there.stop && !known.stop {
            (known.cost, known.stop) = (there.cost, true);
        }
    }
    for to in position.map().grid.neighbours(walk.here) {
        let Ok(costs) = steps::step(position, walk, to) else { continue };
        let Some(cost) = costs.iter().map(|(_, cost)| cost.points).max() else { continue };
        let stop = route::may_end(position, walk, None, to);
        found.entry(to).or_insert(Reach { hex: to, cost, from: walk.here, stop });
    }
    found.into_values().collect()
}
