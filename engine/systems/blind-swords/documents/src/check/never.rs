//! Checks for parts of a package that never have an effect: charges without suitable ground, and
//! shifts whose condition is never met.

use blind_swords::check::movement::charge;
use blind_swords::game::{
    Arm, Between, CloseCondition, FeatureId, FireCondition, GradeId, HexsideGround, HexsideWater,
    Mount, Slope, TerrainEffect, TerrainId, TraitId, WeaponId,
};
use document::tree::At;
use kernel::HexId;

use crate::codes;

use super::{Findings, Subject};

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    charges(subject, findings);
    let at = At::root(&subject.documents.tables.tree);
    let fire = at.key("fire-shifts").key("shifts");
    for (n, shift) in subject.game.fire_shifts.iter().enumerate() {
        if let Some(why) = no_fire(subject, shift.when) {
            never(fire.item(n), &shift.id, &why, findings);
        }
    }
    let close = at.key("close-shifts").key("shifts");
    for (n, shift) in subject.game.close_shifts.iter().enumerate() {
        if let Some(why) = no_close(subject, shift.when) {
            never(close.item(n), &shift.id, &why, findings);
        }
    }
}

/// Warns if cavalry may charge but no clear ground exists. CAV-05.
fn charges(subject: Subject<'_>, findings: &mut Findings) {
    let game = subject.game;
    let has_cavalry = game.units.iter().any(|unit| unit.arm == Arm::Cavalry);
    if charge::are_permitted(&game.profile) && has_cavalry && !has_charge_ground(subject) {
        let kinds = At::root(&subject.documents.tables.tree).key("terrain").key("kinds");
        let message = "cavalry can never charge: no hex on the map permits it".to_owned();
        let help =
            "give clear terrain the effect `permits-charges`, or set `cavalry_charge: \"off\"`";
        findings.warning_with_help(codes::NEVER, kinds.place(), message, help);
    }
}

/// Warns about a shift that never applies. Shared charts are exempt, since other games may need the
/// shift.
fn never(shift: At<'_>, id: &str, why: &str, findings: &mut Findings) {
    let place = shift.key("when").place();
    if place.file.path.contains("charts/") {
        return;
    }
    let message = format!("the shift `{id}` never applies: {why}");
    let help = "remove it, or add what it needs";
    findings.warning_with_help(codes::NEVER, place, message, help);
}

/// Returns the reason why the condition of a fire shift is never met in this game. `None` if it can
/// be met.
fn no_fire(subject: Subject<'_>, when: FireCondition) -> Option<String> {
    let game = subject.game;
    match when {
        FireCondition::TargetTerrain(kind)
        | FireCondition::OverTerrain(kind)
        | FireCondition::FirerTerrain(kind) => no_terrain(subject, kind),
        FireCondition::HalfArtillery { weapon, .. } => no_armed(subject, Arm::Artillery, weapon),
        FireCondition::TargetArm(arm) => no_arm(subject, arm),
        FireCondition::TargetLevel(levels) | FireCondition::FirerLevel(levels) => {
            no_level(subject, levels)
        }
        FireCondition::BehindFeature { feature, .. } => no_feature(subject, feature),
        FireCondition::UphillNextDoor => no_slope(subject, None),
        FireCondition::Late { from_turn: first, .. } | FireCondition::Turns { first, .. } => {
            no_turn(subject, first)
        }
        FireCondition::FirerMarked(marker) | FireCondition::TargetMarked(marker) => {
            no_marker(subject, &game.markers[marker.index()].id)
        }
        FireCondition::TargetGround(marker) | FireCondition::FirerGround(marker) => {
            no_marker(subject, &game.ground_markers[marker.index()].id)
        }
        FireCondition::FirerTrait(it) | FireCondition::TargetTrait(it) => no_trait(subject, it),
        FireCondition::FirerArmed(weapon) => nobody_armed(subject, weapon),
        FireCondition::OverUnits
        | FireCondition::FirerSkirmishes
        | FireCondition::TargetSkirmishes
        | FireCondition::CrossFire
        | FireCondition::FirerSide(_)
        | FireCondition::Variable { .. }
        | FireCondition::EventFire => None,
    }
}

