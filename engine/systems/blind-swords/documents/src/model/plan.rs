//! `plans/*.yaml`: a side's plan for a whole game, brigade by brigade.
//!
//! Plans are optional and do not affect the rules. Computer opponents may open by a plan, and the
//! ladder can play one as an opponent.

use blind_swords::game::{Manner, Order};
use document::Located;
use document::text::Id;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::scenario::Turns;
use super::text::HexNumber;
use super::{Keyed, Named};

/// Plan. It may cover brigades of both sides; each side uses the part for its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords plan")]
pub struct Plan {
    /// Basis of the plan.
    pub note: Option<String>,
    /// Behaviour of brigades that the plan does not mention.
    #[serde(default)]
    pub manner: Manner,
    /// Legs of brigades, by scenario.
    #[serde(default = "Keyed::<Id, Vec<Leg>>::default")]
    pub scenarios: Named<Vec<Leg>>,
}

/// Task of a brigade for some turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Leg {
    /// Brigade.
    pub brigade: Located<Id>,
    /// Turns.
    pub turns: Located<Turns>,
    /// Order to give; any if omitted.
    pub order: Option<Order>,
    /// Destination.
    pub to: Option<Located<HexNumber>>,
    /// Reason.
    pub note: Option<String>,
}
