//! Invariants that every position must satisfy, for checks during simulated games.

use kernel::{Breach, HexId, Side};

use crate::board::{Board, Stage};
use crate::check::stacking;
use crate::game::Arm;
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Returns the invariants that a position between two plays violates. ST 7.0, 8.3, 13.84.
/// ST-FACE-08, ST-STK-02, ST-STK-12, ST-MEL-13.
pub fn between_plays(position: Position<'_>, before: Option<&Board>) -> Vec<Breach> {
    let mut found = Found(in_play(position));
    if !found.0.is_empty() {
        return found.0;
    }
    for hex in position.map().grid.hexes().filter(|hex| !position.board.units_in(*hex).is_empty()) {
        let what = || position.map().number(hex).to_string();
        let both = Side::BOTH.into_iter().all(|side| position.is_held_by(hex, side));
        let has_wagon =
            position.board.units_in(hex).iter().any(|unit| position.info(*unit).arm == Arm::Wagon);
        let is_melee = position.board.melee_in(hex).is_some();
        found.require(both || !is_melee, "a melee has both sides in its hex", what());
        found.require(!both || is_melee || has_wagon, "enemies share a hex only in melee", what());
        for side in Side::BOTH {
            let facings = faced(position, side, hex);
            found.require(facings.len() <= 1, "the units of a hex share one facing", what());
        }
    }
    let side = position.board.active();
    let stacks = match position.board.stage() {
        Stage::DefensiveFire => stacking::holds(position, side),
        // Infantry and mounted cavalry that attacked one hex together part in their next Movement
        // Phase: ST 18.3 lets them attack, and nothing moves them before.
        Stage::OffensiveFire | Stage::FinalCommand => {
            let held = stacking::holds(position, side);
            held.or_else(|it| if it.requirement == "ST-STK-04" { Ok(()) } else { Err(it) })
        }
        _ => Ok(()),
    };
    let what = stacks.err().map_or(String::new(), |refusal| format!("{refusal:?}"));
    found.require(what.is_empty(), "stacks keep their limits at the end of a phase", what);
    found.0.extend(before.into_iter().flat_map(|before| since(before, position)));
    found.0
}

/// Returns the invariants that a position in the middle of a play violates.
pub fn in_play(position: Position<'_>) -> Vec<Breach> {
    let mut found = Found::default();
    found.require(
        position.board.fits(position.package),
        "the board is one of its game",
        "sizes, ids or hexes".to_owned(),
    );
    for (unit, hex) in Side::BOTH.into_iter().flat_map(|side| position.on_map(side)) {
        let (info, state) = (position.info(unit), position.state(unit));
        let stacked = position.board.units_in(hex).contains(&unit);
        found.require(stacked, "a unit is in the stack of its hex", info.id.clone());
        let has_strength = state.strength > 0 || info.arm == Arm::Wagon;
        found.require(has_strength, "who is on the map has strength", info.id.clone());
        let is_ready = !state.routed || !state.reserve;
        found.require(is_ready, "who is routed is not in Reserve", info.id.clone());
    }
    found.0
}

/// Invariants that a position violates.
#[derive(Default)]
struct Found(Vec<Breach>);

impl Found {
    fn require(&mut self, holds: bool, invariant: &'static str, what: String) {
        if !holds {
            self.0.push(Breach { invariant, what });
        }
    }
}

/// Returns all distinct facings of a side's units in a hex.
fn faced(position: Position<'_>, side: Side, hex: HexId) -> Vec<kernel::Direction> {
    let stack = position.stack(side, hex).filter(|it| position.state(*it).formation.has_facing());
    let mut facings: Vec<_> = stack.map(|unit| position.state(unit).facing).collect();
    facings.sort_unstable();
    facings.dedup();
    facings
}

/// Returns the invariants that the change from an earlier board to this position violates.
fn since(before: &Board, position: Position<'_>) -> Vec<Breach> {
    let mut found = Found::default();
    let turn = position.board.turn();
    found.require(turn >= before.turn(), "time goes on", format!("turn {turn}"));
    for unit in position.board.units() {
        let (was, is) = (before.unit(unit), position.state(unit));
        let (info, id) = (position.info(unit), position.info(unit).id.clone());
        let gains = is.strength > was.strength && info.arm != Arm::Wagon;
        found.require(!gains, "no unit gains strength", id.clone());
        found.require(is.crew <= was.crew, "no crew is replaced", id);
    }
    let total = |board: &Board| Side::BOTH.map(|side| board.points()[side].total());
    let grows = total(before).iter().zip(total(position.board)).all(|(was, is)| is >= *was);
    found.require(grows, "points are not lost", format!("{:?}", total(before)));
    found.0
}
