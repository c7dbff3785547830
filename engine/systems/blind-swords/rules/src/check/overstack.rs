//! Overstacked hexes: the unit that leaves, and its destination. STK-07.

use std::collections::BTreeSet;

use kernel::HexId;

use super::movement::may_enter;
use super::{engagement, skirmish, stacking};
use crate::choice::Choice;
use crate::game::{Arm, UnitId};
use crate::position_ext::{PositionExt, only};
use crate::profile::OverstackDisplacement;
use crate::question::OverstackQuestion;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Returns the candidates for a question about an overstacked hex: its units, or the hexes next to
/// the unit that leaves.
pub fn candidates(position: Position<'_>, question: &OverstackQuestion) -> Vec<Choice> {
    match *question {
        OverstackQuestion::Unit(hex) => position.board.units_in(hex).map(Choice::Unit).collect(),
        OverstackQuestion::Hex(unit) => {
            let here = position.board.hex_of(unit).into_iter();
            here.flat_map(|here| position.game().map.grid.neighbours(here))
                .map(Choice::Hex)
                .collect()
        }
    }
}

/// Checks whether a unit may leave the hex next, or whether the unit may enter a hex. SS 6.3.
/// STK-07.
pub fn check(position: Position<'_>, question: &OverstackQuestion, choice: Choice) -> Check {
    match *question {
        OverstackQuestion::Unit(hex) => leaves_next(position, hex, choice.unit()?),
        OverstackQuestion::Hex(unit) => may_go(position, unit, choice.hex()?),
    }
}

/// Removes the illegal choices. The result is the same as with [`check`], but the search for room
/// runs only once.
pub fn keep_legal(position: Position<'_>, unit: UnitId, choices: &mut Vec<Choice>) {
    let here = position.board.hex_of(unit);
    let ways = here.map(|here| legal_ways(position, unit, here)).unwrap_or_default();
    choices.retain(|&choice| choice.hex().is_ok_and(|hex| ways.contains(&hex)));
}

/// Whether a hex is overstacked and a unit in it can leave.
pub fn can_be_relieved(position: Position<'_>, hex: HexId) -> bool {
    stacking::is_over(position, hex)
        && position.board.units_in(hex).any(|unit| can_leave(position, unit, hex))
}

/// Whether a unit in a hex has a path to a hex with room for it.
fn can_leave(position: Position<'_>, unit: UnitId, hex: HexId) -> bool {
    !legal_ways(position, unit, hex).is_empty()
}

/// Whether a hex contains batteries that entered this turn and have not acted yet. ART-14, REIN-05.
pub fn holds_newcomers(position: Position<'_>, hex: HexId) -> bool {
    let (entered, acted) = (position.board.entered(), position.board.acted());
    position
        .board
        .units_in(hex)
        .any(|unit| entered.contains(unit.index()) && !acted.contains(unit.index()))
}

/// Checks whether a unit may be the next to leave. The unit with the largest printed strength
/// leaves first. A unit without a path to a hex with room is skipped. In the series this order
/// applies only among reinforcements that entered this turn. Otherwise any unit may leave. SS 6.3,
/// BS 3.1d, 10.11. STK-07, REIN-03, V-12.
fn leaves_next(position: Position<'_>, hex: HexId, unit: UnitId) -> Check {
    let stuck = Refusal::new("STK-07", "SS 6.3", "stk-07-no-hex-go").with(unit);
    let here = position.board.hex_of(unit) == Some(hex);
    require(here && can_leave(position, unit, hex), stuck)?;
    let sp = |unit: UnitId| position.printed(unit).sp;
    let is_larger = |&other: &UnitId| sp(other) > sp(unit) && can_leave(position, other, hex);
    let mut larger = position.board.units_in(hex).filter(is_larger);
    let larger = match position.profile().overstack_displacement {
        OverstackDisplacement::LargestFirst => larger.next(),
        OverstackDisplacement::ByAgreement => {
            let entered = |unit: UnitId| position.board.entered().contains(unit.index());
            larger.find(|&other| entered(unit) && entered(other))
        }
    };
    match larger {
        None => Ok(()),
        Some(larger) => {
            Refusal::new("STK-07", "SS 6.3", "stk-07-larger-goes-first").with(larger).err()
        }
    }
}

fn may_go(position: Position<'_>, unit: UnitId, to: HexId) -> Check {
    let gone = Refusal::new("STK-07", "SS 6.3", "stk-07-not-map").with(unit);
    let here = position.board.hex_of(unit).ok_or(gone)?;
    is_legal(position, unit, here, to)?;
    let full = Refusal::new("STK-07", "SS 6.3", "stk-07-no-room-leads-no-hex");
    require(legal_ways(position, unit, here).contains(&to), full.with(to))
}

/// Checks whether a displaced unit may enter a hex. SS 6.3, 9.4b, 18.1. STK-07, ART-07, SKR-02.
pub(super) fn is_legal(position: Position<'_>, unit: UnitId, from: HexId, to: HexId) -> Check {
    may_enter(position, unit, from, to)?;
    if position.arm(unit) == Arm::Artillery {
        engagement::artillery_may_enter(position, unit, from, to)?;
    }
    require(
        !skirmish::is_skirmisher(position, unit)
            || !position.next_to_enemy(to, position.side_of(unit)),
        Refusal::new("SKR-02", "SS 18.1", "skr-02-next-enemy-skirmishers-may-not-2").with(to),
    )
}

fn legal_ways(position: Position<'_>, unit: UnitId, here: HexId) -> BTreeSet<HexId> {
    ways_to_room(position, unit, here, |from, to| is_legal(position, unit, from, to).is_ok())
}

/// A hex at a given distance, with the first hexes of all shortest paths to it.
struct Reached {
    hex: HexId,
    firsts: BTreeSet<HexId>,
}

/// Returns the adjacent hexes with room for a unit. If there are none, returns the first hexes of
/// the shortest paths to a hex with room. `may_step` decides which steps are open.
pub(super) fn ways_to_room(
    position: Position<'_>,
    unit: UnitId,
    here: HexId,
    may_step: impl Fn(HexId, HexId) -> bool + Copy,
) -> BTreeSet<HexId> {
    let grid = &position.game().map.grid;
    let next = |from: HexId| grid.neighbours(from).filter(move |&to| may_step(from, to));
    let first = |hex| Reached { hex, firsts: BTreeSet::from([hex]) };
    let mut ring: Vec<_> = next(here).map(first).collect();
    let mut seen = vec![here];
    while !ring.is_empty() {
        let with_room =
            ring.iter().filter(|reached| stacking::fits(position, reached.hex, &only(unit)));
        let ways: BTreeSet<_> = with_room.flat_map(|reached| &reached.firsts).copied().collect();
        if !ways.is_empty() {
            return ways;
        }
        seen.extend(ring.iter().map(|reached| reached.hex));
        let mut beyond: Vec<Reached> = Vec::new();
        for Reached { hex, firsts } in ring {
            for to in next(hex).filter(|to| !seen.contains(to)) {
                match beyond.iter_mut().find(|reached| reached.hex == to) {
                    Some(reached) => reached.firsts.extend(&firsts),
                    None => beyond.push(Reached { hex: to, firsts: firsts.clone() }),
                }
            }
        }
        ring = beyond;
    }
    BTreeSet::new()
}
