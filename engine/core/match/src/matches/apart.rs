//! Information needed for play by mail: which side may see what, and what was revealed.

use std::ops::Range;

use kernel::{Ask, Deed, Draws, Family, Secrecy, Side};

use super::Match;
use crate::answer;

/// An item that may be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lot {
    /// Id of the answer.
    pub id: String,
    /// Share of the probability.
    pub weight: u32,
    /// Side to which this item is private, or `None` if it is public.
    pub for_whom: Option<Side>,
}

impl<F: Family> Match<F> {
    /// Returns the items of the pending draw. Empty if none is pending.
    pub fn lots(&self) -> Vec<Lot> {
        let Some(ask @ Ask::Draw { among }) = self.ask() else { return Vec::new() };
        let lot = |choice, weight| Lot {
            id: answer::id(ask, choice, self.rules()),
            weight,
            for_whom: F::Draws::drawn_for(self.scene(), choice),
        };
        among.iter().map(|each| lot(each.choice, each.weight)).collect()
    }

    /// Whether the answer to the pending question will never be revealed to the other side.
    pub fn stays_covered(&self) -> bool {
        matches!(self.ask(), Some(Ask::Choose { question, .. })
            if F::secrecy(F::kind(question)) == Secrecy::Covered)
    }

    /// Returns the ids of earlier draws that the facts in a range reveal.
    pub fn laid_open(&self, facts: Range<usize>) -> Vec<String> {
        let facts = self.log_since(facts.start).take(facts.len());
        let opened = facts.filter_map(|entry| F::Draws::laid_open(self.rules(), entry));
        opened.map(|drawn| F::Draws::id(self.rules(), drawn)).collect()
    }

    /// Returns the option that lets the pending reaction window pass, or `None` if an action is
    /// required.
    pub fn leave(&self) -> Option<String> {
        let ask @ Ask::Choose { question, options, .. } = self.ask()? else { return None };
        let (last, others) = options.split_last()?;
        let deed = |choice| F::deed(self.scene(), question, choice);
        let does = |deed| match deed {
            Deed::Stance(_) | Deed::Aim(_) | Deed::Part(_) | Deed::Decisive(_) => true,
            Deed::Go(_) | Deed::Stay(_) | Deed::Other => false,
        };
        let lets_be = || !does(deed(*last)) && others.iter().any(|&choice| does(deed(choice)));
        let stays = || {
            let here = matches!(deed(*last), Deed::Stay(_));
            here && others.iter().all(|&choice| matches!(deed(choice), Deed::Go(_)))
        };
        let passing = F::passing(self.scene(), question).map(|passing| passing.choice);
        let choice = passing.or_else(|| (lets_be() || stays()).then_some(*last))?;
        Some(answer::id(ask, choice, self.rules()))
    }
}
