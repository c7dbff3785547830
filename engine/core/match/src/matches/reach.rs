//! Hexes within reach of the current move.

use kernel::{Ask, Reached, Ruleset};

use super::Match;

impl<F: Ruleset> Match<F> {
    /// Returns the hexes within reach, if the pending decision asks for a step.
    pub fn reach(&self) -> Option<Vec<Reached>> {
        let Ask::Choose { question, .. } = self.ask()? else { return None };
        F::reach(self.position(), question)
    }
}
