//! Plans: private copies of a match on which a player tries moves. A plan knows only what its side
//! knows, has dice of its own and never affects the match.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Answer, Ask, Draws, Driver, Log, PerSide, Position, Reader, Ruleset, Table};

use super::answer_source::{Answers, Recorded, is_put, locked};
use super::{Match, MatchError};
use crate::answer::Record;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::setup::{Asking, Setup};
use crate::sources::Chance;
use crate::stream::{Purpose, Stream};

impl<F: Ruleset> Match<F> {
    /// Returns a plan from the current position. Both sides are played by its owner, and
    /// everything that the reader may not know is drawn anew.
    ///
    /// The plan is at the pending decision if the reader knows all answers of the current play, and
    /// otherwise at the first decision of the play that the reader does not know.
    ///
    /// # Errors
    /// If the match is over, or is itself only an earlier position.
    pub(crate) fn plan(&self, reader: Reader, seed: Seed) -> Result<Self, MatchError> {
        if self.is_over() {
            return Err(MatchError::Over);
        }
        let mut chance = Stream::new(seed, Purpose::CsaBot);
        let board = self.with_start_of_play(|start| {
            F::imagine(start, reader, &mut |limit| chance.below(limit))
        });
        let known = self.known(reader);
        let mut plan = self.of_board(&board, seed)?;
        // An answer may not fit what was drawn anew. The plan then begins with the play.
        plan.recall(known);
        if plan.run().is_err() {
            plan = self.of_board(&board, seed)?;
            plan.run()?;
        }
        Ok(plan)
    }

    /// Builds the plan at a board, before its first decision.
    fn of_board(&self, board: &F::Board, seed: Seed) -> Result<Self, MatchError> {
        let seats = PerSide { usa: Seat::Human, csa: Seat::Human };
        let (dice, lesson) = (Chance::Seeded, None);
        let setup =
            Setup { seats, seed, dice, lesson, asking: Asking::Choosers, ..self.setup.clone() };
        let journal = self.journal.of_plan::<F>(&setup, board).ok_or(MatchError::NoPosition)?;
        let answers = Answers::new(&setup, &*self.rules);
        let mut plan = Self::at(setup, Arc::clone(&self.rules), board.clone(), answers, journal);
        plan.take_any_dice();
        Ok(plan)
    }

    /// Accepts recorded dice and draws that are not those of the seed.
    pub(crate) fn take_any_dice(&mut self) {
        locked(&self.answers).takes_any_dice = true;
    }

    /// Returns the answers of the current play up to the first one that a reader may not know.
    fn known(&self, reader: Reader) -> VecDeque<Recorded> {
        let known = Arc::default();
        let driver = Recalling {
            reader,
            again: self.since(),
            asking: self.setup.asking,
            known: Arc::clone(&known),
        };
        let board = self.with_start_of_play(|position| position.board.clone());
        let mut table: Table<F> =
            Table::new(Arc::clone(&self.rules), board, Box::new(driver), Log::Dropped);
        // The play stops where the reader knows no more.
        let _ = table.play();
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *known)
    }
}

/// Driver that repeats the current play, and collects the answers that a reader knows.
struct Recalling<F: Ruleset> {
    reader: Reader,
    again: VecDeque<Answer<F>>,
    asking: Asking,
    known: Arc<Mutex<VecDeque<Recorded>>>,
}

impl<F: Ruleset> Driver<F> for Recalling<F> {
    fn puts(&mut self, ask: &Ask<F>, position: Position<'_, F>) -> bool {
        is_put(self.asking, ask, position)
    }

    fn answer(&mut self, ask: &Ask<F>, position: Position<'_, F>) -> Option<Answer<F>> {
        let answer = self.again.pop_front()?;
        let whose = match (ask, &answer) {
            (Ask::Choose { side, question, .. }, _) => {
                F::secrecy(F::kind(question)).is_private().then_some(*side)
            }
            (Ask::Draw { .. }, Answer::Drawn(drawn)) => F::Draws::drawn_for(position, *drawn),
            _ => None,
        };
        if whose.is_some_and(|side| !self.reader.knows(side)) {
            return None;
        }
        // A plan does not ask where there is one option.
        let is_asked = !matches!(ask, Ask::Choose { options, .. } if options.len() == 1);
        if is_asked {
            let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
            let n = known.len() as u32 + 1;
            let record = Record::new(n, ask, &answer, position.package);
            known.push_back(Recorded { line: 0, record });
        }
        Some(answer)
    }
}
