//! Harm that fire is expected to do from the present hexes, read off the charts without dice.

use kernel::{HexId, PerSide, Side};

use crate::check::{attack, fire, fire_plan};
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::question::FireArm;
use crate::system::Position;

/// Returns the harm that each side can expect to suffer if all enemies in range fire at it from
/// their present hexes, in thousandths of a strength point. A unit with several targets divides its
/// fire among them.
pub(super) fn suffered(position: Position<'_>) -> PerSide<i64> {
    PerSide::from_fn(|side: Side| suffered_by(position, side))
}

fn suffered_by(position: Position<'_>, side: Side) -> i64 {
    let mut hexes: Vec<HexId> = position.on_map(side).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let aims = aims(position, side.other(), &hexes);
    let count = |unit: UnitId| aims.iter().filter(|(other, _)| *other == unit).count() as u8;
    let mut sum = 0;
    for hex in hexes {
        for arm in [FireArm::SmallArms, FireArm::Artillery] {
            let at = aims
                .iter()
                .filter(|(unit, to)| *to == hex && attack::arm_of(position, *unit) == arm);
            let firers: Vec<_> = at
                .map(|(unit, _)| {
                    let points = attack::strength(position, *unit);
                    (*unit, points.div_ceil(count(*unit).max(1)))
                })
                .collect();
            if !firers.is_empty() {
                let attacks = attack::at_hex(position, side, hex, arm, &firers);
                sum += attacks.iter().map(|it| fire_plan::expected(position, it)).sum::<i64>();
            }
        }
    }
    sum
}

/// Returns each unit of a side with each hex at which it can fire.
fn aims(position: Position<'_>, side: Side, hexes: &[HexId]) -> Vec<(UnitId, HexId)> {
    let own = position.on_map(side).filter(|(unit, _)| fire::is_able(position, *unit).is_ok());
    let mut aims = Vec::new();
    for (unit, from) in own {
        let longest = position.charts().ranges.longest(position.info(unit).weapon);
        let near = hexes.iter().filter(|hex| position.distance(from, **hex) <= longest);
        aims.extend(
            near.filter(|hex| fire::reaches(position, unit, **hex).is_ok()).map(|hex| (unit, *hex)),
        );
    }
    aims
}
