//! Effect of an option, computed on a copy of the match.

use kernel::{Ruleset, Secrecy, budget};

use super::{AnyMatch, Decision, DecisionOption, Match, MatchError};
use crate::answer::Record;
use crate::api::{Ahead, Next, OptionPlaces};

impl<F: Ruleset> Match<F> {
    /// Returns the effect of an option of the pending decision.
    ///
    /// # Errors
    /// See [`Match::choose`].
    pub fn ahead(&self, id: &str) -> Result<Ahead, MatchError> {
        let decision = self.decision().ok_or(MatchError::Over)?;
        let mut then = self.clone();
        then.choose(id)?;
        let any: &dyn AnyMatch = &then;
        let chance = any.records_since(self.answered()).iter().any(Record::is_chance);
        // Results of interrupted scripts are worthless, so the program stops here.
        let back = !chance && !budget::is_spent() && then.clone().undo().is_ok();
        let asked = |next: &Decision| {
            (next.side, F::secrecy(&next.kind)) == (decision.side, Secrecy::Open)
                && !next.is_chance()
        };
        let next = then.decision().filter(|next| back && asked(next));
        let next = next.map(|next| then.next(next)).transpose()?;
        Ok(Ahead { id: id.to_owned(), back, next })
    }

    fn next(&self, decision: Decision) -> Result<Next, MatchError> {
        let Decision { kind, prompt, options, .. } = decision;
        let game: &dyn AnyMatch = self;
        Ok(Next {
            kind,
            prompt,
            reach: self.reach().unwrap_or_default(),
            odds: game.odds(None)?,
            options: game.option_places(options),
        })
    }
}

impl<'m> dyn AnyMatch + 'm {
    /// Returns options of the pending decision, each with the hexes that it concerns.
    pub fn option_places(&self, options: Vec<DecisionOption>) -> Vec<OptionPlaces> {
        let mut places = self.involved().places;
        let placed = |option: DecisionOption| {
            let hexes = places.remove(&option.id).unwrap_or_default();
            OptionPlaces { option, hexes }
        };
        options.into_iter().map(placed).collect()
    }
}
