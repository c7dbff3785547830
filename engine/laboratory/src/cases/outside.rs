//! Answers, dice, draws and forced results of a case.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex};

use blind_swords::check::legality;
use blind_swords::choice::Word;
use blind_swords::game::{CohesionResult, CohesionTest, DepletionToken, Game, SkedaddleToken};
use blind_swords::question::FireQuestion;
use blind_swords::{BlindSwords, Choice, Outcome, Question, Roll, Scene, describe};
use kernel::{Answer, Ask, Dice, Die, Outside, Throw};

use super::model::{Case, Force, ForcedResults, Otherwise, Scalar};
use super::names::Named;

/// What a case still has to say, shared with the table while it runs.
#[derive(Clone, Debug)]
pub(super) struct Script(Arc<Mutex<State>>);

/// The words with which a side leaves off.
const LEAVE_OFF: [Word; 9] = [
    Word::Pass,
    Word::Done,
    Word::Hold,
    Word::Stay,
    Word::Stop,
    Word::Stand,
    Word::Decline,
    Word::Resolve,
    Word::Go,
];

/// What is left of a case, and what went wrong.
#[derive(Debug)]
pub(super) struct State {
    acts: VecDeque<(String, String)>,
    answers: VecDeque<BTreeMap<String, Scalar>>,
    otherwise: Otherwise,
    dice: VecDeque<u8>,
    draws: VecDeque<String>,
    force: Forced,
    /// What the case and the rules disagree on.
    pub problems: Vec<String>,
}

#[derive(Debug)]
enum Forced {
    No,
    Always(ForcedResults),
    InOrder(VecDeque<ForcedResults>),
}

impl Script {
    /// All that a case has to say.
    ///
    /// # Errors
    /// A forced result that is on no chart.
    pub(super) fn of(case: &Case) -> Named<Self> {
        let force = match &case.force {
            None => Forced::No,
            Some(Force::Always(results)) => Forced::Always(known(results)?),
            Some(Force::InOrder(list)) => {
                Forced::InOrder(list.iter().map(known).collect::<Named<_>>()?)
            }
        };
        Ok(Self(Arc::new(Mutex::new(State {
            acts: VecDeque::new(),
            answers: case.answers.iter().cloned().collect(),
            otherwise: case.otherwise,
            dice: case.dice.iter().copied().collect(),
            draws: case.draws.iter().cloned().collect(),
            force,
            problems: Vec::new(),
        }))))
    }

    /// Puts the procedure's own arguments before the answers, such as an `order`.
    pub(super) fn act(&self, acts: impl IntoIterator<Item = (&'static str, String)>) {
        let acts = acts.into_iter().map(|(kind, id)| (kind.to_owned(), id));
        self.with(|state| state.acts.extend(acts));
    }

    /// Takes the answers to one kind of question that stand first in the list.
    pub(super) fn leading(&self, kind: &str) -> Vec<String> {
        self.with(|state| {
            let mut taken = Vec::new();
            while let Some(id) = state.answers.front().and_then(|answer| answer.get(kind)) {
                taken.push(id.text());
                state.answers.pop_front();
            }
            taken
        })
    }

    /// Looks at or changes what is left.
    pub(super) fn with<T>(&self, look: impl FnOnce(&mut State) -> T) -> T {
        look(&mut self.0.lock().expect("nothing panics while it holds the script of a case"))
    }

    /// What is left over at the end, in words.
    pub(super) fn leftovers(&self) -> Vec<String> {
        self.with(|state| {
            let mut left = Vec::new();
            if !state.answers.is_empty() {
                let answers: Vec<_> = state.answers.iter().map(words).collect();
                left.push(format!("answers that nobody asked for: {}", answers.join(", ")));
            }
            if !state.dice.is_empty() {
                left.push(format!("dice that nobody rolled: {:?}", Vec::from(state.dice.clone())));
            }
            if !state.draws.is_empty() {
                left.push(format!("chits that nobody drew: {:?}", Vec::from(state.draws.clone())));
            }
            if let Forced::InOrder(list) = &state.force
                && !list.is_empty()
            {
                left.push(format!("forced results that no chart gave: {}", list.len()));
            }
            left
        })
    }
}

fn words(answer: &BTreeMap<String, Scalar>) -> String {
    let pairs: Vec<_> = answer.iter().map(|(kind, id)| format!("{kind}: {}", id.text())).collect();
    format!("{{{}}}", pairs.join(", "))
}

impl Outside<BlindSwords> for Script {
    fn answer(&mut self, ask: &Ask<BlindSwords>, scene: Scene<'_>) -> Option<Answer<BlindSwords>> {
        self.with(|state| match ask {
            Ask::Choose { question, options, .. } => {
                state.choose(scene, question, options).map(Answer::Choice)
            }
            Ask::Roll { roll, throw, .. } => state.roll(roll, *throw),
            Ask::Draw { among } => {
                let options: Vec<_> = among.iter().map(|weight| weight.choice).collect();
                state.draw(&scene.package.game, &options).map(Answer::Drawn)
            }
        })
    }
}

impl State {
    /// Puts a die before all others.
    pub(super) fn put_die_first(&mut self, die: Option<u8>) {
        die.into_iter().for_each(|die| self.dice.push_front(die));
    }

