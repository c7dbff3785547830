//! Weapons in the defence of a hex. CAV-06.

use kernel::HexId;

use crate::check::range;
use crate::game::{Arm, RangeBand, UnitId, UnitSet};
use crate::look::{Look, members};
use crate::profile::CcWeaponDefenceRules;
use crate::question::{Occasion, Volley};
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// Checks whether a unit's weapon allows fire in defence of its hex. Mounted cavalry does not fire
/// at cavalry, nor with close combat weapons. BS 11.3a. CAV-06.
pub(super) fn let_defend(scene: Scene<'_>, unit: UnitId, attackers: &UnitSet) -> Check {
    if !matter(scene) || scene.arm(unit) != Arm::Cavalry {
        return Ok(());
    }
    let unarmed = Refusal::new("CAV-06", "BS 11.3a", "cav-06-mounted-nothing-fire");
    require(scene.arms(unit).fires.granted(), unarmed.with(unit))?;
    let riders = Refusal::new("CAV-06", "BS 11.3a", "cav-06-mounted-attacked-cavalry");
    let by_cavalry = members(attackers).any(|attacker| scene.arm(attacker) == Arm::Cavalry);
    require(!by_cavalry, riders.with(unit))
}

/// Range band of a unit on an occasion. Infantry with close combat weapons defends its hex as at
/// Effective range. SS 12.1b, BS 9.1c, 11.3a. RNG-01, CAV-06.
pub(super) fn band(
    scene: Scene<'_>,
    volley: &Volley,
    unit: UnitId,
    target: HexId,
) -> Option<RangeBand> {
    let here = scene.board.hex_of(unit)?;
    if scene.distance(here, target) == 1 && defends_at_hand(scene, volley, unit, here) {
        return Some(RangeBand::Effective);
    }
    range::band(scene, unit, target)
}

/// Maximum range of a unit on an occasion. Beyond it, [`band`] returns `None`.
pub(super) fn reach(scene: Scene<'_>, volley: &Volley, unit: UnitId) -> u8 {
    let here = scene.board.hex_of(unit);
    let at_hand = here.is_some_and(|here| defends_at_hand(scene, volley, unit, here));
    let extreme = range::bands(scene, unit).map_or(0, |bands| bands.extreme);
    extreme.max(u8::from(at_hand))
}

/// Whether infantry defends its own hex with close combat weapons.
fn defends_at_hand(scene: Scene<'_>, volley: &Volley, unit: UnitId, here: HexId) -> bool {
    matches!(volley.occasion, Occasion::Defensive(defended, _) if defended == here)
        && scene.arm(unit) == Arm::Infantry
        && !scene.arms(unit).fires.granted()
        && matter(scene)
}

/// BS 11.3a. V-48: whether the game has special rules for weapons in defence.
fn matter(scene: Scene<'_>) -> bool {
    match scene.profile().cc_weapon_defence_rules {
        CcWeaponDefenceRules::Off => false,
        CcWeaponDefenceRules::On => true,
    }
}
