//! Final Command Phase. ST 4.0 G.

use kernel::Play;

use super::turn;
use crate::system::Table;

/// Plays rally, resupply, replacements and the removal of Pins, in this order. ST-SEQ-06.
pub(super) fn phase(table: &mut Table) -> Play {
    turn::after(table);
    Ok(())
}
