//! Totals, columns and shifts of fire attacks. ST 10.

use kernel::{HexId, Side, Sixths};

use super::{facing, sight};
use crate::board::Crew;
use crate::event::{Attack, Miss, Shift, ShiftReason, Shot};
use crate::game::{Arm, Formation, Rise, Terrain, UnitId, Weapon};
use crate::position_ext::PositionExt;
use crate::question::{FireArm, Occasion};
use crate::system::Position;
use crate::variants::{CrestCover, MountedCover};

/// Shortest range at which artillery hits every unit of a stack. ST 8.53. ST-STK-08.
pub const FAR: u8 = 3;

/// Unit with the strength points with which it fires.
pub type Share = (UnitId, u8);

/// Returns the arm with which a unit fires. ST 10.31. ST-VAL-07.
pub fn arm_of(position: Position<'_>, unit: UnitId) -> FireArm {
    if position.is_small_arms(unit) { FireArm::SmallArms } else { FireArm::Artillery }
}

/// Returns the strength points with which a unit fires: half of a battery, rounded up, if half of
/// its crew is lost, and none without crew. ST 18.83, 18.84. ST-VAL-05, ST-ART-08, R-14.
pub fn strength(position: Position<'_>, unit: UnitId) -> u8 {
    let state = position.state(unit);
    match state.crew {
        Crew::Full => state.strength,
        Crew::Half => state.strength.div_ceil(2),
        Crew::None => 0,
    }
}

/// Whether fire can hit a unit. It cannot hit a wagon without a guard. ST 12.13, 12.19. ST-SUP-02.
pub fn is_exposed(position: Position<'_>, unit: UnitId) -> bool {
    position.info(unit).arm != Arm::Wagon || position.state(unit).strength > 0
}

/// Whether a unit is hit as infantry: it is infantry, dismounted cavalry or a guard. ST 10.15,
/// 10.17, 10.73. ST-FIRE-05, ST-FIRE-18, ST-VAL-07.
pub fn is_hit_as_infantry(position: Position<'_>, unit: UnitId) -> bool {
    position.is_foot(unit) || position.info(unit).arm == Arm::Wagon
}

/// Returns the top unit of a side in a hex that fire can hit. ST 8.52. ST-STK-07.
pub fn top_target(position: Position<'_>, side: Side, hex: HexId) -> Option<UnitId> {
    position.stack(side, hex).find(|unit| is_exposed(position, *unit))
}

/// Returns the fire attacks of one arm at a hex, each with its own die: one at the top unit, and
/// one by distant batteries at each unit below. ST 8.52, 8.53. ST-STK-07, ST-STK-08, R-96,
///
pub fn at_hex(
    position: Position<'_>,
    side: Side,
    hex: HexId,
    arm: FireArm,
    firers: &[Share],
) -> Vec<Attack> {
    let Some(top) = top_target(position, side, hex) else { return Vec::new() };
    let range = |unit| position.board.hex_of(unit).map(|from| position.distance(from, hex));
    let is_far = |share: &&Share| arm == FireArm::Artillery && range(share.0) >= Some(FAR);
    let far: Vec<_> = firers.iter().filter(is_far).copied().collect();
    let was_hit = |unit: &UnitId| position.board.fires().by_artillery.contains(unit.index());
    let stack = position.stack(side, hex).filter(|unit| is_exposed(position, *unit));
    let below = stack.filter(|unit| *unit != top && !far.is_empty() && !was_hit(unit));
    let lower = below.map(|unit| attack(position, (unit, hex), arm, None, &far));
    std::iter::once(attack(position, (top, hex), arm, None, firers)).chain(lower).collect()
}

/// Returns the data of one arm's fire attack on a unit, before the die is rolled. ST 10.0.
/// ST-VAL-03, ST-VAL-06, ST-FIRE-06, ST-FIRE-15, R-15.
pub fn attack(
    position: Position<'_>,
    (target, hex): (UnitId, HexId),
    arm: FireArm,
    occasion: Option<Occasion>,
    firers: &[Share],
) -> Attack {
    let shots = firers.iter().filter_map(|share| shot(position, target, hex, *share)).collect();
    total(position, (target, hex), arm, Cause { occasion, miss: None }, shots)
}

/// Returns the data of the fire attack on a unit by batteries that overshot their target. Two hexes
/// over, their strength is halved before anything else, rounded down. The range is that of their
/// target. ST 23.12 to 23.14, 23.3. ST-OPT-03 to ST-OPT-05.
pub fn stray(
    position: Position<'_>,
    (target, hex): (UnitId, HexId),
    miss: Miss,
    firers: &[Share],
) -> Attack {
    let left = |strength: u8| if miss.over > 1 { strength / 2 } else { strength };
    let shots = firers.iter().map(|(unit, strength)| (*unit, left(*strength)));
    let shots = shots.filter_map(|share| shot(position, target, miss.aimed, share)).collect();
    let cause = Cause { occasion: None, miss: Some(miss) };
    total(position, (target, hex), FireArm::Artillery, cause, shots)
}

