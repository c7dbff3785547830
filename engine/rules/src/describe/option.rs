//! What each answer means.

use kernel::{Direction, HexId};

use super::name::{brigade, capital, chit, hex, list, number, side, unit, unit_name};
use crate::choice::{Choice, Word};
use crate::game::Game;
use crate::look::Look;
use crate::question::{Occasion, Question, Rallying};
use crate::system::Scene;

/// One answer in words: `1510, woods`, `Attack`, `10th ME, 9-5 Rf, shaken`.
pub fn label(scene: Scene<'_>, question: &Question, choice: Choice) -> String {
    let game = scene.game();
    match choice {
        Choice::Unit(which) => unit(scene, which),
        Choice::Hex(which) if is_about_units(question) => occupied(scene, which),
        Choice::Hex(which) => hex(scene, which),
        Choice::Brigade(which) => brigade(game, which).to_owned(),
        Choice::Chit(which) => chit(game, which).to_owned(),
        Choice::Order(order) => capital(order.id()),
        Choice::Side(which) => side(game, which).to_owned(),
        Choice::Hexside(direction) => hexside(scene, question, direction),
        Choice::Alternative(index) => alternative(question, index),
        Choice::Word(word) => meaning(question, word).to_owned(),
    }
}

/// The id of an answer in the protocol; a script's own alternatives have their words as ids.
pub fn id(game: &Game, question: &Question, choice: Choice) -> String {
    match choice {
        Choice::Alternative(index) => alternative(question, index),
        choice => choice.id(game),
    }
}

/// Whether a question asks for hexes because of those who stand in them.
const fn is_about_units(question: &Question) -> bool {
    matches!(
        question,
        Question::FireTarget(..)
            | Question::AssaultTarget(_)
            | Question::AssaultNext
            | Question::AssaultHex(..)
            | Question::ArtilleryHex(_)
    )
}

/// A hex with those who stand in it: `1510, woods: 28th NY and 5th CT`.
fn occupied(scene: Scene<'_>, which: HexId) -> String {
    let names = list(scene.board.units_in(which).map(|unit| unit_name(scene.game(), unit)));
    format!("{}: {names}", hex(scene, which))
}

/// A hexside by its compass name and the hex beyond it.
fn hexside(scene: Scene<'_>, question: &Question, direction: Direction) -> String {
    let map = &scene.game().map;
    let compass = &map.compass[direction.index()];
    let beyond = match question {
        Question::FirePrimary(target, _) => map.grid.neighbour(*target, direction),
        _ => None,
    };
    match beyond {
        Some(hex) => format!("{compass}, towards {}", number(scene.game(), hex)),
        None => compass.clone(),
    }
}

fn alternative(question: &Question, index: u8) -> String {
    let words = match question {
        Question::Script(question) => question.alternatives.get(usize::from(index)),
        _ => None,
    };
    words.cloned().unwrap_or_else(|| format!("alternative-{index}"))
}

/// What a plain word means as the answer to a question.
const fn meaning(question: &Question, word: Word) -> &'static str {
    match (question, word) {
        (Question::FireJoin(..), Word::Fire) => "Fire with these",
        (Question::FireUnit(volley), Word::Done | Word::Hold) => leave_off(&volley.occasion),
        (Question::PlacementUnit(_), Word::Done) => "Leave the rest where the scenario has it",
        (Question::MoveUnit(_), Word::Done) => "End the movement",
        (Question::AssaultUnit(_), Word::Done) => "No further attackers",
        (Question::AdvanceUnit(_), Word::Done) => "Nobody else advances",
        (Question::RallyUnit(Rallying::Brigade(_)), Word::Done) => "End the Rally Step",
        (Question::RallyUnit(Rallying::Artillery(_)), Word::Done) => "Rally no battery",
        (Question::ArtilleryUnit(_), Word::Done) => "End the artillery step",
        (Question::ArtilleryHex(_), Word::Pass) => "Pass the artillery step",
        (Question::HeldDeclare(..), Word::Play) => "Play held chits",
        (Question::HeldPlay(..), Word::Done) => "Play no more chits",
        (Question::ChitDrawn(..), Word::Play) => "Play it now",
        (Question::ChitDrawn(..), Word::Hold) => "Hold it",
        (Question::ActivateBrigade(_), Word::Hold) => "Hold the chit",
        _ => plain(word),
    }
}

const fn leave_off(occasion: &Occasion) -> &'static str {
    match occasion {
        Occasion::FireStep => "End the Fire Step",
        Occasion::Disengagement(_) | Occasion::Defensive(..) => "Hold fire",
        Occasion::ArtilleryStep(_) | Occasion::Event(_) => "No further fire",
    }
}

const fn plain(word: Word) -> &'static str {
    match word {
        Word::Fire => "Fire",
        Word::Move => "Move",
        Word::Go => "Move with these",
        Word::Play => "Play",
        Word::Use => "Use canister",
        Word::Forfeit => "Forfeit canister",
        Word::Add => "Announce another fire",
        Word::Resolve => "Resolve",
        Word::Recover => "Recover",
        Word::Rebuild => "Rebuild",
        Word::LeaveSkirmish => "Leave Skirmish Order",
        Word::Mount => "Mount",
        Word::Dismount => "Dismount",
        Word::Charge => "Charge",
        Word::Exit => "Leave the map",
        Word::Common => "Use the back of the chit",
        Word::Yes => "Yes",
        Word::No => "No",
        Word::None => "Neither",
        Word::Hold => "Hold",
        Word::Stay => "Stay",
        Word::Stand => "Stand",
        Word::Stop => "Stop here",
        Word::Decline => "Decline",
        Word::Pass => "Pass",
        Word::Done => "Done",
    }
}
