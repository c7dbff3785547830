//! The Fortunes of War. SS 10.5a, BS 7.3. CHIT-08, CHIT-09, A-43.

use kernel::{Play, Side};

use crate::check::activation as check;
use crate::event::Event;
use crate::game::{ChitId, ChitKind};
use crate::play::ask::ask_brigade;
use crate::play::used_chit;
use crate::profile::FortunesCarriesOver;
use crate::question::ActivationQuestion;
use crate::system::Table;

/// Resolves a drawn Fortunes of War chit, which will negate the next chit. SS 10.5a. CHIT-08.
pub fn strike(table: &mut Table, chit: ChitId) {
    table.emit(Event::ChitDiscarded { chit });
    table.emit(Event::FortunesSet { pending: true });
}

/// Negates the drawn chit. A negated Division chit also costs a brigade its activation. SS 10.5a.
/// CHIT-08, CHIT-09, A-44.
pub fn negate(table: &mut Table, chit: ChitId) -> Play {
    table.emit(Event::FortunesSet { pending: false });
    table.emit(Event::ChitNegated { chit });
    let rules = table.shared_package();
    let info = &rules.game.chits[chit.index()];
    if let (ChitKind::Division { .. }, Some(side)) = (&info.kind, info.side) {
        burn_brigade(table, side, chit)
    } else {
        table.emit(Event::ChitDiscarded { chit });
        Ok(())
    }
}

/// Asks the side which brigade loses its activation. SS 10.5a, 10.7. CHIT-09, A-48.
fn burn_brigade(table: &mut Table, side: Side, chit: ChitId) -> Play {
    if check::any_brigade_for(table.position(), chit)
        && let Some(brigade) = ask_brigade(table, side, ActivationQuestion::FortunesBrigade(chit))?
    {
        table.emit(Event::BrigadeMarked { brigade });
    }
    used_chit::recycle(table, chit);
    Ok(())
}

/// Ends a pending Fortunes of War if the turn ends before another chit is drawn. A-43, V-78.
pub fn lapse(table: &mut Table) {
    let carries_over = table.package().profile.fortunes_carries_over;
    if table.board().fortunes() && carries_over == FortunesCarriesOver::No {
        table.emit(Event::FortunesSet { pending: false });
    }
}
