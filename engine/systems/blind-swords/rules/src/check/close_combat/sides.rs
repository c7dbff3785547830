//! Sides of a close combat. CC-10, SKR-06.

use kernel::HexId;

use crate::check::skirmish::is_skirmisher;
use crate::game::{UnitId, UnitSet};
use crate::position_ext::members;
use crate::system::Position;

/// The two sides of a close combat at the time of the roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sides {
    /// Attackers that still take part.
    pub attackers: UnitSet,
    /// Assaulting Hex, whose units determine the column.
    pub assaulting: HexId,
    /// Hex that is attacked.
    pub target: HexId,
    /// The lead unit of the defenders.
    pub lead: UnitId,
}

impl Sides {
    /// Returns the attackers in the Assaulting Hex. CC-10.
    pub fn assaulters<'a>(&self, position: Position<'a>) -> impl Iterator<Item = UnitId> + use<'a> {
        let assaulting = self.assaulting;
        members(&self.attackers)
            .filter(move |&unit| position.board.hex_of(unit) == Some(assaulting))
    }

    /// Returns the defenders in the target hex. Skirmishers never fight. SKR-06.
    pub fn defenders<'a>(&self, position: Position<'a>) -> impl Iterator<Item = UnitId> + use<'a> {
        position.board.units_in(self.target).filter(move |&unit| !is_skirmisher(position, unit))
    }
}
