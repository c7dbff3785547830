//! Leaders: losses, company and replacement. ST 17.

use kernel::{HexId, Play};

use crate::game::{LeaderSet, UnitId};
use crate::system::Table;

/// Cause of a roll for the loss of a leader. ST 17.41.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Danger {
    /// Small-arms fire.
    SmallArms,
    /// Artillery fire.
    Artillery,
    /// Troops killed in melee.
    MeleeKilled,
    /// Troops captured in melee.
    MeleeCaptured,
}

/// Rolls for each of these leaders, once for one result. ST 17.41. ST-LEAD-11.
pub(super) fn test(table: &mut Table, leaders: LeaderSet, danger: Danger) -> Play {
    let (_, _, _) = (table, leaders, danger);
    Ok(())
}

/// Lets the leaders in a hex go along with a unit that has left it, or stay. ST 14.4, 17.43.
/// ST-ROUT-09.
pub(super) fn along(table: &mut Table, unit: UnitId, from: HexId) -> Play {
    let (_, _, _) = (table, unit, from);
    Ok(())
}

/// Moves the leaders of a hex without troops to the nearest unit of their command, or captures
/// them. ST 17.3, 17.42. ST-LEAD-08, ST-LEAD-09.
pub(super) fn displaced(table: &mut Table, hex: HexId) -> Play {
    let (_, _) = (table, hex);
    Ok(())
}

/// Places the replacements of both sides, as far as this phase allows. ST 17.5. ST-LEAD-12.
pub(super) fn replace(table: &mut Table) -> Play {
    let _ = table;
    Ok(())
}
