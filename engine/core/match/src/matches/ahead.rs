//! Effect of an option, computed on a copy of the match.

use kernel::{Ruleset, Secrecy, Side, budget};

use super::{AnyMatch, Decision, DecisionOption, Match, MatchError};
use crate::answer::Record;
use crate::api::{Ahead, Next, OptionPlaces};

impl<F: Ruleset> Match<F> {
    /// Returns the effect of an option of the pending decision, and of the options `then` of the
    /// decisions that follow.
    ///
    /// # Errors
    /// See [`Match::choose`].
    pub fn ahead(&self, id: &str, then: &[String]) -> Result<Ahead, MatchError> {
        let side = self.decision().ok_or(MatchError::Over)?.side;
        let none = || Ahead { id: id.to_owned(), back: false, next: None };
        let mut game = self.clone();
        game.choose(id)?;
        for id in then {
            // The options of a decision of the other side, or of a secret one, stay unknown.
            if self.is_final(&game) || game.asked(side).is_none() {
                return Ok(none());
            }
            game.choose(id)?;
        }
        if self.is_final(&game) {
            return Ok(none());
        }
        let next = game.asked(side).map(|next| game.next(next)).transpose()?;
        Ok(Ahead { back: true, next, ..none() })
    }

    /// Whether the player could not return from a later state of this match.
    fn is_final(&self, later: &Self) -> bool {
        let any: &dyn AnyMatch = later;
        let chance = any.records_since(self.answered()).iter().any(Record::is_chance);
        // Results of interrupted scripts are worthless, so the program stops here.
        chance || budget::is_spent() || later.clone().undo().is_err()
    }

    /// Returns the pending decision, if this side makes it and the other side may know of it.
    fn asked(&self, side: Side) -> Option<Decision> {
        let is_open = |next: &Decision| {
            (next.side, F::secrecy(&next.kind)) == (side, Secrecy::Open) && !next.is_chance()
        };
        self.decision().filter(is_open)
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
