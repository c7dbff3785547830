//! Combat effectiveness of brigades. ST 20.

use crate::check::brigade;
use crate::event::Event;
use crate::game::BrigadeId;
use crate::system::Table;

/// Records that a brigade has become ineffective, or effective again. Losses never fall and only a
/// resupply raises a rating, so only a resupply restores a brigade. ST 20.12, 20.13, 20.22.
/// ST-BCE-02, ST-BCE-04.
pub(super) fn update(table: &mut Table, brigade: BrigadeId) {
    let position = table.position();
    let is_over = brigade::losses(position, brigade) > brigade::rating(position, brigade);
    match (brigade::is_ineffective(position, brigade), is_over) {
        (false, true) => table.emit(Event::BrigadeBroken { brigade }),
        (true, false) => table.emit(Event::BrigadeRestored { brigade }),
        (false, false) | (true, true) => {}
    }
}
