//! Skirmish screens. SS 18.2. SKR-05.

use std::sync::Arc;

use kernel::{HexId, Play};

use super::{break_test, entering};
use crate::check::skirmish;
use crate::check::skirmish_withdrawal as check;
use crate::event::Event;
use crate::game::{BrokenBox, UnitId};
use crate::play::ask::ask_hex;
use crate::position_ext::PositionExt;
use crate::question::{Question, SkirmishWithdrawal};
use crate::system::{Step, Table};

/// Withdraws enemy skirmishers next to a unit that has entered a hex, one at a time. SS 18.2, 18.4.
/// SKR-05, ADV-05, RET-09.
pub fn screens_withdraw(table: &mut Table, mover: UnitId) -> Play {
    let position = table.position();
    let Some(from) = position.board.hex_of(mover) else { return Ok(()) };
    let screen: Vec<_> = skirmish::screen(position, from, position.side_of(mover)).collect();
    for unit in screen {
        table.within(Step::SkirmishWithdrawal(unit), |table| withdraw(table, unit, from))?;
    }
    Ok(())
}

/// Withdraws a skirmisher one hex away from the mover, and further until no enemy is adjacent. If
/// the unit can reach no such hex, it goes to Box 1 of the Broken Track. The withdrawal draws no
/// disengagement fire. SS 18.2. SKR-05, A-95.
fn withdraw(table: &mut Table, unit: UnitId, from: HexId) -> Play {
    let owner = table.position().side_of(unit);
    let mut passed = Vec::new();
    while let Some(here) = table.board().hex_of(unit).filter(|_| !table.board().is_over()) {
        if !passed.is_empty() && check::is_refuge(table.position(), unit, here) {
            return Ok(());
        }
        passed.push(here);
        let withdrawal = SkirmishWithdrawal { unit, from, passed: Arc::from(&passed[..]) };
        if check::steps(table.position(), &withdrawal).is_empty() {
            return break_test::leave(table, unit, BrokenBox::One);
        }
        let Some(to) = ask_hex(table, owner, Question::Skirmish(withdrawal))? else {
            return Ok(());
        };
        table.emit(Event::Withdrew { unit, from: here, to });
        entering::arrived(table, unit)?;
    }
    Ok(())
}
