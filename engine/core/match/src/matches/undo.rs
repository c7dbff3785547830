//! Undo: restores an earlier position. Facts are never reversed.

use kernel::{Draws, Ruleset, budget};

use super::checkpoint::Checkpoint;
use super::error::CannotUndo;
use super::played::Played;
use super::{Match, locked};
use crate::journal::Journal;

impl<F: Ruleset> Match<F> {
    /// Takes back the last decision of a person. A roll that a person entered by hand counts as a
    /// decision, since it may be mistyped.
    ///
    /// # Errors
    /// If there is no such decision, or if a roll, draw or reveal followed. The match is then
    /// unchanged.
    pub fn undo(&mut self) -> Result<(), CannotUndo> {
        let index = self.last_decision()?;
        let play = self.play_of(index).ok_or(CannotUndo::Nothing)?.clone();
        let mut back = self.fork(&play, index, Journal::default());
        back.history = self.history.iter().filter(|h| h.given < play.given).cloned().collect();
        let undone = self.log_since(back.logged()).map(|entry| &entry.event);
        if undone.into_iter().any(|event| F::Draws::reveals(back.position(), event)) {
            return Err(CannotUndo::Reveal);
        }
        back.journal = std::mem::take(&mut self.journal);
        back.journal.write_undo(index);
        back.endings = self.endings;
        back.endings.undone();
        *self = back;
        Ok(())
    }

    /// Whether undo can take back the last decision of a person. The check considers later rolls
    /// and draws, but not reveals.
    pub fn can_undo(&self) -> bool {
        self.last_decision().is_ok_and(|index| self.play_of(index).is_some())
    }

    /// Returns the index of the last choice of a person, or of the last roll that a person entered
    /// by hand.
    fn last_decision(&self) -> Result<usize, CannotUndo> {
        if self.early_end().is_some() {
            return Err(CannotUndo::Ended);
        }
        let answers = locked(&self.answers);
        let mut latest = (0..answers.given.len()).rev();
        let index = latest.find(|&index| answers.is_of_person(index) || answers.is_typed(index));
        let index = index.ok_or(CannotUndo::Nothing)?;
        let chance = (index..answers.given.len())
            .any(|later| answers.is_chance(later) && !answers.is_typed(later));
        if chance { Err(CannotUndo::Chance) } else { Ok(index) }
    }

    /// Returns the checkpoint at the start of the play that contains an answer. `None` if the match
    /// no longer keeps the checkpoint.
    fn play_of(&self, index: usize) -> Option<&Checkpoint<F>> {
        let plays = self.history.iter().chain([&self.checkpoint]);
        plays.rev().find(|play| play.given <= index)
    }

    /// Copies the match at the start of a play and replays it up to a number of answers.
    fn fork(&self, play: &Checkpoint<F>, given: usize, journal: Journal) -> Self {
        let mut answers = locked(&self.answers).clone();
        answers.again = answers.given.answers(play.given..given);
        answers.given.truncate(play.given);
        answers.sources.go_to(play.positions);
        let rules = self.rules.clone();
        let board = play.table.board().clone();
        let mut fork = Self::at(self.setup.clone(), rules, board, answers, journal);
        fork.checkpoint.logged = play.logged;
        fork.landmarks = self.landmarks.clone();
        fork.landmarks.go_back(play);
        fork.log = self.log.first(play.logged);
        let earlier = |past: &&Played| past.given <= play.given && past.logged <= play.logged;
        fork.plays = self.plays.iter().take_while(earlier).copied().collect();
        fork.journal.skip_answers(given);
        let run = budget::uncut(|| fork.run());
        run.unwrap_or_else(|error| panic!("what was played can be played again: {error}"));
        fork
    }
}

impl<F: Ruleset> Clone for Match<F> {
    fn clone(&self) -> Self {
        let mut copy = self.fork(&self.checkpoint, self.answered(), Journal::default());
        copy.history.clone_from(&self.history);
        copy.journal = self.journal.clone();
        copy.set_endings(self.endings);
        copy
    }
}
