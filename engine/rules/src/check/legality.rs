//! One door for legality: the candidates of a question, and the check of each.

use crate::choice::Choice;
use crate::question::Question;
use crate::refusal::{Check, Refusal, not_an_answer};
use crate::system::Scene;

use super::{
    activation, advance, artillery, cavalry, chits, close_combat, cross_fire, deployment, fire,
    fog, movement, overstack, panic, rally, reinforcement, retreat, skirmish,
};

/// The legal choices of a question, in ascending order.
pub fn options(scene: Scene<'_>, question: &Question) -> Vec<Choice> {
    let mut options = candidates(scene, question);
    options.sort_unstable();
    options.dedup();
    options.retain(|&choice| check(scene, question, choice).is_ok());
    options
}

/// All that a person might propose as an answer, legal or not.
pub fn candidates(scene: Scene<'_>, question: &Question) -> Vec<Choice> {
    match question {
        Question::KeyChit(_)
        | Question::HeldDeclare(..)
        | Question::HeldOrder
        | Question::HeldPlay(..)
        | Question::ChitDrawn(..)
        | Question::EventWindow(..) => chits::candidates(scene, question),
        Question::ArtilleryHex(_) | Question::ArtilleryUnit(_) | Question::ArtilleryAction(_) => {
            artillery::candidates(scene, question)
        }
        Question::FortunesBrigade(_) | Question::ActivateBrigade(_) | Question::Order(_) => {
            activation::candidates(scene, question)
        }
        Question::FogUnit(_) | Question::FogHex(..) => fog::candidates(scene, question),
        Question::Script(question) => question.among.to_vec(),
        Question::FireUnit(_)
        | Question::FireTarget(..)
        | Question::FireJoin(..)
        | Question::FireCanister(..)
        | Question::FireAnnounce(..) => fire::candidates(scene, question),
        Question::FirePrimary(..) => cross_fire::candidates(),
        Question::Lead(units)
        | Question::NextLargest(units)
        | Question::Attacker(units)
        | Question::RetreatUnit(units) => crate::look::members(units).map(Choice::Unit).collect(),
        Question::Panic(pool) => panic::candidates(scene, pool),
        Question::MoveUnit(_) | Question::MoveStack(..) | Question::MoveHex(_) => {
            movement::candidates(scene, question)
        }
        Question::SkirmishHex(withdrawal) => skirmish::candidates(scene, withdrawal),
        Question::CavalryWithdraw(withdrawal) => cavalry::candidates(scene, withdrawal.unit),
        Question::RetreatHex(walk) => retreat::candidates(scene, walk),
        Question::AssaultUnit(_)
        | Question::AssaultTarget(_)
        | Question::AssaultNext
        | Question::AssaultHex(..) => close_combat::candidates(scene, question),
        Question::AdvanceUnit(_) | Question::AdvanceHex(_) => advance::candidates(scene, question),
        Question::RallyUnit(_)
        | Question::RallyAction(..)
        | Question::RebuildHex(..)
        | Question::DisplaceHex(_) => rally::candidates(scene, question),
        Question::OverstackUnit(_) | Question::OverstackHex(_) => {
            overstack::candidates(scene, question)
        }
        Question::PlacementUnit(_) | Question::PlacementHex(..) => {
            deployment::candidates(scene, question)
        }
        Question::EntryHex(_) => reinforcement::candidates(scene),
    }
}

/// Whether a choice is a legal answer to a question.
///
/// # Errors
/// The first rule that forbids it.
pub fn check(scene: Scene<'_>, question: &Question, choice: Choice) -> Check {
    match question {
        Question::KeyChit(_)
        | Question::HeldDeclare(..)
        | Question::HeldOrder
        | Question::HeldPlay(..)
        | Question::ChitDrawn(..)
        | Question::EventWindow(..) => chits::check(scene, question, choice),
        Question::ArtilleryHex(_) | Question::ArtilleryUnit(_) | Question::ArtilleryAction(_) => {
            artillery::check(scene, question, choice)
        }
        Question::FortunesBrigade(_) | Question::ActivateBrigade(_) | Question::Order(_) => {
            activation::check(scene, question, choice)
        }
        Question::FogUnit(_) | Question::FogHex(..) => fog::check(scene, question, choice),
        Question::Script(question) => among(&question.among, choice),
        Question::FireUnit(_)
        | Question::FireTarget(..)
        | Question::FireJoin(..)
        | Question::FireCanister(..)
        | Question::FireAnnounce(..) => fire::check(scene, question, choice),
        Question::FirePrimary(target, announced) => {
            cross_fire::check(scene, *target, announced, choice)
        }
        Question::Lead(units)
        | Question::NextLargest(units)
        | Question::Attacker(units)
        | Question::RetreatUnit(units) => one_of(units, choice),
        Question::Panic(pool) => panic::check(scene, pool, choice),
        Question::MoveUnit(_) | Question::MoveStack(..) | Question::MoveHex(_) => {
            movement::check(scene, question, choice)
        }
        Question::SkirmishHex(withdrawal) => skirmish::check(scene, withdrawal, choice),
        Question::CavalryWithdraw(withdrawal) => cavalry::check(scene, withdrawal, choice),
        Question::RetreatHex(walk) => retreat::check(scene, walk, choice),
        Question::AssaultUnit(_)
        | Question::AssaultTarget(_)
        | Question::AssaultNext
        | Question::AssaultHex(..) => close_combat::check(scene, question, choice),
        Question::AdvanceUnit(_) | Question::AdvanceHex(_) => {
            advance::check(scene, question, choice)
        }
        Question::RallyUnit(_)
        | Question::RallyAction(..)
        | Question::RebuildHex(..)
        | Question::DisplaceHex(_) => rally::check(scene, question, choice),
        Question::OverstackUnit(_) | Question::OverstackHex(_) => {
            overstack::check(scene, question, choice)
        }
        Question::PlacementUnit(_) | Question::PlacementHex(..) => {
            deployment::check(scene, question, choice)
        }
        Question::EntryHex(entrant) => reinforcement::check(scene, *entrant, choice),
    }
}

/// Whether a choice is one of a set of units.
fn one_of(units: &crate::game::UnitSet, choice: Choice) -> Check {
    match choice {
        Choice::Unit(unit) if units.contains(unit.index()) => Ok(()),
        Choice::Unit(unit) => {
            Refusal::new("FIRE-08", "SS 12.2", "{} is not one of the units to choose from")
                .with(unit)
                .err()
        }
        _ => not_an_answer().err(),
    }
}

fn among(choices: &[Choice], choice: Choice) -> Check {
    let refusal = Refusal::new("CHIT-24", "SS 10.4a", "the event does not offer it");
    crate::refusal::require(choices.contains(&choice), refusal)
}
