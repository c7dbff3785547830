//! Declaration of charges. ST 18.23, 18.25.

use kernel::Play;

use super::turn;
use crate::system::Table;

/// Plays the declaration of one charge. If none is left, ends the step.
pub(super) fn one(table: &mut Table) -> Play {
    turn::after(table);
    Ok(())
}
