//! Fire phases. ST 4.0 C, D, 10.

use kernel::Play;

use super::turn;
use crate::question::FirePhase;
use crate::system::Table;

/// Plays the fire at one hex. If the side fires no more, ends the phase.
pub(super) fn one(table: &mut Table, phase: FirePhase) -> Play {
    let _ = phase;
    turn::after(table);
    Ok(())
}
