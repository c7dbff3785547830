//! What whoever plays apart from the other side needs to know: what is for whom, and what has come to light.

use std::ops::Range;

use kernel::{Ask, Deed, Draws, Family, Secrecy, Side};

use super::Match;
use crate::answer;

/// Something that may be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lot {
    /// The id of the answer.
    pub id: String,
    /// Its share of the chance.
    pub weight: u32,
    /// Who alone knows whether it is there to draw; nobody where both may.
    pub for_whom: Option<Side>,
}

impl<F: Family> Match<F> {
    /// What may come out of the draw that waits; nothing where none does.
    pub fn lots(&self) -> Vec<Lot> {
        let Some(ask @ Ask::Draw { among }) = self.ask() else { return Vec::new() };
        let lot = |choice, weight| Lot {
            id: answer::id(ask, choice, self.rules()),
            weight,
            for_whom: F::Draws::drawn_for(self.scene(), choice),
        };
        among.iter().map(|each| lot(each.choice, each.weight)).collect()
    }

    /// Whether the other side does not learn what is answered to the question that waits, whatever comes of it.
    pub fn stays_covered(&self) -> bool {
        matches!(self.ask(), Some(Ask::Choose { question, .. })
            if F::secrecy(F::kind(question)) == Secrecy::Covered)
    }

    /// The ids of what the facts from one number up to another lay open of what was drawn before.
    pub fn laid_open(&self, facts: Range<usize>) -> Vec<String> {
        let facts = self.log_since(facts.start).take(facts.len());
        let opened = facts.filter_map(|entry| F::Draws::laid_open(self.rules(), entry));
        opened.map(|drawn| F::Draws::id(self.rules(), drawn)).collect()
    }

    /// The answer that lets the moment pass which the question that waits offers; nothing where one has to do
    /// something.
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
