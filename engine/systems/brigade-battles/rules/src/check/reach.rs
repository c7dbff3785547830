//! Where a move under way can go. CM 8.

use kernel::{HexId, Sixteenths};

use crate::check::movement;
use crate::choice::Mover;
use crate::look::Look;
use crate::question::Walk;
use crate::system::Scene;

/// A hex that a move can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The hex.
    pub hex: HexId,
    /// What it costs at least from where he is.
    pub cost: Sixteenths,
    /// The hex before it on the cheapest way.
    pub from: HexId,
    /// Whether he may end there.
    pub stop: bool,
}

/// All hexes that a move can reach in its present formation, the cheapest first.
pub fn reach(scene: Scene<'_>, walk: &Walk) -> Vec<Reach> {
    let mut open = vec![(*walk, walk.here)];
    let mut best: Vec<Reach> = Vec::new();
    while let Some(next) = cheapest(&open) {
        let (walk_here, from) = open.swap_remove(next);
        if best.iter().any(|known| known.hex == walk_here.here) {
            continue;
        }
        best.push(reached(scene, &walk_here, walk, from));
        for to in scene.map().grid.neighbours(walk_here.here) {
            if let Ok(cost) = movement::step(scene, &walk_here, to) {
                open.push((movement::after(scene, &walk_here, to, cost), walk_here.here));
            }
        }
    }
    best.retain(|reached| reached.hex != walk.here);
    best
}

fn reached(scene: Scene<'_>, there: &Walk, walk: &Walk, from: HexId) -> Reach {
    let stop = match there.mover {
        Mover::Unit(unit) => movement::friend(scene, unit, there.here).is_none(),
        Mover::Leader(_) => true,
    };
    Reach { hex: there.here, cost: there.spent - walk.spent, from, stop }
}

fn cheapest(open: &[(Walk, HexId)]) -> Option<usize> {
    let cost = |index: &usize| (open[*index].0.spent, open[*index].0.here);
    (0..open.len()).min_by_key(cost)
}
