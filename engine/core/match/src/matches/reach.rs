//! Where a move under way can go.

use kernel::{Ask, Family, Reached};

use super::Match;

impl<F: Family> Match<F> {
    /// The hexes that the movers can reach, if the decision that waits asks for their next step.
    pub fn reach(&self) -> Option<Vec<Reached>> {
        let Ask::Choose { question, .. } = self.ask()? else { return None };
        F::reach(self.scene(), question)
    }
}
