//! Data that play by mail needs: the side that may see each item, and the items that facts reveal.

use kernel::{Ask, Draws, Effect, Entry, Ruleset, Side};
use serde::Serialize;

use super::Match;
use crate::answer;

/// An item that may be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DrawOption {
    /// Id of the item, as an answer to the draw.
    pub id: String,
    /// Weight of the item. Its probability is this weight divided by the sum of all weights.
    pub weight: u32,
    /// The only side that may see this item. `None` if both sides may.
    pub for_whom: Option<Side>,
}

impl<F: Ruleset> Match<F> {
    /// Returns the items of the pending draw. Empty if no draw is pending.
    pub fn draw_options(&self) -> Vec<DrawOption> {
        let Some(ask @ Ask::Draw { among }) = self.ask() else { return Vec::new() };
        let draw_option = |choice, weight| DrawOption {
            id: answer::id(ask, choice, self.rules()),
            weight,
            for_whom: F::Draws::drawn_for(self.position(), choice),
        };
        among.iter().map(|each| draw_option(each.choice, each.weight)).collect()
    }

    /// Returns the id of the previously drawn item that a fact reveals. `None` if the fact reveals
    /// none.
    pub(super) fn opened(&self, entry: &Entry<F>) -> Option<String> {
        let drawn = F::Draws::laid_open(self.rules(), entry)?;
        Some(F::Draws::id(self.rules(), drawn))
    }

    /// Returns the id of the option that lets the pending reaction window pass. `None` if the side
    /// must act.
    pub fn leave(&self) -> Option<String> {
        let ask @ Ask::Choose { question, options, .. } = self.ask()? else { return None };
        let (last, others) = options.split_last()?;
        let effect = |choice| F::effect(self.position(), question, choice);
        let does = |effect| match effect {
            Effect::Posture(_) | Effect::Aim(_) | Effect::Part(_) | Effect::Decisive(_) => true,
            Effect::Go(_) | Effect::Stay(_) | Effect::Other => false,
        };
        let lets_be = || !does(effect(*last)) && others.iter().any(|&choice| does(effect(choice)));
        let stays = || {
            let here = matches!(effect(*last), Effect::Stay(_));
            here && others.iter().all(|&choice| matches!(effect(choice), Effect::Go(_)))
        };
        let passing = F::marks(self.position(), Some(question), options).passing.get();
        let passing = passing.map(|passing| passing.choice);
        let choice = passing.or_else(|| (lets_be() || stays()).then_some(*last))?;
        Some(answer::id(ask, choice, self.rules()))
    }
}
