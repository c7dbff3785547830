//! Who may act in an artillery step, and how. ART-01 to ART-04, ART-12.

use kernel::{HexId, Side};

use super::legality::{self, not_an_answer};
use crate::choice::{Choice, Word};
use crate::game::UnitId;
use crate::look::Look;
use crate::question::{ArtilleryAction, MoveOrder, Occasion, Question, Volley};
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// All that a person might propose.
pub fn candidates(scene: Scene<'_>, question: &Question) -> Vec<Choice> {
    match *question {
        Question::ArtilleryHex(side) => {
            let hexes = independents(scene, side).map(|(_, hex)| Choice::Hex(hex));
            hexes.chain([Word::Pass.into()]).collect()
        }
        Question::ArtilleryUnit(hex) => {
            let units = scene.board.units_in(hex).map(Choice::Unit);
            units.chain([Word::Done.into()]).collect()
        }
        Question::ArtilleryAction(_) => {
            [Word::Fire, Word::Move, Word::None].map(Choice::from).to_vec()
        }
        _ => Vec::new(),
    }
}

/// Whether a choice is legal.
///
/// # Errors
/// The first rule that forbids it.
pub fn check(scene: Scene<'_>, question: &Question, choice: Choice) -> Check {
    match (question, choice) {
        (&Question::ArtilleryHex(side), Choice::Hex(hex)) => may_name(scene, side, hex),
        (&Question::ArtilleryUnit(hex), Choice::Unit(unit)) => may_act(scene, hex, unit),
        (Question::ArtilleryHex(_), Choice::Word(Word::Pass))
        | (Question::ArtilleryUnit(_), Choice::Word(Word::Done))
        | (Question::ArtilleryAction(_), Choice::Word(Word::None)) => Ok(()),
        (Question::ArtilleryAction(action), Choice::Word(Word::Fire)) => may_fire(scene, action),
        (Question::ArtilleryAction(action), Choice::Word(Word::Move)) => {
            may_move(scene, action.unit)
        }
        _ => not_an_answer().err(),
    }
}

/// Whether a unit acts in artillery steps: it belongs to no brigade. SS 5.0, 9.0, 9.5. ORG-02.
pub fn is_independent(scene: Scene<'_>, unit: UnitId) -> bool {
    scene.info(unit).brigade.is_none()
}

/// Whether a side has a hex that it may name. ART-05.
pub fn has_eligible_hex(scene: Scene<'_>, side: Side) -> bool {
    independents(scene, side).any(|(unit, _)| !scene.board.acted().contains(unit.index()))
}

/// The units of a side that act in artillery steps, with their hexes.
fn independents(scene: Scene<'_>, side: Side) -> impl Iterator<Item = (UnitId, HexId)> {
    scene.on_map(side).filter(move |&(unit, _)| is_independent(scene, unit))
}

/// SS 9.1. ART-01, ART-04.
fn may_name(scene: Scene<'_>, side: Side, hex: HexId) -> Check {
    let here = || independents(scene, side).filter(|&(_, at)| at == hex);
    require(
        here().next().is_some(),
        Refusal::new("ART-01", "SS 9.1", "no artillery of the side stands in {}").with(hex),
    )?;
    require(
        here().any(|(unit, _)| !scene.board.acted().contains(unit.index())),
        Refusal::new("ART-04", "SS 9.1", "all artillery in {} has been activated this phase")
            .with(hex),
    )
}

/// SS 9.1. ART-02, ART-04.
fn may_act(scene: Scene<'_>, hex: HexId, unit: UnitId) -> Check {
    require(
        scene.board.hex_of(unit) == Some(hex),
        Refusal::new("ART-01", "SS 9.1", "{} does not stand in {}").with(unit).with(hex),
    )?;
    require(
        is_independent(scene, unit),
        Refusal::new("ORG-02", "SS 9.1", "{} acts with its brigade").with(unit),
    )?;
    require(
        !scene.board.acted().contains(unit.index()),
        Refusal::new("ART-04", "SS 9.1", "{} has been activated this phase").with(unit),
    )
}

/// SS 9.1, 9.5. ART-02, ART-12.
fn may_fire(scene: Scene<'_>, action: &ArtilleryAction) -> Check {
    let unit = action.unit;
    require(
        !action.has_fired,
        Refusal::new("FIRE-02", "SS 12.1", "{} has fired in this step").with(unit),
    )?;
    let gone = Refusal::new("FIRE-01", "SS 12.1", "{} is not on the map").with(unit);
    let hex = scene.board.hex_of(unit).ok_or(gone)?;
    let volley = Volley::new(scene.side_of(unit), Occasion::ArtilleryStep(hex));
    legality::check(scene, &Question::FireUnit(volley), Choice::Unit(unit))
}

/// SS 9.1, 9.5, 22.2. ART-02, ART-12, SC2-05.
fn may_move(scene: Scene<'_>, unit: UnitId) -> Check {
    require(
        !scene.board.is_frozen_unit(unit),
        Refusal::new("SC2-05", "SS 22.2", "{} may not move until it is released").with(unit),
    )?;
    let order = MoveOrder::Artillery(unit);
    legality::check(scene, &Question::MoveUnit(order), Choice::Unit(unit))
}
