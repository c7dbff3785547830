//! Checks of units: organisation, and consistency of the two faces of a counter. VAL-10, VAL-13.

use blind_swords::check::affiliation::cavalry_has_brigades;
use blind_swords::check::values::has_fragile_units;
use blind_swords::game::{Arm, Unit, Values, WeaponId};
use document::tree::At;
use kernel::Sixteenths;

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    findings.checked("units", subject.game.units.len());
    let units = At::root(&subject.documents.units.tree).key("units");
    for unit in subject.game.units.iter() {
        check_side(subject, unit, units, findings);
        check_brigade(subject, unit, units, findings);
        check_weapon(subject, unit, units, findings);
        check_faces(subject, unit, units, findings);
        check_dismounted(unit, units, findings);
    }
    check_rated(subject, findings);
}

/// Checks the consistency of the faces whose ratings a scenario overrides.
fn check_rated(subject: Subject<'_>, findings: &mut Findings) {
    for (scenario, (_, document)) in subject.game.scenarios.iter().zip(&subject.documents.scenarios)
    {
        let Some(ratings) = &document.data.ratings else { continue };
        let units = At::root(&document.tree).key("ratings").key("units");
        let is_rated = |unit: &Unit| ratings.units.keys().any(|id| id.as_str() == unit.id);
        for unit in subject.game.units_in(scenario).iter().filter(|unit| is_rated(unit)) {
            check_faces(subject, unit, units, findings);
            check_dismounted(unit, units, findings);
        }
    }
}

fn check_side(subject: Subject<'_>, unit: &Unit, units: At<'_>, findings: &mut Findings) {
    let data = subject.documents.units.data.units.iter().find(|(id, _)| id.as_str() == unit.id);
    let own = data.and_then(|(_, data)| data.side);
    if unit.brigade.is_some() && own.is_some_and(|own| own != unit.side) {
        let message = format!("`{}` is not on the side of its brigade", unit.id);
        findings.error(codes::UNIT_SIDE, units.key(&unit.id).key("side").place(), message);
    }
}

fn check_brigade(subject: Subject<'_>, unit: &Unit, units: At<'_>, findings: &mut Findings) {
    let cavalry_has_brigade = cavalry_has_brigades(&subject.game.profile);
    let wrong = match (unit.arm, unit.brigade) {
        (Arm::Infantry, None) => "infantry needs a brigade",
        (Arm::Cavalry, None) if cavalry_has_brigade => "cavalry needs a brigade in this game",
        (Arm::Cavalry, Some(_)) if !cavalry_has_brigade => {
            "cavalry must not have a brigade in this game"
        }
        (Arm::Artillery, Some(_)) => "artillery must not have a brigade",
        _ => return,
    };
    let message = format!("`{}`: {wrong}", unit.id);
    findings.error(codes::UNIT_BRIGADE, units.place_of_key(&unit.id), message);
}

/// Checks that the weapon of a unit has ranges for the arm of the unit. VAL-10.
fn check_weapon(subject: Subject<'_>, unit: &Unit, units: At<'_>, findings: &mut Findings) {
    let game = subject.game;
    let Some(weapon) = game.weapons.get(unit.weapon.index()) else { return };
    let has_ranges = |arm| game.ranges.get(arm, unit.weapon).is_some();
    let serves = match weapon.fires() {
        true => has_ranges(unit.arm) || !Arm::ALL.into_iter().any(has_ranges),
        false => unit.arm != Arm::Artillery,
    };
    if !serves {
        let arm = unit.arm.id();
        let message =
            format!("{arm} cannot have the weapon `{}`: it has no ranges for this arm", weapon.id);
        let place = units.key(&unit.id).key("weapon").place();
        let known = game.weapons.iter().enumerate();
        let carried =
            known.filter(|&(n, _)| game.ranges.get(unit.arm, WeaponId::from_index(n)).is_some());
        let carried: Vec<_> = carried.map(|(_, weapon)| format!("`{}`", weapon.id)).collect();
        let help = format!("use one of {}, which have ranges for {arm}", carried.join(", "));
        findings.error_with_help(codes::UNIT_WEAPON, place, message, help);
    }
}

fn check_faces(subject: Subject<'_>, unit: &Unit, units: At<'_>, findings: &mut Findings) {
    let at = units.key(&unit.id);
    let Some(fresh) = unit.fresh else {
        if !has_fragile_units(&subject.game.profile) {
            let message =
                format!("missing fresh face of `{}`: this game has no fragile units", unit.id);
            findings.error(codes::UNIT_FACES, units.place_of_key(&unit.id), message);
        }
        return;
    };
    let place = at.key("battleworn").place();
    if unit.battleworn.sp > fresh.sp || unit.battleworn.cr > fresh.cr {
        let message = format!("`{}` is better battleworn than fresh", unit.id);
        return findings.error(codes::UNIT_FACES, place, message);
    }
    let expected = battleworn(fresh);
    if expected != unit.battleworn {
        let message = format!("unusual battleworn face of `{}`: expected {expected}", unit.id);
        findings.warning(codes::UNIT_BATTLEWORN, place, message);
    }
}

/// Checks that only cavalry has a dismounted counter, and that the faces of both counters agree.
/// CAV-04.
fn check_dismounted(unit: &Unit, units: At<'_>, findings: &mut Findings) {
    let Some(foot) = unit.dismounted else { return };
    let at = units.key(&unit.id).key("dismounted");
    if unit.arm != Arm::Cavalry {
        let message = format!("cannot give `{}` a dismounted counter: it is not cavalry", unit.id);
        findings.error(codes::UNIT_FACES, at.place(), message);
    }
    if foot.fresh.is_some() != unit.fresh.is_some() {
        let message = format!("`{}` has a fresh face on only one of its counters", unit.id);
        findings.error(codes::UNIT_FACES, at.place(), message);
    }
    let better = |fresh: Values| foot.battleworn.sp > fresh.sp || foot.battleworn.cr > fresh.cr;
    if foot.fresh.is_some_and(better) {
        let message = format!("`{}` dismounted is better battleworn than fresh", unit.id);
        findings.error(codes::UNIT_FACES, at.key("battleworn").place(), message);
    }
}

/// Returns the battleworn face that corresponds to a fresh face. The unit loses half of its
/// strength, at least 3 points, and one point of cohesion. A unit too small for this loss becomes a
/// cadre, and the shortfall further reduces its cohesion. SS 4.1.
pub fn battleworn(fresh: Values) -> Values {
    let strength = fresh.sp.floor();
    let loss = ((strength + 1) / 2).max(3);
    let (left, short) = (strength - loss, (loss - strength).max(0));
    let cohesion = i32::from(fresh.cr) - 1 - short;
    Values {
        sp: if left > 0 { Sixteenths::whole(left) } else { Sixteenths::HALF },
        cr: u8::try_from(cohesion).unwrap_or(0),
    }
}
