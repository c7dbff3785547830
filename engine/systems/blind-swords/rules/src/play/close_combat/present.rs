//! Units present in a close combat. CC-07, SKR-06.

use kernel::HexId;

use crate::check::skirmish::is_skirmisher;
use crate::game::{UnitId, UnitSet};
use crate::position_ext::members;
use crate::system::Table;

/// Attackers, each with its hex at the start of the combat.
pub(super) type Places = Vec<(UnitId, HexId)>;

/// Returns the attackers with their hexes.
pub(super) fn places(table: &Table, attackers: &UnitSet) -> Places {
    members(attackers).filter_map(|unit| Some((unit, table.board().hex_of(unit)?))).collect()
}

/// Returns the attackers that are still in their original hexes. Attackers that retreated or broke
/// drop out. CC-07.
pub(super) fn still_in(table: &Table, places: &Places) -> UnitSet {
    let there = places.iter().filter(|(unit, hex)| table.board().hex_of(*unit) == Some(*hex));
    there.map(|(unit, _)| unit.index()).collect()
}

/// Returns the units in the target hex that fight. SKR-06.
pub(super) fn defenders(table: &Table, target: HexId) -> Vec<UnitId> {
    let fights = |&unit: &UnitId| !is_skirmisher(table.position(), unit);
    table.board().units_in(target).filter(fights).collect()
}
