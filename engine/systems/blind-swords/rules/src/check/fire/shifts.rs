//! Column shifts in fire combat. FIRE-09, FIRE-10, FIRE-12 to FIRE-21.

use kernel::{HexId, LineStep, Sixteenths};

use super::Strength;
use super::eligibility::hexes_of;
use crate::check::cross_fire::flanks;
use crate::check::ground;
use crate::check::sight;
use crate::check::skirmish::is_skirmisher;
use crate::event::AppliedShift;
use crate::game::{Arm, ColumnId, Crt, FeatureId, FireCondition, MomentKind, Rise, UnitId};
use crate::look::{Look, members};
use crate::profile::FireLeftOfC;
use crate::question::{Fire, Occasion, Volley};
use crate::system::Scene;

/// Returns all shifts that apply to a fire at a lead unit. SS 12.3a, BS 9.3. FIRE-12 to FIRE-21.
pub fn shifts(
    scene: Scene<'_>,
    volley: &Volley,
    fire: &Fire,
    strength: &Strength,
    lead: UnitId,
) -> Vec<AppliedShift> {
    let line = Line::worst(scene, volley, fire);
    let rows = scene.game().fire_shifts.iter();
    let applying = rows.filter(|row| applies(scene, row.when, fire, strength, lead, &line));
    let applied = applying.map(|row| AppliedShift {
        id: row.id.clone(),
        columns: columns(scene, row.when, row.columns),
        rule: row.rule.clone(),
    });
    applied.chain(said(scene, MomentKind::Fire)).collect()
}

/// Returns the shift that events and scripts have added to the current fire or close combat. SS
/// 10.4a. CHIT-24.
pub(in crate::check) fn said(scene: Scene<'_>, kind: MomentKind) -> Option<AppliedShift> {
    let moment =
        scene.board.moment().filter(|moment| moment.kind == kind && moment.columns != 0)?;
    let (id, rule) = ("event_columns".to_owned(), "SS 10.4a".to_owned());
    Some(AppliedShift { id, columns: moment.columns, rule })
}

/// CONV-02, CONV-03: flanking fire gives one column, even if the chart gives another number for
/// converging fire.
fn columns(scene: Scene<'_>, when: FireCondition, columns: i8) -> i8 {
    if when == FireCondition::CrossFire && flanks(scene) { 1 } else { columns }
}

fn applies(
    scene: Scene<'_>,
    when: FireCondition,
    fire: &Fire,
    strength: &Strength,
    lead: UnitId,
    line: &Line,
) -> bool {
    match when {
        FireCondition::TargetTerrain(terrain) => {
            scene.game().map.hex(fire.target).terrain == terrain
        }
        FireCondition::OverTerrain(terrain) => line.over_terrain & (1 << terrain.0) != 0,
        FireCondition::OverUnits => line.over_units,
        FireCondition::FirerSkirmishes => {
            members(&fire.firers).any(|unit| is_skirmisher(scene, unit))
        }
        FireCondition::TargetSkirmishes => is_skirmisher(scene, lead),
        FireCondition::HalfArtillery { weapon, at } => {
            let guns = strength.contributions.iter().filter(|c| {
                let fires = (scene.arm(c.unit), scene.weapon(c.unit));
                fires == (Arm::Artillery, weapon) && at.contain(c.band)
            });
            let sp: Sixteenths = guns.map(|c| c.sp).sum();
            sp > Sixteenths::ZERO && sp.multiplied(2) >= strength.total
        }
        FireCondition::CrossFire => fire.crossing,
        FireCondition::TargetArm(arm) => scene.arm(lead) == arm,
        FireCondition::BehindFeature { feature, guns_within } => {
            is_behind(scene, fire, feature, guns_within)
        }
        FireCondition::UphillNextDoor => fires_uphill(scene, fire),
        FireCondition::Late { from_turn, from_range } => {
            scene.board.turn() >= from_turn
                && hexes_of(scene, &fire.firers)
                    .any(|from| scene.distance(from, fire.target) >= from_range)
        }
        FireCondition::FirerMarked(marker) => {
            members(&fire.firers).any(|unit| scene.board.is_marked(unit, marker))
        }
        FireCondition::FirerTrait(it) => {
            members(&fire.firers).any(|unit| scene.info(unit).traits.contains(&it))
        }
        FireCondition::TargetTrait(it) => scene.info(lead).traits.contains(&it),
        FireCondition::FirerArmed(weapon) => {
            members(&fire.firers).any(|unit| scene.weapon(unit) == weapon)
        }
        FireCondition::FirerTerrain(terrain) => {
            hexes_of(scene, &fire.firers).any(|from| scene.game().map.hex(from).terrain == terrain)
        }
        FireCondition::TargetMarked(marker) => scene.board.is_marked(lead, marker),
        FireCondition::Turns { first, last } => (first..=last).contains(&scene.board.turn()),
        FireCondition::FirerSide(side) => scene.side_of(lead) != side,
        FireCondition::TargetGround(marker) => ground::lies_in(scene, fire.target, marker),
        FireCondition::FirerGround(marker) => {
            hexes_of(scene, &fire.firers).any(|hex| ground::lies_in(scene, hex, marker))
        }
        FireCondition::TargetLevel(levels) => levels.contains(scene.level(fire.target)),
        FireCondition::FirerLevel(levels) => {
            hexes_of(scene, &fire.firers).any(|from| levels.contains(scene.level(from)))
        }
        FireCondition::Variable { name, is } => is.contains(scene.watched(name)),
        FireCondition::EventFire => {
            let helped = scene.board.event_attack();
            helped.is_some_and(|event| {
                members(&fire.firers).any(|unit| event.units.contains(unit.index()))
            })
        }
    }
}

