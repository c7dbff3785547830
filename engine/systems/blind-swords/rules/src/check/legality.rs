//! Entry point for legality: the candidates of a question, and the check of each.

use crate::choice::Choice;
use crate::question::{MoveQuestion, OverstackQuestion, Question, ScriptQuestion};
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

use super::{
    activation, advance, artillery, cavalry, chits, close_combat, deployment, fire, fog, movement,
    overstack, panic, rally, reinforcement, retreat, skirmish_withdrawal, tie,
};

/// Returns the legal choices of a question, in ascending order.
pub fn options(position: Position<'_>, question: &Question) -> Vec<Choice> {
    let mut options = candidates(position, question);
    options.sort_unstable();
    options.dedup();
    match question {
        Question::Move(MoveQuestion::Hex(walk)) => {
            movement::keep_legal(position, walk, &mut options);
        }
        Question::Overstack(OverstackQuestion::Hex(unit)) => {
            overstack::keep_legal(position, *unit, &mut options);
        }
        question => options.retain(|&choice| check(position, question, choice).is_ok()),
    }
    options
}

/// Returns all candidate answers to a question, legal or not.
pub fn candidates(position: Position<'_>, question: &Question) -> Vec<Choice> {
    match question {
        Question::Chits(question) => chits::candidates(position, question),
        Question::Activation(question) => activation::candidates(position, question),
        Question::Fog(question) => fog::candidates(position, question),
        Question::Script(question) => question.among.to_vec(),
        Question::Artillery(question) => artillery::candidates(position, question),
        Question::Fire(question) => fire::candidates(position, question),
        Question::Tie(question) => tie::candidates(question.units()),
        Question::Panic(pool) => panic::candidates(position, pool),
        Question::Move(question) => movement::candidates(position, question),
        Question::Skirmish(withdrawal) => skirmish_withdrawal::candidates(position, withdrawal),
        Question::Cavalry(withdrawal) => cavalry::candidates(position, withdrawal),
        Question::Retreat(question) => retreat::candidates(position, question),
        Question::Assault(question) => close_combat::candidates(position, question),
        Question::Advance(question) => advance::candidates(position, question),
        Question::Rally(question) => rally::candidates(position, question),
        Question::Overstack(question) => overstack::candidates(position, question),
        Question::Placement(question) => deployment::candidates(position, question),
        Question::Entry(_) => reinforcement::candidates(position),
    }
}

/// Checks whether a choice is a legal answer to a question.
pub fn check(position: Position<'_>, question: &Question, choice: Choice) -> Check {
    match question {
        Question::Chits(question) => chits::check(position, question, choice),
        Question::Activation(question) => activation::check(position, question, choice),
        Question::Fog(question) => fog::check(position, question, choice),
        Question::Script(question) => is_offered(question, choice),
        Question::Artillery(question) => artillery::check(position, question, choice),
        Question::Fire(question) => fire::check(position, question, choice),
        Question::Tie(question) => tie::check(question.units(), choice),
        Question::Panic(pool) => panic::check(position, pool, choice),
        Question::Move(question) => movement::check(position, question, choice),
        Question::Skirmish(withdrawal) => skirmish_withdrawal::check(position, withdrawal, choice),
        Question::Cavalry(withdrawal) => cavalry::check(position, withdrawal, choice),
        Question::Retreat(question) => retreat::check(position, question, choice),
        Question::Assault(question) => close_combat::check(position, question, choice),
        Question::Advance(question) => advance::check(position, question, choice),
        Question::Rally(question) => rally::check(position, question, choice),
        Question::Overstack(question) => overstack::check(position, question, choice),
        Question::Placement(question) => deployment::check(position, question, choice),
        Question::Entry(entrant) => reinforcement::check(position, *entrant, choice),
    }
}

/// Checks that the script offers the choice. CHIT-24.
fn is_offered(question: &ScriptQuestion, choice: Choice) -> Check {
    let refusal = Refusal::new("CHIT-24", "SS 10.4a", "chit-24-event-does-not-offer");
    require(question.among.contains(&choice), refusal)
}
