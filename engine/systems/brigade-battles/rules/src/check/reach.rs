//! Hexes that the current move can reach. CM 8.

use kernel::{HexId, Sixteenths};

use crate::check::movement;
use crate::choice::Mover;
use crate::position_ext::PositionExt;
use crate::question::Walk;
use crate::system::Position;

/// Hex that a move can reach, with the cost and the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Hex that the move can reach.
    pub hex: HexId,
    /// Lowest cost from the mover's current hex, in movement points.
    pub cost: Sixteenths,
    /// Hex from which the cheapest path enters this hex.
    pub from: HexId,
    /// Whether the mover may end its move in this hex.
    pub stop: bool,
}

/// Returns all hexes that a move can reach without a change of formation, cheapest first.
pub fn reach(position: Position<'_>, walk: &Walk) -> Vec<Reach> {
    let mut open = vec![(*walk, walk.here)];
    let mut best: Vec<Reach> = Vec::new();
    while let Some(next) = cheapest(&open) {
        let (walk_here, from) = open.swap_remove(next);
        if best.iter().any(|known| known.hex == walk_here.here) {
            continue;
        }
        best.push(reached(position, &walk_here, walk, from));
        for to in position.map().grid.neighbours(walk_here.here) {
            if let Ok(cost) = movement::step(position, &walk_here, to) {
                open.push((movement::after(position, &walk_here, to, cost), walk_here.here));
            }
        }
    }
    best.retain(|reached| reached.hex != walk.here);
    best
}

fn reached(position: Position<'_>, there: &Walk, walk: &Walk, from: HexId) -> Reach {
    let stop = match there.mover {
        Mover::Unit(unit) => movement::friend(position, unit, there.here).is_none(),
        Mover::Leader(_) => true,
    };
    Reach { hex: there.here, cost: there.spent - walk.spent, from, stop }
}

fn cheapest(open: &[(Walk, HexId)]) -> Option<usize> {
    let cost = |index: &usize| (open[*index].0.spent, open[*index].0.here);
    (0..open.len()).min_by_key(cost)
}
