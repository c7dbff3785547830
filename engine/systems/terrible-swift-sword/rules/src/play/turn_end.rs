//! End of the game turn. ST 4.0, 19.4.

use kernel::Play;

use super::turn;
use crate::system::Table;

/// Checks demoralisation and begins the next turn, or ends the game. ST-SEQ-07, ST-SEQ-08.
pub(super) fn end(table: &mut Table) -> Play {
    turn::next(table);
    Ok(())
}
