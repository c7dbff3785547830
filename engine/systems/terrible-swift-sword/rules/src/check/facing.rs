//! Facing, fronts and enfilade. ST 7.

use kernel::{Direction, HexId, Side};

use super::sight;
use crate::choice::Choice;
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::question::FacingQuestion;
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;
use crate::variants::CornerFire;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &FacingQuestion) -> Vec<Choice> {
    let (_, _) = (position, question);
    Direction::ALL.map(Choice::Facing).to_vec()
}

/// Checks whether a choice is legal.
pub fn check(position: Position<'_>, question: &FacingQuestion, choice: Choice) -> Check {
    let Choice::Facing(_) = choice else { return not_an_answer().err() };
    turn(position, question.side, question.hex)
}

/// Checks whether the units of a side in a hex may turn. Engaged units may not. ST 7.12, 7.32.
/// ST-FACE-02, ST-FACE-03, ST-FACE-05, R-16.
pub fn turn(position: Position<'_>, side: Side, hex: HexId) -> Check {
    let has_facing = |unit| position.state(unit).formation.has_facing();
    require(
        position.stack(side, hex).any(has_facing),
        Refusal::new("ST-FACE-02", "ST 7.0", "st-face-02-no-facing").with(hex),
    )?;
    require(
        position.board.melee_in(hex).is_none(),
        Refusal::new("ST-FACE-05", "ST 7.32", "st-face-05-engaged").with(hex),
    )
}

/// Returns the hexside toward the nearest enemy of a side. `None` if no enemy is on the map.
pub fn toward_enemy(position: Position<'_>, side: Side, hex: HexId) -> Option<Direction> {
    let enemies = position.on_map(side.other()).map(|(_, enemy)| enemy);
    let nearest = enemies.min_by_key(|enemy| (position.distance(hex, *enemy), *enemy))?;
    sight::sides_met(position, hex, nearest).next()
}

/// Returns the front of a facing: its hexside and the two adjacent hexsides. ST 7.0. ST-FACE-01.
pub fn front(facing: Direction) -> [Direction; 3] {
    let turned = |by: u8| Direction::ALL[usize::from((facing.ring() + by) % 6)];
    [turned(5), facing, turned(1)]
}

/// Whether a hexside of a unit's hex belongs to its front. All six belong to the front of a unit
/// without a facing. ST 7.0. ST-FACE-02.
fn is_front(position: Position<'_>, unit: UnitId, hexside: Direction) -> bool {
    let state = position.state(unit);
    !state.formation.has_facing() || front(state.facing).contains(&hexside)
}

/// Whether an adjacent hex is in front of a unit. ST 7.31. ST-FACE-09.
pub fn fronts(position: Position<'_>, unit: UnitId, hex: HexId) -> bool {
    let here = position.board.hex_of(unit);
    let hexside = here.and_then(|here| position.direction(here, hex));
    hexside.is_some_and(|hexside| is_front(position, unit, hexside))
}

/// Whether the line from a unit to a hex leaves through its front. ST 7.21, 10.51. ST-FACE-06.
pub fn bears(position: Position<'_>, unit: UnitId, hex: HexId) -> bool {
    let Some(here) = position.board.hex_of(unit) else { return false };
    let mut left = sight::sides_met(position, here, hex);
    match position.package.variants.corner_fire {
        CornerFire::Allowed => left.any(|hexside| is_front(position, unit, hexside)),
        CornerFire::Refused => left.all(|hexside| is_front(position, unit, hexside)),
    }
}

/// Whether fire from a hex reaches a unit through its side or rear. The corner between front and
/// side counts as the side. ST 7.22. ST-FACE-07.
pub fn is_enfiladed(position: Position<'_>, unit: UnitId, from: HexId) -> bool {
    let Some(here) = position.board.hex_of(unit) else { return false };
    sight::sides_met(position, here, from).any(|hexside| !is_front(position, unit, hexside))
}
