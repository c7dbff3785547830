//! From one play to the next: the new checkpoint, and what is written down.

use kernel::Family;

use super::{Checkpoint, Match, locked};

/// How many earlier plays are kept to go back to.
const MAX_HISTORY: usize = 256;

/// Where a play ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// How many answers had been given then.
    pub given: usize,
    /// How many events had happened then.
    pub logged: usize,
}

impl<F: Family> Match<F> {
    /// Ends a play: its events are history, and the next play has its own checkpoint.
    pub(super) fn complete(&mut self) {
        self.log.extend(self.table.take_entries());
        self.write_answers();
        let next = self.checkpoint_here();
        self.plays.push(Played { given: next.given, logged: next.logged });
        let turn = |play: &Checkpoint<F>| F::turn(play.table.board());
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

    /// Keeps the start of a play to go back to; nobody goes back before a die or a draw, unless it was entered by hand.
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

    /// Writes down the answers that are not written yet.
    pub(super) fn write_answers(&mut self) {
        let new = self.records_since(self.journal.answers());
        new.iter().for_each(|record| self.journal.write_answer(record));
    }
}
