//! What a side gets at its own seat: nothing in it depends on what it may not know.
//!
//! What cannot be hidden from a side is how long the other side takes, and therefore whether it is
//! asked anything at all: as at a table, where a player is seen to look at his chits.

use kernel::{Draws, Family, Line, Reader, Side};
use serde::Serialize;

use super::{Decision, DecisionOption, Match, locked};

/// The decision that waits, as a side may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Waiting {
    /// It is this side's own, numbered among all answers that this side knows of.
    Own(Box<Decision>),
    /// It is the other side's; nothing else is said of it.
    Other {
        /// Who decides.
        waiting: Side,
    },
    /// Dice or a draw that people make themselves. Whoever enters it sees what the cup can hold, and
    /// so what neither side may know: it is the referee's.
    Chance {
        /// `roll` or `draw`.
        waiting: String,
    },
}

impl<F: Family> Match<F> {
    /// The decision that waits, as a side may know it; nothing when the game is over.
    pub fn decision_for(&self, side: Side) -> Option<Waiting> {
        let mut decision = self.decision()?;
        if decision.is_chance() {
            return Some(Waiting::Chance { waiting: decision.kind });
        }
        if decision.side != side {
            return Some(Waiting::Other { waiting: decision.side });
        }
        decision.n = self.answers_known(side.into()) as u32 + 1;
        Some(Waiting::Own(Box::new(decision)))
    }

    /// Of how many answers a reader knows that they were given.
    pub fn answers_known(&self, reader: Reader) -> usize {
        self.moments(reader).pop().unwrap_or_default()
    }

    /// Of how many answers a reader knows, after each number of answers from none on.
    pub fn moments(&self, reader: Reader) -> Vec<usize> {
        let answers = locked(&self.answers);
        let given = answers.given.briefs(0..answers.given.len());
        let known = given.scan(0, |known, given| {
            *known += usize::from(given.is_known_to(reader, F::secrecy(given.kind)));
            Some(*known)
        });
        [0].into_iter().chain(known).collect()
    }

    /// What may be in a real cup for all that a side knows; without a side, that both know.
    pub fn drawable(&self, side: Option<Side>) -> Vec<DecisionOption> {
        let drawn = |choice| DecisionOption::drawn::<F>(&self.rules, choice);
        F::Draws::possible(self.scene(), side).into_iter().map(drawn).collect()
    }

    /// What happened since an event of the log, as a reader may read it.
    pub fn log_for(&self, reader: impl Into<Reader>, from: usize) -> Vec<Line> {
        let reader = reader.into();
        let entries = self.log_since(from);
        entries.filter_map(|entry| F::line(&self.rules, entry, reader)).collect()
    }

    /// All that lies open to a reader.
    pub fn view_for(&self, reader: impl Into<Reader>) -> F::View<'_> {
        F::view(self.scene(), reader.into())
    }
}
