//! Computation of earlier positions without blocking the match.
//!
//! A match keeps checkpoints at the start of some plays, evenly spaced. A separate table replays
//! positions between them from the previous checkpoint.

use std::collections::VecDeque;
use std::sync::Arc;

use kernel::{Answer, Position, Ruleset};

use super::answer_source::Answers;
use super::{Checkpoint, Match, MatchError, locked};
use crate::journal::Journal;
use crate::setup::Setup;

/// Maximum number of checkpoints that a match keeps for views of earlier positions.
const MAX_LANDMARKS: usize = 16;
/// Initial minimum number of answers between two checkpoints.
const APART: usize = 16;

/// Checkpoints at the start of plays, from which earlier positions are replayed.
#[derive(Clone, Debug)]
pub(super) struct Landmarks<F: Ruleset> {
    /// Earliest checkpoint, which is never dropped.
    first: Arc<Checkpoint<F>>,
    /// Later checkpoints, oldest first.
    later: Vec<Arc<Checkpoint<F>>>,
    /// Minimum number of answers between two checkpoints.
    apart: usize,
}

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

impl<F: Ruleset> Landmarks<F> {
    pub(super) fn beginning_with(first: &Checkpoint<F>) -> Self {
        Self { first: Arc::new(first.clone()), later: Vec::new(), apart: APART }
    }

    /// Keeps the start of a play if enough answers separate it from the last checkpoint.
    pub(super) fn pass(&mut self, play: &Checkpoint<F>) {
        let last = self.later.last().unwrap_or(&self.first);
        if play.given < last.given + self.apart {
            return;
        }
        self.later.push(Arc::new(play.clone()));
        if self.later.len() == MAX_LANDMARKS {
            self.thin_out();
        }
    }

    /// Doubles the minimum number of answers between two checkpoints, and drops checkpoints that
    /// are too close.
    fn thin_out(&mut self) {
        self.apart *= 2;
        let mut last = self.first.given;
        let apart = self.apart;
        self.later.retain(|play| {
            let far = play.given >= last + apart;
            last = if far { play.given } else { last };
            far
        });
    }

    /// Drops all checkpoints later than `play`. An undo has returned the match to `play`.
    pub(super) fn go_back(&mut self, play: &Checkpoint<F>) {
        self.later.retain(|kept| kept.given <= play.given && kept.logged <= play.logged);
    }

    /// Returns the earliest checkpoint that the match keeps.
    pub(super) fn first(&self) -> Arc<Checkpoint<F>> {
        Arc::clone(&self.first)
    }

    fn before(&self, answers: usize) -> Option<&Arc<Checkpoint<F>>> {
        let all = self.later.iter().rev().chain([&self.first]);
        all.into_iter().find(|play| play.given <= answers)
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;
    use crate::seat::Seat;
    use crate::setup::Options;
    use crate::toy::{self, Patrols, Toy};

    /// A match of any length keeps a bounded number of checkpoints, at similar distances.
    #[test]
    fn landmarks_are_few_and_far_between() {
        let field = Toy.rules("short", &Options::new()).expect("a scenario");
        let setup = toy::setup(3, Seat::Human, Seat::Human);
        let game: Match<Patrols> = Match::new(setup, "toy", field).expect("it begins");
        let mut checkpoint = game.checkpoint;
        let mut landmarks = Landmarks::beginning_with(&checkpoint);
        for given in 0..20_000 {
            checkpoint.given = given;
            landmarks.pass(&checkpoint);
            let nearest = landmarks.before(given).expect("the first one").given;
            assert!(landmarks.later.len() < MAX_LANDMARKS && given - nearest < landmarks.apart);
        }
        assert!(landmarks.apart <= 2 * 20_000 / MAX_LANDMARKS + APART, "{}", landmarks.apart);
    }
}
