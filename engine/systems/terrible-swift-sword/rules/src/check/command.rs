//! Command of leaders over units. ST 17.1.

use crate::game::{LeaderId, UnitId};
use crate::system::Position;

/// Whether a unit needs a leader to act. ST 17.15, 17.16. ST-LEAD-05, ST-CAV-01.
pub fn needs_leader(position: Position<'_>, unit: UnitId) -> bool {
    let (_, _) = (position, unit);
    true
}

/// Whether a leader reaches a unit of the leader's command now. ST 17.12. ST-LEAD-02.
pub fn reaches(position: Position<'_>, leader: LeaderId, unit: UnitId) -> bool {
    let (_, _, _) = (position, leader, unit);
    true
}

/// Whether a leader commands a unit: it belongs to the leader's brigade, or the leader commands the
/// army. ST 17.13. ST-LEAD-04.
pub fn commands(position: Position<'_>, leader: LeaderId, unit: UnitId) -> bool {
    let (_, _, _) = (position, leader, unit);
    true
}
