//! Record of the effects of one skedaddle result in close combat. CCO-01, CCO-05, CCO-06, ADV-03.

use kernel::{HexId, Play};

use crate::check::close_combat::Sides;
use crate::event::Event;
use crate::game::{UnitId, UnitSet};
use crate::play::cohesion::applies_together;
use crate::play::{fire, retreat};
use crate::position_ext::{is_on_map, members, only};
use crate::question::TieQuestion;
use crate::system::Table;

/// Distance in hexes that a unit must retreat to allow the winner a second hex of advance. SS 15.8.
/// ADV-03.
const FAR: usize = 2;

/// Effects that a skedaddle result has had so far.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// Attacker that suffers the attacker's part of the result. `None` until determined.
    attacker: Option<UnitId>,
    /// Units that retreated at least two hexes, even if the retreat ended nearer to its start.
    /// ADV-03.
    driven_far: UnitSet,
}

impl Tally {
    /// Returns the attacker that suffers a part of the result. SS 15.2c: one unit suffers all
    /// parts, as long as it is in the hex. BS 12.2c: each part falls on the unit that is largest at
    /// that time. CCO-05, CCO-06.
    pub(super) fn attacker_hit(
        &mut self,
        table: &mut Table,
        sides: &Sides,
    ) -> Play<Option<UnitId>> {
        match self.attacker {
            Some(unit) if applies_together(table) => {
                Ok(Some(unit).filter(|&unit| is_on_map(table.position(), unit)))
            }
            Some(_) | None => {
                self.attacker = largest_attacker(table, sides)?;
                Ok(self.attacker)
            }
        }
    }

    /// Retreats a unit and records whether it retreated at least two hexes. SS 15.4, 15.8.
    pub(super) fn retreat(
        &mut self,
        table: &mut Table,
        unit: UnitId,
        hexes: u8,
        causes: &UnitSet,
    ) -> Play {
        if retreat::counted(table, unit, hexes, causes)? >= FAR {
            self.driven_far.insert(unit.index());
        }
        Ok(())
    }

    /// Whether one of the given units broke, or retreated at least two hexes. ADV-03, A-78.
    pub(super) fn has_driven_far(&self, table: &Table, units: &UnitSet) -> bool {
        members(units).any(|unit| {
            self.driven_far.contains(unit.index()) || !is_on_map(table.position(), unit)
        })
    }

    /// Records that this test emptied a hex that another close combat targets. A-79.
    pub(super) fn note_vacated(&self, table: &mut Table, victim: UnitId, from: Option<HexId>) {
        let Some(hex) = from else { return };
        let declared = table
            .board()
            .activation()
            .is_some_and(|a| a.assaults.iter().any(|assault| assault.target == hex));
        if declared && table.board().any_in(hex).is_none() {
            let far = self.has_driven_far(table, &only(victim));
            table.emit(Event::TargetVacated { hex, far });
        }
    }
}

/// Returns the attacker in the Assaulting Hex with the largest printed strength. The owner decides
/// ties. `None` if no attacker is left. CCO-01, CCO-05, CCO-06.
pub(super) fn largest_attacker(table: &mut Table, sides: &Sides) -> Play<Option<UnitId>> {
    let left: UnitSet = sides.assaulters(table.position()).map(UnitId::index).collect();
    if left.is_empty() {
        Ok(None)
    } else {
        fire::largest(table, &left, TieQuestion::Attacker).map(Some)
    }
}
