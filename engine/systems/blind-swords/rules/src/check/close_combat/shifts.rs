//! Column shifts of a close combat and the resulting column. CC-11 to CC-22, CC-25.

use kernel::{HexId, Ratio, Sixteenths};

use crate::check::fire::{self, clamp};
use crate::check::ground;
use crate::check::range;
use crate::check::skirmish::is_skirmisher;
use crate::check::values::{modified_cr, modified_sp, total_sp};
use crate::event::AppliedShift;
use crate::game::{
    Arm, CloseCondition, ColumnId, HexsideGround, HexsideWater, MomentKind, OddsRow, Slope,
    Stronger, TerrainEffect, UnitId, UnitSet, WeaponId,
};
use crate::position_ext::{PositionExt, members};
use crate::profile::{CcFlankShift, CcLeftOfC, ModifiedSpScope};
use crate::system::Position;

/// The two sides of a close combat at the time of the roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sides {
    /// Attackers that still take part.
    pub attackers: UnitSet,
    /// Assaulting Hex, whose units determine the column.
    pub assaulting: HexId,
    /// Hex that is attacked.
    pub target: HexId,
    /// The lead unit of the defenders.
    pub lead: UnitId,
}

impl Sides {
    /// Returns the attackers in the Assaulting Hex. CC-10.
    pub fn assaulters<'a>(&self, position: Position<'a>) -> impl Iterator<Item = UnitId> + use<'a> {
        let assaulting = self.assaulting;
        members(&self.attackers)
            .filter(move |&unit| position.board.hex_of(unit) == Some(assaulting))
    }

    /// Returns the defenders in the target hex. Skirmishers never fight. SKR-06.
    pub fn defenders<'a>(&self, position: Position<'a>) -> impl Iterator<Item = UnitId> + use<'a> {
        position.board.units_in(self.target).filter(move |&unit| !is_skirmisher(position, unit))
    }
}

/// Returns the column after all shifts. `None` if the attack has no effect. SS 14.2d, BS 11.3c-d.
/// CC-22, V-52, A-85.
pub fn column(
    position: Position<'_>,
    first: ColumnId,
    shifts: &[AppliedShift],
) -> Option<ColumnId> {
    let net: i32 = shifts.iter().map(|shift| i32::from(shift.columns)).sum();
    let shifted = i32::from(first.0) + net;
    match position.profile().cc_left_of_c {
        CcLeftOfC::Ignored if shifted < 0 => None,
        CcLeftOfC::Clamp | CcLeftOfC::Ignored => Some(clamp(&position.game().crt, shifted)),
    }
}

/// Returns the strength of units for a comparison with the enemy in a hex. If the profile counts
/// conditions, range affects the strength. A unit without a range band then counts in full. SS 4.1,
/// BS 2.1. VAL-03, V-01, A-31.
pub fn compared_sp(
    position: Position<'_>,
    units: impl IntoIterator<Item = UnitId>,
    enemy: HexId,
) -> Sixteenths {
    match position.profile().modified_sp_scope {
        ModifiedSpScope::MarkersOnly => total_sp(position, units),
        ModifiedSpScope::MarkersAndConditions => {
            let factor =
                |unit| range::band(position, unit, enemy).map_or(Ratio::ONE, range::factor);
            let sp = |unit| modified_sp(position, unit).times(factor(unit));
            units.into_iter().map(sp).sum()
        }
    }
}

/// Returns the odds row that applies. `None` if no row does. The comparison uses the unrounded
/// strengths of all attackers and all defenders. CC-12, V-49, A-82.
pub fn odds(position: Position<'_>, attack: Sixteenths, defence: Sixteenths) -> Option<&OddsRow> {
    let at_least = |a: Sixteenths, b: Sixteenths, row: &OddsRow| {
        let (n, d) = (i32::from(row.ratio.numerator), i32::from(row.ratio.denominator));
        a > Sixteenths::ZERO && a.multiplied(d) >= b.multiplied(n)
    };
    let applies = |row: &&OddsRow| match row.stronger {
        Stronger::Attacker => at_least(attack, defence, row),
        Stronger::Defender => at_least(defence, attack, row),
    };
    position.game().odds.iter().filter(applies).max_by_key(|row| row.columns.abs())
}

