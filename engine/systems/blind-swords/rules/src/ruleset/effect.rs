//! Effects of choices on the course of play, as far as computer players distinguish them.

use kernel::{Effect, HexId, Part};

use crate::choice::{Choice, Word};
use crate::game::UnitId;
use crate::question::{
    AdvanceQuestion, ArtilleryQuestion, AssaultQuestion, FireQuestion, FogQuestion, MoveQuestion,
    Question, Withdrawal,
};
use crate::system::Position;

/// Returns the effect of a choice on the course of play.
pub(super) fn read(position: Position<'_>, question: &Question, choice: Choice) -> Effect {
    match choice {
        Choice::Order(order) => Effect::Posture(order.posture()),
        Choice::Unit(_) => part_of(question).map_or(Effect::Other, Effect::Part),
        Choice::Hex(hex) => to_hex(question, hex),
        Choice::Word(word) => by_word(position, question, word),
        _ => Effect::Other,
    }
}

/// Returns the action that a side begins when it answers a question with a unit. `None` if computer
/// players do not distinguish the answers to the question.
const fn part_of(question: &Question) -> Option<Part> {
    match question {
        Question::Artillery(_) | Question::Rally(_) | Question::Placement(_) => Some(Part::Begin),
        Question::Fire(FireQuestion::Join(..)) => Some(Part::Join),
        Question::Fire(_) => Some(Part::Fire),
        Question::Move(MoveQuestion::Stack(..)) => Some(Part::Along),
        Question::Move(_) | Question::Advance(_) => Some(Part::March),
        Question::Assault(_) => Some(Part::Assault),
        _ => None,
    }
}

/// Returns the effect of a hex as the answer to a question: target, place of action, or
/// destination.
const fn to_hex(question: &Question, hex: HexId) -> Effect {
    match question {
        Question::Fire(_)
        | Question::Assault(AssaultQuestion::Target(_) | AssaultQuestion::Next) => Effect::Aim(hex),
        Question::Artillery(_) => Effect::Part(Part::Begin),
        Question::Fog(_)
        | Question::Move(_)
        | Question::Skirmish(_)
        | Question::Cavalry(_)
        | Question::Retreat(_)
        | Question::Advance(_)
        | Question::Rally(_)
        | Question::Overstack(_)
        | Question::Placement(_)
        | Question::Entry(_) => Effect::Go(hex),
        _ => Effect::Other,
    }
}

fn by_word(position: Position<'_>, question: &Question, word: Word) -> Effect {
    match question {
        Question::Artillery(ArtilleryQuestion::Action(_)) => match word {
            Word::Fire => Effect::Part(Part::Fire),
            Word::Move => Effect::Part(Part::March),
            _ => Effect::Other,
        },
        Question::Fire(FireQuestion::Canister(..)) if word == Word::Use => Effect::Part(Part::Fire),
        Question::Fire(FireQuestion::Announce(..)) if word == Word::Add => Effect::Part(Part::Join),
        Question::Move(MoveQuestion::Hex(walk)) => match word {
            Word::Charge => Effect::Decisive(Part::Assault),
            Word::Exit => Effect::Decisive(Part::Leave),
            _ => Effect::Stay(walk.here),
        },
        Question::Cavalry(Withdrawal { unit, .. })
        | Question::Advance(AdvanceQuestion::Hex(unit))
        | Question::Fog(FogQuestion::Hex(_, unit)) => stay(position, *unit),
        _ => Effect::Other,
    }
}

fn stay(position: Position<'_>, unit: UnitId) -> Effect {
    position.board.hex_of(unit).map_or(Effect::Other, Effect::Stay)
}
