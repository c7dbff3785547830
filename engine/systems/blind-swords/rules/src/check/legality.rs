//! Entry point for legality: the candidates of a question, and the check of each.

use crate::choice::Choice;
use crate::question::{MoveQuestion, OverstackQuestion, Question, ScriptQuestion};
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

use super::{
    activation, advance, artillery, cavalry, chits, close_combat, deployment, fire, fog, movement,
    overstack, panic, rally, reinforcement, retreat, skirmish, tie,
};

/// Returns the legal choices of a question, in ascending order.
pub fn options(scene: Scene<'_>, question: &Question) -> Vec<Choice> {
    let mut options = candidates(scene, question);
    options.sort_unstable();
    options.dedup();
    match question {
        Question::Move(MoveQuestion::Hex(walk)) => {
            movement::keep_legal(scene, walk, &mut options);
        }
        Question::Overstack(OverstackQuestion::Hex(unit)) => {
            overstack::keep_legal(scene, *unit, &mut options);
        }
        question => options.retain(|&choice| check(scene, question, choice).is_ok()),
    }
    options
}

/// Returns all conceivable answers to a question, legal or not.
pub fn candidates(scene: Scene<'_>, question: &Question) -> Vec<Choice> {
    match question {
        Question::Chits(question) => chits::candidates(scene, question),
        Question::Activation(question) => activation::candidates(scene, question),
        Question::Fog(question) => fog::candidates(scene, question),
        Question::Script(question) => question.among.to_vec(),
        Question::Artillery(question) => artillery::candidates(scene, question),
        Question::Fire(question) => fire::candidates(scene, question),
        Question::Tie(question) => tie::candidates(question.units()),
        Question::Panic(pool) => panic::candidates(scene, pool),
        Question::Move(question) => movement::candidates(scene, question),
        Question::Skirmish(withdrawal) => skirmish::candidates(scene, withdrawal),
        Question::Cavalry(withdrawal) => cavalry::candidates(scene, withdrawal),
        Question::Retreat(question) => retreat::candidates(scene, question),
        Question::Assault(question) => close_combat::candidates(scene, question),
        Question::Advance(question) => advance::candidates(scene, question),
        Question::Rally(question) => rally::candidates(scene, question),
        Question::Overstack(question) => overstack::candidates(scene, question),
        Question::Placement(question) => deployment::candidates(scene, question),
        Question::Entry(_) => reinforcement::candidates(scene),
    }
}

/// Checks whether a choice is a legal answer to a question.
pub fn check(scene: Scene<'_>, question: &Question, choice: Choice) -> Check {
    match question {
        Question::Chits(question) => chits::check(scene, question, choice),
        Question::Activation(question) => activation::check(scene, question, choice),
        Question::Fog(question) => fog::check(scene, question, choice),
        Question::Script(question) => is_offered(question, choice),
        Question::Artillery(question) => artillery::check(scene, question, choice),
        Question::Fire(question) => fire::check(scene, question, choice),
        Question::Tie(question) => tie::check(question.units(), choice),
        Question::Panic(pool) => panic::check(scene, pool, choice),
        Question::Move(question) => movement::check(scene, question, choice),
        Question::Skirmish(withdrawal) => skirmish::check(scene, withdrawal, choice),
        Question::Cavalry(withdrawal) => cavalry::check(scene, withdrawal, choice),
        Question::Retreat(question) => retreat::check(scene, question, choice),
        Question::Assault(question) => close_combat::check(scene, question, choice),
        Question::Advance(question) => advance::check(scene, question, choice),
        Question::Rally(question) => rally::check(scene, question, choice),
        Question::Overstack(question) => overstack::check(scene, question, choice),
        Question::Placement(question) => deployment::check(scene, question, choice),
        Question::Entry(entrant) => reinforcement::check(scene, *entrant, choice),
    }
}

/// CHIT-24: the script offers the choice.
fn is_offered(question: &ScriptQuestion, choice: Choice) -> Check {
    let refusal = Refusal::new("CHIT-24", "SS 10.4a", "chit-24-event-does-not-offer");
    require(question.among.contains(&choice), refusal)
}
