//! Units and hexes that the pending decision concerns, so that a map can mark them.

use std::collections::BTreeMap;

use kernel::{Ask, HexNumber, Ruleset};
use serde::Serialize;

use super::Match;
use crate::answer;

/// Units, hexes and explanations to show for the pending decision.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Involved {
    /// Ids of the counters that the decision concerns.
    pub subjects: Vec<String>,
    /// Hexes that each option concerns, by the id of the option. Options without hexes are omitted.
    pub places: BTreeMap<String, Vec<HexNumber>>,
    /// Explanation of the decision for newcomers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coach: Option<String>,
    /// Reaction window of the decision. `None` if the player may not pass automatically.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pass: Option<Pass>,
}

/// A reaction window that may be passed automatically.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pass {
    /// Id of the option that passes, so that the side does not react.
    pub id: String,
    /// Ids of the items that the side could play in the window. After an automatic pass, the
    /// program asks the player again only if this list changes.
    pub stake: Vec<String>,
}

/// Options of the pending decision, without texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offered {
    /// Number of the game turn.
    pub turn: u8,
    /// Kind of the question.
    pub kind: String,
    /// Ids of the options, in order.
    pub ids: Vec<String>,
}

impl<F: Ruleset> Match<F> {
    /// Returns the options of the pending decision. `None` for rolls and draws.
    pub fn offered(&self) -> Option<Offered> {
        let Some(ask @ Ask::Choose { options, .. }) = self.ask() else { return None };
        let id = |choice: &_| answer::id(ask, *choice, self.rules());
        Some(Offered {
            turn: F::turn(self.position().board).number,
            kind: answer::kind(ask).to_owned(),
            ids: options.iter().map(id).collect(),
        })
    }

    /// Returns the units and hexes that the pending decision concerns. Empty for rolls and draws.
    pub fn involved(&self) -> Involved {
        let Some(ask @ Ask::Choose { question, options, .. }) = self.ask() else {
            return Involved::default();
        };
        let id = |choice| answer::id(ask, choice, self.rules());
        let marks = F::marks(self.position(), Some(question), options);
        let places = options.iter().map(|&choice| id(choice)).zip(marks.places.get());
        let pass = marks.passing.get();
        Involved {
            subjects: marks.subjects.get(),
            coach: F::prompt(self.position(), question).coach.get(),
            places: places.filter(|(_, hexes)| !hexes.is_empty()).collect(),
            pass: pass.map(|passing| Pass { id: id(passing.choice), stake: passing.stake }),
        }
    }
}
