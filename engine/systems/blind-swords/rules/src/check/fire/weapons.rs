//! What arms let a unit do when its hex is attacked. CAV-06.

use kernel::HexId;

use crate::check::range;
use crate::game::{Arm, RangeBand, UnitId, UnitSet};
use crate::look::{Look, members};
use crate::profile::CcWeaponDefenceRules;
use crate::question::{Occasion, Volley};
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// Whether its arms let a unit fire in defence of its hex: cavalry does not fire at cavalry, nor with
/// weapons of close combat. BS 11.3a. CAV-06.
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

/// The band of a unit's range on an occasion: infantry with weapons of close combat defends its hex as
/// at effective range. SS 12.1b, BS 9.1c, 11.3a. RNG-01, CAV-06.
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

/// How far a unit fires at the most on an occasion: beyond that no target is in any [`band`].
pub(super) fn reach(scene: Scene<'_>, volley: &Volley, unit: UnitId) -> u8 {
    let here = scene.board.hex_of(unit);
    let at_hand = here.is_some_and(|here| defends_at_hand(scene, volley, unit, here));
    let extreme = range::bands(scene, unit).map_or(0, |bands| bands.extreme);
    extreme.max(u8::from(at_hand))
}

/// Whether infantry defends its own hex with weapons of close combat.
fn defends_at_hand(scene: Scene<'_>, volley: &Volley, unit: UnitId, here: HexId) -> bool {
    matches!(volley.occasion, Occasion::Defensive(defended, _) if defended == here)
        && scene.arm(unit) == Arm::Infantry
        && !scene.arms(unit).fires.granted()
        && matter(scene)
}

/// BS 11.3a. V-48.
fn matter(scene: Scene<'_>) -> bool {
    match scene.profile().cc_weapon_defence_rules {
        CcWeaponDefenceRules::Off => false,
        CcWeaponDefenceRules::On => true,
    }
}
