//! Declaration of charges. ST 18.23, 18.25.

use kernel::Play;

use super::{pay, turn};
use crate::check::legality;
use crate::choice::Choice;
use crate::event::Event;
use crate::question::{ChargeQuestion, Payment, Question};
use crate::system::Table;

/// Plays the declaration of one charge. If none is left, ends the step. The side pays for its
/// melees first. ST 18.25, 19.36. ST-CAV-04, ST-UAM-03.
pub(super) fn one(table: &mut Table) -> Play {
    let side = table.board().active();
    if table.board().charges().is_empty() {
        pay::ask(table, Payment::Melee)?;
    }
    let question = Question::Charge(ChargeQuestion::Whom);
    let Choice::Unit(unit) = table.choose_among(side, question, legality::options)? else {
        turn::after(table);
        return Ok(());
    };
    let question = Question::Charge(ChargeQuestion::Target(unit));
    if let Choice::Hex(hex) = table.choose_among(side, question, legality::options)? {
        table.emit(Event::ChargeDeclared { unit, hex });
    }
    Ok(())
}