    fn choose(
        &mut self,
        scene: Scene<'_>,
        question: &Question,
        options: &[Choice],
    ) -> Option<Choice> {
        let kind = question.kind();
        if self.acts.front().is_some_and(|(own, _)| own == kind) {
            let (_, wanted) = self.acts.pop_front()?;
            return self.option(scene, question, options, &wanted);
        }
        let listed = self.answers.front().and_then(|answer| {
            answer.iter().find(|(word, _)| names_kind(word, kind)).map(|(_, id)| id.text())
        });
        if let Some(wanted) = listed {
            self.answers.pop_front();
            return self.option(scene, question, options, &wanted);
        }
        self.unlisted(scene, question, options)
    }

    /// The option with an id; one that is not offered is a problem.
    fn option(
        &mut self,
        scene: Scene<'_>,
        question: &Question,
        options: &[Choice],
        wanted: &str,
    ) -> Option<Choice> {
        let game = &scene.package.game;
        let found = options.iter().copied().find(|&choice| is(question, choice, wanted, game));
        if found.is_none() {
            let why = why(scene, question, wanted);
            self.problems.push(format!("`{}: {wanted}` is not offered{why}", question.kind()));
        }
        found
    }

    fn unlisted(
        &mut self,
        scene: Scene<'_>,
        question: &Question,
        options: &[Choice],
    ) -> Option<Choice> {
        // Canister is used unless a case forfeits it.
        if matches!(question, Question::Fire(FireQuestion::Canister(..))) {
            return Some(Word::Use.into())
                .filter(|choice| options.contains(choice))
                .or(options.first().copied());
        }
        match self.otherwise {
            Otherwise::First => options.first().copied(),
            Otherwise::Pass => {
                let leaves =
                    LEAVE_OFF.into_iter().map(Choice::Word).find(|choice| options.contains(choice));
                leaves.or(options.first().copied())
            }
            Otherwise::Fail => {
                if let Some(next) = self.answers.front() {
                    let ids: Vec<_> =
                        options.iter().map(|choice| choice.id(&scene.package.game)).collect();
                    let asked = format!("`{}` is asked ({})", question.kind(), ids.join(", "));
                    self.problems.push(format!("{asked}, but the next answer is {}", words(next)));
                }
                None
            }
        }
    }

    fn roll(&mut self, roll: &Roll, throw: Throw) -> Option<Answer<BlindSwords>> {
        if let Some(outcome) = self.forced(roll) {
            return Some(Answer::Outcome(outcome));
        }
        let mut die = || self.dice.pop_front().and_then(Die::new);
        let dice = match throw {
            Throw::D6 | Throw::D10 => die().map(Dice::One),
            Throw::TwoD6 => die().and_then(|coloured| Some(Dice::Two(coloured, die()?))),
        };
        if dice.is_none() {
            let count = throw.count();
            self.problems
                .push(format!("{count} dice are rolled for {roll:?}, and the case gives none"));
        }
        dice.map(Answer::Dice)
    }

    fn forced(&mut self, roll: &Roll) -> Option<Outcome> {
        match &mut self.force {
            Forced::No => None,
            Forced::Always(results) => take(&mut results.clone(), roll),
            Forced::InOrder(list) => {
                let outcome = take(list.front_mut()?, roll);
                let used_up = |left: &ForcedResults| {
                    left.crt.is_none() && left.depletion.is_none() && left.skedaddle.is_none()
                };
                if list.front().is_some_and(used_up) {
                    list.pop_front();
                }
                outcome
            }
        }
    }

