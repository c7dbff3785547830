//! Weapons: the range band that counts, and the defence of a hex. LOS-12, CAV-06.

use kernel::HexId;

use crate::check::range;
use crate::game::{Arm, RangeBand, UnitId, UnitSet};
use crate::position_ext::{PositionExt, members};
use crate::profile::CcWeaponDefenceRules;
use crate::question::{Canister, Occasion, Volley};
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Checks whether a unit's weapon allows fire in defence of its hex. Mounted cavalry fires neither
/// at cavalry nor with close combat weapons. BS 11.3a. CAV-06.
pub(super) fn let_defend(position: Position<'_>, unit: UnitId, attackers: &UnitSet) -> Check {
    if !matter(position) || position.arm(unit) != Arm::Cavalry {
        return Ok(());
    }
    let unarmed = Refusal::new("CAV-06", "BS 11.3a", "cav-06-mounted-nothing-fire");
    require(position.arms(unit).fires(), unarmed.with(unit))?;
    let riders = Refusal::new("CAV-06", "BS 11.3a", "cav-06-mounted-attacked-cavalry");
    let by_cavalry = members(attackers).any(|attacker| position.arm(attacker) == Arm::Cavalry);
    require(!by_cavalry, riders.with(unit))
}

/// Returns the range band in which a target lies for a unit. Infantry with close combat weapons
/// defends its hex as at Effective range. SS 12.1b, BS 9.1c, 11.3a. RNG-01, CAV-06.
pub(super) fn band(
    position: Position<'_>,
    volley: &Volley,
    unit: UnitId,
    target: HexId,
) -> Option<RangeBand> {
    let here = position.board.hex_of(unit)?;
    if position.distance(here, target) == 1 && defends_at_hand(position, volley, unit, here) {
        return Some(RangeBand::Effective);
    }
    range::band(position, unit, target)
}

/// Returns the maximum range of a unit, in hexes. Beyond that range, [`band`] returns `None`.
pub(super) fn reach(position: Position<'_>, volley: &Volley, unit: UnitId) -> u8 {
    let here = position.board.hex_of(unit);
    let at_hand = here.is_some_and(|here| defends_at_hand(position, volley, unit, here));
    let extreme = range::bands(position, unit).map_or(0, |bands| bands.extreme);
    extreme.max(u8::from(at_hand))
}

/// Whether infantry defends its own hex with close combat weapons.
fn defends_at_hand(position: Position<'_>, volley: &Volley, unit: UnitId, here: HexId) -> bool {
    matches!(volley.occasion, Occasion::Defensive(defended, _) if defended == here)
        && position.arm(unit) == Arm::Infantry
        && !position.arms(unit).fires()
        && matter(position)
}

/// Whether the game uses the special rules for weapons in defence. BS 11.3a. V-48.
fn matter(position: Position<'_>) -> bool {
    match position.profile().cc_weapon_defence_rules {
        CcWeaponDefenceRules::Off => false,
        CcWeaponDefenceRules::On => true,
    }
}

/// Returns the range band that counts for a unit's strength. LOS-12, CAV-06, A-63.
pub fn counted_band(
    position: Position<'_>,
    volley: &Volley,
    unit: UnitId,
    target: HexId,
    canister: Canister,
) -> Option<RangeBand> {
    match (band(position, volley, unit, target)?, canister) {
        (RangeBand::Canister, Canister::Forfeited) => Some(RangeBand::Effective),
        (band, _) => Some(band),
    }
}
