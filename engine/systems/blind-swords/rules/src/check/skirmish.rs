//! Skirmish Order and its screens. SKR-01, SKR-04, SKR-05.

use kernel::{HexId, HexSet, Side};

use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::profile::{Profile, SkirmishOrder};
use crate::system::Position;

/// Whether a unit is in Skirmish Order. SS 18.0. SKR-01.
pub fn is_skirmisher(position: Position<'_>, unit: UnitId) -> bool {
    position.board.unit(unit).skirmish && is_played(position.profile())
}

/// Whether the game uses Skirmish Order. SS 18.0. SKR-01, V-73.
pub fn is_played(profile: &Profile) -> bool {
    profile.skirmish_order == SkirmishOrder::On
}

/// Whether a hex is next to an enemy in Skirmish Order. SS 18.2. SKR-04.
pub fn is_screened(position: Position<'_>, hex: HexId, side: Side) -> bool {
    let skirmishes = |unit| is_skirmisher(position, unit);
    position.enemy_hexes_next_to(hex, side).any(|hex| position.board.units_in(hex).any(skirmishes))
}

/// Returns the hexes next to enemies in Skirmish Order. `None` if there are no such enemies.
/// SKR-04.
pub fn screened_hexes(position: Position<'_>, side: Side) -> Option<HexSet> {
    let mut screened = None;
    for (_, hex) in position.on_map(side.other()).filter(|&(unit, _)| is_skirmisher(position, unit))
    {
        let screened = screened.get_or_insert(HexSet::EMPTY);
        position.game().map.grid.neighbours(hex).for_each(|next| screened.insert(next.index()));
    }
    screened
}

/// Returns the enemies in Skirmish Order next to a hex. SS 18.2. SKR-04, SKR-05.
pub fn screen<'a>(
    position: Position<'a>,
    hex: HexId,
    side: Side,
) -> impl Iterator<Item = UnitId> + use<'a> {
    position
        .enemy_hexes_next_to(hex, side)
        .flat_map(move |hex| position.board.units_in(hex))
        .filter(move |&unit| is_skirmisher(position, unit))
}
