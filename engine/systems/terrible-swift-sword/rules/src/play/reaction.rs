//! Withdrawal Fire, Retreat Fire and fire at limbering guns. ST 6.23, 11.

use kernel::{HexId, Play};

use crate::game::{UnitId, UnitSet};
use crate::system::Table;

/// Lets enemies fire at units that are about to leave a hex together. ST 11.1.
pub(super) fn withdrawal(table: &mut Table, leaving: UnitSet, hex: HexId) -> Play {
    let (_, _, _) = (table, leaving, hex);
    Ok(())
}

/// Lets enemies fire at a retreating unit that has entered a hex. `spared` holds the enemies that
/// caused the retreat, who may not fire. Routs are checked at the end of the retreat. ST 11.2.
pub(super) fn retreat(table: &mut Table, unit: UnitId, spared: UnitSet) -> Play {
    let (_, _, _) = (table, unit, spared);
    Ok(())
}

/// Lets enemies fire at a battery that limbers or unlimbers. ST 6.23.
pub(super) fn limbering(table: &mut Table, unit: UnitId) -> Play {
    let (_, _) = (table, unit);
    Ok(())
}
