//! Itemized cost of a step. MOVE-04, MOVE-07 to MOVE-10, MAP-07, SKR-04.

use kernel::{HexId, Sixteenths};

use super::cost;
use super::items::{CostCause, CostItem, itemise, screen};
use super::movers::Movers;
use crate::check::ground;
use crate::game::{Arm, ChangedStep, Passage};
use crate::position_ext::PositionExt;
use crate::question::Walk;
use crate::refusal::Check;
use crate::system::Position;

/// Returns the cost items of a step, for the movers with the highest cost. The sum of the items is
/// the cost of the step. SS 13.3, 13.5.
pub fn bill(position: Position<'_>, walk: &Walk, to: HexId) -> Check<Vec<CostItem>> {
    let movers = Movers::of(position, walk)?;
    let (from, direction) = (walk.here, cost::toward(position, walk.here, to)?);
    movers.cost(from, to)?;
    let side = position.game().map.hexside(from, direction);
    let mut max_cost = Vec::new();
    for kind in movers.kinds() {
        let mode = movers.mode(kind, movers.road(side, to));
        let (passage, mut items) = (Passage { from, to, side }, Vec::new());
        // MOVE-11: a marker may open prohibited ground, so an obstacle is final only without
        // markers.
        let itemised =
            itemise(position.game(), passage, kind.mobility, mode, |item| items.push(item));
        if let (Err(obstacle), false) = (itemised, ground::is_changed(position)) {
            return cost::refusal(position.game(), obstacle, from, to).err();
        }
        changed(position, passage, kind.arm, &mut items);
        if max_cost.is_empty() || sum(&items) > sum(&max_cost) {
            max_cost = items;
        }
    }
    max_cost.extend(screen(&movers, to));
    max_cost.retain(|item| item.points != Sixteenths::ZERO);
    Ok(max_cost)
}

/// Adds the changes of ground markers to the items.
fn changed(position: Position<'_>, passage: Passage<'_>, arm: Arm, items: &mut Vec<CostItem>) {
    for id in ground::on_the_way(position, passage.from, passage.to) {
        let cause = CostCause::Marker(id);
        match position.game().ground_markers[id.index()].step(arm) {
            None | Some(ChangedStep::Closed) => {}
            Some(ChangedStep::More(points)) => items.push(CostItem { cause, points }),
            Some(ChangedStep::Instead(points)) => *items = vec![CostItem { cause, points }],
        }
    }
}

fn sum(items: &[CostItem]) -> Sixteenths {
    items.iter().map(|item| item.points).sum()
}
