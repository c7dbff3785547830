//! Continuing a match from a save.

use std::collections::VecDeque;
use std::sync::Arc;

use kernel::Ruleset;

use super::answer_source::{Answers, Recorded, locked};
use super::{Match, MatchError};
use crate::answer::Record;
use crate::journal::Journal;
use crate::seed::Seed;
use crate::setup::Setup;
use crate::sources::{Positions, Sources};

impl<F: Ruleset> Match<F> {
    /// Builds a match at a board of its save, after the given answers. `lines` also holds the lines
    /// of the answers that follow.
    pub(crate) fn resumed<'a>(
        setup: Setup,
        rules: Arc<F::Package>,
        board: F::Board,
        positions: Positions,
        records: impl ExactSizeIterator<Item = &'a Record>,
        lines: Vec<String>,
    ) -> Self {
        let mut answers = Answers::new(&setup, &*rules);
        answers.sources.go_to(positions);
        let journal = Journal::take_over(lines, records.len());
        records.for_each(|record| answers.given.push_record(record));
        Self::at(setup, rules, board, answers, journal)
    }

    /// Queues the answers of a save for replay, including answers given by people. The journal
    /// already holds the lines of these answers.
    pub(crate) fn recall_written(&mut self, tail: VecDeque<Recorded>) {
        self.journal.skip_answers(self.answered() + tail.len());
        self.recall(tail);
    }

    /// Queues the answers of a save for replay, including answers given by people.
    pub(crate) fn recall(&mut self, tail: VecDeque<Recorded>) {
        let mut answers = locked(&self.answers);
        answers.bound = answers.given.len() + tail.len();
        answers.tail = tail;
    }

    /// Writes a line that acknowledges damaged lines of the save.
    pub(crate) fn own_to_damage(&mut self, lines: Vec<usize>) {
        self.journal.write_damage(lines);
    }

    /// Copies the match with a different seed for all future rolls, draws and bots.
    #[must_use]
    pub fn reseeded(&self, seed: Seed) -> Self {
        let mut other = self.clone();
        other.setup.seed = seed;
        {
            let mut answers = locked(&other.answers);
            let positions = answers.sources.positions();
            answers.sources = Sources::new(seed, other.setup.seats, other.setup.dice);
            answers.sources.go_to(positions);
        }
        other
    }

    /// Replaces the journal by the lines of the save from which the match was replayed. These lines
    /// may include answers that were taken back.
    pub fn keep_lines(&mut self, lines: Vec<String>) {
        self.journal = Journal::take_over(lines, self.journal.answers());
    }

    /// Releases the lines recorded so far from memory. The owner of the match keeps them.
    pub fn let_go_of_lines(&mut self) {
        self.journal.let_go();
    }

    /// Makes the match wait for every decision. The caller then also answers for bots, regardless
    /// of the seats.
    pub fn play_by_hand(&mut self) {
        locked(&self.answers).sources.stand_up();
    }

    /// Pauses the match after a number of answers.
    pub fn pause_after(&mut self, answers: usize) {
        locked(&self.answers).pause_at = Some(answers);
    }

    /// Continues the match after a pause.
    ///
    /// # Errors
    /// If a play fails.
    pub fn go_on(&mut self) -> Result<(), MatchError> {
        if self.early_end().is_some() {
            return Ok(());
        }
        {
            let mut answers = locked(&self.answers);
            (answers.pause_at, answers.misfit) = (None, None);
            answers.tail = VecDeque::new();
        }
        self.plays.shrink_to_fit();
        let since = self.since();
        self.run_again(since);
        self.run()
    }
}
