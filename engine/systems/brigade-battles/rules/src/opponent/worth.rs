//! Worth of a position for a side, by terms. All worths are in thousandths of a victory point.

use kernel::{HexId, Side};

use super::fire_risk;
use crate::board::Stage;
use crate::check::{command, victory, zones};
use crate::game::{Arm, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Part of the worth of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// Lead in victory points. CM 13.
    Points,
    /// Objectives that can be expected to score on the turns left. CM 14.1.6.
    Objectives,
    /// Fighting value of the units beyond their points.
    Strength,
    /// Harm that fire from the present hexes can be expected to do.
    Fire,
    /// Units near a leader whom they obey. CM 6.1.
    Command,
    /// Leaders out of danger. CM 6.4.
    Leaders,
    /// Fate markers left. CM 14.1.5.
    Fate,
}

const POINT: i64 = 1000;
/// Fighting value of a strength point, which it keeps in addition to its victory point.
const STRENGTH: i64 = 250;
/// Share of the fighting value that a routed unit has lost, in tenths.
const ROUTED: i64 = 8;
/// Share of the expected harm of one fire that counts, in tenths. Units may still move away.
const HARM: i64 = 7;
const OUT_OF_COMMAND: i64 = 500;
const LEADER_ALONE: i64 = 900;
const FATE: i64 = 1200;
/// Influence of a strength point in the hex itself. It decreases with the square of the distance.
const NEAR: i64 = 3600;

/// Returns the worth of a position for a side. Each term counts for the side and against the enemy.
pub(super) fn worth(position: Position<'_>, side: Side) -> Vec<(Term, i64)> {
    let enemy = side.other();
    let harm = fire_risk::suffered(position);
    let lead = |of: fn(Position<'_>, Side) -> i64| of(position, side) - of(position, enemy);
    vec![
        (Term::Points, POINT * i64::from(victory::balance(position, side))),
        (Term::Objectives, objectives(position, side)),
        (Term::Strength, lead(strength)),
        (Term::Fire, (harm[enemy] - harm[side]) * HARM / 10),
        (Term::Command, lead(in_command)),
        (Term::Leaders, lead(leaders)),
        (Term::Fate, lead(fate)),
    ]
}

fn strength(position: Position<'_>, side: Side) -> i64 {
    let units = position.board.units().filter(|unit| position.side_of(*unit) == side);
    let worth = units.map(|unit| {
        let state = position.state(unit);
        let full = i64::from(state.strength) * STRENGTH;
        if state.routed { full * (10 - ROUTED) / 10 } else { full }
    });
    worth.sum()
}

/// Returns the points that objectives can be expected to score on the turns left. Only one side
/// scores them. Each hex is weighted by the scoring side's share of the nearby strength.
fn objectives(position: Position<'_>, side: Side) -> i64 {
    let scenario = position.package.scenario();
    let victory = &scenario.victory;
    let (scorer, board) = (victory.side, position.board);
    let left = i64::from(scenario.turns.last.saturating_sub(board.turn()))
        + i64::from(board.stage() != Stage::Over);
    let each = POINT * i64::from(victory.objective) * left;
    let share = |hex: &HexId| {
        let own = influence(position, *hex, scorer);
        let other = influence(position, *hex, scorer.other());
        let held = i64::from(position.unit_of(scorer, *hex).is_some());
        // Holding the hex counts as much as all strength around it.
        each * own / (own + other).max(1) / 2 + each * held / 2
    };
    let sum: i64 = victory.hexes.iter().map(share).sum();
    if side == scorer { sum } else { -sum }
}

fn influence(position: Position<'_>, hex: HexId, side: Side) -> i64 {
    let near = |(unit, at): (UnitId, HexId)| {
        let state = position.state(unit);
        let away = 1 + i64::from(position.distance(at, hex));
        let counts = !state.routed && position.info(unit).arm != Arm::Artillery;
        if counts { NEAR * i64::from(state.strength) / (away * away) } else { 0 }
    };
    position.on_map(side).map(near).sum()
}

/// Returns the cost of units that no leader will command, as a negative worth.
fn in_command(position: Position<'_>, side: Side) -> i64 {
    let is_lost = |unit: UnitId, hex: HexId| {
        let near = |leader| {
            let at = position.board.hex_of_leader(leader);
            at.is_some_and(|at| position.distance(at, hex) <= command::radius(position, leader))
                && command::obeys(position, unit, leader)
        };
        !position.info(unit).independent && !position.board.leaders().any(near)
    };
    let lost = position.on_map(side).filter(|(unit, hex)| is_lost(*unit, *hex)).count();
    -OUT_OF_COMMAND * lost as i64
}

/// Returns the cost of leaders without troops near the enemy, as a negative worth.
fn leaders(position: Position<'_>, side: Side) -> i64 {
    let own = position.board.leaders().filter(|one| position.leader_info(*one).side == side);
    let is_alone = |hex: &HexId| {
        position.unit_of(side, *hex).is_none()
            && zones::nearest(position, *hex, side.other()).is_some_and(|far| far <= 2)
    };
    let alone = own.filter_map(|leader| position.board.hex_of_leader(leader)).filter(is_alone);
    -LEADER_ALONE * alone.count() as i64
}

fn fate(position: Position<'_>, side: Side) -> i64 {
    let own = position.board.leaders().filter(|one| position.leader_info(*one).side == side);
    FATE * own.filter(|leader| position.board.has_fate(*leader)).count() as i64
}
