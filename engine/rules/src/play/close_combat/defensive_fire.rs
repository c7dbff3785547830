//! Defensive fire. CC-04 to CC-07.

use kernel::{HexId, Play};

use super::{Places, still_in};
use crate::game::UnitSet;
use crate::look::{Look, members};
use crate::play::fire::{self, Volleyed};
use crate::play::turn;
use crate::question::{Occasion, Volley};
use crate::system::{Step, Table};

/// The defender fires at the attackers as he likes, each unit once. SS 14.2a, BS 11.3a. CC-04 to CC-06.
///
/// # Errors
/// Those of the table.
pub(super) fn issue(table: &mut Table, places: &Places, target: HexId) -> Play {
    table.within(Step::DefensiveFire, |table| {
        let mut used = UnitSet::EMPTY;
        while !turn::is_over(table) {
            let attackers = still_in(table, places);
            let Some(first) = members(&attackers).next() else { break };
            let defender = table.scene().side_of(first).other();
            let volley =
                Volley { used, ..Volley::new(defender, Occasion::Defensive(target, attackers)) };
            match fire::volley(table, volley)? {
                Volleyed::Fired(fired) => fired.iter().for_each(|unit| used.insert(unit)),
                Volleyed::Held => break,
            }
        }
        Ok(())
    })
}
