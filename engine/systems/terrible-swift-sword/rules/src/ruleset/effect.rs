//! Expected effects of options, which heuristic bots compare.

use kernel::{Effect, Part};

use crate::choice::{Choice, Word};
use crate::question::{
    ChargeQuestion, FireQuestion, LeaderQuestion, MeleeQuestion, MoveQuestion, Payment, Question,
};
use crate::system::Position;

/// Returns the expected effect of a choice.
pub(super) fn read(position: Position<'_>, question: &Question, choice: Choice) -> Effect {
    match (question, choice) {
        (
            Question::Fire(FireQuestion::Target(_))
            | Question::Melee(MeleeQuestion::Where)
            | Question::Charge(ChargeQuestion::Target(_)),
            Choice::Hex(hex),
        ) => Effect::Aim(hex),
        (Question::Fire(_) | Question::Reaction(_), Choice::Unit(_) | Choice::Share(..)) => {
            Effect::Part(Part::Join)
        }
        (Question::Fire(_) | Question::Reaction(_), Choice::Word(Word::Fire)) => {
            Effect::Part(Part::Fire)
        }
        (Question::Charge(ChargeQuestion::Whom), Choice::Unit(_))
        | (Question::Melee(MeleeQuestion::Who(..)), Choice::Unit(_) | Choice::Leader(_))
        | (Question::Melee(_), Choice::Word(Word::Fight)) => Effect::Part(Part::Assault),
        (Question::Melee(MeleeQuestion::Leave(_)) | Question::Withdrawal(_), Choice::Unit(_))
        | (Question::Move(MoveQuestion::Step(_)), Choice::Word(Word::Exit)) => {
            Effect::Part(Part::Leave)
        }
        (Question::Move(MoveQuestion::Whom), Choice::Unit(_) | Choice::Leader(_))
        | (Question::Advance(_), Choice::Unit(_)) => Effect::Part(Part::March),
        (Question::Move(MoveQuestion::Step(_)), Choice::Unit(_) | Choice::Leader(_))
        | (Question::Leader(LeaderQuestion::Along(..)), Choice::Word(Word::Go)) => {
            Effect::Part(Part::Along)
        }
        (
            Question::Move(MoveQuestion::Entry(..) | MoveQuestion::Step(_)) | Question::Retreat(_),
            Choice::Hex(hex),
        ) => Effect::Go(hex),
        (Question::Move(MoveQuestion::Step(walk)), Choice::Word(Word::Stop)) => {
            Effect::Stay(walk.here)
        }
        (Question::Leader(LeaderQuestion::Joins(..)), Choice::Unit(unit)) => {
            position.board.hex_of(unit).map_or(Effect::Other, Effect::Go)
        }
        (Question::Rally(_), Choice::Unit(_))
        | (Question::Pay(Payment::Movement | Payment::Melee), Choice::Brigade(_)) => {
            Effect::Part(Part::Begin)
        }
        _ => Effect::Other,
    }
}
