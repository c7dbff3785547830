//! Panic. PAN-01 to PAN-07.

use kernel::Play;

use super::ask_unit;
use crate::check::legality;
use crate::event::Event;
use crate::game::UnitId;
use crate::question::{PanicPool, Question};
use crate::system::{Step, Table};

/// The unit that the firing or attacking side makes panic; none where none is weak enough. SS 15.1b,
/// 15.2c. PAN-01, PAN-06, A-112.
///
/// # Errors
/// Those of the table.
pub fn choose(table: &mut Table, pool: PanicPool) -> Play<Option<UnitId>> {
    let chooser = pool.chooser;
    let question = Question::Panic(pool);
    if legality::options(table.scene(), &question).is_empty() {
        return Ok(None);
    }
    table.within(Step::Panic, |table| {
        let victim = ask_unit(table, chooser, question)?;
        if let Some(unit) = victim {
            table.emit(Event::Panicked { unit });
        }
        Ok(victim)
    })
}
