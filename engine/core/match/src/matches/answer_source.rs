//! The driver of a match. It takes recorded answers first, then answers of the lesson, of bots and
//! of dice.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::{Answer, Ask, Driver, ForcedPrompt, Lesson, Position, ROLL, Ruleset, say};

use super::answer_log::AnswerLog;
use super::error::Misfit;
use crate::answer::{Brief, Record, kind};
use crate::lesson::progress;
use crate::seat::Seat;
use crate::setup::{Asking, Setup};
use crate::sources::Sources;

/// A recorded answer, with the number of its line in the save.
#[derive(Clone, Debug)]
pub(crate) struct Recorded {
    pub(crate) line: usize,
    pub(crate) record: Record,
}

/// Answers of a match so far, and the sources of further answers.
#[derive(Clone)]
pub(super) struct Answers<F: Ruleset> {
    /// Bots, dice and draws, for answers that are not recorded.
    pub(super) sources: Sources<F>,
    /// Lesson, if the match plays one.
    lesson: Option<Lesson>,
    /// Policy for asking a side a question that may have only one option.
    asking: Asking,
    /// All answers of the match so far.
    pub(super) given: AnswerLog<F>,
    /// Answers of the current play that a rerun still has to repeat.
    pub(super) again: VecDeque<Answer<F>>,
    /// Answers of a save that the match has not yet replayed.
    pub(super) tail: VecDeque<Recorded>,
    /// Number of answers that are fixed, so that no retry of a bot may change them. Answers are
    /// fixed up to the last one that came from a person or a save.
    pub(super) bound: usize,
    /// Bot choices that led to a fault, each with the index of the answer.
    pub(super) barred: Vec<(usize, F::Choice)>,
    /// Number of answers after which the match pauses. `None` if it does not pause.
    pub(super) pause_at: Option<usize>,
    /// Whether recorded dice and draws need not be those of the seed, as in a plan.
    pub(super) takes_any_dice: bool,
    /// First line of the save that does not fit the match. `None` if all lines fit so far.
    pub(super) misfit: Option<Misfit>,
}

impl<F: Ruleset> Answers<F> {
    pub(super) fn new(setup: &Setup, rules: &F::Package) -> Self {
        Self {
            sources: Sources::new(setup.seed, setup.seats, setup.dice),
            lesson: F::materials(rules).lesson.cloned(),
            asking: setup.asking,
            given: AnswerLog::new(),
            again: VecDeque::new(),
            tail: VecDeque::new(),
            bound: 0,
            barred: Vec::new(),
            pause_at: None,
            takes_any_dice: false,
            misfit: None,
        }
    }

    /// Whether the match is paused.
    pub(super) fn is_paused(&self) -> bool {
        self.pause_at.is_some_and(|limit| self.given.len() >= limit)
    }

    /// Returns the first line of a save after the end of the game, if there is one.
    pub(super) fn leftover(&self) -> Option<Misfit> {
        let first = self.tail.front()?;
        let expected = say!("misfit-over");
        let found = say!("misfit-answer-to", kind = &first.record.kind);
        Some(Misfit { line: first.line, expected, found })
    }

    /// Returns the answer to a request. Recorded answers come first, and the random streams advance
    /// with them.
    fn answer(&mut self, ask: &Ask<F>, position: Position<'_, F>) -> Option<Answer<F>> {
        if self.misfit.is_some() || self.is_paused() {
            return None;
        }
        let answer = if let Some(answer) = self.again.pop_front() {
            self.sources.keep_pace(ask, position);
            answer
        } else if let Some(recorded) = self.tail.pop_front() {
            let own = self.sources.keep_pace(ask, position);
            let own = self.prepared(ask, position.package).or(own);
            self.recall(&recorded, ask, own, position.package)?
        } else if let Some(prepared) = self.prepared(ask, position.package) {
            self.sources.keep_pace(ask, position);
            prepared
        } else {
            let own = self.sources.answer(ask, position)?;
            self.unbarred(own, ask)
        };
        self.sources.note(ask, &answer, position);
        let record = Record::new(self.given.len() as u32 + 1, ask, &answer, position.package);
        self.given.push(&answer, &record);
        Some(answer)
    }

    /// Returns the answer that the lesson has prepared, or `None` if there is none.
    fn prepared(&self, ask: &Ask<F>, package: &F::Package) -> Option<Answer<F>> {
        let given = self.given.briefs(0..self.given.len());
        progress::prepared(self.lesson.as_ref()?, given, ask, package)
    }

    /// Whether a person gave the answer at this index.
    pub(super) fn is_of_person(&self, index: usize) -> bool {
        let Some(given) = self.given.brief(index) else { return false };
        let by_itself = |lesson: &Lesson| {
            let before = self.given.briefs(0..index);
            progress::meanwhile(lesson, before, given.side, given.kind).is_some()
        };
        let seat = given.side.map(|side| self.sources.seat(side));
        let answered = !given.is_chance() && seat == Some(Seat::Human);
        answered && !self.lesson.as_ref().is_some_and(by_itself)
    }

