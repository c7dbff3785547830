//! Taking back: the position is restored, never played backwards.

use kernel::{Family, budget};

use super::{Checkpoint, Match, Played, locked};
use crate::journal::Journal;

/// Why the last decision cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotUndo {
    /// No person has decided anything, or not since the match was loaded.
    #[error("there is no decision to undo")]
    Nothing,
    /// Dice were rolled or something was drawn since.
    #[error("a die roll or a draw followed the last decision")]
    Chance,
    /// Something hidden was shown since.
    #[error("the last decision revealed something hidden")]
    Reveal,
    /// It is written in a letter to the other side.
    #[error("your opponent may have read the letter already")]
    Written,
}

impl<F: Family> Match<F> {
    /// Goes back to the last decision of a person, or to the last die that a person threw and entered: it may have been
    /// mistyped.
    ///
    /// # Errors
    /// If there is none, or dice, a draw or a reveal came since; the match is then as it was.
    pub fn undo(&mut self) -> Result<(), CannotUndo> {
        let index = self.last_decision()?;
        let play = self.play_of(index).ok_or(CannotUndo::Nothing)?.clone();
        let mut back = self.fork(&play, index, Journal::default());
        back.history = self.history.iter().filter(|h| h.given < play.given).cloned().collect();
        let undone = self.log_since(back.logged()).map(|entry| &entry.event);
        if undone.into_iter().any(|event| F::reveals(back.scene(), event)) {
            return Err(CannotUndo::Reveal);
        }
        back.journal = std::mem::take(&mut self.journal);
        back.journal.write_undo(index);
        *self = back;
        Ok(())
    }

    /// Whether the last decision of a person could be taken back, dice and draws considered.
    pub fn can_undo(&self) -> bool {
        self.last_decision().is_ok_and(|index| self.play_of(index).is_some())
    }

    /// The index of the last answer that a person gave by choice.
    fn last_decision(&self) -> Result<usize, CannotUndo> {
        let answers = locked(&self.answers);
        let mut latest = (0..answers.given.len()).rev();
        let index = latest.find(|&index| answers.is_of_person(index) || answers.is_typed(index));
        let index = index.ok_or(CannotUndo::Nothing)?;
        let chance = (index..answers.given.len())
            .any(|later| answers.is_chance(later) && !answers.is_typed(later));
        if chance { Err(CannotUndo::Chance) } else { Ok(index) }
    }

    /// The start of the play in which an answer was given, if it is still known.
    fn play_of(&self, index: usize) -> Option<&Checkpoint<F>> {
        let plays = self.history.iter().chain([&self.checkpoint]);
        plays.rev().find(|play| play.given <= index)
    }

    /// The match as it was at the start of a play, run on until so many answers are given again.
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

impl<F: Family> Clone for Match<F> {
    fn clone(&self) -> Self {
        let mut copy = self.fork(&self.checkpoint, self.answered(), Journal::default());
        copy.history.clone_from(&self.history);
        copy.journal = self.journal.clone();
        copy
    }
}
