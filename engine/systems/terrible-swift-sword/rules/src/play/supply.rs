//! Ammunition, rounds and the supply wagon. ST 12.

use kernel::Play;

use crate::system::Table;

/// Resupplies the units that the side chooses. ST 12.23. ST-SUP-03.
pub(super) fn resupply(table: &mut Table) -> Play {
    let _ = table;
    Ok(())
}

/// Lets the side decide about wagons whose captors still hold them when its Movement Phase begins.
/// ST 12.16. ST-SUP-06.
pub(super) fn captures(table: &mut Table) -> Play {
    let _ = table;
    Ok(())
}

/// Lets regiments give new guards to wagons at the end of the Movement Phase. ST 12.14. ST-SUP-05.
pub(super) fn guards(table: &mut Table) -> Play {
    let _ = table;
    Ok(())
}

/// Lets the owner exchange the units of stacks whose top one ran out of ammunition in this phase.
/// ST 8.6. ST-STK-06.
pub(super) fn swaps(table: &mut Table) -> Play {
    let _ = table;
    Ok(())
}

/// Lets batteries hand over rounds at the end of the game turn. ST 12.36. ST-ART-05.
pub(super) fn transfers(table: &mut Table) -> Play {
    let _ = table;
    Ok(())
}
