//! Computation of earlier positions without blocking the match. A separate table replays a position
//! from the previous landmark.

use std::collections::VecDeque;
use std::sync::Arc;

use kernel::{Answer, Position, Ruleset};

use super::answer_source::Answers;
use super::checkpoint::Checkpoint;
use super::{Match, MatchError, locked};
use crate::journal::Journal;
use crate::setup::Setup;

/// Data needed to compute an earlier position.
pub struct Past<F: Ruleset> {
    pub(super) setup: Setup,
    pub(super) rules: Arc<F::Package>,
    pub(super) from: Arc<Checkpoint<F>>,
    pub(super) answers: VecDeque<Answer<F>>,
}

/// A match at an earlier position.
#[derive(Debug)]
pub struct Then<F: Ruleset> {
    game: Match<F>,
    /// Number of facts of the match that precede the first fact in the log of `game`.
    earlier: usize,
}

impl<F: Ruleset> Match<F> {
    /// Prepares the position after a number of answers. `None` if the match has fewer answers. Also
    /// `None` if the match was loaded from a saved board that is later than the position.
    pub fn past(&self, answered: usize) -> Option<Past<F>> {
        let from = self.landmarks.before(answered)?;
        let answers = locked(&self.answers);
        (answered <= answers.given.len()).then(|| Past {
            setup: self.setup.clone(),
            rules: Arc::clone(&self.rules),
            from: Arc::clone(from),
            answers: answers.given.answers(from.given..answered),
        })
    }
}

impl<F: Ruleset> Past<F> {
    /// Replays to the position.
    ///
    /// # Errors
    /// If a play fails.
    pub fn play(self) -> Result<Then<F>, MatchError> {
        let mut answers = Answers::new(&self.setup, &*self.rules);
        answers.sources.go_to(self.from.positions);
        answers.pause_at = Some(self.answers.len());
        answers.again = self.answers;
        let board = self.from.table.board().clone();
        let mut game = Match::at(self.setup, self.rules, board, answers, Journal::default());
        game.run()?;
        Ok(Then { game, earlier: self.from.logged })
    }
}

impl<F: Ruleset> Then<F> {
    /// Returns the rules and the board, read-only.
    pub fn position(&self) -> Position<'_, F> {
        self.game.position()
    }

    /// Returns the match, stopped at this position.
    pub(super) const fn game(&self) -> &Match<F> {
        &self.game
    }

    /// Returns the number of facts at this position.
    pub fn facts(&self) -> usize {
        self.earlier + self.game.logged()
    }
}
