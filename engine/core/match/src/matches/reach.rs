//! Hexes within reach of the current move.

use kernel::{Ask, Reached, Ruleset};

use super::Match;

impl<F: Ruleset> Match<F> {
    /// Returns the hexes that the moving unit can reach. `None` if the pending decision is not
    /// about movement.
    pub fn reach(&self) -> Option<Vec<Reached>> {
        let Ask::Choose { question, .. } = self.ask()? else { return None };
        F::marks(self.position(), Some(question), &[]).reach.get()
    }
}
