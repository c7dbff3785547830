//! One match: its checkpoint, the answers since, its log and its record.
//!
//! A play that stops at a question is run again from its checkpoint when the answer is there. What
//! is saved is data only: the answers, and the boards at the ends of turns.

mod answerer;
mod any;
mod apart;
mod bot;
mod decision;
mod given;
mod hint;
mod involved;
mod odds;
mod otherwise;
mod pass;
mod past;
mod reach;
mod reckon;
mod resume;
mod review;
mod seen;
mod story;
mod undo;
mod why;

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex};

use kernel::{Answer, Ask, Entry, Family, Fault, Log, Scene, Suspend, Table};

pub use answerer::Misfit;
pub(crate) use answerer::Recorded;
pub use any::{Accountant, AnyMatch, Foretold, Glimpse, LookBack, LookInto};
pub use apart::Lot;
pub use decision::{Decision, DecisionOption};
pub use hint::{Hint, Instead, Told};
pub use involved::{Involved, Pass};
pub use odds::OptionOdds;
pub use pass::Played;
pub use past::{Past, Then};
pub use reckon::Reckoned;
pub use review::{Review, Reviewed, Unreviewed};
pub use seen::Waiting;
pub use undo::CannotUndo;
pub use why::{Candidate, Reason, Verdict, meant};

use crate::answer::{self, Brief, Record};
use crate::journal::{Journal, Mark};
use crate::pages::Pages;
use crate::setup::Setup;
use crate::sources::Positions;
use answerer::{Answerer, Answers, locked};
use past::Landmarks;

/// How many answers a match may have, or plays without a pause, before it counts as endless.
pub const MAX_ANSWERS: usize = 100_000;

/// A match.
pub struct Match<F: Family> {
    setup: Setup,
    rules: Arc<F::Package>,
    table: Table<F>,
    answers: Arc<Mutex<Answers<F>>>,
    /// The start of the current play.
    checkpoint: Checkpoint<F>,
    /// The starts of earlier plays to which one may go back, the oldest first.
    history: Vec<Checkpoint<F>>,
    landmarks: Landmarks<F>,
    log: Pages<Entry<F>>,
    /// The plays that are complete, in order.
    plays: Vec<Played>,
    journal: Journal,
}

/// The position at the start of a play.
#[derive(Clone, Debug)]
struct Checkpoint<F: Family> {
    table: kernel::Checkpoint<F>,
    positions: Positions,
    /// How many answers had been given.
    given: usize,
    /// How many events had happened.
    logged: usize,
}

/// An answer that was not accepted, or a match that cannot go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// The match is over.
    #[error("the game is over: no decision is pending")]
    Over,
    /// It is paused, and takes no answer before it goes on.
    #[error("the match is paused: continue it before you choose")]
    Paused,
    /// The option is not offered.
    #[error("{0}")]
    Refused(Reason),
    /// A play cannot go on; the match stands where it stood before.
    #[error("cannot continue the match: {0}")]
    Fault(#[from] Fault),
    /// The line of the save that does not fit.
    #[error(transparent)]
    Misfit(#[from] Misfit),
}

impl MatchError {
    /// The word for it in the protocols.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::Paused => "paused",
            Self::Refused(_) => "refused",
            Self::Fault(_) => "fault",
            Self::Misfit(_) => "misfit",
        }
    }

    /// The reason of a refusal that rests on a rule.
    pub fn into_ruled(self) -> Option<Reason> {
        match self {
            Self::Refused(reason) if !reason.rule.is_empty() => Some(reason),
            _ => None,
        }
    }
}

impl<F: Family> Match<F> {
    /// A match at its first decision.
    ///
    /// # Errors
    /// If a play before it cannot go on.
    pub fn new(setup: Setup, hash: &str, rules: Arc<F::Package>) -> Result<Self, MatchError> {
        let mut game = Self::unstarted(setup, hash, rules);
        game.run()?;
        Ok(game)
    }

    /// A match of which nothing has been played.
    pub fn unstarted(setup: Setup, hash: &str, rules: Arc<F::Package>) -> Self {
        let board = F::start(&rules);
        let (journal, answers) = (Journal::new(&setup, hash), Answers::new(&setup, &*rules));
        Self::at(setup, rules, board, answers, journal)
    }

    fn at(
        setup: Setup,
        rules: Arc<F::Package>,
        board: F::Board,
        answers: Answers<F>,
        journal: Journal,
    ) -> Self {
        let (positions, given) = (answers.sources.positions(), answers.given.len());
        let (answers, answerer) = Answerer::shared(answers);
        let table = Table::new(Arc::clone(&rules), board, answerer, Log::Kept);
        let checkpoint = Checkpoint { table: table.checkpoint(), positions, given, logged: 0 };
        let (history, log, plays) = (Vec::new(), Pages::new(), Vec::new());
        let landmarks = Landmarks::beginning_with(&checkpoint);
        Self { setup, rules, table, answers, checkpoint, history, landmarks, log, plays, journal }
    }

    /// What the match was set up with.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What it is played with.
    pub const fn rules(&self) -> &Arc<F::Package> {
        &self.rules
    }

    /// The position.
    pub const fn board(&self) -> &F::Board {
        self.table.board()
    }

