//! What a choice comes to, as far as anybody wants it or not.

use kernel::{Deed, Part};

use crate::choice::{Choice, Word};
use crate::question::{FireQuestion, FlightQuestion, MoveQuestion, Question};
use crate::system::Scene;

/// What a choice in answer to a question comes to.
pub(super) fn read(scene: Scene<'_>, question: &Question, choice: Choice) -> Deed {
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
        (
            Question::SetUp(_)
            | Question::Fire(_)
            | Question::Move(_)
            | Question::Flight(_)
            | Question::Along(_)
            | Question::Casualty(_)
            | Question::Advance(_)
            | Question::Rally
            | Question::Fate(_),
            _,
        ) => Deed::Other,
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Deed, Side};

    use super::read;
    use crate::board::{BoardSetup, Stage};
    use crate::choice::Choice;
    use crate::question::{FireQuestion, FireStep, Question};
    use crate::testing::{hex, rules, unit};

    #[test]
    fn a_target_is_aimed_at_where_it_stands() {
        let rules = rules();
        let setup = BoardSetup::bare(&rules).at(unit("c1"), hex("0510"));
        let board = setup.stage(Side::Usa, Stage::Offence).board();
        let scene = kernel::Scene { package: &rules, board: &board };
        let question = Question::Fire(FireQuestion::Target(FireStep::Offence));
        let deed = read(scene, &question, Choice::Unit(unit("c1")));
        assert_eq!(deed, Deed::Aim(hex("0510")));
    }
}
