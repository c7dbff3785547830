//! Legality of actions in artillery steps. ART-01 to ART-04, ART-12.

use kernel::{HexId, Side};

use super::affiliation::is_independent;
use super::{fire, movement};
use crate::choice::{Choice, Word};
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::question::{
    ArtilleryAction, ArtilleryQuestion, FireQuestion, MoveOrder, MoveQuestion, Occasion, Volley,
};
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns all candidate answers to a question of an artillery step, legal or not.
pub fn candidates(position: Position<'_>, question: &ArtilleryQuestion) -> Vec<Choice> {
    match *question {
        ArtilleryQuestion::Hex(side) => {
            let hexes = independents(position, side).map(|(_, hex)| Choice::Hex(hex));
            hexes.chain([Word::Pass.into()]).collect()
        }
        ArtilleryQuestion::Unit(hex) => {
            let units = position.board.units_in(hex).map(Choice::Unit);
            units.chain([Word::Done.into()]).collect()
        }
        ArtilleryQuestion::Action(_) => {
            [Word::Fire, Word::Move, Word::None].map(Choice::from).to_vec()
        }
    }
}

/// Checks whether a choice is a legal answer to a question of an artillery step.
pub fn check(position: Position<'_>, question: &ArtilleryQuestion, choice: Choice) -> Check {
    match question {
        ArtilleryQuestion::Hex(side) => match choice {
            Choice::Hex(hex) => may_name(position, *side, hex),
            Choice::Word(Word::Pass) => Ok(()),
            _ => not_an_answer().err(),
        },
        ArtilleryQuestion::Unit(hex) => match choice {
            Choice::Unit(unit) => may_act(position, *hex, unit),
            Choice::Word(Word::Done) => Ok(()),
            _ => not_an_answer().err(),
        },
        ArtilleryQuestion::Action(action) => match choice.word()? {
            Word::Fire => may_fire(position, action),
            Word::Move => may_move(position, action.unit),
            Word::None => Ok(()),
            _ => not_an_answer().err(),
        },
    }
}

/// Whether there is a hex that a side may choose for an artillery step. ART-05.
pub fn has_eligible_hex(position: Position<'_>, side: Side) -> bool {
    independents(position, side).any(|(unit, _)| !position.board.acted().contains(unit.index()))
}

/// Returns the units of a side that act in artillery steps, with their hexes.
fn independents(position: Position<'_>, side: Side) -> impl Iterator<Item = (UnitId, HexId)> {
    position.on_map(side).filter(move |&(unit, _)| is_independent(position, unit))
}

/// Checks whether a side may choose a hex for its artillery step. SS 9.1. ART-01, ART-04.
pub fn may_name(position: Position<'_>, side: Side, hex: HexId) -> Check {
    let ours = |&unit: &UnitId| position.side_of(unit) == side && is_independent(position, unit);
    let here = || position.board.units_in(hex).filter(ours);
    require(
        here().next().is_some(),
        Refusal::new("ART-01", "SS 9.1", "art-01-no-artillery-side-stands").with(hex),
    )?;
    require(
        here().any(|unit| !position.board.acted().contains(unit.index())),
        Refusal::new("ART-04", "SS 9.1", "art-04-all-artillery-been-activated-phase").with(hex),
    )
}

/// Checks whether a unit of the chosen hex may act. SS 9.1. ART-02, ART-04.
fn may_act(position: Position<'_>, hex: HexId, unit: UnitId) -> Check {
    require(
        position.board.hex_of(unit) == Some(hex),
        Refusal::new("ART-01", "SS 9.1", "art-01-does-not-stand").with(unit).with(hex),
    )?;
    require(
        is_independent(position, unit),
        Refusal::new("ORG-02", "SS 9.1", "org-02-acts-brigade").with(unit),
    )?;
    require(
        !position.board.acted().contains(unit.index()),
        Refusal::new("ART-04", "SS 9.1", "art-04-been-activated-phase").with(unit),
    )
}

/// Checks whether the acting unit may fire. SS 9.1, 9.5. ART-02, ART-12.
fn may_fire(position: Position<'_>, action: &ArtilleryAction) -> Check {
    let unit = action.unit;
    require(
        !action.has_fired,
        Refusal::new("FIRE-02", "SS 12.1", "fire-02-fired-step").with(unit),
    )?;
    let gone = Refusal::new("FIRE-01", "SS 12.1", "fire-01-not-map").with(unit);
    let hex = position.board.hex_of(unit).ok_or(gone)?;
    let volley = Volley::new(position.side_of(unit), Occasion::ArtilleryStep(hex));
    fire::check(position, &FireQuestion::Unit(volley), Choice::Unit(unit))
}

/// Checks whether the acting unit may move. SS 9.1, 9.5, 22.2. ART-02, ART-12, SC2-05.
fn may_move(position: Position<'_>, unit: UnitId) -> Check {
    let order = MoveOrder::Artillery(unit);
    movement::check(position, &MoveQuestion::Unit(order), Choice::Unit(unit))
}
