//! Retreat before melee, and the advance that follows. ST 4.0 E, 13.7.

use kernel::Play;

use super::turn;
use crate::system::Table;

/// Plays one retreat before melee. If no unit retreats any more, ends the phase.
pub(super) fn one(table: &mut Table) -> Play {
    turn::after(table);
    Ok(())
}
