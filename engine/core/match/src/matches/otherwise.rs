//! Bots decide otherwise when a play cannot go on: a defect of the rules or of a script stops no match
//! that can be played round it.

use kernel::Family;

use super::{Match, MatchError, locked};
use crate::seat::Seat;

/// How often bots may decide otherwise before the match stands still.
const MAX_BARRED: usize = 100;

impl<F: Family> Match<F> {
    /// Prepares to run the play again after a fault, with another answer of the last bot that can still
    /// give one; false if there is none, or the match follows a record to some place.
    pub(super) fn decide_otherwise(&mut self) -> bool {
        let Some((at, choice)) = self.last_free_choice() else { return false };
        let (before, bound) = {
            let mut answers = locked(&self.answers);
            answers.barred.retain(|&(barred, _)| barred <= at);
            answers.barred.push((at, choice));
            (answers.given.answers(self.checkpoint.given..at), answers.bound)
        };
        self.run_again(before);
        locked(&self.answers).bound = bound;
        true
    }

    /// The last answer that a bot gave and that nobody has built on, if it has another one.
    fn last_free_choice(&self) -> Option<(usize, F::Choice)> {
        let answers = locked(&self.answers);
        if answers.pause_at.is_some() || answers.barred.len() >= MAX_BARRED {
            return None;
        }
        let from = answers.bound.max(self.checkpoint.given);
        (from..answers.given.len()).rev().find_map(|at| {
            let choice = answers.given.choice(at)?;
            let by_bot = answers.sources.seat(answers.given.brief(at)?.side?) != Seat::Human;
            (by_bot && !answers.barred.contains(&(at, choice))).then_some((at, choice))
        })
    }

    /// Answers with an option, or if the play cannot go on after it, with the next one in order after
    /// which it can: for a bot that plays in a person's seat.
    ///
    /// # Errors
    /// As [`Match::choose`]; a fault if the play goes on after none of the options.
    pub fn choose_or_next(&mut self, id: &str) -> Result<(), MatchError> {
        let options = self.decision().map(|decision| decision.options).unwrap_or_default();
        let from = options.iter().position(|option| option.id == id).unwrap_or(0);
        let in_turn = options[from..].iter().chain(&options[..from]);
        let mut done = self.choose(id);
        for option in in_turn.skip(1) {
            if !matches!(done, Err(MatchError::Fault(_))) {
                break;
            }
            done = self.choose(&option.id);
        }
        done
    }
}
