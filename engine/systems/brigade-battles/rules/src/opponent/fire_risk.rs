//! Harm that fire is expected to do from the present hexes, read off the charts without dice.

use kernel::{Die, PerSide};

use crate::check::fire;
use crate::check::sight;
use crate::game::{Arm, CombatChart, Formation, Result, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Worth of one lost strength point, in thousandths of a victory point: the point itself, and the
/// fire that the unit no longer has.
pub(super) const LOSS: i64 = 1250;
const RETREAT: i64 = 700;
const CHECK: i64 = 350;
/// Distance in hexes up to which guns count as a danger. Beyond it their fire does little harm.
const GUN_REACH: u8 = 6;

/// Returns the harm that each side can expect to suffer if all enemies in range fire at it from
/// their present hexes, in thousandths of a victory point. A unit with several targets divides its
/// fire among them.
pub(super) fn suffered(position: Position<'_>) -> PerSide<i64> {
    let mut aimed: Vec<(UnitId, u16, usize)> = Vec::new();
    for unit in position.board.units_on_map() {
        let targets = targets(position, unit);
        let count = targets.len() as u16;
        for (target, points, adjacent) in targets {
            let share = points.div_ceil(count);
            match aimed.iter_mut().find(|(known, ..)| *known == target) {
                Some((_, sum, near)) => (*sum, *near) = (*sum + share, *near + adjacent),
                None => aimed.push((target, share, adjacent)),
            }
        }
    }
    let mut harm = PerSide::default();
    for (target, points, adjacent) in aimed {
        harm[position.side_of(target)] += expected(position, target, points, adjacent);
    }
    harm
}

/// Returns the enemies at which a unit can fire, each with the firing strength, and with 1 if it is
/// adjacent.
fn targets(position: Position<'_>, unit: UnitId) -> Vec<(UnitId, u16, usize)> {
    let (state, info) = (position.state(unit), position.info(unit));
    let is_able = !state.routed
        && state.strength > 0
        && !matches!(state.formation, Formation::Limbered | Formation::Mounted);
    let Some(from) = position.board.hex_of(unit).filter(|_| is_able) else { return Vec::new() };
    let reach = if info.arm == Arm::Artillery { GUN_REACH } else { u8::MAX };
    let enemies = position.on_map(info.side.other());
    let at = enemies.filter_map(|(enemy, to)| {
        let distance = position.distance(from, to);
        let factor = fire::factor(position, unit, distance).ok().filter(|_| distance <= reach)?;
        let is_seen = distance == 1 || sight::block(position, from, to, info.side).is_none();
        let points = fire::points(state.strength, factor);
        is_seen.then_some((enemy, points, usize::from(distance == 1)))
    });
    at.collect()
}

/// Returns the average harm of a fire over all results of its die.
fn expected(position: Position<'_>, target: UnitId, points: u16, adjacent: usize) -> i64 {
    let Some(hex) = position.board.hex_of(target) else { return 0 };
    let charts = &position.game().charts;
    let chart = &charts.combat;
    let flank = if adjacent >= fire::FLANK { chart.flank } else { 0 };
    let modifier = charts.terrain(position.map().hex(hex).terrain).die + flank;
    let harm = Die::OF_TEN.map(|die| harm_of(chart, chart.column(points), die, modifier));
    harm.iter().sum::<i64>() / harm.len() as i64
}

fn harm_of(chart: &CombatChart, column: usize, die: Die, modifier: i8) -> i64 {
    match chart.read(column, die, modifier) {
        Result::None => 0,
        Result::Check => CHECK,
        Result::Loss(points) => i64::from(points) * LOSS + CHECK,
        Result::Retreat(points) => i64::from(points) * LOSS + RETREAT,
    }
}
