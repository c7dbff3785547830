//! A match that goes on from a save.

use std::collections::VecDeque;
use std::sync::Arc;

use kernel::Family;

use super::answerer::{Answers, Given, Recorded, locked};
use super::{Match, MatchError};
use crate::answer::Record;
use crate::journal::Journal;
use crate::setup::Setup;
use crate::sources::{Positions, Sources};

impl<F: Family> Match<F> {
    /// A match at a board of its save, after these answers; the lines hold those that follow too.
    pub(crate) fn resumed(
        setup: Setup,
        rules: Arc<F::Package>,
        board: F::Board,
        positions: Positions,
        records: Vec<Record>,
        lines: Vec<String>,
    ) -> Self {
        let mut sources = Sources::new(setup.seed, setup.seats, setup.dice);
        sources.go_to(positions);
        let mut answers = Answers::new(sources);
        let journal = Journal::take_over(lines, records.len());
        answers.given = records.into_iter().map(|record| Given { answer: None, record }).collect();
        Self::at(setup, rules, board, answers, journal)
    }

    /// Lets the answers of a save be given, those of people too; they are written down already.
    pub(crate) fn recall_written(&mut self, tail: VecDeque<Recorded>) {
        self.journal.skip_answers(self.answered() + tail.len());
        self.recall(tail);
    }

    /// Lets the answers of a save be given, those of people too.
    pub(crate) fn recall(&mut self, tail: VecDeque<Recorded>) {
        let mut answers = locked(&self.answers);
        answers.bound = answers.given.len() + tail.len();
        answers.tail = tail;
    }

    /// Pauses the match when so many answers are given, whoever is to answer next.
    pub fn pause_after(&mut self, answers: usize) {
        locked(&self.answers).pause_at = Some(answers);
    }

    /// Goes on after a pause.
    ///
    /// # Errors
    /// If a play cannot go on.
    pub fn go_on(&mut self) -> Result<(), MatchError> {
        {
            let mut answers = locked(&self.answers);
            (answers.pause_at, answers.misfit) = (None, None);
            answers.tail.clear();
        }
        let since = self.since();
        self.run_again(since);
        self.run()
    }
}
