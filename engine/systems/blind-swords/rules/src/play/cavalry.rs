//! Cavalry withdrawal. SS 14.2b, BS 10.8, 11.3b. CAV-01 to CAV-03.

use kernel::{HexId, Play};

use super::entering;
use crate::check::cavalry as check;
use crate::event::Event;
use crate::game::UnitSet;
use crate::play::ask::ask_hex;
use crate::position_ext::PositionExt;
use crate::question::{Question, Withdrawal};
use crate::system::{Step, Table};

/// Lets mounted cavalry withdraw each time enemies approach. The enemies may then continue their
/// move. BS 10.8. CAV-03.
pub(super) fn gives_way(table: &mut Table, movers: &UnitSet, from: HexId, to: HexId) -> Play {
    for withdrawal in check::who_gives_way(table.position(), movers, from, to) {
        if !table.board().is_over() {
            withdraw(table, withdrawal)?;
        }
    }
    Ok(())
}

/// Asks whether cavalry withdraws one hex or stays. Returns whether the cavalry withdrew. The
/// withdrawal draws no disengagement fire. DIS-01.
pub(super) fn withdraw(table: &mut Table, withdrawal: Withdrawal) -> Play<bool> {
    let unit = withdrawal.unit;
    table.within(Step::CavalryWithdrawal(unit), |table| {
        let Some(from) = table.board().hex_of(unit) else { return Ok(false) };
        let owner = table.position().side_of(unit);
        let Some(to) = ask_hex(table, owner, Question::Cavalry(withdrawal))? else {
            return Ok(false);
        };
        table.emit(Event::Withdrew { unit, from, to });
        entering::entered(table, unit)?;
        Ok(true)
    })
}
