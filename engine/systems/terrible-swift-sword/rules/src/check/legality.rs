//! Candidate choices for every question, and their legality.

use crate::check::{
    before_melee, charge, facing, fire, leaders, march, melee, movement, overshoot, pay, rally,
    reaction, retreat, set_up, supply, transfer, walk,
};
use crate::choice::Choice;
use crate::game::UnitId;
use crate::question::{FireQuestion, MoveQuestion, Question, RetreatCause};
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns the legal choices of a question, in ascending order.
pub fn options(position: Position<'_>, question: &Question) -> Vec<Choice> {
    match question {
        Question::Retreat(question) if question.cause != RetreatCause::BeforeMelee => {
            return retreat::options(position, question);
        }
        Question::Fire(FireQuestion::Target(phase)) => return fire::targets(position, *phase),
        _ => {}
    }
    let mut options = near(position, question);
    options.retain(|choice| check(position, question, *choice).is_ok());
    options.extend(far(position, question));
    options.sort_unstable();
    options.dedup();
    options
}

/// Returns all candidate choices, legal or not.
pub fn candidates(position: Position<'_>, question: &Question) -> Vec<Choice> {
    let mut all = near(position, question);
    all.extend(far(position, question));
    all
}

/// Returns the hexes that the search for routes finds, which are legal.
fn far(position: Position<'_>, question: &Question) -> Vec<Choice> {
    match question {
        Question::Move(MoveQuestion::Step(step)) => walk::far(position, step),
        Question::Move(MoveQuestion::March(brigade)) => {
            march::destinations(position, *brigade).into_iter().map(Choice::Hex).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the candidate choices whose legality is still to be checked.
fn near(position: Position<'_>, question: &Question) -> Vec<Choice> {
    match question {
        Question::SetUp(question) => set_up::candidates(position, question),
        Question::Pay(question) => pay::candidates(position, question),
        Question::Move(question) => movement::candidates(position, question),
        Question::Facing(question) => facing::candidates(position, question),
        Question::Fire(question) => fire::candidates(position, question),
        Question::Reaction(question) => reaction::candidates(position, question),
        Question::Split(split) => overshoot::candidates(split),
        Question::Charge(question) => charge::candidates(position, question),
        Question::Withdrawal(chosen) => before_melee::withdrawal_candidates(position, *chosen),
        Question::Advance(hex) => before_melee::advance_candidates(position, *hex),
        Question::Melee(question) => melee::candidates(position, question),
        Question::Loss(loss) => units(loss.units),
        Question::Retreat(question) if question.cause == RetreatCause::BeforeMelee => {
            before_melee::step_candidates(position, question)
        }
        Question::Retreat(question) => retreat::candidates(position, question),
        Question::Crowded(set) => units(*set),
        Question::Leader(question) => leaders::candidates(position, question),
        Question::Rally(leader) => rally::candidates(position, *leader),
        Question::Swap(hex) => supply::swap_candidates(position, *hex),
        Question::Transfer(question) => transfer::candidates(position, question),
        Question::Guard(wagon) => supply::guard_candidates(position, *wagon),
        Question::Wagon(wagon) => supply::wagon_candidates(position, *wagon),
    }
}

fn units(set: crate::game::UnitSet) -> Vec<Choice> {
    set.iter().map(|unit| Choice::Unit(UnitId::from_index(unit))).collect()
}

/// Checks whether a choice is legal for a question.
///
/// # Errors
/// The refusal of the first rule that forbids the choice.
pub fn check(position: Position<'_>, question: &Question, choice: Choice) -> Check {
    match question {
        Question::SetUp(question) => set_up::check(position, question, choice),
        Question::Pay(question) => pay::check(position, question, choice),
        Question::Move(question) => movement::check(position, question, choice),
        Question::Facing(question) => facing::check(position, question, choice),
        Question::Fire(question) => fire::check(position, question, choice),
        Question::Reaction(question) => reaction::check(position, question, choice),
        Question::Split(split) => overshoot::check(split, choice),
        Question::Charge(question) => charge::check(position, question, choice),
        Question::Withdrawal(chosen) => before_melee::withdrawal(position, *chosen, choice),
        Question::Advance(hex) => before_melee::advance(position, *hex, choice),
        Question::Melee(question) => melee::check(position, question, choice),
        Question::Retreat(question) if question.cause == RetreatCause::BeforeMelee => {
            before_melee::step(position, question, choice)
        }
        Question::Retreat(question) => retreat::check(position, question, choice),
        Question::Leader(question) => leaders::check(position, question, choice),
        Question::Rally(leader) => rally::check(position, *leader, choice),
        Question::Swap(hex) => supply::swap(position, *hex, choice),
        Question::Transfer(question) => transfer::check(position, question, choice),
        Question::Guard(wagon) => supply::guard(position, *wagon, choice),
        Question::Wagon(wagon) => supply::wagon(position, *wagon, choice),
        Question::Loss(loss) => {
            let other = Refusal::new("ST-MEL-14", "ST 13.6", "st-mel-14-other-unit");
            is_among(loss.units, choice, other)
        }
        Question::Crowded(set) => {
            is_among(*set, choice, Refusal::new("ST-STK-11", "ST 8.75", "st-stk-11-other-unit"))
        }
    }
}

fn is_among(set: crate::game::UnitSet, choice: Choice, other: Refusal) -> Check {
    let Choice::Unit(unit) = choice else { return not_an_answer().err() };
    require(set.contains(unit.index()), other.with(unit))
}
