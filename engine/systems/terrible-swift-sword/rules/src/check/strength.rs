//! Strength in melee. ST 10.13 to 10.17, 13.1 to 13.5, 18.2, 18.3.

use kernel::{Die, HexId, Side};

use crate::board::Melee;
use crate::event::{Assault, LossKind};
use crate::game::{
    Arm, Formation, LeaderSet, MeleeResult, Rise, SideEffect, UnitId, UnitSet, Waterway,
};
use crate::position_ext::PositionExt;
use crate::system::Position;
use crate::variants::{CrestMelee, MeleeM1Six};

/// Returns the next round of the melee in a hex, as it would be fought now. ST 13.4, 13.5.
/// ST-MEL-05, ST-MEL-06.
pub fn assault(position: Position<'_>, melee: &Melee, attacker: Side) -> Assault {
    let (hex, chart) = (melee.hex, &position.charts().melee);
    let strengths = |side: Side| -> Vec<(UnitId, u8)> {
        let units = fighters(position, side, hex);
        units.map(|unit| (unit, of_unit(position, unit, melee, attacker))).collect()
    };
    let leaders = |side: Side| -> LeaderSet {
        position.leaders_of(side, hex).map(|leader| leader.index()).collect()
    };
    let (attacking, defending) = (strengths(attacker), strengths(attacker.other()));
    let (attacking_leaders, defending_leaders) = (leaders(attacker), leaders(attacker.other()));
    let terrain = if crossed_obstacle(position, melee, &attacking) { chart.terrain } else { 0 };
    let total = |units: &[(UnitId, u8)], leaders: LeaderSet| -> i16 {
        let led = if leaders.is_empty() { 0 } else { i16::from(chart.leader) };
        units.iter().map(|(_, strength)| i16::from(*strength)).sum::<i16>() + led
    };
    let differential = total(&attacking, attacking_leaders)
        - total(&defending, defending_leaders)
        - i16::from(terrain);
    Assault {
        hex,
        attacker,
        attacking,
        defending,
        attacking_leaders,
        defending_leaders,
        terrain,
        differential,
    }
}

/// Returns the units of a side in a hex that fight there: all except wagons without a guard. ST
/// 13.1. R-116.
pub fn fighters(
    position: Position<'_>,
    side: Side,
    hex: HexId,
) -> impl Iterator<Item = UnitId> + '_ {
    position.stack(side, hex).filter(move |unit| position.state(*unit).strength > 0)
}

/// Returns the strength of a unit in a round of a melee. ST 8.7, 13.1, 14.3. ST-VAL-04,
/// ST-ROUT-06, ST-STK-11.
fn of_unit(position: Position<'_>, unit: UnitId, melee: &Melee, attacker: Side) -> u8 {
    let state = position.state(unit);
    let ready = match position.info(unit).arm {
        Arm::Artillery => 1,
        Arm::Cavalry if is_doubled(position, unit, melee, attacker) => state.strength * 2,
        Arm::Infantry | Arm::Cavalry | Arm::Wagon => state.strength,
    };
    match (state.routed, state.reserve) {
        (true, _) => (ready / 2).max(1),
        (false, true) => ready / 2,
        (false, false) => ready,
    }
}

/// Whether mounted cavalry fights with double its points: it charges, or is attacked by infantry or
/// by a charge. A charge counts in the first round only. ST 18.21, 18.26, 18.3. ST-CAV-02,
/// ST-CAV-06 to ST-CAV-08.
fn is_doubled(position: Position<'_>, unit: UnitId, melee: &Melee, attacker: Side) -> bool {
    let charges = |unit: UnitId| !melee.fought && melee.charged.contains(unit.index());
    if position.state(unit).formation != Formation::Mounted {
        return false;
    }
    if position.side_of(unit) == attacker {
        return charges(unit);
    }
    let is_infantry = |foe: UnitId| position.is_foot(foe) || position.info(foe).arm == Arm::Wagon;
    !melee.charged.contains(unit.index())
        && fighters(position, attacker, melee.hex).any(|foe| is_infantry(foe) || charges(foe))
}