/// Occasion of a fire attack outside the fire phases, and the miss that caused it.
struct Cause {
    occasion: Option<Occasion>,
    miss: Option<Miss>,
}

fn total(
    position: Position<'_>,
    (target, hex): (UnitId, HexId),
    arm: FireArm,
    Cause { occasion, miss }: Cause,
    shots: Vec<Shot>,
) -> Attack {
    let points = shots.iter().map(|shot| shot.points).sum::<Sixths>().floor();
    let shifts = shifts(position, (target, hex), occasion, miss, &shots);
    let chart = &position.charts().fire;
    let base = chart.column_for(points);
    let sum: i32 = shifts.iter().map(|shift| i32::from(shift.columns)).sum();
    let net = sum.clamp(-i32::from(chart.cap), i32::from(chart.cap));
    let column = (base as i32 + net).clamp(0, chart.columns.len() as i32 - 1) as usize;
    Attack { target, hex, arm, occasion, miss, shots, points, base, shifts, column }
}

/// Returns the contribution of a unit: crew first, then half of a battery against infantry, rounded
/// down, then the multiple. ST 10.14, 10.15, 10.26. ST-VAL-05, ST-FIRE-04, ST-FIRE-05.
fn shot(position: Position<'_>, target: UnitId, hex: HexId, share: Share) -> Option<Shot> {
    let (unit, strength) = share;
    let from = position.board.hex_of(unit)?;
    let range = position.distance(from, hex);
    let info = position.info(unit);
    let multiple = position.charts().ranges.multiple(info.weapon, range)?;
    let halves = info.arm == Arm::Artillery && is_hit_as_infantry(position, target);
    let against = if halves { strength / 2 } else { strength };
    let points = Sixths::whole(i32::from(against)).times(multiple);
    Some(Shot { unit, from, range, strength, against, multiple, points })
}

/// Returns the shifts of a fire attack, each with its reason. One firing unit is enough to cause a
/// shift. Fire that overshot also meets the hexsides of the hex that it was aimed at. ST 10.4, 10.9,
/// 23.13, 23.3. ST-FIRE-09 to ST-FIRE-14, ST-FACE-07, ST-CAV-09, ST-OPT-04, ST-OPT-05.
fn shifts(
    position: Position<'_>,
    (target, hex): (UnitId, HexId),
    occasion: Option<Occasion>,
    miss: Option<Miss>,
    shots: &[Shot],
) -> Vec<Shift> {
    let (map, chart, state) = (position.map(), &position.charts().fire, position.state(target));
    let hexes = || std::iter::once(hex).chain(miss.map(|miss| miss.aimed));
    let sides = |hex, from| sight::sides_met(position, hex, from).map(move |it| map.side(hex, it));
    let met: Vec<_> =
        shots.iter().flat_map(|shot| hexes().flat_map(|hex| sides(hex, shot.from))).collect();
    let over = |rise| met.iter().any(|side| side.rise == rise);
    let crest = position.package.variants.crest_cover == CrestCover::Uphill;
    let enfiladed = || shots.iter().any(|it| facing::is_enfiladed(position, target, it.from));
    let left = -(chart.cover as i8);
    let all = [
        (ShiftReason::Ridge, left, over(Rise::Ridge)),
        // Who leaves the hex of the target downhill meets the fire that climbs to it.
        (ShiftReason::Crest, left, crest && over(Rise::CrestDown)),
        (ShiftReason::Wall, left, met.iter().any(|side| side.wall)),
        (ShiftReason::Woods, left, map.hex(hex).terrain == Terrain::Woods),
        (ShiftReason::HandWeapons, left, lies_down(position, target, occasion)),
        (ShiftReason::Limbered, chart.limbered as i8, state.formation == Formation::Limbered),
        (ShiftReason::Column, chart.column as i8, state.formation == Formation::Column),
        (ShiftReason::Mounted, chart.mounted as i8, state.formation == Formation::Mounted),
        (ShiftReason::Enfilade, chart.enfilade as i8, enfiladed()),
        (ShiftReason::Overshot, -1, miss.is_some_and(|miss| miss.over == 1)),
    ];
    let count = all.into_iter().filter(|(_, columns, counts)| *counts && *columns != 0);
    count.map(|(reason, columns, _)| Shift { reason, columns }).collect()
}

/// Whether a target with hand weapons is lying down. A unit that withdraws or retreats is not. ST
/// 10.23. ST-FIRE-12, R-103.
fn lies_down(position: Position<'_>, target: UnitId, occasion: Option<Occasion>) -> bool {
    let is_mounted = position.state(target).formation == Formation::Mounted;
    let on_horse = position.package.variants.mounted_cover == MountedCover::HandWeapons;
    let stays = match occasion {
        None | Some(Occasion::Covering) => true,
        Some(Occasion::Withdrawal | Occasion::Retreat | Occasion::Limbering) => false,
    };
    stays && position.info(target).weapon == Weapon::P && (!is_mounted || on_horse)
}
