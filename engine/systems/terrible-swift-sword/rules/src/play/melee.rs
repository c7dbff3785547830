//! Melee Phase. ST 4.0 F, 13.

use kernel::Play;

use super::turn;
use crate::system::Table;

/// Plays one melee. If none is left, ends the phase.
pub(super) fn one(table: &mut Table) -> Play {
    turn::after(table);
    Ok(())
}
