//! Combined fire. FIRE-03 to FIRE-06, CC-06.

use kernel::HexId;

use super::apart::may_mix_arms;
use super::{may_fire, may_resolve, may_target};
use crate::game::{Arm, UnitId, UnitSet};
use crate::position_ext::{PositionExt, members, only};
use crate::profile::CombineDefenderAndSupporter;
use crate::question::{Fire, Occasion, Volley};
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Checks whether a unit may add its strength to a group's fire. SS 12.1c, BS 9.1e. FIRE-03 to
/// FIRE-06.
pub fn may_join(position: Position<'_>, volley: &Volley, firers: &UnitSet, unit: UnitId) -> Check {
    let already = Refusal::new("FIRE-02", "SS 12.1", "fire-02-fires-group-already").with(unit);
    require(!firers.contains(unit.index()), already)?;
    may_take_part(position, volley, unit)?;
    may_combine(position, volley, &with(*firers, unit))
}

/// Checks whether a growing group may add a unit. The unit must be allowed to join, and the group
/// must be strong enough or able to become so. SS 12.1c, 4.8. FIRE-03 to FIRE-06, VAL-08.
pub(super) fn may_take_in(
    position: Position<'_>,
    volley: &Volley,
    firers: &UnitSet,
    unit: UnitId,
) -> Check {
    may_join(position, volley, firers, unit)?;
    may_reach_strength(position, volley, &with(*firers, unit))
}

/// Checks whether a unit may take part in this fire at the chosen hex. SS 12.1.
fn may_take_part(position: Position<'_>, volley: &Volley, unit: UnitId) -> Check {
    may_fire(position, volley, unit)?;
    volley.target.map_or(Ok(()), |target| may_target(position, volley, unit, target))
}

/// Checks whether units may combine fire. SS 12.1c.
fn may_combine(position: Position<'_>, volley: &Volley, group: &UnitSet) -> Check {
    let arm = |wanted| members(group).filter(move |&unit| position.arm(unit) == wanted);
    let hexes = distinct_hexes(position, group);
    let cavalry = Refusal::new("FIRE-05", "SS 12.1c", "fire-05-cavalry-fires-itself");
    require(arm(Arm::Cavalry).next().is_none() || group.len() == 1, cavalry)?;
    if is_defender_with_supporter(position, volley, &hexes) {
        return hexes.iter().try_for_each(|&hex| {
            let is_here = |&unit: &UnitId| position.board.hex_of(unit) == Some(hex);
            let part = members(group).filter(is_here).map(UnitId::index).collect();
            may_mix_arms(position, volley, &part)
        });
    }
    let guns = arm(Arm::Artillery).next().is_some();
    let apart = Refusal::new("FIRE-05", "SS 12.1c", "fire-05-guns-combine-only-units-their");
    require(!guns || hexes.len() == 1, apart)?;
    may_mix_arms(position, volley, group)?;
    let two = Refusal::new("FIRE-04", "SS 12.1c", "fire-04-group-fires-one-hex-two");
    require(
        hexes.len() == 1 || (hexes.len() == 2 && position.distance(hexes[0], hexes[1]) == 1),
        two,
    )?;
    let mut brigades = members(group).map(|unit| position.info(unit).brigade);
    let first = brigades.next();
    let mixed = Refusal::new("FIRE-04", "SS 12.1c", "fire-04-two-hexes-only-units-one");
    require(hexes.len() == 1 || brigades.all(|brigade| Some(brigade) == first), mixed)
}

/// Whether a group consists of a defender and a supporter, adjacent to each other and to the
/// attacker. The two may combine fire across brigades and arms. BS 11.3a. CC-06, V-37.
fn is_defender_with_supporter(position: Position<'_>, volley: &Volley, hexes: &[HexId]) -> bool {
    if position.profile().combine_defender_and_supporter
        == CombineDefenderAndSupporter::SameBrigadeInfantry
    {
        return false;
    }
    let (Occasion::Defensive(defended, _), Some(target), &[a, b]) =
        (volley.occasion, volley.target, hexes)
    else {
        return false;
    };
    let next_to_target = |hex| position.distance(hex, target) == 1;
    [a, b].contains(&defended)
        && position.distance(a, b) == 1
        && next_to_target(a)
        && next_to_target(b)
}