/// Whether a feature protects the target from a firer. The line must cross it through a side of the
/// hex or at an end of a side, and artillery must be near enough. T-20, LOS-08.
fn is_behind(scene: Scene<'_>, fire: &Fire, feature: FeatureId, guns_within: u8) -> bool {
    let covers = |unit: UnitId| {
        let Some(from) = scene.board.hex_of(unit) else { return false };
        let range = scene.distance(from, fire.target);
        let is_far_gun = scene.arm(unit) == Arm::Artillery && range > guns_within;
        !is_far_gun && comes_across(scene, from, fire.target, feature)
    };
    members(&fire.firers).any(covers)
}

/// Whether the last step of a line into a hex crosses a feature.
fn comes_across(scene: Scene<'_>, from: HexId, target: HexId, feature: FeatureId) -> bool {
    let map = &scene.game().map;
    let across = |before: HexId| {
        map.between(before, target).is_some_and(|side| side.feature == Some(feature))
    };
    if scene.distance(from, target) == 1 {
        return across(from);
    }
    map.lines.between(&map.grid, from, target).any(|step| match step {
        LineStep::In(hex) | LineStep::Corner(hex) => across(hex),
        LineStep::Along(left, right) => across(left) || across(right),
    })
}

/// Whether the firers, none of them artillery, are next to the target and below it across a slope.
fn fires_uphill(scene: Scene<'_>, fire: &Fire) -> bool {
    let rises = |from: HexId| {
        let side = scene.game().map.between(from, fire.target);
        side.and_then(|side| side.slope).is_some_and(|slope| slope.way == Rise::Up)
    };
    let guns = members(&fire.firers).any(|unit| scene.arm(unit) == Arm::Artillery);
    !guns && hexes_of(scene, &fire.firers).any(rises)
}

/// Terrain and units that any line of a group crosses. LOS-14.
struct Line {
    over_terrain: u64,
    over_units: bool,
}

impl Line {
    fn worst(scene: Scene<'_>, volley: &Volley, fire: &Fire) -> Self {
        let mut line = Self { over_terrain: 0, over_units: false };
        for from in hexes_of(scene, &fire.firers) {
            let sight = sight::trace(scene, from, fire.target, volley.side);
            line.over_terrain |= sight.over_terrain;
            line.over_units |= sight.over_units;
        }
        line
    }
}

/// Returns the column after all shifts. `None` if the fire has no effect. SS 12.3a, BS 9.3.
/// FIRE-10.
pub fn column(
    scene: Scene<'_>,
    volley: &Volley,
    first: ColumnId,
    shifts: &[AppliedShift],
) -> Option<ColumnId> {
    let net: i32 = shifts.iter().map(|shift| i32::from(shift.columns)).sum();
    let shifted = i32::from(first.0) + net;
    let ignored = match scene.profile().fire_left_of_c {
        FireLeftOfC::Clamp => false,
        FireLeftOfC::IgnoredExceptDefensive => !matches!(volley.occasion, Occasion::Defensive(..)),
    };
    if shifted < 0 && ignored { None } else { Some(clamp(&scene.game().crt, shifted)) }
}

/// Clamps a column to the chart. FIRE-10, CC-22.
pub(in crate::check) fn clamp(crt: &Crt, shifted: i32) -> ColumnId {
    ColumnId(shifted.clamp(0, i32::from(crt.last().0)) as u8)
}
