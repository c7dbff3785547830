//! Combat effectiveness of brigades. ST 20.

use crate::game::BrigadeId;
use crate::system::Table;

/// Records that a brigade has become ineffective, or effective again after a resupply. ST 20.12,
/// 20.13. ST-BCE-02, ST-BCE-04.
pub(super) fn update(table: &mut Table, brigade: BrigadeId) {
    let (_, _) = (table, brigade);
}
