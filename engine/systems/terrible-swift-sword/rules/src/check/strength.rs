//! Strength in melee. ST 10.13 to 10.17, 13.1 to 13.5, 18.2, 18.3.

use kernel::{HexId, Side};

use crate::board::Melee;
use crate::event::Assault;
use crate::game::{Arm, Formation, LeaderSet, UnitId, Waterway};
use crate::position_ext::PositionExt;
use crate::system::Position;
use crate::variants::CrestMelee;

/// Returns the next round of the melee in a hex, as it would be fought now. ST 13.5. ST-MEL-05.
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

/// Returns the units of a side in a hex that fight there: all but a wagon without a guard. ST 13.1.
/// ST-R-116.
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

/// Whether mounted cavalry fights with twice its points: it charges, or infantry or a charge
/// attacks it. A charge counts in the first round only. ST 18.21, 18.26, 18.3. ST-CAV-02,
/// ST-CAV-06 to ST-CAV-08.
fn is_doubled(position: Position<'_>, unit: UnitId, melee: &Melee, attacker: Side) -> bool {
    let charges = |unit: UnitId| !melee.fought && melee.charged.contains(unit.index());
    if position.state(unit).formation != Formation::Mounted {
        return false;
    }
    if position.side_of(unit) == attacker {
        return charges(unit);
    }
    let is_infantry =
        |foe: UnitId| position.is_foot(foe) || position.info(foe).arm == Arm::Wagon;
    !melee.charged.contains(unit.index())
        && fighters(position, attacker, melee.hex).any(|foe| is_infantry(foe) || charges(foe))
}

/// Whether every attacker entered over a hexside that helps the defender. This counts in the first
/// round only. ST 13.3, 13.84. ST-MEL-07, ST-MEL-17.
fn crossed_obstacle(
    position: Position<'_>,
    melee: &Melee,
    attacking: &[(UnitId, u8)],
) -> bool {
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
    let is_ridge = side.rise == crate::game::Rise::Ridge;
    let is_crest =
        side.rise.is_crest() && position.package.variants.crest_melee == CrestMelee::Bonus;
    is_stream || is_ridge || is_crest || side.wall
}
