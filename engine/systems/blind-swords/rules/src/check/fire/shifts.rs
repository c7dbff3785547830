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
use crate::position_ext::{PositionExt, members};
use crate::profile::FireLeftOfC;
use crate::question::{Fire, Occasion, Volley};
use crate::system::Position;

/// Returns all shifts that apply to a fire at a lead unit. SS 12.3a, BS 9.3. FIRE-12 to FIRE-21.
pub fn shifts(
    position: Position<'_>,
    volley: &Volley,
    fire: &Fire,
    strength: &Strength,
    lead: UnitId,
) -> Vec<AppliedShift> {
    let line = Line::worst(position, volley, fire);
    let rows = position.game().fire_shifts.iter();
    let applying = rows.filter(|row| applies(position, row.when, fire, strength, lead, &line));
    let applied = applying.map(|row| AppliedShift {
        id: row.id.clone(),
        columns: columns(position, row.when, row.columns),
        rule: row.rule.clone(),
    });
    applied.chain(said(position, MomentKind::Fire)).collect()
}

/// Returns the shift that events and scripts have added to the current fire or close combat. SS
/// 10.4a. CHIT-24.
pub(in crate::check) fn said(position: Position<'_>, kind: MomentKind) -> Option<AppliedShift> {
    let moment =
        position.board.moment().filter(|moment| moment.kind == kind && moment.columns != 0)?;
    let (id, rule) = ("event_columns".to_owned(), "SS 10.4a".to_owned());
    Some(AppliedShift { id, columns: moment.columns, rule })
}

/// CONV-02, CONV-03: flanking fire gives one column, even if the chart gives another number for
/// converging fire.
fn columns(position: Position<'_>, when: FireCondition, columns: i8) -> i8 {
    if when == FireCondition::CrossFire && flanks(position) { 1 } else { columns }
}

fn applies(
    position: Position<'_>,
    when: FireCondition,
    fire: &Fire,
    strength: &Strength,
    lead: UnitId,
    line: &Line,
) -> bool {
    match when {
        FireCondition::TargetTerrain(terrain) => {
            position.game().map.hex(fire.target).terrain == terrain
        }
        FireCondition::OverTerrain(terrain) => line.over_terrain & (1 << terrain.0) != 0,
        FireCondition::OverUnits => line.over_units,
        FireCondition::FirerSkirmishes => {
            members(&fire.firers).any(|unit| is_skirmisher(position, unit))
        }
        FireCondition::TargetSkirmishes => is_skirmisher(position, lead),
        FireCondition::HalfArtillery { weapon, at } => {
            let guns = strength.contributions.iter().filter(|c| {
                let fires = (position.arm(c.unit), position.weapon(c.unit));
                fires == (Arm::Artillery, weapon) && at.contain(c.band)
            });
            let sp: Sixteenths = guns.map(|c| c.sp).sum();
            sp > Sixteenths::ZERO && sp.multiplied(2) >= strength.total
        }
        FireCondition::CrossFire => fire.crossing,
        FireCondition::TargetArm(arm) => position.arm(lead) == arm,
        FireCondition::BehindFeature { feature, guns_within } => {
            is_behind(position, fire, feature, guns_within)
        }
        FireCondition::UphillNextDoor => fires_uphill(position, fire),
        FireCondition::Late { from_turn, from_range } => {
            position.board.turn() >= from_turn
                && hexes_of(position, &fire.firers)
                    .any(|from| position.distance(from, fire.target) >= from_range)
        }
        FireCondition::FirerMarked(marker) => {
            members(&fire.firers).any(|unit| position.board.is_marked(unit, marker))
        }
        FireCondition::FirerTrait(it) => {
            members(&fire.firers).any(|unit| position.info(unit).traits.contains(&it))
        }
        FireCondition::TargetTrait(it) => position.info(lead).traits.contains(&it),
        FireCondition::FirerArmed(weapon) => {
            members(&fire.firers).any(|unit| position.weapon(unit) == weapon)
        }
        FireCondition::FirerTerrain(terrain) => hexes_of(position, &fire.firers)
            .any(|from| position.game().map.hex(from).terrain == terrain),
        FireCondition::TargetMarked(marker) => position.board.is_marked(lead, marker),
        FireCondition::Turns { first, last } => (first..=last).contains(&position.board.turn()),
        FireCondition::FirerSide(side) => position.side_of(lead) != side,
        FireCondition::TargetGround(marker) => ground::lies_in(position, fire.target, marker),
        FireCondition::FirerGround(marker) => {
            hexes_of(position, &fire.firers).any(|hex| ground::lies_in(position, hex, marker))
        }
        FireCondition::TargetLevel(levels) => levels.contains(position.level(fire.target)),
        FireCondition::FirerLevel(levels) => {
            hexes_of(position, &fire.firers).any(|from| levels.contains(position.level(from)))
        }
        FireCondition::Variable { name, is } => is.contains(position.watched(name)),
        FireCondition::EventFire => {
            let helped = position.board.event_attack();
            helped.is_some_and(|event| {
                members(&fire.firers).any(|unit| event.units.contains(unit.index()))
            })
        }
    }
}

