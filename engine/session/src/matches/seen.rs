//! What a side gets at its own seat: nothing in it depends on what it may not know.
//!
//! What cannot be hidden from a side is how long the other side takes, and therefore whether it is
//! asked anything at all: as at a table, where a player is seen to look at his chits.

use blind_swords::describe::Line;
use blind_swords::view;
use kernel::Side;
use serde::Serialize;

use super::{Decision, Match};
use crate::answer::Record;

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

impl Match {
    /// The decision that waits, as a side may know it; nothing when the game is over.
    pub fn decision_for(&self, side: Side) -> Option<Waiting> {
        let mut decision = self.decision()?;
        if decision.is_chance() {
            return Some(Waiting::Chance { waiting: decision.kind });
        }
        if decision.side != side {
            return Some(Waiting::Other { waiting: decision.side });
        }
        let known = |record: &&Record| record.is_chance() || record.side == Some(side);
        decision.n = self.records().iter().filter(known).count() as u32 + 1;
        Some(Waiting::Own(Box::new(decision)))
    }

    /// What happened since an event of the log, as a side may read it.
    pub fn log_for(&self, side: Side, from: usize) -> Vec<Line> {
        let entries = self.log().skip(from);
        entries.filter_map(|entry| view::line(&self.rules, entry, side)).collect()
    }

    /// All that lies open to a side.
    pub fn view_for(&self, side: Side) -> view::SideView<'_> {
        view::side(self.scene(), side)
    }

    /// Whether a side is to answer the decision that waits.
    pub fn is_turn_of(&self, side: Side) -> bool {
        matches!(self.decision_for(side), Some(Waiting::Own(_)))
    }
}
