//! Eligibility for events. SS 22.2. CHIT-23, SC2-03.

use kernel::{HexId, Side};

use super::activation::not_frozen;
use super::close_combat;
use crate::game::UnitId;
use crate::look::Look;
use crate::refusal::Check;
use crate::system::Scene;

/// Whether a unit may act in an event of its side: neither it nor its brigade is frozen. SS 22.2.
/// CHIT-23, SC2-03, SC2-05.
pub fn may_act(scene: Scene<'_>, unit: UnitId) -> bool {
    not_held(scene, unit).is_ok() && !scene.board.is_frozen_unit(unit)
}

/// Checks whether an event may target a hex. Frozen brigades in it forbid that, because neither
/// side plays events on them. SS 22.2. CHIT-23, SC2-03.
pub fn may_be_aimed_at(scene: Scene<'_>, side: Side, hex: HexId) -> Check {
    let mut enemies = scene.board.units_in(hex).filter(|&unit| scene.side_of(unit) != side);
    enemies.try_for_each(|enemy| not_held(scene, enemy))
}

/// Checks whether an event lets a unit attack a hex in close combat. SS 14.1, 22.2. CC-01, CHIT-23,
/// CC-20.
pub fn may_assault(scene: Scene<'_>, unit: UnitId, target: HexId) -> Check {
    may_be_aimed_at(scene, scene.side_of(unit), target)?;
    close_combat::may_assault(scene, unit, target)
}

fn not_held(scene: Scene<'_>, unit: UnitId) -> Check {
    scene.info(unit).brigade.map_or(Ok(()), |brigade| not_frozen(scene, brigade))
}
