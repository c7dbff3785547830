//! Infantry and artillery in one hex: combined fire, and separate fire at the same attacker.
//! FIRE-06, V-36, V-82.

use kernel::{Direction, HexId};

use crate::game::{Arm, UnitId, UnitSet};
use crate::position_ext::{PositionExt, members, only};
use crate::profile::{MixedArmCombine, MixedArmsApart};
use crate::question::{Occasion, Volley};
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Records that units fire at a hex or have announced fire at it. FIRE-02, FIRE-06.
pub fn note(position: Position<'_>, volley: &mut Volley, firers: &UnitSet, target: HexId) {
    firers.iter().for_each(|unit| volley.used.insert(unit));
    if let Some(side) = attacked_side(position, volley, target) {
        firers.iter().for_each(|unit| volley.fired_at[side.index()].insert(unit));
    }
}

/// Checks whether a unit may fire separately at an attacker that the other arm of the same hex has
/// fired at. If the profile forbids separate fire, a unit that could have joined the earlier fire
/// combat is refused. SS 12.1c, 14.2a. FIRE-06, A-62, V-82.
pub(super) fn may_follow(
    position: Position<'_>,
    volley: &Volley,
    unit: UnitId,
    target: HexId,
) -> Check {
    let Some(side) = attacked_side(position, volley, target) else { return Ok(()) };
    let fired = match position.profile().mixed_arms_apart {
        MixedArmsApart::Allowed => return Ok(()),
        MixedArmsApart::Forbidden => &volley.fired_at[side.index()],
    };
    let refusal = Refusal::new("FIRE-06", "SS 12.1c", "fire-06-adds-strength-does-not-fire");
    let could_add = |&other: &UnitId| could_add(position, volley, unit, other);
    match members(fired).find(could_add) {
        Some(other) => refusal.with(unit).with(other).with(target).err(),
        None => Ok(()),
    }
}

/// Checks that infantry and artillery in one hex combine fire only in reaction fire. SS 12.1c, BS
/// 9.1e. FIRE-06, V-36.
pub(super) fn may_mix_arms(position: Position<'_>, volley: &Volley, group: &UnitSet) -> Check {
    let has = |wanted| members(group).any(|unit| position.arm(unit) == wanted);
    if !has(Arm::Infantry) || !has(Arm::Artillery) {
        return Ok(());
    }
    let defends =
        |defended: HexId| members(group).all(|unit| position.board.hex_of(unit) == Some(defended));
    let combine = position.profile().mixed_arm_combine;
    let allowed = match volley.occasion {
        Occasion::Defensive(defended, _) => match combine {
            MixedArmCombine::Defensive => defends(defended),
            MixedArmCombine::DefensiveAndSupporting | MixedArmCombine::AllReaction => true,
        },
        Occasion::Disengagement(_) => combine == MixedArmCombine::AllReaction,
        Occasion::FireStep | Occasion::ArtilleryStep(_) | Occasion::Event(_) => false,
    };
    let refusal = Refusal::new("FIRE-06", "SS 12.1c", "fire-06-infantry-guns-do-not-fire");
    require(allowed, refusal)
}

/// Whether two units are infantry and artillery in the same hex that may combine their fire.
fn could_add(position: Position<'_>, volley: &Volley, unit: UnitId, other: UnitId) -> bool {
    let mut both = only(unit);
    both.insert(other.index());
    let is_pair = matches!(
        (position.arm(unit), position.arm(other)),
        (Arm::Infantry, Arm::Artillery) | (Arm::Artillery, Arm::Infantry)
    );
    is_pair
        && position.board.hex_of(unit) == position.board.hex_of(other)
        && may_mix_arms(position, volley, &both).is_ok()
}

/// Returns the hexside of the attacked hex that faces the target of defensive fire. `None` for all
/// other fire.
fn attacked_side(position: Position<'_>, volley: &Volley, target: HexId) -> Option<Direction> {
    match volley.occasion {
        Occasion::Defensive(defended, _) => position.game().map.grid.direction(defended, target),
        Occasion::FireStep
        | Occasion::ArtilleryStep(_)
        | Occasion::Disengagement(_)
        | Occasion::Event(_) => None,
    }
}
