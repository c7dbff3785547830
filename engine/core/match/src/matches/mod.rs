//! A match: its latest checkpoint, the answers since that checkpoint, its log and its record.
//!
//! A *play* is the smallest complete action of the sequence of play. A play that stops at a
//! question is rerun from its checkpoint when the answer arrives. A save contains only data: the
//! answers, and the boards at the ends of turns.

mod answer_log;
mod answer_source;
mod any;
mod bot;
mod decision;
mod hint;
mod involved;
mod named;
mod odds;
mod otherwise;
mod pass;
mod past;
mod pbem_view;
mod reach;
mod report;
mod resume;
mod review;
mod seen;
mod story;
mod undo;
mod why;

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex};

use kernel::{
    Answer, Ask, Entry, Fault, Log, Position, Reader, Ruleset, Suspend, Table, budget, say,
};

pub use answer_source::Misfit;
pub(crate) use answer_source::Recorded;
pub use any::{AnyMatch, Automatic, FactSeen, Foretold, Glimpse, Status};
pub use decision::{Decision, DecisionOption};
pub use hint::{Hint, HintReason, Instead};
pub use involved::{Involved, Pass};
pub(crate) use odds::Forecasts;
pub use odds::OptionOdds;
pub use pass::Played;
pub use past::{Past, Then};
pub use pbem_view::DrawOption;
pub use report::Reckoned;
pub use review::{Review, Reviewed, Unreviewed};
pub use seen::Waiting;
pub use undo::CannotUndo;
pub use why::{Candidate, Reason, Verdict, meant};

use crate::answer::{self, Record};
use crate::journal::{Journal, Mark};
use crate::pages::Pages;
use crate::setup::Setup;
use crate::sources::Positions;
use answer_source::{AnswerSource, Answers, locked};
use past::Landmarks;

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
}

/// State at the start of a play.
#[derive(Clone, Debug)]
struct Checkpoint<F: Ruleset> {
    table: kernel::Checkpoint<F>,
    positions: Positions,
    /// Number of answers at the start of the play.
    given: usize,
    /// Number of facts at the start of the play.
    logged: usize,
}

/// Reason why an answer was refused or a match cannot continue.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// The game is over.
    #[error("{}", say!("game-is-over"))]
    Over,
    /// The match is paused and must be continued first.
    #[error("{}", say!("match-is-paused"))]
    Paused,
    /// The question does not offer the option.
    #[error("{0}")]
    Refused(Reason),
    /// A play failed. The match is unchanged.
    #[error("{}", say!("cannot-continue", why = .0.to_string()))]
    Fault(#[from] Fault),
    /// A line of the save does not fit.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The last decision cannot be taken back.
    #[error(transparent)]
    CannotUndo(#[from] CannotUndo),
    /// An earlier answer cannot be reviewed.
    #[error(transparent)]
    Unreviewed(#[from] Unreviewed),
    /// The match has no such earlier position, or cannot restore it.
    #[error("{}", say!("no-such-position"))]
    NoPosition,
    /// The reader does not have to decide.
    #[error("{}", not_your_turn(*.0))]
    NotYourTurn(Reader),
    /// The request concerns both sides, and the reader is no referee.
    #[error("{}", say!("shows-both-sides"))]
    BothSides,
    /// A hex is off the map, or the rules have no lines of sight.
    #[error("{}", say!("no-such-hex"))]
    NoHex,
    /// The match plays no lesson.
    #[error("{}", say!("not-a-lesson"))]
    NoLesson,
    /// The request changes the match, which the caller may only read.
    #[error("{}", say!("match-is-read-only"))]
    ReadOnly,
}

fn not_your_turn(reader: Reader) -> String {
    match reader {
        Reader::Side(side) => say!("not-your-decision", side = side.id()),
        Reader::Everybody | Reader::Referee => say!("not-a-spectators-decision"),
    }
}

impl MatchError {
    /// Returns the error code in the protocols.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::Paused => "paused",
            Self::Refused(_) => "refused",
            Self::Fault(_) => "fault",
            Self::Misfit(_) => "misfit",
            Self::CannotUndo(_) => "cannot-undo",
            Self::Unreviewed(why) => why.code(),
            Self::NotYourTurn(_) | Self::BothSides => "not-your-turn",
            Self::NoPosition | Self::NoHex | Self::NoLesson | Self::ReadOnly => "request",
        }
    }

    /// Returns the rule that forbids the option. `None` if no rule is the reason for the refusal.
    pub fn into_ruled(self) -> Option<Reason> {
        match self {
            Self::Refused(reason) if !reason.rule.is_empty() => Some(reason),
            _ => None,
        }
    }
}

impl<F: Ruleset> Match<F> {
    /// Starts a match and plays to its first decision.
    ///
    /// # Errors
    /// If a play before the first decision fails.
    pub fn new(setup: Setup, hash: &str, rules: Arc<F::Package>) -> Result<Self, MatchError> {
        let mut game = Self::unstarted(setup, hash, rules);
        game.run()?;
        Ok(game)
    }

    /// Builds a match without playing any of it.
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
        let (answers, answerer) = AnswerSource::shared(answers);
        let table = Table::new(Arc::clone(&rules), board, answerer, Log::Kept);
        let checkpoint = Checkpoint { table: table.checkpoint(), positions, given, logged: 0 };
        let (history, log, plays) = (Vec::new(), Pages::new(), Vec::new());
        let landmarks = Landmarks::beginning_with(&checkpoint);
        Self { setup, rules, table, answers, checkpoint, history, landmarks, log, plays, journal }
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
        let any: &dyn AnyMatch = self;
        any.records()
    }

    /// Returns the record of the match, as lines to save.
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Returns the pending decision, roll or draw. `None` if nothing is pending.
    pub fn decision(&self) -> Option<Decision> {
        let pending = self.table.pending()?;
        Some(Decision::new(self.answered() as u32 + 1, pending, self.position()))
    }

    /// Returns the pending request of the rules.
    pub fn ask(&self) -> Option<&Ask<F>> {
        self.table.pending().map(|pending| &pending.ask)
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
        let (before, start, written) = (self.since(), self.checkpoint.clone(), self.journal.mark());
        let mut with = before.clone();
        with.push_back(answer);
        self.run_again(with);
        self.run().or_else(|fault| {
            self.go_back(start, written);
            self.run_again(before);
            budget::uncut(|| self.run()).and(Err(fault))
        })
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

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        F::result(self.position()).is_some()
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
