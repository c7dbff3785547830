//! Look-up of unit traits. VAL-16.
//!
//! Packages define traits, and each trait has effects on the rules. The code of a rule looks up the
//! effects that change that rule. This module finds effects and refuses actions that traits forbid.

use crate::game::{Effect, TraitId, UnitId};
use crate::position_ext::PositionExt;
use crate::refusal::{Check, Refusal};
use crate::system::Position;

/// Builds a refusal by a trait. The refusal cites the exclusive rules of a game. VAL-16.
pub const fn refusal(reason: &'static str) -> Refusal {
    Refusal::new("VAL-16", "SS 22.0", reason)
}

/// Returns the unit's trait that has an effect. `None` if no trait of the unit has the effect.
#[inline]
pub fn by(position: Position<'_>, unit: UnitId, does: &Effect) -> Option<TraitId> {
    // This early return matters because the function runs for each moving unit and most games have
    // no traits.
    if position.game().traits.is_empty() {
        return None;
    }
    position.effects(unit).find(|(_, effect)| *effect == does).map(|(by, _)| by)
}

/// Whether any trait of a unit has an effect.
#[inline]
pub fn does(position: Position<'_>, unit: UnitId, effect: &Effect) -> bool {
    by(position, unit, effect).is_some()
}

/// Refuses an action that a trait of a unit forbids. The message has placeholders for the unit and
/// the trait.
#[inline]
pub fn bar(position: Position<'_>, unit: UnitId, barring: &Effect, reason: &'static str) -> Check {
    match by(position, unit, barring) {
        None => Ok(()),
        Some(by) => refusal(reason).with(unit).with(by).err(),
    }
}
