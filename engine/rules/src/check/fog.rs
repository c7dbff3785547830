//! Uncontrolled moves. CHIT-11, CHIT-12.

use kernel::{HexId, Side};

use super::activation;
use super::legality::not_an_answer;
use super::{engagement, stacking};
use crate::choice::{Choice, Word};
use crate::game::{Arm, EntryCost, FogEffect, HexsideWater, UnitId};
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

fn neighbours(scene: Scene<'_>, unit: UnitId) -> Vec<HexId> {
    let hex = scene.board.hex_of(unit);
    hex.map(|hex| scene.game().map.grid.neighbours(hex).collect()).unwrap_or_default()
}

/// SS 10.5b. CHIT-11, CHIT-12.
fn may_pick(scene: Scene<'_>, effect: FogEffect, unit: UnitId) -> Check {
    let side = affected(effect);
    let off_map = Refusal::new("CHIT-11", "SS 10.5b", "{} is not on the map").with(unit);
    let Some(hex) = scene.board.hex_of(unit) else { return off_map.err() };
    require(
        scene.side_of(unit) == side,
        Refusal::new("CHIT-11", "SS 10.5b", "{} is not of the side affected").with(unit),
    )?;
    not_held(scene, unit)?;
    if let FogEffect::UncontrolledAdvance(_) = effect {
        require(
            scene.info(unit).arm != Arm::Artillery,
            Refusal::new("CHIT-11", "SS 10.5b", "{} is artillery").with(unit),
        )?;
        require(
            !scene.next_to_enemy(hex, side),
            Refusal::new("CHIT-11", "SS 10.5b", "{} is next to an enemy already").with(unit),
        )?;
    }
    let mut hexes = neighbours(scene, unit).into_iter();
    require(
        hexes.any(|to| may_send(scene, effect, unit, to).is_ok()),
        Refusal::new("CHIT-11", "SS 10.5b", "{} has no hex to be moved to").with(unit),
    )
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
    let off_map = Refusal::new("CHIT-11", "SS 10.5b", "{} is not on the map").with(unit);
    let Some(from) = scene.board.hex_of(unit) else { return off_map.err() };
    match effect {
        FogEffect::UncontrolledAdvance(side) => nearer(scene, side, from, to)?,
        FogEffect::UncontrolledWithdrawal(side) => farther(scene, side, from, to)?,
        FogEffect::GeneralCasualty(_) => return not_an_answer().err(),
    }
    may_engage(scene, unit, to)?;
    passable(scene, unit, from, to)?;
    require(
        stacking::fits(scene, to, &only(unit)),
        Refusal::new("STK-08", "SS 6.1", "{} would hold too much").with(to),
    )
}

/// CHIT-11, A-49.
fn nearer(scene: Scene<'_>, side: Side, from: HexId, to: HexId) -> Check {
    let refusal =
        Refusal::new("CHIT-11", "SS 10.5b", "{} is not one hex nearer to the nearest enemy")
            .with(to);
    require(changes_distance(scene, side, from, |before| before.checked_sub(1), to), refusal)
}

/// CHIT-12, A-50.
fn farther(scene: Scene<'_>, side: Side, from: HexId, to: HexId) -> Check {
    require(
        !scene.next_to_enemy(to, side),
        Refusal::new("CHIT-12", "SS 10.5b", "{} is next to an enemy").with(to),
    )?;
    let refusal =
        Refusal::new("CHIT-12", "SS 10.5b", "{} is not one hex farther from the nearest enemy")
            .with(to);
    require(changes_distance(scene, side, from, |before| before.checked_add(1), to), refusal)
}

/// Whether the distance to one of the nearest enemies changes as wanted: which of them, the opponent
/// says by his choice of the hex.
fn changes_distance(
    scene: Scene<'_>,
    side: Side,
    from: HexId,
    wanted: impl Fn(u8) -> Option<u8>,
    to: HexId,
) -> bool {
    let Some(nearest) = scene.nearest(from, side.other()) else { return false };
    let mut enemies = scene.on_map(side.other()).map(|(_, hex)| hex);
    enemies.any(|enemy| {
        scene.distance(from, enemy) == nearest && Some(scene.distance(to, enemy)) == wanted(nearest)
    })
}

/// SS 9.4b, 18.1., SKR-02, ART-07.
fn may_engage(scene: Scene<'_>, unit: UnitId, to: HexId) -> Check {
    let from = scene.board.hex_of(unit);
    if let (Arm::Artillery, Some(from)) = (scene.info(unit).arm, from) {
        return engagement::artillery_may_enter(scene, unit, from, to);
    }
    let skirmishes_next_to_enemy =
        scene.board.unit(unit).skirmish && scene.next_to_enemy(to, scene.side_of(unit));
    require(
        !skirmishes_next_to_enemy,
        Refusal::new("SKR-02", "SS 18.1", "{} is in Skirmish Order and may not engage").with(unit),
    )
}

/// SS 13.3, 6.1b. MOVE-10, MOVE-11: the cost does not matter for a single hex, only whether there is
/// a way.
fn passable(scene: Scene<'_>, unit: UnitId, from: HexId, to: HexId) -> Check {
    let game = scene.game();
    let arm = scene.info(unit).arm;
    let blocked = Refusal::new("MOVE-11", "SS 13.3", "{} cannot be entered from there").with(to);
    let Some(side) = game.map.between(from, to) else { return blocked.err() };
    require(!scene.enemy_in(to, scene.side_of(unit)), blocked)?;
    require(!scene.package.scenario().forbids(to), blocked)?;
    require(side.water != Some(HexsideWater::Pond), blocked)?;
    let cost = |hex: HexId| game.terrain.kind(game.map.hex(hex).terrain).cost[arm];
    require(cost(to) != EntryCost::Prohibited, blocked)?;
    let needs_road = cost(to) == EntryCost::RoadOnly || cost(from) == EntryCost::RoadOnly;
    require(
        !needs_road || side.road.is_some(),
        Refusal::new("MOVE-10", "SS 9.4a", "{} can go there only along a road").with(unit),
    )
}
