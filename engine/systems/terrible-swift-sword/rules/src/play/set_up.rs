//! Set-up. ST 21.

use kernel::Play;

use super::turn;
use crate::system::Table;

/// Asks one set-up question. When both sides have set up, begins the first turn.
pub(super) fn one(table: &mut Table) -> Play {
    turn::first(table);
    Ok(())
}
