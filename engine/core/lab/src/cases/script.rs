//! Answers, dice and draws that a case supplies.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex};

use kernel::{
    Among, Answer, Ask, Asking, Dice, Die, Draws as _, Driver, Position, Throw, Wording as _,
};

use super::written::{Otherwise, Scalar, Written};
use super::{Case, Named};

/// Answers, dice and draws of a case that the rules have not used yet. The case and its table share
/// them during the run.
pub struct Script<C: Case>(Arc<Mutex<State<C>>>);

/// Unused answers, dice and draws, and the contradictions found so far.
struct State<C: Case> {
    acts: VecDeque<(String, String)>,
    answers: VecDeque<BTreeMap<String, Scalar>>,
    otherwise: Otherwise,
    dice: VecDeque<u8>,
    draws: VecDeque<String>,
    forced: C::Forced,
    /// Contradictions between the case and the rules.
    problems: Vec<String>,
}

type Choice<C> = <<C as Case>::Ruleset as kernel::System>::Choice;
type Question<C> = <<C as Case>::Ruleset as kernel::System>::Question;
type Draws<C> = <<C as Case>::Ruleset as Asking>::Draws;
type Package<C> = <<C as Case>::Ruleset as kernel::System>::Package;
type Roll<C> = <<C as Case>::Ruleset as kernel::System>::Roll;

impl<C: Case> Clone for Script<C> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<C: Case> Script<C> {
    /// Returns the script of a case, from which no answer is used yet.
    ///
    /// # Errors
    /// If the case is inconsistent.
    pub(super) fn of(case: &C) -> Named<Self> {
        let Written { answers, otherwise, dice, draws, .. } = case.written();
        Ok(Self(Arc::new(Mutex::new(State {
            acts: VecDeque::new(),
            answers: answers.iter().cloned().collect(),
            otherwise,
            dice: dice.iter().copied().collect(),
            draws: draws.iter().cloned().collect(),
            forced: case.forced()?,
            problems: Vec::new(),
        }))))
    }

    /// Adds answers that follow from the arguments of the case's action, such as an `order`. The
    /// rules use them before the answers that the case lists.
    pub fn act(&self, acts: impl IntoIterator<Item = (&'static str, String)>) {
        let acts = acts.into_iter().map(|(kind, id)| (kind.to_owned(), id));
        self.with(|state| state.acts.extend(acts));
    }

    /// Removes the answers to one kind of question from the start of the list, and returns their
    /// ids.
    pub fn leading(&self, kind: &str) -> Vec<String> {
        self.with(|state| {
            let mut taken = Vec::new();
            while let Some(id) = state.answers.front().and_then(|answer| answer.get(kind)) {
                taken.push(id.text());
                state.answers.pop_front();
            }
            taken
        })
    }

    /// Inserts a die before the remaining dice. Does nothing if `die` is `None`.
    pub fn put_die_first(&self, die: Option<u8>) {
        self.with(|state| die.into_iter().for_each(|die| state.dice.push_front(die)));
    }

    /// Returns the contradictions between the case and the rules.
    pub(super) fn problems(&self) -> Vec<String> {
        self.with(|state| std::mem::take(&mut state.problems))
    }

    fn with<T>(&self, look: impl FnOnce(&mut State<C>) -> T) -> T {
        look(&mut self.0.lock().expect("nothing panics while it holds the script of a case"))
    }

    /// Returns a description of each answer, die and draw that the rules did not use.
    pub(super) fn leftovers(&self) -> Vec<String> {
        self.with(|state| {
            let mut left = Vec::new();
            if !state.answers.is_empty() {
                let answers: Vec<_> = state.answers.iter().map(words).collect();
                left.push(format!("unused answers: {}", answers.join(", ")));
            }
            if !state.dice.is_empty() {
                left.push(format!("unused dice: {:?}", Vec::from(state.dice.clone())));
            }
            if !state.draws.is_empty() {
                left.push(format!("unused draws: {:?}", Vec::from(state.draws.clone())));
            }
            left.extend(C::left_of(&state.forced));
            left
        })
    }
}

fn words(answer: &BTreeMap<String, Scalar>) -> String {
    let pairs: Vec<_> = answer.iter().map(|(kind, id)| format!("{kind}: {}", id.text())).collect();
    format!("{{{}}}", pairs.join(", "))
}

impl<C: Case> Driver<C::Ruleset> for Script<C> {
    fn answer(
        &mut self,
        ask: &Ask<C::Ruleset>,
        position: Position<'_, C::Ruleset>,
    ) -> Option<Answer<C::Ruleset>> {
        self.with(|state| match ask {
            Ask::Choose { question, options, .. } => {
                state.choose(position, question, options).map(Answer::Choice)
            }
            Ask::Roll { roll, throw, .. } => state.roll(position, roll, *throw),
            Ask::Draw { among } => {
                let options: Vec<_> = among.iter().map(|weight| weight.choice).collect();
                state.draw(position.package, &options).map(Answer::Drawn)
            }
        })
    }
}

impl<C: Case> State<C> {
    fn choose(
        &mut self,
        position: Position<'_, C::Ruleset>,
        question: &Question<C>,
        options: &[Choice<C>],
    ) -> Option<Choice<C>> {
        let kind = C::Ruleset::kind(question);
        if self.acts.front().is_some_and(|(own, _)| own == kind) {
            let (_, wanted) = self.acts.pop_front()?;
            return self.option(position, question, options, &wanted);
        }
        let listed = self.answers.front().and_then(|answer| {
            answer.iter().find(|(word, _)| names_kind(word, kind)).map(|(_, id)| id.text())
        });
        if let Some(wanted) = listed {
            self.answers.pop_front();
            return self.option(position, question, options, &wanted);
        }
        C::by_habit(question, options)
            .or_else(|| self.unlisted(position.package, question, options))
    }