/// Whether every attacker entered across a hexside that helps the defender. This counts in the
/// first round only. ST 13.3, 13.84. ST-MEL-07, ST-MEL-17.
fn crossed_obstacle(position: Position<'_>, melee: &Melee, attacking: &[(UnitId, u8)]) -> bool {
    let entry = |unit: UnitId| melee.entered_from.iter().find(|(entered, _)| *entered == unit);
    let crossed = |(unit, _): &(UnitId, u8)| {
        entry(*unit).is_some_and(|(_, from)| is_obstacle(position, *unit, *from, melee.hex))
    };
    !melee.fought && !attacking.is_empty() && attacking.iter().all(crossed)
}

/// Whether the hexside that a unit crosses helps the defender: a stream, ridge or stone wall. ST
/// 13.3. ST-MEL-07.
fn is_obstacle(position: Position<'_>, unit: UnitId, from: HexId, to: HexId) -> bool {
    let side = position.map().between(from, to);
    let is_stream = match side.water {
        Some(Waterway::Stream | Waterway::Ford) => true,
        // Only units that use thoroughfares cross by the bridge.
        Some(Waterway::Bridge) => position.state(unit).formation.is_line(),
        Some(Waterway::River) | None => false,
    };
    let is_ridge = side.rise == Rise::Ridge;
    let is_crest =
        side.rise.is_crest() && position.package.variants.crest_melee == CrestMelee::Bonus;
    is_stream || is_ridge || is_crest || side.wall
}

/// Returns the result of a die at a differential. ST 13.88. ST-MEL-08, R-49.
pub fn result(position: Position<'_>, differential: i16, die: Die) -> MeleeResult {
    let printed = position.charts().melee.read(differential, die);
    let is_blurred = differential == -1 && die.pips() == 6;
    match (printed, position.package.variants.melee_m1_six) {
        (MeleeResult::Decided(attacker, defender), MeleeM1Six::Killed) if is_blurred => {
            MeleeResult::Decided(attacker, SideEffect { killed: 1, ..defender })
        }
        _ => printed,
    }
}

/// Whether a result would destroy both sides. They then stay engaged instead. ST 13.87. ST-MEL-18.
pub fn destroys_both(position: Position<'_>, hex: HexId, effects: [(Side, SideEffect); 2]) -> bool {
    effects.into_iter().all(|(side, effect)| destroys(position, hex, side, effect))
}

fn destroys(position: Position<'_>, hex: HexId, side: Side, effect: SideEffect) -> bool {
    let units: Vec<_> = fighters(position, side, hex).collect();
    let points = |of: &dyn Fn(UnitId) -> bool| -> u8 {
        let some = units.iter().filter(|unit| of(**unit));
        some.map(|unit| position.state(*unit).strength).sum()
    };
    let is_battery = |unit: UnitId| position.info(unit).arm == Arm::Artillery;
    if effect.captured == 0 && effect.retreat == 0 {
        // A battery loses its crew, but stays.
        let has_guns = units.iter().any(|unit| is_battery(*unit));
        return effect.killed > 0 && !has_guns && points(&|_| true) <= effect.killed;
    }
    let can_leave = |unit: UnitId| position.state(unit).formation != Formation::Unlimbered;
    points(&can_leave) <= effect.captured
}

/// Returns the units of a side in a hex among which the owner chooses for the next point killed or
/// captured. Infantry goes before batteries. Unlimbered guns are captured as a whole battery, after
/// the other units. ST 13.6, 13.81, 13.83. ST-MEL-09, ST-MEL-12, ST-MEL-14.
pub fn victims(position: Position<'_>, hex: HexId, side: Side, loss: LossKind) -> UnitSet {
    let can_lose = |unit: &UnitId| {
        let state = position.state(*unit);
        match (position.info(*unit).arm, loss) {
            (Arm::Artillery, LossKind::Captured) => state.formation != Formation::Unlimbered,
            (Arm::Artillery, _) => state.crew.steps() > 0,
            (Arm::Infantry | Arm::Cavalry | Arm::Wagon, _) => true,
        }
    };
    let able: Vec<_> = fighters(position, side, hex).filter(can_lose).collect();
    let has_infantry = able.iter().any(|unit| position.is_foot(*unit));
    let spared = |unit: &&UnitId| has_infantry && position.info(**unit).arm == Arm::Artillery;
    able.iter().filter(|unit| !spared(unit)).map(|unit| unit.index()).collect()
}
