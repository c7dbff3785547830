//! Eligibility for events. SS 22.2. CHIT-23, SC2-03.

use kernel::{HexId, Side};

use super::activation::not_frozen;
use super::close_combat;
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::refusal::Check;
use crate::system::Position;

/// Whether a unit may take part in an event of its side. Neither the unit nor its brigade may be
/// frozen. SS 22.2. CHIT-23, SC2-03, SC2-05.
pub fn may_act(position: Position<'_>, unit: UnitId) -> bool {
    not_held(position, unit).is_ok() && !position.board.is_frozen_unit(unit)
}

/// Checks whether an event may target a hex. A frozen brigade in the hex prevents this, because
/// neither side plays events on frozen brigades. SS 22.2. CHIT-23, SC2-03.
pub fn may_be_aimed_at(position: Position<'_>, side: Side, hex: HexId) -> Check {
    let mut enemies = position.board.units_in(hex).filter(|&unit| position.side_of(unit) != side);
    enemies.try_for_each(|enemy| not_held(position, enemy))
}

/// Checks whether an event lets a unit attack a hex in close combat. SS 14.1, 22.2. CC-01, CHIT-23,
/// CC-20.
pub fn may_assault(position: Position<'_>, unit: UnitId, target: HexId) -> Check {
    may_be_aimed_at(position, position.side_of(unit), target)?;
    close_combat::may_assault(position, unit, target)
}

fn not_held(position: Position<'_>, unit: UnitId) -> Check {
    position.info(unit).brigade.map_or(Ok(()), |brigade| not_frozen(position, brigade))
}
