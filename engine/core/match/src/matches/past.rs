//! Looking back: the position after so many answers, found without holding up the match.
//!
//! A match keeps the starts of some of its plays, spread evenly over it. What lies between two of them
//! is played again from the first, on a table of its own.

use std::collections::VecDeque;
use std::sync::Arc;

use kernel::{Answer, Family, Scene};

use super::answerer::Answers;
use super::{Checkpoint, Match, MatchError, locked};
use crate::journal::Journal;
use crate::setup::Setup;

/// The most starts of plays that a match keeps to be looked back at.
const MAX_LANDMARKS: usize = 16;
/// How many answers lie between two of them at first.
const APART: usize = 16;

/// The starts of plays from which a match is looked back at.
#[derive(Clone, Debug)]
pub(super) struct Landmarks<F: Family> {
    /// The earliest that is known, which always stays.
    first: Arc<Checkpoint<F>>,
    /// The others, the oldest first.
    later: Vec<Arc<Checkpoint<F>>>,
    /// How many answers lie between two of them, at least.
    apart: usize,
}

/// What is needed to look back.
pub struct Past<F: Family> {
    pub(super) setup: Setup,
    pub(super) rules: Arc<F::Package>,
    pub(super) from: Arc<Checkpoint<F>>,
    pub(super) answers: VecDeque<Answer<F>>,
}

/// A match as it was.
#[derive(Debug)]
pub struct Then<F: Family> {
    game: Match<F>,
    /// How many events had happened before those of its log.
    earlier: usize,
}

impl<F: Family> Landmarks<F> {
    pub(super) fn beginning_with(first: &Checkpoint<F>) -> Self {
        Self { first: Arc::new(first.clone()), later: Vec::new(), apart: APART }
    }

    /// Comes by the start of a play, and keeps it if it is far enough from the last one kept.
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

    /// Drops every other one.
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

    /// Forgets those after the start of a play to which the match goes back.
    pub(super) fn go_back(&mut self, play: &Checkpoint<F>) {
        self.later.retain(|kept| kept.given <= play.given && kept.logged <= play.logged);
    }

    /// The earliest that is known.
    pub(super) fn first(&self) -> Arc<Checkpoint<F>> {
        Arc::clone(&self.first)
    }

    fn before(&self, answers: usize) -> Option<&Arc<Checkpoint<F>>> {
        let all = self.later.iter().rev().chain([&self.first]);
        all.into_iter().find(|play| play.given <= answers)
    }
}

impl<F: Family> Match<F> {
    /// What is needed to see the match as it was after so many answers; nothing if it has not so many,
    /// or was loaded from a later board.
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

impl<F: Family> Past<F> {
    /// Plays up to there.
    ///
    /// # Errors
    /// If a play cannot go on.
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

impl<F: Family> Then<F> {
    /// Rules and position, to look at.
    pub fn scene(&self) -> Scene<'_, F> {
        self.game.scene()
    }

    /// The match itself, which goes no further.
    pub(super) const fn game(&self) -> &Match<F> {
        &self.game
    }

    /// How many events had happened.
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

    /// However long a match is, it keeps so many places, about as far from each other.
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
