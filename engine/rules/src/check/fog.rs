//! Uncontrolled moves. CHIT-11, CHIT-12.

use kernel::{HexId, Side};

use super::activation;
use super::legality::not_an_answer;
use super::retreat::can_enter;
use super::{engagement, stacking};
use crate::choice::{Choice, Word};
use crate::game::{Arm, FogEffect, UnitId};
use crate::look::{Look, only};
use crate::profile::FrozenImmuneToWild;
use crate::question::Question;
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// All that a person might propose.
pub fn candidates(scene: Scene<'_>, question: &Question) -> Vec<Choice> {
    let choices: Vec<Choice> = match *question {
        Question::FogUnit(effect) => {
            scene.on_map(affected(effect)).map(|(unit, _)| Choice::Unit(unit)).collect()
        }
        Question::FogHex(_, unit) => neighbours(scene, unit).into_iter().map(Choice::Hex).collect(),
        _ => return Vec::new(),
    };
    choices.into_iter().chain([Word::Decline.into()]).collect()
}

/// Whether a choice is legal.
///
/// # Errors
/// The first rule that forbids it.
pub fn check(scene: Scene<'_>, question: &Question, choice: Choice) -> Check {
    match (question, choice) {
        (_, Choice::Word(Word::Decline)) => Ok(()),
        (&Question::FogUnit(effect), Choice::Unit(unit)) => may_pick(scene, effect, unit),
        (&Question::FogHex(effect, unit), Choice::Hex(to)) => may_send(scene, effect, unit, to),
        _ => not_an_answer().err(),
    }
}

/// Whose unit the effect moves, or whose general it may hit.
pub const fn affected(effect: FogEffect) -> Side {
    match effect {
        FogEffect::UncontrolledAdvance(side)
        | FogEffect::UncontrolledWithdrawal(side)
        | FogEffect::GeneralCasualty(side) => side,
    }
}

const fn requirement(effect: FogEffect) -> &'static str {
    match effect {
        FogEffect::UncontrolledAdvance(_) => "CHIT-11",
        FogEffect::UncontrolledWithdrawal(_) => "CHIT-12",
        FogEffect::GeneralCasualty(_) => "CHIT-13",
    }
}

fn neighbours(scene: Scene<'_>, unit: UnitId) -> Vec<HexId> {
    let hex = scene.board.hex_of(unit);
    hex.map(|hex| scene.game().map.grid.neighbours(hex).collect()).unwrap_or_default()
}

/// SS 10.5b. CHIT-11, CHIT-12.
fn may_pick(scene: Scene<'_>, effect: FogEffect, unit: UnitId) -> Check {
    let refuse = |reason| Refusal::new(requirement(effect), "SS 10.5b", reason).with(unit);
    let hex = scene.board.hex_of(unit).ok_or_else(|| refuse("{} is not on the map"))?;
    let side = affected(effect);
    require(scene.side_of(unit) == side, refuse("{} is not of the side affected"))?;
    not_held(scene, unit)?;
    if let FogEffect::UncontrolledAdvance(_) = effect {
        require(scene.info(unit).arm != Arm::Artillery, refuse("{} is artillery"))?;
        require(!scene.next_to_enemy(hex, side), refuse("{} is next to an enemy already"))?;
    }
    let mut hexes = neighbours(scene, unit).into_iter();
    let anywhere = hexes.any(|to| may_send(scene, effect, unit, to).is_ok());
    require(anywhere, refuse("{} has no hex to be moved to"))
}

/// SS 22.2. V-77, A-51.
fn not_held(scene: Scene<'_>, unit: UnitId) -> Check {
    match (scene.profile().frozen_immune_to_wild, scene.info(unit).brigade) {
        (FrozenImmuneToWild::Yes, Some(brigade)) => activation::not_frozen(scene, brigade),
        _ => Ok(()),
    }
}

/// SS 10.5b. CHIT-11, CHIT-12, A-49, A-50.
fn may_send(scene: Scene<'_>, effect: FogEffect, unit: UnitId, to: HexId) -> Check {
    let refuse = |reason| Refusal::new(requirement(effect), "SS 10.5b", reason);
    let from = scene.board.hex_of(unit);
    let from = from.ok_or_else(|| refuse("{} is not on the map").with(unit))?;
    let distance_changes = |by: i16| changes_distance(scene, affected(effect), from, to, by);
    match effect {
        FogEffect::UncontrolledAdvance(_) => require(
            distance_changes(-1),
            refuse("{} is not one hex nearer to the nearest enemy").with(to),
        )?,
        FogEffect::UncontrolledWithdrawal(side) => {
            require(!scene.next_to_enemy(to, side), refuse("{} is next to an enemy").with(to))?;
            require(
                distance_changes(1),
                refuse("{} is not one hex farther from the nearest enemy").with(to),
            )?;
        }
        FogEffect::GeneralCasualty(_) => return not_an_answer().err(),
    }
    may_engage(scene, unit, from, to)?;
    can_enter(scene, unit, from, to)?;
    require(
        stacking::fits(scene, to, &only(unit)),
        Refusal::new("STK-08", "SS 6.1", "{} would hold too much").with(to),
    )
}

/// Whether the distance to one of the nearest enemies changes as wanted: which of them, the opponent
/// says by his choice of the hex.
fn changes_distance(scene: Scene<'_>, side: Side, from: HexId, to: HexId, by: i16) -> bool {
    let Some(nearest) = scene.nearest(from, side.other()) else { return false };
    let wanted = i16::from(nearest) + by;
    let mut enemies = scene.on_map(side.other()).map(|(_, hex)| hex);
    enemies.any(|enemy| {
        scene.distance(from, enemy) == nearest && i16::from(scene.distance(to, enemy)) == wanted
    })
}

/// SS 9.4b, 18.1., SKR-02, ART-07.
fn may_engage(scene: Scene<'_>, unit: UnitId, from: HexId, to: HexId) -> Check {
    if scene.info(unit).arm == Arm::Artillery {
        return engagement::artillery_may_enter(scene, unit, from, to);
    }
    let skirmishes = scene.board.unit(unit).skirmish;
    require(
        !skirmishes || !scene.next_to_enemy(to, scene.side_of(unit)),
        Refusal::new("SKR-02", "SS 18.1", "{} is in Skirmish Order and may not engage").with(unit),
    )
}
