//! Defensive fire. CC-04 to CC-07, CC-09.

use kernel::{HexId, Play};

use super::cavalry;
use super::present::{Places, still_in};
use crate::check::fire as check;
use crate::game::UnitSet;
use crate::play::fire::{self, Volleyed};
use crate::position_ext::PositionExt;
use crate::question::{Occasion, Volley};
use crate::system::{Step, Table};

/// Lets the defender fire at the attackers, each unit once. Before each fire, cavalry that has not
/// fired may withdraw, so cavalry can wait for the effect of other fire. Returns the units that
/// withdrew. SS 14.2a, b, BS 11.3a, b. CC-04 to CC-06, CC-09.
pub(super) fn issue(table: &mut Table, places: &Places, target: HexId) -> Play<UnitSet> {
    let mut withdrew = UnitSet::EMPTY;
    let Some(&(first, _)) = places.first() else { return Ok(withdrew) };
    let defender = table.position().side_of(first).other();
    let mut volley = Volley::new(defender, Occasion::Defensive(target, still_in(table, places)));
    loop {
        for unit in cavalry::withdraw(table, &still_in(table, places), target, &volley.used)? {
            volley.used.insert(unit.index());
            withdrew.insert(unit.index());
        }
        let attackers = still_in(table, places);
        if attackers.is_empty() || table.board().is_over() {
            return Ok(withdrew);
        }
        volley.occasion = Occasion::Defensive(target, attackers);
        match table.within(Step::DefensiveFire, |table| fire::volley(table, volley))? {
            Volleyed::Fired(units, at) => check::note(table.position(), &mut volley, &units, at),
            Volleyed::Held => return Ok(withdrew),
        }
    }
}