/// Returns all shifts that apply to a close combat. SS 14.2d, BS 11.3c. CC-12 to CC-21.
pub fn shifts(position: Position<'_>, sides: &Sides) -> Vec<AppliedShift> {
    let attack = compared_sp(position, members(&sides.attackers), sides.target);
    let defence = compared_sp(position, sides.defenders(position), sides.assaulting);
    let odds = odds(position, attack, defence).map(|row| AppliedShift {
        id: "odds".to_owned(),
        columns: row.columns,
        rule: "SS 14.2d".to_owned(),
    });
    let rows = position.game().close_shifts.iter().filter(|row| applies(position, row.when, sides));
    let rows = rows.map(|row| AppliedShift {
        id: row.id.clone(),
        columns: columns(position, row.when, row.columns),
        rule: row.rule.clone(),
    });
    let charge = super::charge::shift(position, sides);
    let cap = cap_of_hexside(position, sides);
    let said = fire::said(position, MomentKind::Defence);
    let shifts = odds.into_iter().chain(rows).chain(cap).chain(charge).chain(said);
    shifts.filter(|shift| shift.columns != 0).collect()
}

/// Returns the correction that limits the defender's shifts from a hexside to their cap. `None` if
/// they do not exceed the cap. T-21.
fn cap_of_hexside(position: Position<'_>, sides: &Sides) -> Option<AppliedShift> {
    let cap = position.game().hexside_cap.as_ref()?;
    let rows = position.game().close_shifts.iter();
    let rows = rows.filter(|row| is_of_hexside(row.when) && applies(position, row.when, sides));
    let all: i8 = rows.map(|row| row.columns).sum();
    (all < cap.columns).then(|| AppliedShift {
        id: "hexside_cap".to_owned(),
        columns: cap.columns - all,
        rule: cap.rule.clone(),
    })
}

const fn is_of_hexside(when: CloseCondition) -> bool {
    matches!(
        when,
        CloseCondition::DefenderUpSlope
            | CloseCondition::DefenderUpSteepSlope
            | CloseCondition::DefenderUp(_)
            | CloseCondition::AcrossFeature(_)
            | CloseCondition::AcrossStream
    )
}

/// CC-21, V-50: returns the number of columns of a shift. For a flanking attack, the profile sets
/// the number.
fn columns(position: Position<'_>, when: CloseCondition, columns: i8) -> i8 {
    if when != CloseCondition::FlankingAttack {
        return columns;
    }
    match position.profile().cc_flank_shift {
        CcFlankShift::Zero => 0,
        CcFlankShift::Two => 2,
    }
}