/// Returns the reason why the condition of a close combat shift is never met in this game. `None`
/// if it can be met.
fn no_close(subject: Subject<'_>, when: CloseCondition) -> Option<String> {
    let game = subject.game;
    match when {
        CloseCondition::DefenderHalfArtillery => no_arm(subject, Arm::Artillery),
        CloseCondition::AttackerHalfArmed(weapon) | CloseCondition::DefenderHalfArmed(weapon) => {
            no_armed(subject, Arm::Infantry, weapon)
        }
        CloseCondition::AttackerHalfTrait(it) | CloseCondition::DefenderHalfTrait(it) => {
            no_trait(subject, it)
        }
        CloseCondition::AttackerHalfSabres => {
            match (has_sabres(subject), has_charge_ground(subject)) {
                (false, _) => Some("no cavalry has a weapon for close combat only".to_owned()),
                (true, false) => {
                    Some("no hex on the map has the effect `permits-charges`".to_owned())
                }
                (true, true) => None,
            }
        }
        CloseCondition::DefenderUpSlope => no_slope(subject, Some(GradeId::SLOPE)),
        CloseCondition::DefenderUpSteepSlope => no_slope(subject, Some(GradeId::STEEP)),
        CloseCondition::DefenderUp(grade) => no_slope(subject, Some(grade)),
        CloseCondition::AcrossFeature(feature) => no_feature(subject, feature),
        CloseCondition::AcrossStream => {
            let any = sides(subject).any(|side| side.water == Some(HexsideWater::Stream));
            (!any).then(|| "no hexside on the map has a stream".to_owned())
        }
        CloseCondition::DefenderHalfMarked(marker) => {
            no_marker(subject, &game.markers[marker.index()].id)
        }
        CloseCondition::TargetTerrain(kind) | CloseCondition::AttackerTerrain(kind) => {
            no_terrain(subject, kind)
        }
        CloseCondition::TargetLevel(levels) | CloseCondition::AttackerLevel(levels) => {
            no_level(subject, levels)
        }
        CloseCondition::Turns { first, .. } => no_turn(subject, first),
        CloseCondition::TargetGround(marker)
        | CloseCondition::AttackerGround(marker)
        | CloseCondition::AcrossGround(marker) => {
            no_marker(subject, &game.ground_markers[marker.index()].id)
        }
        CloseCondition::AttackerCrBetter
        | CloseCondition::DefenderCrBetter
        | CloseCondition::AttackerSide(_)
        | CloseCondition::Variable { .. }
        | CloseCondition::EventAttack
        | CloseCondition::FlankingAttack => None,
    }
}

fn no_feature(subject: Subject<'_>, feature: FeatureId) -> Option<String> {
    let any = sides(subject).any(|side| side.feature == Some(feature));
    let named = &subject.game.terrain.features[feature.index()].id;
    (!any).then(|| format!("no hexside on the map has `{named}`"))
}

fn no_level(subject: Subject<'_>, levels: Between<u8>) -> Option<String> {
    let game = subject.game;
    let any = game.map.grid.hexes().any(|hex| levels.contains(game.map.hex(hex).level));
    (!any).then(|| "no hex on the map is at these levels".to_owned())
}

fn no_terrain(subject: Subject<'_>, kind: TerrainId) -> Option<String> {
    let game = subject.game;
    let any = game.map.grid.hexes().any(|hex| game.map.hex(hex).terrain == kind);
    (!any).then(|| format!("no hex on the map has `{}`", game.terrain.kind(kind).id))
}

fn no_turn(subject: Subject<'_>, first: u8) -> Option<String> {
    let last = subject.game.scenarios.iter().map(|scenario| scenario.last_turn).max()?;
    (first > last).then(|| format!("no scenario lasts longer than turn {last}"))
}

fn no_arm(subject: Subject<'_>, arm: Arm) -> Option<String> {
    let any = subject.game.units.iter().any(|unit| unit.arm == arm);
    (!any).then(|| format!("the game has no {}", arm.id()))
}

fn no_slope(subject: Subject<'_>, grade: Option<GradeId>) -> Option<String> {
    let meets = |slope: Slope| grade.is_none_or(|grade| slope.grade == grade);
    let any = sides(subject).any(|side| side.slope.is_some_and(meets));
    (!any).then(|| "no hexside on the map has such a slope".to_owned())
}

/// Returns an explanation if no script places the marker. `None` if a script does. Only scripts
/// place markers.
fn no_marker(subject: Subject<'_>, id: &str) -> Option<String> {
    (!subject.is_in_scripts(id)).then(|| format!("no script places the marker `{id}`"))
}

fn no_trait(subject: Subject<'_>, it: TraitId) -> Option<String> {
    let any = subject.game.units.iter().any(|unit| unit.traits.contains(&it));
    let named = subject.game.traits.get(it.index()).map_or("", |it| &it.id);
    (!any).then(|| format!("no unit has the trait `{named}`"))
}

fn nobody_armed(subject: Subject<'_>, weapon: WeaponId) -> Option<String> {
    let none = Arm::ALL.into_iter().all(|arm| no_armed(subject, arm, weapon).is_some());
    let named = subject.game.weapons.get(weapon.index()).map_or("", |weapon| &weapon.id);
    none.then(|| format!("no unit has the weapon `{named}`"))
}

fn no_armed(subject: Subject<'_>, arm: Arm, weapon: WeaponId) -> Option<String> {
    let game = subject.game;
    let has = |mount| {
        let mut units = game.units.iter();
        units.any(|unit| unit.arm_as(mount) == arm && unit.weapon_as(mount) == weapon)
    };
    let named = game.weapons.get(weapon.index()).map_or("", |weapon| &weapon.id);
    let any = has(Mount::Mounted) || has(Mount::Dismounted);
    (!any).then(|| format!("no {} has `{named}`", arm.id()))
}

fn has_sabres(subject: Subject<'_>) -> bool {
    let game = subject.game;
    let is_sabre =
        |weapon: WeaponId| game.weapons.get(weapon.index()).is_some_and(|weapon| !weapon.fires());
    game.units.iter().any(|unit| unit.arm == Arm::Cavalry && is_sabre(unit.weapon))
}

fn has_charge_ground(subject: Subject<'_>) -> bool {
    let game = subject.game;
    let permits = |hex: HexId| {
        game.terrain.kind(game.map.hex(hex).terrain).has(TerrainEffect::PermitsCharges)
    };
    game.map.grid.hexes().any(permits)
}

fn sides(subject: Subject<'_>) -> impl Iterator<Item = &HexsideGround> {
    subject.game.map.hexsides.iter().flatten()
}
