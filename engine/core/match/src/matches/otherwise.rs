//! Retries of bots after a fault. If a defect of the rules or of a script stops a play, bots choose
//! other options, so that the match can continue.

use kernel::Ruleset;

use super::{Match, locked};
use crate::seat::Seat;

/// Maximum number of retries, after which the match stops with the fault.
const MAX_BARRED: usize = 100;

impl<F: Ruleset> Match<F> {
    /// Prepares a rerun after a fault, in which the last bot with another option chooses
    /// differently. Returns false if there is no such bot, or if the match is replaying a record.
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

    /// Returns the latest bot choice that a retry may still change, with its index. `None` if there
    /// is no such choice, if the match is set to pause at an answer, or after `MAX_BARRED` retries.
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
}
