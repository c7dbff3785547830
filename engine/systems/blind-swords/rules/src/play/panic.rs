//! Procedure for panic. PAN-01 to PAN-07.

use std::sync::Arc;

use kernel::Play;

use super::cohesion::Tested;
use crate::check::{legality, panic as check};
use crate::event::Event;
use crate::game::{SkedaddleToken, UnitId, UnitSet};
use crate::play::ask::ask_unit;
use crate::question::{PanicPool, Question};
use crate::system::{Step, Table};

/// Returns the units that may panic because of a test, and the results that they would suffer.
/// PAN-01, PAN-02, PAN-04.
pub fn pool(
    table: &Table,
    tested: &Tested,
    lead: Option<UnitId>,
    tokens: &Arc<[SkedaddleToken]>,
) -> PanicPool {
    PanicPool {
        chooser: tested.chooser,
        hex: tested.hex,
        lead,
        were_in_hex: tested.units,
        panicked: UnitSet::EMPTY,
        results: check::results(table.position(), tokens),
    }
}

/// Asks the firing or attacking side for the units that panic. Returns fewer units than the result
/// requires if too few are eligible. SS 15.1b, 15.2c, BS 12.1b, 12.2. PAN-01, PAN-04, PAN-06,
///
pub fn choose(table: &mut Table, mut pool: PanicPool, printed: u8) -> Play<Vec<UnitId>> {
    let mut victims = Vec::new();
    for _ in 0..check::victims(table.position(), printed) {
        let Some(victim) = choose_one(table, &pool)? else { break };
        pool.panicked.insert(victim.index());
        victims.push(victim);
    }
    Ok(victims)
}

fn choose_one(table: &mut Table, pool: &PanicPool) -> Play<Option<UnitId>> {
    let question = Question::Panic(pool.clone());
    if legality::options(table.position(), &question).is_empty() {
        return Ok(None);
    }
    table.within(Step::Panic, |table| {
        let victim = ask_unit(table, pool.chooser, question)?;
        if let Some(unit) = victim {
            table.emit(Event::Panicked { unit });
        }
        Ok(victim)
    })
}
