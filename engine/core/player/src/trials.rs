//! Comparison of rows of answers by repeated trials.

use std::cmp::Reverse;

use kernel::Side;

use crate::planned::Planned;
use crate::simulation::{Record, play};

/// A row of answers with the sum of its trials.
pub(crate) struct Tried<S: Planned> {
    pub(crate) row: Vec<S::Choice>,
    /// Sum of each term over all trials, in thousandths of a point.
    terms: Vec<(S::Term, i64)>,
    trials: i64,
    by_chance: bool,
}

impl<S: Planned> Tried<S> {
    /// Returns the average of each term.
    pub(crate) fn terms(&self) -> impl Iterator<Item = (S::Term, i64)> + '_ {
        self.terms.iter().map(|(term, sum)| (*term, sum / self.trials.max(1)))
    }

    /// Returns the average worth.
    pub(crate) fn worth(&self) -> i64 {
        self.terms.iter().map(|(_, sum)| sum).sum::<i64>() / self.trials.max(1)
    }

    /// Plays one more trial. Returns false if the play faults.
    fn plays_on(&mut self, record: &Record<S>, side: Side, trial: u32) -> bool {
        let Some(outcome) = play(record, side, &self.row, trial) else { return false };
        for (term, worth) in S::worth(outcome.position(), side) {
            match self.terms.iter_mut().find(|(known, _)| *known == term) {
                Some((_, sum)) => *sum += worth,
                None => self.terms.push((term, worth)),
            }
        }
        self.trials += 1;
        self.by_chance |= outcome.by_chance;
        true
    }
}

/// Tries all rows, the better ones more often. Returns those that can be played, best first.
///
/// A row without dice needs one trial. Of the others, the worse half drops out after each round,
/// and each round has four times as many trials.
pub(crate) fn compared<S: Planned>(
    record: &Record<S>,
    side: Side,
    rows: Vec<Vec<S::Choice>>,
    most: u32,
) -> Vec<Tried<S>> {
    let new = |row| Tried { row, terms: Vec::new(), trials: 0, by_chance: false };
    let mut tried: Vec<Tried<S>> = rows.into_iter().map(new).collect();
    tried.retain_mut(|one| one.plays_on(record, side, 0));
    let (mut done, mut keep) = (1, tried.len());
    while done < most && tried.iter().take(keep).any(|one| one.by_chance) {
        let until = (done * 4).min(most);
        for one in tried.iter_mut().take(keep).filter(|one| one.by_chance) {
            for trial in done..until {
                one.plays_on(record, side, trial);
            }
        }
        done = until;
        // Ties keep their order, so the result does not depend on the sort.
        tried[..keep].sort_by_key(|one| Reverse(one.worth()));
        keep = keep.div_ceil(2).max(2).min(tried.len());
    }
    tried[..keep].sort_by_key(|one| Reverse(one.worth()));
    tried
}
