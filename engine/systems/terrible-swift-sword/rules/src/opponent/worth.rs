//! Worth of a position for a side, by terms. All worths are in thousandths of a victory point.

use kernel::{HexId, Side};

use super::fire_risk;
use crate::check::{command, victory};
use crate::game::{Arm, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Part of the worth of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// Lead in victory points. ST 22.0.
    Points,
    /// Hills and exits within reach on the turns left. ST 22.2.
    Ground,
    /// Fighting value of the units beyond their points. ST 14.0.
    Strength,
    /// Harm that fire from the present hexes can be expected to do. ST 10.0.
    Fire,
    /// Units near a leader who commands them. ST 17.12.
    Command,
    /// Leaders out of danger. ST 17.4.
    Leaders,
    /// Wagons out of danger. ST 12.1.
    Wagon,
}

const POINT: i64 = 1000;
/// Fighting value of a strength point.
const STRENGTH: i64 = 1200;
/// Share of the fighting value that a unit keeps, in tenths.
const ROUTED: i64 = 3;
const DEPLETED: i64 = 7;
const PINNED: i64 = 9;
/// Worth of the expected harm of a fire to one strength point, in tenths of the point's value.
const HARM: i64 = 10;
const OUT_OF_COMMAND: i64 = 900;
const LEADER_ALONE: i64 = 2500;
const WAGON_NEAR: i64 = 4000;
/// Influence of a strength point in the hex itself. It decreases with the square of the distance.
const NEAR: i64 = 3600;
/// Strength points that can be expected to stand on a hill at the end.
const ON_HILL: i64 = 5;
/// Influence that halves the worth of an unguarded hill.
const UNGUARDED: i64 = 60;

/// Returns the worth of a position for a side. Each term counts for the side and against the enemy.
pub(super) fn worth(position: Position<'_>, side: Side) -> Vec<(Term, i64)> {
    let enemy = side.other();
    let harm = fire_risk::suffered(position);
    let lead = |of: fn(Position<'_>, Side) -> i64| of(position, side) - of(position, enemy);
    let points = |side| i64::from(victory::tally(position, side).total());
    vec![
        (Term::Points, POINT * (points(side) - points(enemy))),
        (Term::Ground, lead(ground)),
        (Term::Strength, lead(strength)),
        (Term::Fire, (harm[enemy] - harm[side]) * HARM / 10),
        (Term::Command, lead(in_command)),
        (Term::Leaders, lead(leaders)),
        (Term::Wagon, lead(wagons)),
    ]
}

fn strength(position: Position<'_>, side: Side) -> i64 {
    let worth = position.on_map(side).map(|(unit, _)| {
        let state = position.state(unit);
        let full = i64::from(state.strength) * STRENGTH;
        let kept = [(state.routed, ROUTED), (state.depleted, DEPLETED), (state.pinned, PINNED)];
        kept.iter().filter(|(is, _)| *is).fold(full, |worth, (_, tenths)| worth * tenths / 10)
    });
    worth.sum()
}

/// Returns the points that hills can be expected to score at the end. Each hex is
/// weighted by the scoring side's share of the nearby strength.
fn ground(position: Position<'_>, side: Side) -> i64 {
    let hills = position.package.scenario().hills.iter().filter(|hill| hill.side == side);
    let worth = hills.map(|hill| {
        let Some(hex) = hill.hexes.get(hill.hexes.len() / 2) else { return 0 };
        let own = influence(position, *hex, side);
        let other = influence(position, *hex, side.other()) + UNGUARDED;
        POINT * i64::from(hill.points) * ON_HILL * own / (own + other)
    });
    worth.sum()
}

fn influence(position: Position<'_>, hex: HexId, side: Side) -> i64 {
    let near = |(unit, at): (UnitId, HexId)| {
        let (state, info) = (position.state(unit), position.info(unit));
        let away = 1 + i64::from(position.distance(at, hex));
        let counts = !state.routed && matches!(info.arm, Arm::Infantry | Arm::Cavalry);
        if counts { NEAR * i64::from(state.strength) / (away * away) } else { 0 }
    };
    position.on_map(side).map(near).sum()
}

/// Returns the cost of units that no leader will command, as a negative worth.
fn in_command(position: Position<'_>, side: Side) -> i64 {
    let is_lost = |unit: UnitId, hex: HexId| {
        let near = |leader| {
            let at = position.board.hex_of_leader(leader);
            at.is_some_and(|at| position.distance(at, hex) <= position.ratings(leader).radius)
                && command::commands(position, leader, unit)
        };
        command::needs_leader(position, unit) && !position.board.leaders().any(near)
    };
    let lost = position.on_map(side).filter(|(unit, hex)| is_lost(*unit, *hex)).count();
    -OUT_OF_COMMAND * lost as i64
}

fn is_near_enemy(position: Position<'_>, hex: HexId, side: Side, most: u8) -> bool {
    position.on_map(side.other()).any(|(_, enemy)| position.distance(hex, enemy) <= most)
}

/// Returns the cost of leaders without troops near the enemy, as a negative worth.
fn leaders(position: Position<'_>, side: Side) -> i64 {
    let own = position.board.leaders().filter(|one| position.leader_info(*one).side == side);
    let is_alone =
        |hex: &HexId| !position.is_held_by(*hex, side) && is_near_enemy(position, *hex, side, 3);
    let alone = own.filter_map(|leader| position.board.hex_of_leader(leader)).filter(is_alone);
    -LEADER_ALONE * alone.count() as i64
}

/// Returns the cost of wagons near the enemy, as a negative worth.
fn wagons(position: Position<'_>, side: Side) -> i64 {
    let is_exposed = |(unit, hex): &(UnitId, HexId)| {
        position.info(*unit).arm == Arm::Wagon && is_near_enemy(position, *hex, side, 4)
    };
    -WAGON_NEAR * position.on_map(side).filter(is_exposed).count() as i64
}
