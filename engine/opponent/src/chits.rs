//! What becomes of chits.

use blind_swords::choice::Word;
use blind_swords::game::Window;
use blind_swords::question::ChitQuestion;
use blind_swords::{Choice, Look};

use crate::ground::Milli;
use crate::mind::Mind;
use crate::tally::{Tally, Term, Weighed, weigh_each};

/// A cup with so few chits is nearly empty: who still holds one plays it.
const NEARLY_EMPTY: usize = 2;

/// What speaks for each answer to a question of chits. What an event does only its script knows.
pub(crate) fn weigh(mind: Mind<'_>, question: &ChitQuestion, options: &[Choice]) -> Vec<Weighed> {
    weigh_each(options, |choice| Tally::of(Term::Moment, moment(mind, question, choice)))
}

fn moment(mind: Mind<'_>, question: &ChitQuestion, choice: Choice) -> Milli {
    match (question, choice) {
        // What can be played at more occasions is the better to have.
        (ChitQuestion::Key(_), Choice::Chit(chit)) => {
            mind.scene.chit(chit).event().map_or(0, |event| event.windows.len() as Milli)
        }
        (ChitQuestion::HeldDeclare(_, window), Choice::Word(word)) => {
            let last = *window == Window::Final || mind.scene.board.cup_size() <= NEARLY_EMPTY;
            Milli::from((word == Word::Play) == last)
        }
        (ChitQuestion::HeldOrder, Choice::Side(side)) => Milli::from(side == mind.side),
        (ChitQuestion::HeldPlay(..) | ChitQuestion::EventWindow(..), Choice::Chit(_)) => 1,
        (ChitQuestion::Drawn(..), Choice::Word(Word::Hold)) => 3,
        (ChitQuestion::Drawn(..), Choice::Word(Word::Play)) => 2,
        (ChitQuestion::Drawn(..), Choice::Word(_)) => 1,
        _ => 0,
    }
}