/// Returns the firers that can still make an announced fire. An earlier fire may have emptied the
/// target hex or driven off a firer. Empty if the remaining firers are too weak. SS 12.4. CONV-04,
/// FIRE-23, A-61.
pub fn still_able(position: Position<'_>, volley: &Volley, fire: &Fire) -> UnitSet {
    let can = |&unit: &UnitId| may_target(position, volley, unit, fire.target).is_ok();
    let able: UnitSet = members(&fire.firers).filter(can).map(UnitId::index).collect();
    let are_enough = may_resolve(position, &volley.at(fire.target), &able).is_ok();
    if are_enough { able } else { UnitSet::EMPTY }
}

/// Returns the friendly units in the hexes of a group and next to them. They are the candidates to
/// join the group.
pub(super) fn near(position: Position<'_>, volley: &Volley, firers: &UnitSet) -> Vec<UnitId> {
    let hexes = distinct_hexes(position, firers);
    let around = hexes.iter().flat_map(|&hex| position.game().map.grid.neighbours(hex));
    let mut units: Vec<_> =
        hexes.iter().copied().chain(around).flat_map(|hex| position.board.units_in(hex)).collect();
    units.retain(|&unit| position.side_of(unit) == volley.side && !firers.contains(unit.index()));
    units.sort_unstable();
    units.dedup();
    units
}

/// Checks whether a group, or any group that it can grow into, has enough strength to fire. VAL-08.
///
/// Two facts avoid a search through all groups:
///
/// - Another firer never lowers the strength ([`may_resolve`]), so only maximal groups count.
/// - The first added unit decides which maximal group results. It fixes the second hex and the arm,
///   or it rules out a second hex. After that, no candidate excludes another, so candidates may
///   join in any order.
///
/// # Errors
/// If the group and all groups that it can grow into are too weak.
pub(super) fn may_reach_strength(
    position: Position<'_>,
    volley: &Volley,
    group: &UnitSet,
) -> Check {
    let Err(too_weak) = may_resolve(position, volley, group) else { return Ok(()) };
    let is_enough = |group: &UnitSet| may_resolve(position, volley, group).is_ok();
    let mut able = near(position, volley, group);
    able.retain(|&unit| may_take_part(position, volley, unit).is_ok());
    let all = able.iter().fold(*group, |all, &unit| with(all, unit));
    let fullest = |&first: &UnitId| {
        let begun = grown(position, volley, *group, &[first]);
        grown(position, volley, begun, &able)
    };
    // The cheap test comes first: whether the group would be strong enough with all candidates,
    // even those that may not combine fire. Most groups that are too weak fail this test.
    require(is_enough(&all) && able.iter().map(fullest).any(|group| is_enough(&group)), too_weak)
}

/// Checks whether a unit may choose a target hex. The unit must be allowed to fire at the hex, and
/// be strong enough alone or with others.
pub(super) fn may_open_fire(
    position: Position<'_>,
    volley: &Volley,
    unit: UnitId,
    target: HexId,
) -> Check {
    may_target(position, volley, unit, target)?;
    may_reach_strength(position, &volley.at(target), &only(unit))
}

/// Returns the group after adding each unit that may combine fire with the group so far.
fn grown(position: Position<'_>, volley: &Volley, group: UnitSet, units: &[UnitId]) -> UnitSet {
    units.iter().fold(group, |group, &unit| {
        let larger = with(group, unit);
        if may_combine(position, volley, &larger).is_ok() { larger } else { group }
    })
}

fn with(mut group: UnitSet, unit: UnitId) -> UnitSet {
    group.insert(unit.index());
    group
}

fn distinct_hexes(position: Position<'_>, group: &UnitSet) -> Vec<HexId> {
    let mut hexes: Vec<_> = super::eligibility::hexes_of(position, group).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}
