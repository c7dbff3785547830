//! Explanation of an evaluation for the deciding side and for its opponent: terms in points, with
//! odds and rules.

mod brigades;
mod chances;
mod places;
mod subject;

use std::cmp::Reverse;

use blind_swords::choice::Word;
use blind_swords::question::{AssaultQuestion, FireQuestion, MoveQuestion};
use blind_swords::{Choice, Question, rulebook};
use kernel::{Advice, Because};

use crate::evaluation::moves::{self, March};
use crate::evaluation::tally::{Tally, Term, Weighed};
use crate::position::eval_context::EvalContext;
use crate::position::ground::Milli;
use subject::Subject;

/// Answer to a question, with the context in which the bot evaluated it.
#[derive(Clone, Copy)]
pub(crate) struct Asked<'a> {
    pub(crate) context: EvalContext<'a>,
    pub(crate) question: &'a Question,
    pub(crate) choice: Choice,
    /// Planned path, if the question is part of a move.
    pub(crate) march: &'a March,
}

impl Asked<'_> {
    /// Returns advice: the answer with its reasons, and the amounts by which the other evaluated
    /// options are worse.
    pub(crate) fn advice(&self, options: &[Choice], weighed: Vec<Weighed>) -> Advice<Choice> {
        let choice = self.choice;
        let of = |all: &[Weighed]| all.iter().find(|weighed| weighed.choice == choice).copied();
        let all = self.weighed_again(options).filter(|all| of(all).is_some());
        let weighed = all.unwrap_or(weighed);
        let own = of(&weighed).map(|weighed| weighed.tally).unwrap_or_default();
        let less = |other: &Weighed| (other.choice, own.total() - other.tally.total());
        let others = weighed.iter().filter(|other| other.choice != choice);
        let mut others: Vec<(Choice, Milli)> = others.map(less).collect();
        others.sort_by_key(|(_, less)| *less);
        let because = match self.question {
            Question::Move(MoveQuestion::Hex(walk)) if choice == Word::Stop.into() => {
                self.because(&moves::stays(self.context, walk))
            }
            _ => self.because(&own),
        };
        Advice { choice, because, others }
    }

    /// Evaluates all options of a move question. The bot evaluated only the best one before. `None`
    /// for other questions.
    fn weighed_again(&self, options: &[Choice]) -> Option<Vec<Weighed>> {
        let Question::Move(question) = self.question else { return None };
        Some(moves::weigh_all(self.context, question, options))
    }

    /// Returns the terms that speak for and against the answer, sorted by size, largest first.
    fn because(&self, tally: &Tally) -> Vec<Because> {
        let subject = subject::of(self);
        let mut terms: Vec<_> = tally.terms().collect();
        terms.sort_by_key(|(_, worth)| Reverse(worth.abs()));
        let profile = &self.context.position.package.profile;
        let told = |(term, worth): (Term, _)| {
            let what = self.detail(&subject, term).unwrap_or_else(|| term.words());
            let openly = if self.shows_itself() { what.clone() } else { term.words() };
            let cited = section(term).unwrap_or_else(|| self.question.rule());
            Because { what, openly, rule: rulebook::section(profile, cited).to_owned(), worth }
        };
        terms.into_iter().map(told).collect()
    }

    /// Returns the explanation of a term. `None` if the name of the term is enough.
    fn detail(&self, subject: &Subject, term: Term) -> Option<String> {
        let context = self.context;
        match (subject, term) {
            (Subject::Shot(shot), Term::Fire | Term::Guns) => chances::of_fire(context, shot),
            (Subject::Fight(fight), Term::Assault) => chances::of_attack(context, fight),
            (Subject::Fight(fight), Term::Price) => chances::of_price(context, fight),
            (Subject::Fight(fight), Term::Control) => places::control(context, fight.target),
            (Subject::Place(unit, hex), _) => places::told(context, *unit, *hex, term),
            (Subject::Brigade(brigade, order), _) => {
                brigades::told(context, *brigade, *order, term)
            }
            (Subject::Recovers(unit), Term::Rally) => Some(chances::of_recovery(context, *unit)),
            (Subject::Rebuilds(unit), Term::Rally) => Some(chances::of_rebuild(context, *unit)),
            (Subject::Struck(unit), Term::Harm | Term::Support) => {
                Some(chances::of_stake(context, *unit))
            }
            _ => None,
        }
    }

    /// Whether the other side may see the reasons once the answer is given. The other side may see
    /// them for fire, attacks, rallies and affected units, but not for moves and orders, whose
    /// purposes stay hidden.
    const fn shows_itself(&self) -> bool {
        match self.question {
            Question::Fire(question) => !matches!(question, FireQuestion::Unit(_)),
            Question::Assault(question) => !matches!(question, AssaultQuestion::Unit(_)),
            Question::Rally(_) | Question::Tie(_) | Question::Panic(_) => true,
            Question::Chits(_)
            | Question::Activation(_)
            | Question::Fog(_)
            | Question::Script(_)
            | Question::Artillery(_)
            | Question::Move(_)
            | Question::Skirmish(_)
            | Question::Cavalry(_)
            | Question::Retreat(_)
            | Question::Advance(_)
            | Question::Overstack(_)
            | Question::Placement(_)
            | Question::Entry(_) => false,
        }
    }
}

/// Returns the rulebook section behind a term. `None` if it is the section of the question.
const fn section(term: Term) -> Option<&'static str> {
    match term {
        Term::Way | Term::Control => Some("SS 19.0"),
        Term::Exposure | Term::Fire => Some("SS 12.3"),
        Term::Support => Some("SS 15.7"),
        Term::Engage => Some("SS 12.1"),
        Term::Assault => Some("SS 14.2"),
        Term::Price => Some("SS 15.2"),
        Term::Rally => Some("SS 16.2"),
        Term::Guns => Some("SS 9.1"),
        Term::Cost | Term::Plan | Term::Moment | Term::Kept | Term::Foreseen | Term::Harm => None,
    }
}
