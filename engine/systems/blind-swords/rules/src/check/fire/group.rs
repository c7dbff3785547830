//! Who may fire together. FIRE-03 to FIRE-06, CC-06.

use kernel::HexId;

use super::{may_fire, may_resolve, may_target};
use crate::game::{Arm, UnitId, UnitSet};
use crate::look::{Look, members};
use crate::profile::{CombineDefenderAndSupporter, MixedArmCombine};
use crate::question::{Fire, Occasion, Volley};
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// Whether a unit may add its strength to a group's. SS 12.1c, BS 9.1e. FIRE-03 to FIRE-06.
pub fn may_join(scene: Scene<'_>, volley: &Volley, firers: &UnitSet, unit: UnitId) -> Check {
    let already = Refusal::new("FIRE-02", "SS 12.1", "fire-02-fires-group-already").with(unit);
    require(!firers.contains(unit.index()), already)?;
    may_take_part(scene, volley, unit)?;
    may_combine(scene, volley, &with(*firers, unit))
}

/// Whether a group that gathers may take in a unit: one that may join it, and with which it has strength
/// enough or can still come to it. SS 12.1c, 4.8. FIRE-03 to FIRE-06, VAL-08.
pub(super) fn may_take_in(
    scene: Scene<'_>,
    volley: &Volley,
    firers: &UnitSet,
    unit: UnitId,
) -> Check {
    may_join(scene, volley, firers, unit)?;
    may_reach_strength(scene, volley, &with(*firers, unit))
}

/// Whether a unit may fire on this occasion, at the hex that is named. SS 12.1.
fn may_take_part(scene: Scene<'_>, volley: &Volley, unit: UnitId) -> Check {
    may_fire(scene, volley, unit)?;
    volley.target.map_or(Ok(()), |target| may_target(scene, volley, unit, target))
}

/// Whether units may fire as one. SS 12.1c.
fn may_combine(scene: Scene<'_>, volley: &Volley, group: &UnitSet) -> Check {
    let arm = |wanted| members(group).filter(move |&unit| scene.arm(unit) == wanted);
    let hexes = distinct_hexes(scene, group);
    let cavalry = Refusal::new("FIRE-05", "SS 12.1c", "fire-05-cavalry-fires-itself");
    require(arm(Arm::Cavalry).next().is_none() || group.len() == 1, cavalry)?;
    if is_defender_with_supporter(scene, volley, &hexes) {
        return hexes.iter().try_for_each(|&hex| {
            let is_here = |&unit: &UnitId| scene.board.hex_of(unit) == Some(hex);
            let part = members(group).filter(is_here).map(UnitId::index).collect();
            may_mix_arms(scene, volley, &part)
        });
    }
    let guns = arm(Arm::Artillery).next().is_some();
    let apart = Refusal::new("FIRE-05", "SS 12.1c", "fire-05-guns-combine-only-units-their");
    require(!guns || hexes.len() == 1, apart)?;
    may_mix_arms(scene, volley, group)?;
    let two = Refusal::new("FIRE-04", "SS 12.1c", "fire-04-group-fires-one-hex-two");
    require(
        hexes.len() == 1 || (hexes.len() == 2 && scene.distance(hexes[0], hexes[1]) == 1),
        two,
    )?;
    let mut brigades = members(group).map(|unit| scene.info(unit).brigade);
    let first = brigades.next();
    let mixed = Refusal::new("FIRE-04", "SS 12.1c", "fire-04-two-hexes-only-units-one");
    require(hexes.len() == 1 || brigades.all(|brigade| Some(brigade) == first), mixed)
}

/// A unit of the attacked hex and a supporter, next to each other and to the attacker, may fire as one
/// whatever their brigades and arms. BS 11.3a. CC-06, V-37.
fn is_defender_with_supporter(scene: Scene<'_>, volley: &Volley, hexes: &[HexId]) -> bool {
    if scene.profile().combine_defender_and_supporter
        == CombineDefenderAndSupporter::SameBrigadeInfantry
    {
        return false;
    }
    let (Occasion::Defensive(defended, _), Some(target), &[a, b]) =
        (volley.occasion, volley.target, hexes)
    else {
        return false;
    };
    let next_to_target = |hex| scene.distance(hex, target) == 1;
    [a, b].contains(&defended)
        && scene.distance(a, b) == 1
        && next_to_target(a)
        && next_to_target(b)
}

