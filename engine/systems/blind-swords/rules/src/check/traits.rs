//! What traits of a game do to the units that have them. VAL-16.
//!
//! A trait is data of a package; each of its effects is read where the rule stands that it changes. Here is how it is
//! looked up, and what it says to whoever asks for something that it bars.

use crate::game::{Effect, TraitId, UnitId};
use crate::look::Look;
use crate::refusal::{Check, Refusal};
use crate::system::Scene;

/// What a refusal by a trait is filed under: the section stands for the exclusive rules of a game. VAL-16.
pub const fn refusal(reason: &'static str) -> Refusal {
    Refusal::new("VAL-16", "SS 22.0", reason)
}

/// Which trait of a unit does something to it, if one does.
#[inline]
pub fn by(scene: Scene<'_>, unit: UnitId, does: &Effect) -> Option<TraitId> {
    // Most games have no traits, and this is asked of each unit that moves.
    if scene.game().traits.is_empty() {
        return None;
    }
    scene.effects(unit).find(|(_, effect)| *effect == does).map(|(by, _)| by)
}

/// Whether a trait of a unit does something to it.
#[inline]
pub fn does(scene: Scene<'_>, unit: UnitId, effect: &Effect) -> bool {
    by(scene, unit, effect).is_some()
}

/// Refuses what a trait of a unit bars: the reason has places for the unit and the trait.
#[inline]
pub fn bar(scene: Scene<'_>, unit: UnitId, barring: &Effect, reason: &'static str) -> Check {
    match by(scene, unit, barring) {
        None => Ok(()),
        Some(by) => refusal(reason).with(unit).with(by).err(),
    }
}
