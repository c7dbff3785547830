//! Place of a drawn chit after its use. SS 10.3d, 10.7, 10.8. CHIT-19, CHIT-22.

use crate::board::ChitPlace;
use crate::check::activation as check;
use crate::event::Event;
use crate::game::ChitId;
use crate::system::Table;

/// Returns a Division chit to the cup while its division still has an available brigade. Otherwise
/// discards the chit for the turn. SS 10.3d, 10.7. CHIT-19.
pub(super) fn recycle(table: &mut Table, chit: ChitId) {
    if is_drawn(table, chit) && check::any_brigade_for(table.position(), chit) {
        table.emit(Event::ChitToCup { chit });
    } else {
        discard(table, chit);
    }
}

/// Discards a drawn chit for the turn, unless the chit already went elsewhere. SS 10.8. CHIT-22.
pub(super) fn discard(table: &mut Table, chit: ChitId) {
    if is_drawn(table, chit) {
        table.emit(Event::ChitDiscarded { chit });
    }
}

fn is_drawn(table: &Table, chit: ChitId) -> bool {
    table.board().chits_at(chit, ChitPlace::Drawn) > 0
}
