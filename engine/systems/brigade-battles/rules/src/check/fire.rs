//! Legality of fire: firing units, targets and firing strength. CM 3.3.5, 9.1 to 9.5.

use kernel::{HexId, Ratio, Side};

use crate::check::sight;
use crate::event::{Attack, Modifier, Reason, Shot};
use crate::game::{Arm, Band, Formation, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::FireStep;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;
use crate::variants::{ArtilleryTargets, MountedFire};

/// Minimum number of different adjacent hexes from which units must fire together for flank fire.
/// CM 9.5.
pub const FLANK: usize = 3;

/// Returns the side that fires in a phase or step. CM 5. CW-SEQ-02.
pub fn firing_side(position: Position<'_>, step: FireStep) -> Side {
    match step {
        FireStep::Artillery | FireStep::Offence => position.board.active(),
        FireStep::Defence => position.board.active().other(),
    }
}

/// Checks whether a unit may be the target of fire in a phase or step. At least one enemy must be
/// able to fire at it. It must not have been a target before, unless the variant allows that. CM
/// 9.1, 9.4. CW-FIR-02, CW-FIR-03, CW-ART-04.
pub fn target(position: Position<'_>, step: FireStep, target: UnitId) -> Check {
    let side = firing_side(position, step);
    require(
        position.side_of(target) != side && position.board.hex_of(target).is_some(),
        Refusal::new("CW-FIR-03", "CM 9.1", "cw-fir-03-no-enemy-map").with(target),
    )?;
    let again = step == FireStep::Artillery
        && position.package.variants.artillery_targets == ArtilleryTargets::Unlimited;
    require(
        again || !position.state(target).shot_at,
        Refusal::new("CW-FIR-02", "CM 9.1", "cw-fir-02-fired-step-already").with(target),
    )?;
    // Most units are too far away, which is seen first.
    let shoots = |(unit, from)| {
        let there = position.board.hex_of(target);
        let distance = there.map(|there| position.distance(from, there));
        distance.is_some_and(|distance| band(position, unit, distance).is_some())
            && shot(position, step, unit, target).is_ok()
    };
    require(
        position.on_map(side).any(shoots),
        Refusal::new("CW-ART-03", "CM 9.4", "cw-art-03-no-unit-in-range").with(target),
    )
}

/// Checks whether a unit may fire together with the units already chosen. CM 9.1. CW-UNI-06.
pub fn joins(
    position: Position<'_>,
    step: FireStep,
    target: UnitId,
    named: UnitSet,
    unit: UnitId,
) -> Check {
    require(
        !named.contains(unit.index()),
        Refusal::new("CW-FIR-03", "CM 9.1", "cw-fir-03-named-already").with(unit),
    )?;
    shot(position, step, unit, target).map(|_| ())
}

/// Returns the contribution of a unit to a fire combat, if the unit may fire at the target. CM 9.1
/// to 9.5. CW-FIR-01.
pub fn shot(position: Position<'_>, step: FireStep, unit: UnitId, target: UnitId) -> Check<Shot> {
    let side = firing_side(position, step);
    let places = (position.board.hex_of(unit), position.board.hex_of(target));
    let (Some(from), Some(to)) = places else {
        return Refusal::new("CW-FIR-03", "CM 9.1", "cw-fir-03-not-map").with(unit).err();
    };
    require(
        position.side_of(unit) == side,
        Refusal::new("CW-FIR-03", "CM 9.1", "cw-fir-03-belongs-side-fired").with(unit),
    )?;
    is_able(position, step, unit)?;
    let distance = position.distance(from, to);
    let factor = factor(position, unit, distance)?;
    by_night(position, unit, distance)?;
    in_sight(position, unit, from, to)?;
    let strength = position.state(unit).strength;
    Ok(Shot { unit, distance, strength, factor, points: points(strength, factor) })
}

/// Returns the firing strength of a unit after the multiplier of its range, at least 1. CM 9.5.
/// CW-FIR-07.
pub fn points(strength: u8, factor: Ratio) -> u16 {
    let points = u16::from(strength) * u16::from(factor.numerator) / u16::from(factor.denominator);
    points.max(1)
}

/// Checks whether a unit is able to fire in a phase or step, no matter at which target. CM 2.4,
/// 3.3.5, 9.2, 9.3, 9.8.3. CW-ART-01, CW-FIR-04, CW-FIR-05, CW-UNI-04, CW-UNI-08, CW-UNI-09,
/// CW-CMD-05.
fn is_able(position: Position<'_>, step: FireStep, unit: UnitId) -> Check {
    let (info, state) = (position.info(unit), position.state(unit));
    let is_gun = info.arm == Arm::Artillery;
    match step {
        FireStep::Artillery => require(
            is_gun,
            Refusal::new("CW-ART-01", "CM 3.3.5", "cw-art-01-only-guns-fire-artillery-phase")
                .with(unit),
        )?,
        FireStep::Offence => require(
            !is_gun,
            Refusal::new("CW-FIR-04", "CM 9.3", "cw-fir-04-guns-they-do-not-fire").with(unit),
        )?,
        FireStep::Defence => {}
    }
    let mounted_fires =
        step == FireStep::Defence && position.package.variants.mounted_fire == MountedFire::Defends;
    match state.formation {
        Formation::Limbered => {
            require(false, Refusal::new("CW-UNI-09", "CM 3.3.5", "cw-uni-09-limbered").with(unit))?
        }
        Formation::Mounted => require(
            mounted_fires,
            Refusal::new("CW-UNI-08", "CM 9.3", "cw-uni-08-mounted").with(unit),
        )?,
        Formation::Foot | Formation::Dismounted | Formation::Unlimbered => {}
    }
    require(!state.routed, Refusal::new("CW-FIR-05", "CM 9.8.3", "cw-fir-05-routed").with(unit))?;
    require(!state.acted, Refusal::new("CW-FIR-02", "CM 9.1", "cw-fir-02-fired-step").with(unit))
}

/// Returns the multiplier of a unit's firing strength at a distance in hexes. CM 9.4, 9.5.
/// CW-FIR-06, CW-FIR-07.
pub fn factor(position: Position<'_>, unit: UnitId, distance: u8) -> Check<Ratio> {
    let band = band(position, unit, distance);
    band.map(|band| band.factor.ratio()).ok_or_else(|| {
        let longest = bands(position, unit).iter().map(|band| band.to).max().unwrap_or(0);
        Refusal::new("CW-FIR-06", "CM 9.5", "cw-fir-06-range-target-away")
            .with(unit)
            .with(longest)
            .with(distance)
    })
}

fn band(position: Position<'_>, unit: UnitId, distance: u8) -> Option<&Band> {
    let mut bands = bands(position, unit).iter();
    bands.find(|band| (band.from..=band.to).contains(&distance))
}

fn bands(position: Position<'_>, unit: UnitId) -> &[Band] {
    let ranges = &position.game().charts.ranges;
    match position.info(unit).arm {
        Arm::Infantry | Arm::Cavalry => &ranges.foot,
        Arm::Artillery => &ranges.guns,
    }
}

/// Checks whether the night rules allow a unit to fire at a distance in hexes. CM 11. CW-NGT-02.
fn by_night(position: Position<'_>, unit: UnitId, distance: u8) -> Check {
    if !position.is_night() {
        return Ok(());
    }
    let range = position.game().charts.ranges.night;
    require(
        distance <= range,
        Refusal::new("CW-NGT-02", "CM 11", "cw-ngt-02-night-range-target-away")
            .with(unit)
            .with(range)
            .with(distance),
    )?;
    require(
        position.board.had_contact(unit),
        Refusal::new("CW-NGT-02", "CM 11", "cw-ngt-02-next-no-enemy-when-night").with(unit),
    )
}

/// Checks whether a unit has a line of sight from one hex to another. CM 9.4. CW-ART-03.
fn in_sight(position: Position<'_>, unit: UnitId, from: HexId, to: HexId) -> Check {
    match sight::block(position, from, to, position.side_of(unit)) {
        None => Ok(()),
        Some(block) => Refusal::new(block.by.requirement(), "CM 9.4", "cw-los-blocked")
            .with(unit)
            .with(block.hex)
            .with(block.by)
            .err(),
    }
}

/// Returns the data of a fire combat before its die roll. CM 9.5. CW-FIR-07, CW-FIR-08, CW-FIR-11.
///
/// # Errors
/// If one of the units may not fire.
pub fn attack(
    position: Position<'_>,
    step: FireStep,
    at: UnitId,
    firers: UnitSet,
) -> Check<Attack> {
    let hex = position
        .board
        .hex_of(at)
        .ok_or_else(|| Refusal::new("CW-FIR-03", "CM 9.1", "cw-fir-03-no-enemy-map").with(at))?;
    let shots = firers.iter().map(|unit| shot(position, step, UnitId::from_index(unit), at));
    let shots = shots.collect::<Check<Vec<Shot>>>()?;
    let chart = &position.game().charts.combat;
    let points = shots.iter().map(|shot| shot.points).sum();
    let base = chart.column(points);
    let shift = match position.state(at).formation {
        Formation::Limbered => usize::from(chart.limbered),
        Formation::Foot | Formation::Mounted | Formation::Dismounted | Formation::Unlimbered => 0,
    };
    let column = (base + shift).min(chart.columns.len() - 1);
    let modifiers = modifiers(position, hex, &shots);
    Ok(Attack { target: at, hex, shots, points, base, column, modifiers })
}

/// Returns the modifiers of the fire's die roll. CM 9.5. CW-FIR-10, CW-FIR-12.
fn modifiers(position: Position<'_>, hex: HexId, shots: &[Shot]) -> Vec<Modifier> {
    let (map, charts) = (position.map(), &position.game().charts);
    let level = map.hex(hex).level;
    let from = shots.iter().filter_map(|shot| position.board.hex_of(shot.unit));
    let is_above = from.into_iter().all(|from| map.hex(from).level < level);
    let adjacent = shots.iter().filter(|shot| shot.distance == 1).count();
    let all = [
        (adjacent >= FLANK, Reason::Flank, charts.combat.flank),
        (true, Reason::Terrain, charts.terrain(map.hex(hex).terrain).die),
        (is_above, Reason::Higher, charts.combat.higher),
    ];
    let counts = all.into_iter().filter(|(holds, _, die)| *holds && *die != 0);
    counts.map(|(_, reason, die)| Modifier { reason, die }).collect()
}
