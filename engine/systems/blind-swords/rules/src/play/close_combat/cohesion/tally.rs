//! What one skedaddle result of a close combat does. CCO-05, CCO-06, ADV-03.

use kernel::Play;

use super::largest_attacker;
use crate::check::close_combat::Sides;
use crate::game::{UnitId, UnitSet};
use crate::look::{is_on_map, members};
use crate::play::cohesion::applies_together;
use crate::play::retreat;
use crate::system::Table;

/// How many hexes a beaten unit goes to open a second one to those who beat it. SS 15.8. ADV-03.
const FAR: usize = 2;

/// What a skedaddle result has done so far.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// The attacker on whom its attacker's parts fall.
    attacker: Option<UnitId>,
    /// Who went two hexes or more, even if not so far from where it was. ADV-03.
    driven_far: UnitSet,
}

impl Tally {
    /// The attacker who takes a part of the result. SS 15.2c: all parts are one unit's, if it is still
    /// there; BS 12.2c: each goes to whoever is the largest then. CCO-05, CCO-06.
    pub(super) fn attacker_hit(
        &mut self,
        table: &mut Table,
        sides: &Sides,
    ) -> Play<Option<UnitId>> {
        match self.attacker {
            Some(unit) if applies_together(table) => {
                Ok(Some(unit).filter(|&unit| is_on_map(table.scene(), unit)))
            }
            Some(_) | None => {
                self.attacker = largest_attacker(table, sides)?;
                Ok(self.attacker)
            }
        }
    }

    /// A retreat, which is noted if it goes far. SS 15.4, 15.8.
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

    /// Whether one of these units broke, or retreated two hexes or more. ADV-03, A-78.
    pub(super) fn has_driven_far(&self, table: &Table, units: &UnitSet) -> bool {
        members(units)
            .any(|unit| self.driven_far.contains(unit.index()) || !is_on_map(table.scene(), unit))
    }
}
