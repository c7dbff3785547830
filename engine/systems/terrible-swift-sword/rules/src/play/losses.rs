//! Losses of units. ST 10.7, 13.8, 18.8, 19.33.

use crate::event::LossKind;
use crate::game::UnitId;
use crate::system::Table;

/// Takes strength points from a unit, at most those that it has: scores them, lowers the army
/// morale, removes a unit without points and updates its brigade. Returns the points lost.
pub(super) fn lose(table: &mut Table, unit: UnitId, points: u8, loss: LossKind) -> u8 {
    let (_, _, _, _) = (table, unit, points, loss);
    0
}
