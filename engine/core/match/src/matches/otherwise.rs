//! Retries of bots after a fault. If a defect of the rules or of a script stops a play, bots choose
//! other options, so that the match can continue.

use kernel::Ruleset;

use super::{Match, MatchError, locked};
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

    /// Answers with an option, and tries the following options in order if the play fails. Callers
    /// use this for a bot in a person's seat.
    ///
    /// # Errors
    /// See [`Match::choose`]. A fault if the play fails with every option.
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
