//! Where a move under way can go.

use blind_swords::Question;
use blind_swords::check::movement::{self, Stop, Way};
use blind_swords::question::MoveQuestion;
use serde::Serialize;

use super::Match;
use crate::seat::Ask;

/// A hex that the movers can reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reached {
    /// The hex.
    pub hex: String,
    /// The least cost, as a fraction.
    pub cost: String,
    /// The hex before it on the cheapest way.
    pub from: String,
    /// Whether the movers may end there.
    pub stop: bool,
}

impl Match {
    /// The hexes that the movers can reach, if the decision that waits asks for their next step.
    pub fn reach(&self) -> Option<Vec<Reached>> {
        let Ask::Choose { question: Question::Move(MoveQuestion::Hex(walk)), .. } = self.ask()?
        else {
            return None;
        };
        let number = |hex| self.rules().game.map.number(hex).to_string();
        let reached = |way: Way| Reached {
            hex: number(way.hex),
            cost: way.cost.to_string(),
            from: number(way.from),
            stop: way.stop == Stop::Allowed,
        };
        Some(movement::ways(self.scene(), walk).into_iter().map(reached).collect())
    }
}
