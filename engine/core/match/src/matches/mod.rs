//! A match: its latest checkpoint, the answers since that checkpoint, its log and its record.
//!
//! A *play* is the smallest complete action of the sequence of play. A play that stops at a
//! question is rerun from its checkpoint when the answer arrives. A save contains only data: the
//! answers, and the boards at the ends of turns.

mod ahead;
mod answer_log;
mod answer_source;
mod any;
mod bot;
mod checkpoint;
mod decision;
mod ending;
mod error;
mod fact_seen;
mod foretold;
mod glimpse;
mod hint;
mod involved;
mod landmarks;
mod named;
mod odds;
mod otherwise;
mod pass;
mod past;
mod pbem_view;
mod plan;
mod played;
mod reach;
mod report;
mod resume;
mod review;
mod seen;
mod status;
mod story;
mod undo;
mod verdict;
mod waiting;
mod why;

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex};

use kernel::{
    Answer, Ask, Entry, Fault, Log, PausedPlay, Pending, Position, Ruleset, Suspend, Table, budget,
};

pub(crate) use answer_source::Recorded;
pub use any::{AnyMatch, Automatic};
pub use decision::{Decision, DecisionOption};
pub use ending::DrawOffer;
pub use error::{CannotUndo, MatchError, Misfit, Unreviewed};
pub use fact_seen::FactSeen;
pub use foretold::Foretold;
pub use glimpse::Glimpse;
pub use hint::{Hint, HintReason, Instead};
pub use involved::{Involved, Offered, Pass};
pub(crate) use odds::Forecasts;
pub use odds::OptionOdds;
pub use past::{Past, Then};
pub use pbem_view::DrawOption;
pub use played::Played;
pub use report::Reckoned;
pub use review::{Review, Reviewed};
pub use status::Status;
pub use verdict::{Candidate, Reason, Verdict};
pub use waiting::Waiting;
pub use why::meant;

use crate::answer::{self, Record};
use crate::contents::Contents;
use crate::ending::Endings;
use crate::journal::{Journal, Mark};
use crate::pages::Pages;
use crate::setup::Setup;
use answer_source::{AnswerSource, Answers, locked};
use checkpoint::Checkpoint;
use landmarks::Landmarks;

/// Maximum number of answers in a match, and of plays in one call of [`Match::run`]. A match that
/// exceeds it is treated as an endless loop.
pub const MAX_ANSWERS: usize = 100_000;

/// A match of one rule system.
pub struct Match<F: Ruleset> {
    setup: Setup,
    rules: Arc<F::Package>,
    table: Table<F>,
    answers: Arc<Mutex<Answers<F>>>,
    /// State at the start of the current play.
    checkpoint: Checkpoint<F>,
    /// States at the start of earlier plays that undo can restore, oldest first.
    history: Vec<Checkpoint<F>>,
    landmarks: Landmarks<F>,
    log: Pages<Entry<F>>,
    /// Completed plays of the match, in order.
    plays: Vec<Played>,
    journal: Journal,
    /// Draw offers, and the end of the match if the players decided it.
    endings: Endings,
}

impl<F: Ruleset> Match<F> {
    /// Starts a match and plays to its first decision.
    ///
    /// # Errors
    /// If a play before the first decision fails.
    pub fn new(
        setup: Setup,
        contents: impl Into<Contents>,
        rules: Arc<F::Package>,
    ) -> Result<Self, MatchError> {
        let mut game = Self::unstarted(setup, contents, rules);
        game.run()?;
        Ok(game)
    }

    /// Builds a match without playing any of it.
    pub fn unstarted(setup: Setup, contents: impl Into<Contents>, rules: Arc<F::Package>) -> Self {
        let board = F::start(&rules);
        let journal = Journal::new(&setup, contents.into());
        let answers = Answers::new(&setup, &*rules);
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
        let (answers, answerer) = AnswerSource::shared(answers);
        let table = Table::new(Arc::clone(&rules), board, answerer, Log::Kept);
        let checkpoint = Checkpoint { table: table.checkpoint(), positions, given, logged: 0 };
        let (history, log, plays) = (Vec::new(), Pages::new(), Vec::new());
        let landmarks = Landmarks::beginning_with(&checkpoint);
        Self {
            setup,
            rules,
            table,
            answers,
            checkpoint,
            history,
            landmarks,
            log,
            plays,
            journal,
            endings: Endings::default(),
        }
    }

    /// Returns the setup of the match.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the compiled rules of the match.
    pub const fn rules(&self) -> &Arc<F::Package> {
        &self.rules
    }

    /// Returns the current board.
    pub const fn board(&self) -> &F::Board {
        self.table.board()
    }

