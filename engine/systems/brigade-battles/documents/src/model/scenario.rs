//! `scenarios/*.yaml`: set-up, reinforcements and victory conditions.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{HexNumber, Id, Keyed, Located, Named, Provenance, Side, Span};

/// A scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Brigade Battles scenario")]
pub struct Scenario {
    /// Its name.
    pub name: String,
    /// A short description.
    pub description: String,
    /// First and last turn.
    pub turns: Span,
    /// The extent of the first turn.
    #[serde(default)]
    pub first_turn: FirstTurn,
    /// The side that plays first in each turn.
    pub first_side: Side,
    /// The starting hexes of units.
    #[serde(default)]
    pub setup: SetUp,
    /// Leaders that start with or adjacent to their own units.
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// The reinforcements.
    #[serde(default)]
    pub arrivals: Vec<Arrival>,
    /// Units and leaders that may not move yet.
    pub held: Option<Held>,
    /// Optional rules.
    #[serde(default)]
    pub options: Named<Optional>,
    /// The victory conditions.
    pub victory: Victory,
    /// The origin of the special rules.
    pub provenance: Option<Provenance>,
}

/// The extent of the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FirstTurn {
    /// The whole turn.
    #[default]
    Whole,
    /// Only the Artillery Phase of each side.
    ArtilleryOnly,
}

/// The starting hexes of units.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// The origin. Parts are hexes.
    pub provenance: Option<Provenance>,
    /// Units by hex.
    #[serde(default)]
    pub hexes: Keyed<HexNumber, Located<Id>>,
}

/// A group of reinforcements. Exactly one of `turn`, `table` and `each-turn` sets its turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Arrival {
    /// The name of the group.
    pub name: Located<String>,
    /// The side.
    pub side: Side,
    /// The entry hex.
    pub hex: Located<HexNumber>,
    /// Due turn.
    pub turn: Option<u8>,
    /// A table that sets the turn by a die roll.
    pub table: Option<Table>,
    /// A die roll each turn.
    pub each_turn: Option<EachTurn>,
    /// The last turn to which their owner may delay them.
    pub latest: Option<u8>,
    /// Their movement points on the first turn on which they are due.
    pub allowance: Option<u8>,
    /// The units.
    #[serde(default)]
    pub units: Vec<Located<Id>>,
    /// The leaders.
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// The option that brings them.
    pub option: Option<Located<Id>>,
    /// The option that rules out this arrival.
    pub without: Option<Located<Id>>,
    /// The price of their arrival for their side.
    pub price: Option<Price>,
    /// The origin.
    pub provenance: Option<Provenance>,
}

/// A table that sets the turn by a die roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The turn on which to roll.
    pub when: u8,
    /// The turn for each roll from 1 up.
    pub turns: [u8; 10],
}

/// A die roll that must be less than the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EachTurn {
    /// The first turn on which to roll.
    pub from: u8,
    /// The modifier to the roll.
    pub modifier: i8,
}

/// The points that the enemy scores for an arrival.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Price {
    /// The number.
    pub points: u16,
    /// The turns on which the enemy scores nothing.
    #[serde(default)]
    pub not_on: Vec<u8>,
}

/// Units and leaders that may not move yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// The units.
    pub units: Vec<Located<Id>>,
    /// The leaders.
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// The first turn on which they may move.
    pub until: u8,
    /// The origin.
    pub provenance: Option<Provenance>,
}

/// An optional rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Optional {
    /// Its name.
    pub name: String,
    /// Its effect.
    pub description: String,
}

/// The victory conditions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Victory {
    /// The side that scores for objectives and must win.
    pub side: Side,
    /// Points for each objective at the end of each turn.
    pub objective: u16,
    /// The objectives.
    pub hexes: Vec<Located<HexNumber>>,
    /// The required lead of that side, in points.
    pub balance: i32,
    /// The part of it that must come from objectives.
    pub from_objectives: u16,
    /// Points for each strength point lost by the other side.
    pub strength: u16,
    /// Points for each step of a leader.
    pub leader: u16,
    /// The origin.
    pub provenance: Option<Provenance>,
}
