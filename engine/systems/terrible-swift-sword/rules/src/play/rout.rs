//! Rout checks and routs. ST 14.

use kernel::{HexId, Play, Side};

use crate::event::RoutCause;
use crate::game::{LeaderSet, UnitId, UnitSet};
use crate::system::Table;

/// Losses of the units of a side in a hex by fire, until their routs are checked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit {
    /// Side that was fired at.
    pub side: Side,
    /// Hex that was fired at.
    pub hex: HexId,
    /// Top unit when the fire began.
    pub top: UnitId,
    /// Units that lost points or crews to small arms.
    pub by_small_arms: UnitSet,
    /// Units that lost points or crews to artillery.
    pub by_artillery: UnitSet,
    /// Enemies that fired.
    pub enemies: UnitSet,
    /// Leaders who were in the hex when the phase began. ST 14.5.
    pub leaders: LeaderSet,
}

/// Checks the routs that fire at a hex calls for, from the top unit down. ST 14.5. ST-ROUT-08.
pub(super) fn after_fire(table: &mut Table, hit: Hit) -> Play {
    let (_, _) = (table, hit);
    Ok(())
}

/// Checks whether a unit routs, and routs it. `from` is the hex of the enemy from whom it would
/// run, `spared` the enemies that caused the check. ST 14.2.
pub(super) fn check(table: &mut Table, unit: UnitId, from: HexId, spared: UnitSet) -> Play {
    let (_, _, _, _) = (table, unit, from, spared);
    Ok(())
}

/// Routs a unit, which retreats three hexes. Its brigade may break with it. ST 14.3, 20.21.
pub(super) fn rout(
    table: &mut Table,
    unit: UnitId,
    cause: RoutCause,
    from: HexId,
    spared: UnitSet,
) -> Play {
    let (_, _, _, _, _) = (table, unit, cause, from, spared);
    Ok(())
}
