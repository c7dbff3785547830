//! Look-up of unit traits. VAL-16.
//!
//! A trait is data of a package. Each effect is read by the rule that it changes. This module finds
//! effects and refuses acts that they forbid.

use crate::game::{Effect, TraitId, UnitId};
use crate::position_ext::PositionExt;
use crate::refusal::{Check, Refusal};
use crate::system::Position;

/// Returns a refusal by a trait. It cites the exclusive rules of a game. VAL-16.
pub const fn refusal(reason: &'static str) -> Refusal {
    Refusal::new("VAL-16", "SS 22.0", reason)
}

/// Returns the trait of a unit with an effect, if any.
#[inline]
pub fn by(position: Position<'_>, unit: UnitId, does: &Effect) -> Option<TraitId> {
    // Most games have no traits, and this runs for each moving unit.
    if position.game().traits.is_empty() {
        return None;
    }
    position.effects(unit).find(|(_, effect)| *effect == does).map(|(by, _)| by)
}

/// Whether a trait of a unit has an effect.
#[inline]
pub fn does(position: Position<'_>, unit: UnitId, effect: &Effect) -> bool {
    by(position, unit, effect).is_some()
}

/// Refuses an act that a trait of a unit forbids. The reason has placeholders for the unit and the
/// trait.
#[inline]
pub fn bar(position: Position<'_>, unit: UnitId, barring: &Effect, reason: &'static str) -> Check {
    match by(position, unit, barring) {
        None => Ok(()),
        Some(by) => refusal(reason).with(unit).with(by).err(),
    }
}