    /// Rules and position, to look at.
    pub fn scene(&self) -> Scene<'_, F> {
        self.table.scene()
    }

    /// Looks at the position at the start of the current play.
    pub fn with_start_of_play<T>(&self, look: impl FnOnce(Scene<'_, F>) -> T) -> T {
        look(Scene { package: &self.rules, board: self.checkpoint.table.board() })
    }

    /// What happened so far, in order.
    pub fn log(&self) -> impl Iterator<Item = &Entry<F>> {
        self.log_since(0)
    }

    /// What happened since so many things had, in order.
    pub fn log_since(&self, from: usize) -> impl Iterator<Item = &Entry<F>> {
        let new = self.table.entries().iter().skip(from.saturating_sub(self.log.len()));
        self.log.since(from).chain(new)
    }

    /// How many things happened so far.
    pub fn logged(&self) -> usize {
        self.log.len() + self.table.entries().len()
    }

    /// The plays that are complete, in order.
    pub fn plays(&self) -> &[Played] {
        &self.plays
    }

    /// How many answers have been given.
    pub fn answered(&self) -> usize {
        locked(&self.answers).given.len()
    }

    /// The answers given so far, in order.
    pub fn records(&self) -> Vec<Record> {
        self.records_since(0)
    }

    /// The answers that were given after so many.
    pub fn records_since(&self, given: usize) -> Vec<Record> {
        locked(&self.answers).given.records(given)
    }

    /// The last of the answers that is of some sort.
    pub fn last_record(&self, is: impl Fn(Brief<'_>) -> bool) -> Option<Record> {
        let given = &locked(&self.answers).given;
        let last = (0..given.len()).rev().find(|&index| given.brief(index).is_some_and(&is))?;
        given.record(last)
    }

    /// The record of the match: one line for each thing that is to be saved.
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The decision that waits, if one does.
    pub fn decision(&self) -> Option<Decision> {
        let pending = self.table.pending()?;
        Some(Decision::new(self.answered() as u32 + 1, pending, self.scene()))
    }

    /// The question that waits, as the rules ask it.
    pub fn ask(&self) -> Option<&Ask<F>> {
        self.table.pending().map(|pending| &pending.ask)
    }

    /// Answers the decision that waits with one of its options.
    ///
    /// # Errors
    /// If the option is not offered, with the first rule that forbids it; if nothing waits, or the
    /// match is paused; if the play cannot go on. The match is then as it was.
    pub fn choose(&mut self, id: &str) -> Result<(), MatchError> {
        let ask = self.ask().ok_or(MatchError::Over)?;
        if locked(&self.answers).is_paused() {
            return Err(MatchError::Paused);
        }
        let Some(answer) = answer::answer_with_id(ask, id, &self.rules) else {
            return Err(MatchError::Refused(self.reason(id)));
        };
        let (before, start, written) = (self.since(), self.checkpoint.clone(), self.journal.mark());
        let mut with = before.clone();
        with.push_back(answer);
        self.run_again(with);
        self.run().or_else(|fault| {
            self.go_back(start, written);
            self.run_again(before);
            self.run().and(Err(fault))
        })
    }

    /// Forgets all that happened since the start of a play, after a fault.
    fn go_back(&mut self, start: Checkpoint<F>, written: Mark) {
        self.history.clear();
        self.landmarks.go_back(&start);
        self.log.truncate(start.logged);
        self.plays.retain(|play| play.given <= start.given && play.logged <= start.logged);
        self.journal.rewind(written);
        self.checkpoint = start;
    }

    /// The answers of the current play.
    fn since(&self) -> VecDeque<Answer<F>> {
        let answers = locked(&self.answers);
        answers.given.answers(self.checkpoint.given..answers.given.len())
    }

    /// Prepares to run the current play again from its checkpoint with these answers.
    fn run_again(&mut self, with: VecDeque<Answer<F>>) {
        self.table.rewind(self.checkpoint.table.clone());
        let mut answers = locked(&self.answers);
        answers.given.truncate(self.checkpoint.given);
        answers.sources.go_to(self.checkpoint.positions);
        answers.bound = self.checkpoint.given + with.len();
        answers.again = with;
    }

    /// Plays until somebody has to answer or the game is over.
    pub fn run(&mut self) -> Result<(), MatchError> {
        let played = self.play_on();
        locked(&self.answers).barred.clear();
        self.write_answers();
        played.and_then(|()| self.misfit())
    }

    fn play_on(&mut self) -> Result<(), MatchError> {
        for _ in 0..MAX_ANSWERS {
            if self.is_over() || self.answered() > MAX_ANSWERS {
                break;
            }
            match self.table.play() {
                Ok(()) => self.complete(),
                Err(Suspend::Waiting) => return Ok(()),
                Err(Suspend::Fault(_)) if self.decide_otherwise() => {}
                Err(Suspend::Fault(fault)) => return Err(MatchError::Fault(*fault)),
            }
        }
        if self.is_over() { Ok(()) } else { Err(endless().into()) }
    }

    /// Whether nothing more is played.
    pub fn is_over(&self) -> bool {
        F::is_over(self.board())
    }

    fn misfit(&self) -> Result<(), MatchError> {
        let answers = locked(&self.answers);
        let leftover = if self.is_over() { answers.leftover() } else { None };
        match answers.misfit.clone().or(leftover) {
            Some(misfit) => Err(MatchError::Misfit(misfit)),
            None => Ok(()),
        }
    }
}

impl<F: Family> fmt::Debug for Match<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Match of {} at answer {}", self.setup.scenario, self.answered())
    }
}

fn endless() -> Fault {
    Fault(format!("the match did not end within {MAX_ANSWERS} answers"))
}