/// SS 12.1c, BS 9.1e. FIRE-06, V-36: infantry and guns of one hex fire as one only in reaction.
pub(super) fn may_mix_arms(scene: Scene<'_>, volley: &Volley, group: &UnitSet) -> Check {
    let has = |wanted| members(group).any(|unit| scene.arm(unit) == wanted);
    if !has(Arm::Infantry) || !has(Arm::Artillery) {
        return Ok(());
    }
    let defends =
        |defended: HexId| members(group).all(|unit| scene.board.hex_of(unit) == Some(defended));
    let combine = scene.profile().mixed_arm_combine;
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

/// Who of those that announced a fire can still make it when its turn comes: an earlier one may have
/// emptied the hex, or driven off a firer. SS 12.4. CONV-04, FIRE-23, A-61. Nobody, if those that are
/// left are too weak.
pub fn still_able(scene: Scene<'_>, volley: &Volley, fire: &Fire) -> UnitSet {
    let can = |&unit: &UnitId| may_target(scene, volley, unit, fire.target).is_ok();
    let able: UnitSet = members(&fire.firers).filter(can).map(UnitId::index).collect();
    let are_enough = may_resolve(scene, &volley.at(fire.target), &able).is_ok();
    if are_enough { able } else { UnitSet::EMPTY }
}

/// The friends in and next to the hexes of a group: those who could be proposed to join.
pub(super) fn near(scene: Scene<'_>, volley: &Volley, firers: &UnitSet) -> Vec<UnitId> {
    let hexes = distinct_hexes(scene, firers);
    let around = hexes.iter().flat_map(|&hex| scene.game().map.grid.neighbours(hex));
    let mut units: Vec<_> =
        hexes.iter().copied().chain(around).flat_map(|hex| scene.board.units_in(hex)).collect();
    units.retain(|&unit| scene.side_of(unit) == volley.side && !firers.contains(unit.index()));
    units.sort_unstable();
    units.dedup();
    units
}

/// Whether a group has strength enough to fire, or some group that it can grow into has. VAL-08.
///
/// Two facts spare a search through all groups. Strength never falls with a further firer
/// ([`may_resolve`]), so only the fullest groups count, those that nobody can join any more. And one unit
/// settles which of them it becomes: firers of one hex leave open which second hex there is, what arm
/// fires from it, or whether there is none, for the sake of guns or another brigade in the first. With a
/// unit of the second hex in the group, or with that stranger, nobody who can still join keeps out
/// another, and the others may come in any order.
///
/// # Errors
/// If the group itself is too weak, and so are all that it can grow into.
pub(super) fn may_reach_strength(scene: Scene<'_>, volley: &Volley, group: &UnitSet) -> Check {
    let Err(too_weak) = may_resolve(scene, volley, group) else { return Ok(()) };
    let is_enough = |group: &UnitSet| may_resolve(scene, volley, group).is_ok();
    let mut able = near(scene, volley, group);
    able.retain(|&unit| may_take_part(scene, volley, unit).is_ok());
    let all = able.iter().fold(*group, |all, &unit| with(all, unit));
    let fullest = |&first: &UnitId| {
        let begun = grown(scene, volley, *group, &[first]);
        grown(scene, volley, begun, &able)
    };
    // Most of those who are too weak have nobody near, legal or not, who could help.
    require(is_enough(&all) && able.iter().map(fullest).any(|group| is_enough(&group)), too_weak)
}

/// A group with each of some units that may fire with those before it.
fn grown(scene: Scene<'_>, volley: &Volley, group: UnitSet, units: &[UnitId]) -> UnitSet {
    units.iter().fold(group, |group, &unit| {
        let larger = with(group, unit);
        if may_combine(scene, volley, &larger).is_ok() { larger } else { group }
    })
}

fn with(mut group: UnitSet, unit: UnitId) -> UnitSet {
    group.insert(unit.index());
    group
}

fn distinct_hexes(scene: Scene<'_>, group: &UnitSet) -> Vec<HexId> {
    let mut hexes: Vec<_> = super::eligibility::hexes_of(scene, group).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}
