//! Landmarks: checkpoints that a match keeps at the start of some plays, evenly spaced.

use std::sync::Arc;

use kernel::Ruleset;

use super::checkpoint::Checkpoint;

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

    pub(super) fn before(&self, answers: usize) -> Option<&Arc<Checkpoint<F>>> {
        let all = self.later.iter().rev().chain([&self.first]);
        all.into_iter().find(|play| play.given <= answers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Match;
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
