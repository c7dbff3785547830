//! Effect of an option, as seen by heuristic bots.

use kernel::{Deed, Part};

use crate::choice::{Choice, Word};
use crate::question::{FireQuestion, FlightQuestion, MoveQuestion, Question};
use crate::system::Scene;

/// Returns the effect of a choice.
pub fn read(scene: Scene<'_>, question: &Question, choice: Choice) -> Deed {
    match (question, choice) {
        (Question::Fire(FireQuestion::Target(_)), Choice::Unit(target)) => {
            scene.board.hex_of(target).map_or(Deed::Other, Deed::Aim)
        }
        (Question::Fire(FireQuestion::Firers(..)), Choice::Unit(_)) => Deed::Part(Part::Join),
        (Question::Fire(FireQuestion::Firers(..)), Choice::Word(Word::Fire)) => {
            Deed::Part(Part::Fire)
        }
        (Question::Move(MoveQuestion::Whom), Choice::Unit(_)) => Deed::Part(Part::March),
        (Question::Move(MoveQuestion::Whom), Choice::Leader(_)) => Deed::Part(Part::Along),
        (Question::Move(MoveQuestion::Entry(..) | MoveQuestion::Step(_)), Choice::Hex(hex))
        | (Question::Flight(FlightQuestion::Step(_)), Choice::Hex(hex)) => Deed::Go(hex),
        (Question::Move(MoveQuestion::Step(walk)), Choice::Word(_)) => Deed::Stay(walk.here),
        (Question::Along(_), Choice::Word(Word::Go)) => Deed::Part(Part::Along),
        (Question::Advance(_), Choice::Unit(_)) => Deed::Part(Part::March),
        (Question::Rally, Choice::Unit(_)) => Deed::Part(Part::Begin),
        _ => Deed::Other,
    }
}