    /// Returns the rules and the board, read-only.
    pub fn position(&self) -> Position<'_, F> {
        self.table.position()
    }

    /// Calls `look` with the position at the start of the current play, and returns the result.
    pub fn with_start_of_play<T>(&self, look: impl FnOnce(Position<'_, F>) -> T) -> T {
        look(Position { package: &self.rules, board: self.checkpoint.table.board() })
    }

    /// Returns the current play.
    pub fn paused(&self) -> PausedPlay<'_, F> {
        self.table.paused(self.checkpoint.table.board())
    }

    /// Returns all facts so far, in order.
    pub fn log(&self) -> impl Iterator<Item = &Entry<F>> {
        self.log_since(0)
    }

    /// Returns the facts after the first `from`, in order.
    pub fn log_since(&self, from: usize) -> impl Iterator<Item = &Entry<F>> {
        let new = self.table.entries().iter().skip(from.saturating_sub(self.log.len()));
        self.log.since(from).chain(new)
    }

    /// Returns the number of facts so far.
    pub fn logged(&self) -> usize {
        self.log.len() + self.table.entries().len()
    }

    /// Returns the completed plays, in order.
    pub fn plays(&self) -> &[Played] {
        &self.plays
    }

    /// Returns the number of answers so far.
    pub fn answered(&self) -> usize {
        locked(&self.answers).given.len()
    }

    /// Returns all answers so far, in order.
    pub fn records(&self) -> Vec<Record> {
        let answers = locked(&self.answers);
        let given = &answers.given;
        let record = |index| Some(given.brief(index)?.record(index as u32 + 1));
        (0..given.len()).filter_map(record).collect()
    }

    /// Returns the record of the match, as lines to save.
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Returns the pending decision, roll or draw. `None` if nothing is pending.
    pub fn decision(&self) -> Option<Decision> {
        let pending = self.pending()?;
        Some(Decision::new(self.answered() as u32 + 1, pending, self.position()))
    }

    /// Returns the pending request of the rules.
    pub fn ask(&self) -> Option<&Ask<F>> {
        self.pending().map(|pending| &pending.ask)
    }

    /// Returns the pending request with its path. `None` also after an end by the players.
    fn pending(&self) -> Option<&Pending<F>> {
        self.table.pending().filter(|_| self.early_end().is_none())
    }

    /// Answers the pending decision with one of its options.
    ///
    /// # Errors
    /// If the option is not offered. The error holds the first rule that forbids the option. Also
    /// if no decision is pending, the match is paused, or the play cannot continue. The match is
    /// then unchanged.
    pub fn choose(&mut self, id: &str) -> Result<(), MatchError> {
        let ask = self.ask().ok_or(MatchError::Over)?;
        if locked(&self.answers).is_paused() {
            return Err(MatchError::Paused);
        }
        let Some(answer) = answer::answer_with_id(ask, id, &self.rules) else {
            return Err(MatchError::Refused(self.reason(id)));
        };
        self.answer_with(answer)
    }

    /// Answers the pending decision with the option at an index.
    ///
    /// # Errors
    /// See [`Match::choose`].
    pub fn choose_at(&mut self, index: usize) -> Result<(), MatchError> {
        let ask = self.ask().ok_or(MatchError::Over)?;
        let offered = match ask {
            Ask::Choose { options, .. } => options.get(index),
            Ask::Roll { .. } | Ask::Draw { .. } => None,
        };
        match offered {
            _ if locked(&self.answers).is_paused() => Err(MatchError::Paused),
            Some(choice) => self.answer_with(Answer::Choice(*choice)),
            None => Err(MatchError::Refused(self.reason(&index.to_string()))),
        }
    }

    fn answer_with(&mut self, answer: Answer<F>) -> Result<(), MatchError> {
        let ask = self.ask().ok_or(MatchError::Over)?;
        let asked = answer::side(ask).filter(|_| matches!(ask, Ask::Choose { .. }));
        let (before, start, written) = (self.since(), self.checkpoint.clone(), self.journal.mark());
        let mut with = before.clone();
        with.push_back(answer);
        self.run_again(with);
        self.run().or_else(|fault| {
            self.go_back(start, written);
            self.run_again(before);
            budget::uncut(|| self.run()).and(Err(fault))
        })?;
        asked.into_iter().for_each(|side| self.endings.answered(side));
        Ok(())
    }

    /// Rolls the match back to the start of a play after a fault, and discards everything since
    /// then.
    fn go_back(&mut self, start: Checkpoint<F>, written: Mark) {
        self.history.clear();
        self.landmarks.go_back(&start);
        self.log.truncate(start.logged);
        self.plays.retain(|play| play.given <= start.given && play.logged <= start.logged);
        self.journal.rewind(written);
        self.checkpoint = start;
    }

    /// Returns the answers given since the start of the current play.
    fn since(&self) -> VecDeque<Answer<F>> {
        let answers = locked(&self.answers);
        answers.given.answers(self.checkpoint.given..answers.given.len())
    }

    /// Prepares a rerun of the current play from its checkpoint. `with` holds the answers to
    /// repeat.
    fn run_again(&mut self, with: VecDeque<Answer<F>>) {
        self.table.rewind(self.checkpoint.table.clone());
        let mut answers = locked(&self.answers);
        answers.given.truncate(self.checkpoint.given);
        answers.sources.go_to(self.checkpoint.positions);
        answers.bound = self.checkpoint.given + with.len();
        answers.again = with;
    }

    /// Plays until an answer is needed or the game is over.
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

    /// Whether the game is over, by its rules or by its players.
    pub fn is_over(&self) -> bool {
        self.early_end().is_some() || F::result(self.position()).is_some()
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

impl<F: Ruleset> fmt::Debug for Match<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Match of {} at answer {}", self.setup.scenario, self.answered())
    }
}

fn endless() -> Fault {
    Fault(format!("the match did not end within {MAX_ANSWERS} answers"))
}
