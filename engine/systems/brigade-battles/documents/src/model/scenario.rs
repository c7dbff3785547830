//! `scenarios/*.yaml`: who begins where, who comes later, and how it is won.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Hex, Id, Keyed, Located, Named, Provenance, Side, Span};

/// A scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Brigade Battles scenario")]
pub struct Scenario {
    /// What it is called.
    pub name: String,
    /// What it is about.
    pub description: String,
    /// The first and the last turn.
    pub turns: Span,
    /// What is played of the first turn.
    #[serde(default)]
    pub first_turn: FirstTurn,
    /// Who plays first in each turn.
    pub first_side: Side,
    /// Units where they begin.
    #[serde(default)]
    pub setup: SetUp,
    /// Leaders that begin with or next to their own.
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// Who comes later.
    #[serde(default)]
    pub arrivals: Vec<Arrival>,
    /// Who must wait where he stands.
    pub held: Option<Held>,
    /// Rules that may be agreed on.
    #[serde(default)]
    pub options: Named<Optional>,
    /// How it is won.
    pub victory: Victory,
    /// Where the special rules come from.
    pub provenance: Option<Provenance>,
}

/// What is played of the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FirstTurn {
    /// All of it.
    #[default]
    Whole,
    /// The Artillery Phase of each side.
    ArtilleryOnly,
}

/// Units where they begin.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// Where it comes from; parts are hexes.
    pub provenance: Option<Provenance>,
    /// Units by hex.
    #[serde(default)]
    pub hexes: Keyed<Hex, Located<Id>>,
}

/// Who comes together: one of `turn`, `table` and `each-turn` says when.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Arrival {
    /// What they are called together.
    pub name: Located<String>,
    /// Whose they are.
    pub side: Side,
    /// Where they enter.
    pub hex: Located<Hex>,
    /// The turn on which they are due.
    pub turn: Option<u8>,
    /// A die says the turn.
    pub table: Option<Table>,
    /// A die is rolled each turn.
    pub each_turn: Option<EachTurn>,
    /// The last turn on which they may stay away.
    pub latest: Option<u8>,
    /// Their movement points on the turn on which they are first due.
    pub allowance: Option<u8>,
    /// The units.
    #[serde(default)]
    pub units: Vec<Located<Id>>,
    /// The leaders.
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// The option with which they come.
    pub option: Option<Located<Id>>,
    /// The option with which they do not come in this way.
    pub without: Option<Located<Id>>,
    /// What their coming costs their side.
    pub price: Option<Price>,
    /// Where this comes from.
    pub provenance: Option<Provenance>,
}

/// A die that says the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The turn on which it is rolled.
    pub when: u8,
    /// The turn for each face from 1 up.
    pub turns: [u8; 10],
}

/// A die that has to be less than the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EachTurn {
    /// From when on.
    pub from: u8,
    /// What is added to it.
    pub modifier: i8,
}

/// Points that the other side has for an arrival.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Price {
    /// How many.
    pub points: u16,
    /// The turns on which it has none.
    #[serde(default)]
    pub not_on: Vec<u8>,
}

/// Who must wait where he stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// The units.
    pub units: Vec<Located<Id>>,
    /// The leaders.
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// They are free from this turn on.
    pub until: u8,
    /// Where this comes from.
    pub provenance: Option<Provenance>,
}

/// A rule that may be agreed on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Optional {
    /// What it is called.
    pub name: String,
    /// What it brings.
    pub description: String,
}

/// How a scenario is won.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Victory {
    /// Who holds objectives, and has to win.
    pub side: Side,
    /// Points for each objective at the end of each turn.
    pub objective: u16,
    /// The objectives.
    pub hexes: Vec<Located<Hex>>,
    /// By so much that side has to be ahead.
    pub balance: i32,
    /// So much of it has to come from objectives.
    pub from_objectives: u16,
    /// Points for each strength point that the other side loses.
    pub strength: u16,
    /// Points for each step of a leader.
    pub leader: u16,
    /// Where this comes from.
    pub provenance: Option<Provenance>,
}