/// Whether the condition of a shift is met.
pub fn applies(position: Position<'_>, when: CloseCondition, sides: &Sides) -> bool {
    let best =
        || sides.assaulters(position).map(|unit| modified_cr(position, unit)).max().unwrap_or(0);
    let lead = || modified_cr(position, sides.lead);
    match when {
        CloseCondition::DefenderHalfArtillery => {
            is_half(position, sides.defenders(position), |u| position.arm(u) == Arm::Artillery)
        }
        CloseCondition::AttackerCrBetter => best() > lead(),
        CloseCondition::DefenderCrBetter => lead() > best(),
        CloseCondition::DefenderUpSlope => slope(position, sides) == Some(Slope::UP),
        CloseCondition::DefenderUpSteepSlope => slope(position, sides) == Some(Slope::STEEP_UP),
        CloseCondition::DefenderUp(grade) => slope(position, sides) == Some(Slope::up(grade)),
        CloseCondition::AttackerHalfArmed(weapon) => {
            is_half(position, sides.assaulters(position), |u| is_infantry_with(position, u, weapon))
        }
        CloseCondition::DefenderHalfArmed(weapon) => {
            is_half(position, sides.defenders(position), |u| is_infantry_with(position, u, weapon))
        }
        CloseCondition::AttackerHalfTrait(it) => {
            is_half(position, sides.assaulters(position), |u| position.info(u).traits.contains(&it))
        }
        CloseCondition::DefenderHalfTrait(it) => {
            is_half(position, sides.defenders(position), |u| position.info(u).traits.contains(&it))
        }
        CloseCondition::AcrossFeature(feature) => {
            hexside(position, sides).is_some_and(|side| side.feature == Some(feature))
        }
        CloseCondition::AcrossStream => {
            hexside(position, sides).is_some_and(|side| side.water == Some(HexsideWater::Stream))
        }
        CloseCondition::EventAttack => {
            let helped = position.board.event_attack();
            helped.is_some_and(|attack| {
                sides.assaulters(position).any(|unit| attack.units.contains(unit.index()))
            })
        }
        CloseCondition::FlankingAttack => is_flanking(position, sides),
        CloseCondition::DefenderHalfMarked(marker) => {
            is_half(position, sides.defenders(position), |u| position.board.is_marked(u, marker))
        }
        CloseCondition::TargetTerrain(terrain) => {
            position.game().map.hex(sides.target).terrain == terrain
        }
        CloseCondition::AttackerTerrain(terrain) => {
            position.game().map.hex(sides.assaulting).terrain == terrain
        }
        CloseCondition::Turns { first, last } => (first..=last).contains(&position.board.turn()),
        CloseCondition::AttackerSide(side) => position.side_of(sides.lead) != side,
        CloseCondition::TargetGround(marker) => ground::lies_in(position, sides.target, marker),
        CloseCondition::AttackerGround(marker) => {
            ground::lies_in(position, sides.assaulting, marker)
        }
        CloseCondition::AcrossGround(marker) => {
            ground::lies_between(position, sides.assaulting, sides.target, marker)
        }
        CloseCondition::TargetLevel(levels) => levels.contains(position.level(sides.target)),
        CloseCondition::AttackerLevel(levels) => levels.contains(position.level(sides.assaulting)),
        CloseCondition::Variable { name, is } => is.contains(position.watched(name)),
        CloseCondition::AttackerHalfSabres => {
            let terrain = position.game().map.hex(sides.target).terrain;
            position.game().terrain.kind(terrain).has(TerrainEffect::PermitsCharges)
                && is_half(position, sides.assaulters(position), |u| rides_with_sabres(position, u))
        }
    }
}

fn rides_with_sabres(position: Position<'_>, unit: UnitId) -> bool {
    position.arm(unit) == Arm::Cavalry
        && !position.arms(unit).fires()
        && !super::charge::has_charged(position, unit)
}

/// Returns the slope from the Assaulting Hex to the target. CC-16, CC-17.
fn slope(position: Position<'_>, sides: &Sides) -> Option<Slope> {
    hexside(position, sides)?.slope
}

/// Returns the hexside between the Assaulting Hex and the target. CC-10.
fn hexside<'a>(position: Position<'a>, sides: &Sides) -> Option<&'a HexsideGround> {
    position.game().map.between(sides.assaulting, sides.target)
}

fn is_infantry_with(position: Position<'_>, unit: UnitId, weapon: WeaponId) -> bool {
    position.arm(unit) == Arm::Infantry && position.weapon(unit) == weapon
}

/// Whether units of one kind make up at least half of the strength. The comparison uses modified
/// strength, or printed strength if the modified total is 0. CC-13, CC-18, CC-19, A-84.
fn is_half(
    position: Position<'_>,
    units: impl Iterator<Item = UnitId>,
    kind: impl Fn(UnitId) -> bool,
) -> bool {
    let units: Vec<_> = units.collect();
    let share = |sp: &dyn Fn(UnitId) -> Sixteenths| {
        let all: Sixteenths = units.iter().map(|&unit| sp(unit)).sum();
        let part: Sixteenths = units.iter().filter(|&&unit| kind(unit)).map(|&unit| sp(unit)).sum();
        (part, all)
    };
    let (mut part, mut all) = share(&|unit| modified_sp(position, unit));
    if all == Sixteenths::ZERO {
        (part, all) = share(&|unit| position.printed(unit).sp);
    }
    part > Sixteenths::ZERO && part.multiplied(2) >= all
}

/// FAQ 14.2d. CC-21: whether attackers are in two other hexes, or in one at least two hexes from
/// the Assaulting Hex.
fn is_flanking(position: Position<'_>, sides: &Sides) -> bool {
    let mut hexes: Vec<_> =
        members(&sides.attackers).filter_map(|unit| position.board.hex_of(unit)).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.retain(|&hex| hex != sides.assaulting);
    hexes.len() >= 2 || hexes.iter().any(|&hex| position.distance(hex, sides.assaulting) >= 2)
}