    /// Returns the option with this id. If the option is not offered, records a problem and returns
    /// `None`.
    fn option(
        &mut self,
        position: Position<'_, C::Ruleset>,
        question: &Question<C>,
        options: &[Choice<C>],
        wanted: &str,
    ) -> Option<Choice<C>> {
        let is = |choice: &Choice<C>| C::Ruleset::id(position.package, question, *choice) == wanted;
        let found = options.iter().copied().find(is);
        if found.is_none() {
            let candidate =
                C::Ruleset::candidates(Among::Proposals(position, question)).into_iter().find(is);
            let why = candidate.and_then(|choice| C::Ruleset::why(position, question, choice));
            let why = why.map_or_else(
                || format!("expected {}", ids::<C>(position.package, question, options)),
                |why| format!("{} ({}, {})", why.reason, why.requirement, why.section),
            );
            let kind = C::Ruleset::kind(question);
            self.problems.push(format!("`{kind}: {wanted}` is not offered: {why}"));
        }
        found
    }

    fn unlisted(
        &mut self,
        package: &Package<C>,
        question: &Question<C>,
        options: &[Choice<C>],
    ) -> Option<Choice<C>> {
        match self.otherwise {
            Otherwise::First => options.first().copied(),
            Otherwise::Pass => C::leaves_off(options).or(options.first().copied()),
            Otherwise::Fail => {
                if let Some(next) = self.answers.front() {
                    let ids = ids::<C>(package, question, options);
                    let asked = format!("the decision is `{}` ({ids})", C::Ruleset::kind(question));
                    self.problems.push(format!("{asked}, but the next answer is {}", words(next)));
                }
                None
            }
        }
    }

    fn roll(
        &mut self,
        position: Position<'_, C::Ruleset>,
        roll: &Roll<C>,
        throw: Throw,
    ) -> Option<Answer<C::Ruleset>> {
        if let Some(outcome) = C::in_place_of(&mut self.forced, roll) {
            return Some(Answer::Outcome(outcome));
        }
        let mut die = || self.dice.pop_front().and_then(Die::new);
        let dice = match throw {
            Throw::D6 | Throw::D10 => die().map(Dice::One),
            Throw::TwoD6 => die().and_then(|coloured| Some(Dice::Two(coloured, die()?))),
        };
        if dice.is_none() {
            let dice = if throw.count() == 1 { "a die is" } else { "two dice are" };
            let what = C::Ruleset::roll(position, roll).text;
            self.problems.push(format!("missing dice: {dice} rolled for {what}"));
        }
        dice.map(Answer::Dice)
    }

    fn draw(&mut self, package: &Package<C>, options: &[Choice<C>]) -> Option<Choice<C>> {
        if options.len() == 1 && self.draws.is_empty() {
            return options.first().copied();
        }
        let Some(wanted) = self.draws.pop_front() else {
            self.problems.push("missing draw: the case does not give the chit".to_owned());
            return None;
        };
        let is = |choice: &Choice<C>| {
            Draws::<C>::id(package, *choice) == wanted
                || Draws::<C>::is_called(package, *choice, &wanted)
        };
        let found = options.iter().copied().find(is);
        if found.is_none() {
            self.problems.push(format!("`{wanted}` cannot be drawn"));
        }
        found
    }
}

/// Returns the ids of options as strings.
pub(super) fn ids<C: Case>(
    package: &Package<C>,
    question: &Question<C>,
    options: &[Choice<C>],
) -> String {
    let ids: Vec<_> =
        options.iter().map(|&choice| C::Ruleset::id(package, question, choice)).collect();
    ids.join(", ")
}

/// Whether a word in a case names a kind of question, in full or by its last part. For example,
/// `hex` names `retreat.hex`.
fn names_kind(word: &str, kind: &str) -> bool {
    word == kind || kind.rsplit('.').next() == Some(word)
}
