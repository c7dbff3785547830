//! Transition between plays: takes the new checkpoint and records the lines.

use kernel::Ruleset;

use super::checkpoint::Checkpoint;
use super::played::Played;
use super::{Match, locked};

/// Maximum number of earlier plays that undo can restore.
const MAX_HISTORY: usize = 256;

impl<F: Ruleset> Match<F> {
    /// Completes a play: commits its facts and takes the next checkpoint.
    pub(super) fn complete(&mut self) {
        self.log.extend(self.table.take_entries());
        self.write_answers();
        let next = self.checkpoint_here();
        self.plays.push(Played { given: next.given, logged: next.logged });
        let turn = |play: &Checkpoint<F>| F::turn(play.table.board()).number;
        let turn_ended = turn(&next) != turn(&self.checkpoint) || self.is_over();
        let previous = std::mem::replace(&mut self.checkpoint, next);
        self.remember(previous);
        self.landmarks.pass(&self.checkpoint);
        if turn_ended {
            let at = &self.checkpoint;
            self.journal.write_checkpoint::<F>(at.given, at.table.board(), at.positions);
        }
    }

    fn checkpoint_here(&self) -> Checkpoint<F> {
        let answers = locked(&self.answers);
        Checkpoint {
            table: self.table.checkpoint(),
            positions: answers.sources.positions(),
            given: answers.given.len(),
            logged: self.log.len(),
        }
    }

    /// Keeps the start of a play for undo. A play with a roll or draw clears the list, unless a
    /// person entered the result.
    fn remember(&mut self, play: Checkpoint<F>) {
        let chance_at = {
            let answers = locked(&self.answers);
            let mut since = (play.given..answers.given.len()).rev();
            since.find(|&at| answers.is_chance(at) && !answers.is_typed(at))
        };
        if let Some(chance_at) = chance_at {
            self.history.clear();
            if self.checkpoint.given == chance_at + 1 {
                return;
            }
        }
        if self.history.len() == MAX_HISTORY {
            self.history.remove(0);
        }
        self.history.push(play);
    }

    /// Records the answers that are not recorded yet.
    pub(super) fn write_answers(&mut self) {
        let new = locked(&self.answers).given.records(self.journal.answers());
        new.iter().for_each(|record| self.journal.write_answer(record));
    }
}