    fn draw(&mut self, game: &Game, options: &[Choice]) -> Option<Choice> {
        if options.len() == 1 && self.draws.is_empty() {
            return options.first().copied();
        }
        let wanted = self.draws.pop_front();
        let Some(wanted) = wanted else {
            self.problems.push("a chit is drawn, and the case names none".to_owned());
            return None;
        };
        let plain = wanted.rsplit(':').next().unwrap_or(&wanted);
        let side = wanted.split_once(':').map(|(side, _)| side.to_owned());
        let fits = |choice: &Choice| match choice {
            Choice::Chit(chit) => {
                let chit = &game.chits[chit.index()];
                chit.id == plain
                    && side
                        .as_ref()
                        .is_none_or(|side| chit.side.is_some_and(|own| own.id() == side))
            }
            _ => false,
        };
        let found = options.iter().copied().find(fits);
        if found.is_none() {
            self.problems.push(format!("chit `{wanted}` is not in the cup"));
        }
        found
    }
}

/// Whether a word of a case names a kind of question: in full, or by its last part, as `hex` does
/// `retreat.hex`.
fn names_kind(word: &str, kind: &str) -> bool {
    word == kind || kind.rsplit('.').next() == Some(word)
}

/// What is given in place of a roll on a chart, if anything is.
fn take(results: &mut ForcedResults, roll: &Roll) -> Option<Outcome> {
    match roll {
        Roll::FireCrt | Roll::CloseCrt => {
            results.crt.take().map(|test| Outcome::Crt(cohesion_test(&test)))
        }
        Roll::FireCohesion(_) | Roll::CloseCohesion(_) => {
            let (depletion, skedaddle) = (results.depletion.take(), results.skedaddle.take());
            (depletion.is_some() || skedaddle.is_some())
                .then(|| Outcome::Cohesion(cohesion(depletion.as_deref(), skedaddle.as_deref())))
        }
        _ => None,
    }
}

/// Forced results, if charts can give them.
fn known(results: &ForcedResults) -> Named<ForcedResults> {
    let crt = results.crt.as_deref();
    if let Some(id) = crt.filter(|id| *id != "none" && cohesion_test(id).is_none()) {
        return Err(format!("`crt: {id}`: expected none, routine, tough or severe"));
    }
    let depletion = results.depletion.as_deref().filter(|token| *token != "-");
    if let Some(token) = depletion.filter(|token| token.parse::<DepletionToken>().is_err()) {
        return Err(format!("`depletion: {token}`: expected -, D, D2, DALL, AD or BD"));
    }
    let skedaddle = results.skedaddle.iter().flat_map(|tokens| tokens.split_whitespace());
    let mut unknown = skedaddle.filter(|t| *t != "-" && t.parse::<SkedaddleToken>().is_err());
    match unknown.next() {
        Some(token) => {
            Err(format!("`skedaddle: {token}`: expected -, or results such as MH R2 (P)"))
        }
        None => Ok(results.clone()),
    }
}

/// The test with this name; none for `none` and `close-fight`.
pub(super) fn cohesion_test(id: &str) -> Option<CohesionTest> {
    [CohesionTest::Routine, CohesionTest::Tough, CohesionTest::Severe]
        .into_iter()
        .find(|test| test.id() == id)
}

fn cohesion(depletion: Option<&str>, skedaddle: Option<&str>) -> CohesionResult {
    let depletion = depletion.and_then(|token| token.parse::<DepletionToken>().ok());
    let tokens = skedaddle.unwrap_or("-").split_whitespace();
    CohesionResult {
        depletion,
        skedaddle: tokens.filter_map(|token| token.parse::<SkedaddleToken>().ok()).collect(),
    }
}

/// Whether a choice has this id within its question.
pub(super) fn is(question: &Question, choice: Choice, wanted: &str, game: &Game) -> bool {
    describe::id(game, question, choice) == wanted
}

/// Why a choice is not offered, to be added to a message.
fn why(scene: Scene<'_>, question: &Question, wanted: &str) -> String {
    let game = &scene.package.game;
    let candidate =
        legality::candidates(scene, question).into_iter().find(|&c| is(question, c, wanted, game));
    let refusal = candidate.and_then(|choice| legality::check(scene, question, choice).err());
    match refusal {
        Some(refusal) => {
            format!(": {} ({}, {})", refusal.describe(game), refusal.requirement, refusal.section)
        }
        None => {
            let options = legality::options(scene, question);
            let ids: Vec<_> =
                options.iter().map(|&choice| describe::id(game, question, choice)).collect();
            format!(": expected {}", ids.join(", "))
        }
    }
}
