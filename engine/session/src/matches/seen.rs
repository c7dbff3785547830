//! What a side gets at its own seat: nothing in it depends on what it may not know.
//!
//! What cannot be hidden from a side is how long the other side takes, and therefore whether it is
//! asked anything at all: as at a table, where a player is seen to look at his chits.

use std::collections::BTreeSet;

use blind_swords::describe::Line;
use blind_swords::game::ChitId;
use blind_swords::view::{self, Reader};
use kernel::Side;
use serde::Serialize;

use super::{Decision, DecisionOption, Match, locked};
use crate::answer;

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
        let known = answers.given.iter().scan(0, |known, given| {
            *known += usize::from(given.record.is_known_to(reader));
            Some(*known)
        });
        [0].into_iter().chain(known).collect()
    }

    /// What may be in a real cup for all that a side knows; without a side, that both know.
    pub fn drawable(&self, side: Option<Side>) -> Vec<DecisionOption> {
        let seen = view::chits_seen(self.scene(), side);
        let unseen = Side::BOTH.into_iter().flat_map(|of| &seen.unseen[of]);
        let ids: BTreeSet<&str> = seen.cup.known.iter().chain(unseen).copied().collect();
        let chits = (0..self.rules.game.chits.len()).map(ChitId::from_index);
        let drawn = |chit: ChitId| {
            let id = answer::chit_id(&self.rules.game, chit);
            let label = self.rules.game.chits[chit.index()].name.clone();
            DecisionOption { id, label, note: None }
        };
        let in_question = |chit: &ChitId| ids.contains(&*self.rules.game.chits[chit.index()].id);
        chits.filter(in_question).map(drawn).collect()
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
