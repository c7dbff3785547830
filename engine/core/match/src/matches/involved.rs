//! Whom the decision that waits is about, and where its answers lead: for a map to mark.

use std::collections::BTreeMap;

use kernel::{Ask, Family, HexNumber};
use serde::Serialize;

use super::Match;
use crate::answer;

/// What a map marks of the decision that waits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Involved {
    /// The ids of the counters that it is about.
    pub subjects: Vec<String>,
    /// The hexes that its answers are about, by the id of the answer; those about none are left out.
    pub places: BTreeMap<String, Vec<HexNumber>>,
    /// What it is about, for whoever meets such a decision for the first time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coach: Option<String>,
    /// How to let the moment pass that it is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pass: Option<Pass>,
}

/// A moment that one may let pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pass {
    /// The answer that does.
    pub id: String,
    /// What could be played: as long as it is the same, so is the question.
    pub stake: Vec<String>,
}

impl<F: Family> Match<F> {
    /// Whom the decision that waits is about, and where its answers lead; nothing where chance is asked.
    pub fn involved(&self) -> Involved {
        let Some(ask @ Ask::Choose { question, options, .. }) = self.ask() else {
            return Involved::default();
        };
        let id = |choice| answer::id(ask, choice, self.rules());
        let place = |choice| (id(choice), F::places(self.scene(), question, choice));
        let places = options.iter().map(|&choice| place(choice));
        let pass = F::passing(self.scene(), question);
        Involved {
            subjects: F::subjects(self.scene(), question),
            coach: F::coach(question),
            places: places.filter(|(_, hexes)| !hexes.is_empty()).collect(),
            pass: pass.map(|passing| Pass { id: id(passing.choice), stake: passing.stake }),
        }
    }
}
