//! Payment of army morale. ST 19.3.

use kernel::Play;

use crate::check::{legality, pay};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{BrigadeId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{Payment, Question};
use crate::system::Table;

/// Asks the side which brigades it pays for, if payment is due at the start of a phase. ST 19.31,
/// 19.36. ST-UAM-02, ST-UAM-03.
pub(super) fn ask(table: &mut Table, payment: Payment) -> Play {
    let side = table.board().active();
    let is_due = pay::is_due_at_start(table.position());
    for _ in table.board().brigades().filter(|_| is_due) {
        let question = Question::Pay(payment);
        let Choice::Brigade(brigade) = table.choose_among(side, question, legality::options)?
        else {
            break;
        };
        self::pay(table, brigade);
    }
    Ok(())
}

/// Pays for a brigade that has not been paid for in this player turn. ST 19.31. ST-UAM-02.
pub(super) fn pay(table: &mut Table, brigade: BrigadeId) {
    let position = table.position();
    if pay::owes(position, brigade) {
        let points = pay::price(position, brigade);
        table.emit(Event::BrigadePaid { brigade, points });
    }
}

/// Pays for the brigades of units that spend movement points. ST 19.31. ST-UAM-02.
pub(super) fn pay_for(table: &mut Table, units: UnitSet) {
    for unit in units.iter().map(crate::game::UnitId::from_index) {
        if let Some(brigade) = table.position().info(unit).brigade {
            pay(table, brigade);
        }
    }
}
