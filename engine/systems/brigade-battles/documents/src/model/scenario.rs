//! `scenarios/*.yaml`: set-up, reinforcements and victory conditions.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Hex, Id, Keyed, Located, Named, Provenance, Side, Span};

/// Set-up, reinforcements and victory conditions of a scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Brigade Battles scenario")]
pub struct Scenario {
    /// Name of the scenario.
    pub name: String,
    /// Short description of the scenario.
    pub description: String,
    /// Numbers of the first and the last turn.
    pub turns: Span,
    /// Phases of the first turn that are played.
    #[serde(default)]
    pub first_turn: FirstTurn,
    /// The side that plays first in each turn.
    pub first_side: Side,
    /// Starting hexes of the units.
    #[serde(default)]
    pub setup: SetUp,
    /// Leaders that start with or adjacent to their own units.
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// Groups of reinforcements.
    #[serde(default)]
    pub arrivals: Vec<Arrival>,
    /// Units and leaders that may not move before a given turn.
    pub held: Option<Held>,
    /// Optional rules of the scenario, by id.
    #[serde(default)]
    pub options: Named<Optional>,
    /// The victory conditions.
    pub victory: Victory,
    /// Origin of the scenario's special rules.
    pub provenance: Option<Provenance>,
}

/// Phases of the first turn that are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FirstTurn {
    /// All phases of the turn.
    #[default]
    Whole,
    /// Only the Artillery Phase of each side.
    ArtilleryOnly,
}

/// The starting hexes of units.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// Origin of the starting hexes: one for all, or a mapping with hex numbers as keys.
    pub provenance: Option<Provenance>,
    /// Id of the unit that starts in each hex.
    #[serde(default)]
    pub hexes: Keyed<Hex, Located<Id>>,
}

/// A group of reinforcements. Exactly one of `turn`, `table` and `each-turn` sets its turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Arrival {
    /// Name of the group.
    pub name: Located<String>,
    /// Side of the group.
    pub side: Side,
    /// The entry hex.
    pub hex: Located<Hex>,
    /// Fixed due turn.
    pub turn: Option<u8>,
    /// Table from which one die roll takes the due turn.
    pub table: Option<Table>,
    /// Die rolled each turn until the group arrives.
    pub each_turn: Option<EachTurn>,
    /// Last turn on which the group may enter. Absent if there is no limit.
    pub latest: Option<u8>,
    /// Movement points of the group on its first due turn. Absent if not reduced.
    pub allowance: Option<u8>,
    /// Ids of the units in the group.
    #[serde(default)]
    pub units: Vec<Located<Id>>,
    /// Ids of the leaders in the group.
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// Id of the optional rule that brings the group. Absent if it always arrives.
    pub option: Option<Located<Id>>,
    /// Id of the optional rule under which the group does not arrive.
    pub without: Option<Located<Id>>,
    /// Points that the enemy scores for the arrival. Absent if none.
    pub price: Option<Price>,
    /// Origin of the arrival's figures.
    pub provenance: Option<Provenance>,
}

/// Table from which one die roll takes the due turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Turn on which the die is rolled.
    pub when: u8,
    /// Due turn for each face of the die, from 1 up.
    pub turns: [u8; 10],
}

/// Die rolled each turn. The group arrives if the modified die is less than the turn number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EachTurn {
    /// First turn on which the die is rolled.
    pub from: u8,
    /// Die modifier.
    pub modifier: i8,
}

/// Points that the enemy scores for an arrival.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Price {
    /// Points for one arrival of the group.
    pub points: u16,
    /// Arrival turns for which the enemy scores nothing.
    #[serde(default)]
    pub not_on: Vec<u8>,
}

/// Units and leaders that may not move before a given turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// Ids of the held units.
    pub units: Vec<Located<Id>>,
    /// Ids of the held leaders.
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// First turn on which they may move.
    pub until: u8,
    /// Origin of the held units and the turn.
    pub provenance: Option<Provenance>,
}

/// Name and description of an optional rule of the scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Optional {
    /// Name of the optional rule.
    pub name: String,
    /// Description of the optional rule's effect, shown to players.
    pub description: String,
}

/// Conditions under which a side wins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Victory {
    /// The side that scores for objectives and must meet the victory conditions.
    pub side: Side,
    /// Points for each objective at the end of each turn.
    pub objective: u16,
    /// Hexes that count as objectives.
    pub hexes: Vec<Located<Hex>>,
    /// Lead in points that this side needs to win.
    pub balance: i32,
    /// Points that this side needs from objectives to win.
    pub from_objectives: u16,
    /// Points for each strength point lost by the other side.
    pub strength: u16,
    /// Points for each step that the other side's leaders lose.
    pub leader: u16,
    /// Origin of the victory conditions.
    pub provenance: Option<Provenance>,
}