/// Whether a feature protects the target from a firer. The line must cross it through a side of the
/// hex or at an end of a side, and artillery must be near enough. T-20, LOS-08.
fn is_behind(position: Position<'_>, fire: &Fire, feature: FeatureId, guns_within: u8) -> bool {
    let covers = |unit: UnitId| {
        let Some(from) = position.board.hex_of(unit) else { return false };
        let range = position.distance(from, fire.target);
        let is_far_gun = position.arm(unit) == Arm::Artillery && range > guns_within;
        !is_far_gun && comes_across(position, from, fire.target, feature)
    };
    members(&fire.firers).any(covers)
}

/// Whether the last step of a line into a hex crosses a feature.
fn comes_across(position: Position<'_>, from: HexId, target: HexId, feature: FeatureId) -> bool {
    let map = &position.game().map;
    let across = |before: HexId| {
        map.between(before, target).is_some_and(|side| side.feature == Some(feature))
    };
    if position.distance(from, target) == 1 {
        return across(from);
    }
    map.lines.between(&map.grid, from, target).any(|step| match step {
        LineStep::In(hex) | LineStep::Corner(hex) => across(hex),
        LineStep::Along(left, right) => across(left) || across(right),
    })
}

/// Whether the firers, none of them artillery, are next to the target and below it across a slope.
fn fires_uphill(position: Position<'_>, fire: &Fire) -> bool {
    let rises = |from: HexId| {
        let side = position.game().map.between(from, fire.target);
        side.and_then(|side| side.slope).is_some_and(|slope| slope.way == Rise::Up)
    };
    let guns = members(&fire.firers).any(|unit| position.arm(unit) == Arm::Artillery);
    !guns && hexes_of(position, &fire.firers).any(rises)
}

/// Terrain and units that any line of a group crosses. LOS-14.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// Kinds of terrain crossed, as a bit set.
    pub over_terrain: u64,
    /// Whether a line crosses a unit.
    pub over_units: bool,
}

impl Line {
    fn worst(position: Position<'_>, volley: &Volley, fire: &Fire) -> Self {
        let mut line = Self { over_terrain: 0, over_units: false };
        for from in hexes_of(position, &fire.firers) {
            let sight = sight::trace(position, from, fire.target, volley.side);
            line.over_terrain |= sight.over_terrain;
            line.over_units |= sight.over_units;
        }
        line
    }
}

/// Returns the column after all shifts. `None` if the fire has no effect. SS 12.3a, BS 9.3.
/// FIRE-10.
pub fn column(
    position: Position<'_>,
    volley: &Volley,
    first: ColumnId,
    shifts: &[AppliedShift],
) -> Option<ColumnId> {
    let net: i32 = shifts.iter().map(|shift| i32::from(shift.columns)).sum();
    let shifted = i32::from(first.0) + net;
    let ignored = match position.profile().fire_left_of_c {
        FireLeftOfC::Clamp => false,
        FireLeftOfC::IgnoredExceptDefensive => !matches!(volley.occasion, Occasion::Defensive(..)),
    };
    if shifted < 0 && ignored { None } else { Some(clamp(&position.game().crt, shifted)) }
}

/// Clamps a column to the chart. FIRE-10, CC-22.
pub(in crate::check) fn clamp(crt: &Crt, shifted: i32) -> ColumnId {
    ColumnId(shifted.clamp(0, i32::from(crt.last().0)) as u8)
}
