//! Effect of an option, as programs receive it.

use kernel::{HexNumber, Reached};
use serde::Serialize;

use crate::matches::{DecisionOption, Foretold, OptionOdds};

/// Effect of an option. Reveals no rolls, draws or decisions of the other side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ahead {
    /// Id of the option.
    pub id: String,
    /// Whether the player could take the option back afterwards.
    pub back: bool,
    /// Next decision, if the same side makes it and the other side may know of it. `None`
    /// otherwise, or if the player could not take the option back.
    #[serde(flatten)]
    pub next: Option<Next>,
}

/// The decision that follows an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Next {
    /// Kind of the question.
    pub kind: String,
    /// Prompt for the deciding side.
    pub prompt: String,
    /// Hexes that the moving unit can reach. Empty if the decision is not about movement.
    pub reach: Vec<Reached>,
    /// Odds of the options that lead to rolls.
    pub odds: Vec<OptionOdds<Foretold>>,
    /// Legal options, each with the hexes that it concerns.
    pub options: Vec<OptionPlaces>,
}

/// An option together with the hexes that it concerns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionPlaces {
    /// Option with its id and texts.
    #[serde(flatten)]
    pub option: DecisionOption,
    /// Hexes that the option concerns.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hexes: Vec<HexNumber>,
}
