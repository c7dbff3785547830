//! Expected effects of options, which heuristic bots compare.

use kernel::{Effect, Part};

use crate::choice::{Choice, Word};
use crate::question::{FireQuestion, FlightQuestion, MoveQuestion, Question};
use crate::system::Position;

/// Returns the expected effect of a choice, which heuristic bots compare with other effects.
pub fn read(position: Position<'_>, question: &Question, choice: Choice) -> Effect {
    match (question, choice) {
        (Question::Fire(FireQuestion::Target(_)), Choice::Unit(target)) => {
            position.board.hex_of(target).map_or(Effect::Other, Effect::Aim)
        }
        (Question::Fire(FireQuestion::Firers(..)), Choice::Unit(_)) => Effect::Part(Part::Join),
        (Question::Fire(FireQuestion::Firers(..)), Choice::Word(Word::Fire)) => {
            Effect::Part(Part::Fire)
        }
        (Question::Move(MoveQuestion::Whom), Choice::Unit(_)) => Effect::Part(Part::March),
        (Question::Move(MoveQuestion::Whom), Choice::Leader(_)) => Effect::Part(Part::Along),
        (Question::Move(MoveQuestion::Entry(..) | MoveQuestion::Step(_)), Choice::Hex(hex))
        | (Question::Flight(FlightQuestion::Step(_)), Choice::Hex(hex)) => Effect::Go(hex),
        (Question::Move(MoveQuestion::Step(walk)), Choice::Word(_)) => Effect::Stay(walk.here),
        (Question::Along(_), Choice::Word(Word::Go)) => Effect::Part(Part::Along),
        (Question::Advance(_), Choice::Unit(_)) => Effect::Part(Part::March),
        (Question::Rally, Choice::Unit(_)) => Effect::Part(Part::Begin),
        _ => Effect::Other,
    }
}
