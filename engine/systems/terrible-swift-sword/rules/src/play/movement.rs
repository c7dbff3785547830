//! Movement Phase. ST 4.0 B, 5.

use kernel::Play;

use super::turn;
use crate::system::Table;

/// Plays one move. If the side moves no more, ends the phase.
pub(super) fn one(table: &mut Table) -> Play {
    turn::after(table);
    Ok(())
}
