//! What is switched on and can never happen: charges without ground, shifts whose condition nothing meets.

use blind_swords::check::movement::charge;
use blind_swords::game::{
    Arm, CloseCondition, FeatureId, FireCondition, HexsideGround, HexsideWater, Slope, TerrainId,
    Weapon,
};
use document::tree::At;
use kernel::HexId;

use crate::codes;

use super::{Findings, Subject};

/// How a slope looks from one of its hexes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Steepness {
    Slope,
    Steep,
}

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

/// CAV-05: cavalry that may charge needs clear ground to charge over.
fn charges(subject: Subject<'_>, findings: &mut Findings) {
    let game = subject.game;
    let has_cavalry = game.units.iter().any(|unit| unit.arm == Arm::Cavalry);
    if charge::are_permitted(&game.profile) && has_cavalry && !has_charge_ground(subject) {
        let kinds = At::root(&subject.documents.tables.tree).key("terrain").key("kinds");
        let message = "cavalry may charge, but no hex of the map lets it".to_owned();
        let help =
            "give clear ground the effect `permits-charges`, or set `cavalry_charge: \"off\"`";
        findings.warning_with_help(codes::NEVER, kinds.place(), message, help);
    }
}

/// What charts have that several games share is for some other of them.
fn never(shift: At<'_>, id: &str, why: &str, findings: &mut Findings) {
    let place = shift.key("when").place();
    if place.file.path.contains("charts/") {
        return;
    }
    let message = format!("the shift `{id}` never applies: {why}");
    let help = "leave it out, or add what it is for";
    findings.warning_with_help(codes::NEVER, place, message, help);
}

/// Why nothing in the game meets a condition of fire.
fn no_fire(subject: Subject<'_>, when: FireCondition) -> Option<String> {
    let game = subject.game;
    match when {
        FireCondition::TargetTerrain(kind)
        | FireCondition::OverTerrain(kind)
        | FireCondition::FirerTerrain(kind) => no_terrain(subject, kind),
        FireCondition::HalfArtillery { weapon, .. } => {
            let any = has(subject, Arm::Artillery, weapon);
            (!any).then(|| format!("no battery has `{}`", weapon.id()))
        }
        FireCondition::TargetCavalry => no_arm(subject, Arm::Cavalry),
        FireCondition::BehindFeature { feature, .. } => no_feature(subject, feature),
        FireCondition::UphillNextDoor => no_slope(subject, None),
        FireCondition::Late { from_turn: first, .. } | FireCondition::Turns { first, .. } => {
            no_turn(subject, first)
        }
        FireCondition::FirerMarked(marker) | FireCondition::TargetMarked(marker) => {
            no_marker(subject, &game.markers[marker.index()].id)
        }
        FireCondition::OverUnits
        | FireCondition::FirerSkirmishes
        | FireCondition::TargetSkirmishes
        | FireCondition::CrossFire
        | FireCondition::FirerSide(_)
        | FireCondition::EventFire => None,
    }
}

/// Why nothing in the game meets a condition of close combat.
fn no_close(subject: Subject<'_>, when: CloseCondition) -> Option<String> {
    let game = subject.game;
    match when {
        CloseCondition::DefenderHalfArtillery => no_arm(subject, Arm::Artillery),
        CloseCondition::AttackerHalfSmoothbore | CloseCondition::DefenderHalfSmoothbore => {
            let any = has(subject, Arm::Infantry, Weapon::Sm);
            (!any).then(|| "no infantry has `sm`".to_owned())
        }
        CloseCondition::AttackerHalfSabres => {
            match (has(subject, Arm::Cavalry, Weapon::Cc), has_charge_ground(subject)) {
                (false, _) => Some("no cavalry has `cc`".to_owned()),
                (true, false) => {
                    Some("no hex of the map has the effect `permits-charges`".to_owned())
                }
                (true, true) => None,
            }
        }
        CloseCondition::DefenderUpSlope => no_slope(subject, Some(Steepness::Slope)),
        CloseCondition::DefenderUpSteepSlope => no_slope(subject, Some(Steepness::Steep)),
        CloseCondition::AcrossFeature(feature) => no_feature(subject, feature),
        CloseCondition::AcrossStream => {
            let any = sides(subject).any(|side| side.water == Some(HexsideWater::Stream));
            (!any).then(|| "no hexside of the map has a stream".to_owned())
        }
        CloseCondition::DefenderHalfMarked(marker) => {
            no_marker(subject, &game.markers[marker.index()].id)
        }
        CloseCondition::TargetTerrain(kind) | CloseCondition::AttackerTerrain(kind) => {
            no_terrain(subject, kind)
        }
        CloseCondition::Turns { first, .. } => no_turn(subject, first),
        CloseCondition::AttackerCrBetter
        | CloseCondition::DefenderCrBetter
        | CloseCondition::AttackerSide(_)
        | CloseCondition::EventAttack
        | CloseCondition::FlankingAttack => None,
    }
}

fn no_feature(subject: Subject<'_>, feature: FeatureId) -> Option<String> {
    let any = sides(subject).any(|side| side.feature == Some(feature));
    let named = &subject.game.terrain.features[feature.index()].id;
    (!any).then(|| format!("no hexside of the map has `{named}`"))
}

fn no_terrain(subject: Subject<'_>, kind: TerrainId) -> Option<String> {
    let game = subject.game;
    let any = game.map.grid.hexes().any(|hex| game.map.hex(hex).terrain == kind);
    (!any).then(|| format!("no hex of the map has `{}`", game.terrain.kind(kind).id))
}

fn no_turn(subject: Subject<'_>, first: u8) -> Option<String> {
    let last = subject.game.scenarios.iter().map(|scenario| scenario.last_turn).max()?;
    (first > last).then(|| format!("no scenario goes beyond turn {last}"))
}

fn no_arm(subject: Subject<'_>, arm: Arm) -> Option<String> {
    let any = subject.game.units.iter().any(|unit| unit.arm == arm);
    (!any).then(|| format!("the game has no {}", arm.id()))
}

fn no_slope(subject: Subject<'_>, steepness: Option<Steepness>) -> Option<String> {
    let meets = |slope: Slope| match slope {
        Slope::Up | Slope::Down => steepness != Some(Steepness::Steep),
        Slope::SteepUp | Slope::SteepDown => steepness != Some(Steepness::Slope),
    };
    let any = sides(subject).any(|side| side.slope.is_some_and(meets));
    (!any).then(|| "no hexside of the map has such a slope".to_owned())
}

/// Markers are laid by scripts alone.
fn no_marker(subject: Subject<'_>, id: &str) -> Option<String> {
    (!subject.is_in_scripts(id)).then(|| format!("no script lays the marker `{id}`"))
}

fn has(subject: Subject<'_>, arm: Arm, weapon: Weapon) -> bool {
    subject.game.units.iter().any(|unit| unit.arm == arm && unit.weapon == weapon)
}

fn has_charge_ground(subject: Subject<'_>) -> bool {
    let game = subject.game;
    let permits = |hex: HexId| game.terrain.kind(game.map.hex(hex).terrain).charge.granted();
    game.map.grid.hexes().any(permits)
}

fn sides(subject: Subject<'_>) -> impl Iterator<Item = &HexsideGround> {
    subject.game.map.hexsides.iter().flatten()
}
