//! `plans/*.yaml`: what a side means to do in a whole game, brigade by brigade.
//!
//! Nothing here changes the game, and no package needs it: computer opponents may open by a plan, and the ladder can have
//! one played against them.

use blind_swords::game::{BrigadeId, Manner, Order};
use document::{Located, Name};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Named;
use super::scenario::Turns;
use super::text::HexNumber;

/// A plan. It may speak of brigades of both sides: each side keeps to what is said of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords plan")]
pub struct Plan {
    /// What it rests on.
    pub note: Option<String>,
    /// What brigades do of which it says nothing.
    #[serde(default)]
    pub manner: Manner,
    /// What it says of brigades, by scenario.
    #[serde(default = "Named::<Vec<Leg>>::default")]
    pub scenarios: Named<Vec<Leg>>,
}

/// What a brigade does in some turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Leg {
    /// The brigade that goes.
    pub brigade: Located<Name<BrigadeId>>,
    /// In which turns.
    pub turns: Located<Turns>,
    /// The order that it is given; any where none is named.
    pub order: Option<Order>,
    /// Where it goes.
    pub to: Option<Located<HexNumber>>,
    /// Why.
    pub note: Option<String>,
}