    /// Whether the answer at this index is a roll or a draw.
    pub(super) fn is_chance(&self, index: usize) -> bool {
        self.given.brief(index).is_some_and(Brief::is_chance)
    }

    /// Whether the answer at this index is a roll that a person entered.
    pub(super) fn is_typed(&self, index: usize) -> bool {
        let rolled = self.given.brief(index).is_some_and(|given| given.kind == ROLL);
        rolled && self.sources.rolled_by_people()
    }

    /// Returns the bot's answer, or the next option in order if that answer led to a fault. The
    /// function does not ask the bot again. Otherwise, the bot's random stream would be at a
    /// different position when the record is replayed.
    fn unbarred(&self, own: Answer<F>, ask: &Ask<F>) -> Answer<F> {
        let (Answer::Choice(own), Ask::Choose { options, .. }) = (&own, ask) else { return own };
        let is_free = |choice: &&F::Choice| !self.barred.contains(&(self.given.len(), **choice));
        let from = options.partition_point(|option| option < own);
        let mut in_turn = options[from..].iter().chain(&options[..from]);
        Answer::Choice(*in_turn.find(is_free).unwrap_or(own))
    }

    /// Converts a record to an answer. `None` if the record does not fit the question. Rolls and
    /// draws from the seed must match the seed.
    fn recall(
        &mut self,
        recorded: &Recorded,
        ask: &Ask<F>,
        own: Option<Answer<F>>,
        package: &F::Package,
    ) -> Option<Answer<F>> {
        let is_chance = matches!(ask, Ask::Roll { .. } | Ask::Draw { .. });
        let by_seed = own.filter(|_| is_chance && !self.takes_any_dice);
        let answer = recorded.record.to_answer(ask, package);
        let answer = answer.and_then(|answer| match by_seed {
            Some(own) if id_of(&own, ask, package) != id_of(&answer, ask, package) => {
                Err(say!("misfit-seed", id = id_of(&own, ask, package)))
            }
            _ => Ok(answer),
        });
        match answer {
            Ok(answer) => Some(answer),
            Err(expected) => {
                let found = found(&recorded.record, kind(ask));
                self.misfit = Some(Misfit { line: recorded.line, expected, found });
                None
            }
        }
    }
}

fn id_of<F: kernel::Asking>(answer: &Answer<F>, ask: &Ask<F>, package: &F::Package) -> String {
    Record::new(0, ask, answer, package).id()
}

fn found(record: &Record, asked: &str) -> String {
    let pips: Vec<_> = record.dice.iter().map(ToString::to_string).collect();
    let what = record.answer.clone().unwrap_or_else(|| say!("misfit-dice", dice = pips.join(", ")));
    if record.kind == asked {
        what
    } else {
        say!("misfit-other-question", kind = &record.kind, what)
    }
}

/// Driver that answers the requests of a table from the answers of a match. The driver and the
/// match share these answers.
pub(super) struct AnswerSource<F: Ruleset>(Arc<Mutex<Answers<F>>>);

impl<F: Ruleset> AnswerSource<F> {
    pub(super) fn shared(answers: Answers<F>) -> (Arc<Mutex<Answers<F>>>, Box<Self>) {
        let shared = Arc::new(Mutex::new(answers));
        (Arc::clone(&shared), Box::new(Self(shared)))
    }
}

impl<F: Ruleset> Driver<F> for AnswerSource<F> {
    fn begin(&mut self, position: Position<'_, F>) {
        locked(&self.0).sources.begin(position);
    }

    fn puts(&mut self, ask: &Ask<F>, position: Position<'_, F>) -> bool {
        is_put(locked(&self.0).asking, ask, position)
    }

    fn answer(&mut self, ask: &Ask<F>, position: Position<'_, F>) -> Option<Answer<F>> {
        locked(&self.0).answer(ask, position)
    }
}

/// Whether to ask a question that has only one option.
pub(super) fn is_put<F: kernel::Asking>(
    asking: Asking,
    ask: &Ask<F>,
    position: Position<'_, F>,
) -> bool {
    let Ask::Choose { side, question, .. } = ask else { return false };
    match asking {
        Asking::Choosers => false,
        Asking::Everybody => F::forced_prompt(position, *side, question) != ForcedPrompt::Skip,
    }
}

/// Locks the answers of a match. A panic cannot leave them inconsistent, so a poisoned lock is
/// ignored.
pub(super) fn locked<F: Ruleset>(answers: &Mutex<Answers<F>>) -> MutexGuard<'_, Answers<F>> {
    answers.lock().unwrap_or_else(PoisonError::into_inner)
}
