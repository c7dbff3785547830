//! Retreats. ST 15.

use kernel::{HexId, Play};

use crate::game::{UnitId, UnitSet};
use crate::question::RetreatCause;
use crate::system::Table;

/// Order to a unit to retreat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Order {
    /// Unit that retreats.
    pub unit: UnitId,
    /// Cause of the retreat.
    pub cause: RetreatCause,
    /// Hex of the enemy from whom the unit retreats.
    pub from: HexId,
    /// Enemies that caused the retreat, who may not fire at it.
    pub spared: UnitSet,
    /// Number of hexes.
    pub hexes: u8,
}

/// Retreats a unit hex by hex. A unit that cannot complete its retreat is captured. Leaders in its
/// hex go along or stay. ST 15.0 to 15.4.
pub(super) fn retreat(table: &mut Table, order: Order) -> Play {
    let (_, _) = (table, order);
    Ok(())
}
