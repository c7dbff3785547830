//! Defensive fire. CC-04 to CC-07, CC-09.

use kernel::{HexId, Play};

use super::{Places, cavalry, still_in};
use crate::game::UnitSet;
use crate::look::{Look, members};
use crate::play::fire::{self, Volleyed};
use crate::play::turn;
use crate::question::{Occasion, Volley};
use crate::system::{Step, Table};

/// The defender fires at the attackers as he likes, each unit once; before each fire cavalry that has
/// not fired may withdraw instead, so that it can see what other fire does first. Gives those that
/// withdrew. SS 14.2a, b, BS 11.3a, b. CC-04 to CC-06, CC-09.
///
/// # Errors
/// Those of the table.
pub(super) fn issue(table: &mut Table, places: &Places, target: HexId) -> Play<UnitSet> {
    let (mut used, mut withdrew) = (UnitSet::EMPTY, UnitSet::EMPTY);
    loop {
        for unit in cavalry::withdraw(table, &still_in(table, places), target, &used)? {
            used.insert(unit.index());
            withdrew.insert(unit.index());
        }
        match next_fire(table, &still_in(table, places), target, used)? {
            Volleyed::Fired(fired) => fired.iter().for_each(|unit| used.insert(unit)),
            Volleyed::Held => return Ok(withdrew),
        }
    }
}

/// One fire, while there is an attacker to fire at.
fn next_fire(
    table: &mut Table,
    attackers: &UnitSet,
    target: HexId,
    used: UnitSet,
) -> Play<Volleyed> {
    let first = members(attackers).next().filter(|_| !turn::is_over(table));
    let Some(first) = first else { return Ok(Volleyed::Held) };
    let defender = table.scene().side_of(first).other();
    let volley = Volley { used, ..Volley::new(defender, Occasion::Defensive(target, *attackers)) };
    table.within(Step::DefensiveFire, |table| fire::volley(table, volley))
}
