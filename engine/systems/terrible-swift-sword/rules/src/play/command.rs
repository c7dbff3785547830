//! Initial Command Phase. ST 4.0 A, 17.12.

use kernel::Play;

use super::turn;
use crate::system::Table;

/// Traces command to all units of the phasing side.
pub(super) fn phase(table: &mut Table) -> Play {
    turn::after(table);
    Ok(())
}
