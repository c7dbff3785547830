//! `scenarios/*.yaml`: set-up, reinforcements and victory conditions.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{HexNumber, Id, Keyed, Located, Named, Provenance, Side, Span};

/// Root of a scenario file: set-up, reinforcements and victory conditions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Brigade Battles scenario")]
pub struct Scenario {
    /// Name of the scenario, shown to players.
    pub name: String,
    /// Short description of the scenario, shown to players.
    pub description: String,
    /// First and last turn of the scenario.
    pub turns: Span,
    /// Phases that are played on the first turn (default: `whole`).
    #[serde(default)]
    pub first_turn: FirstTurn,
    /// Side that plays first on each turn.
    pub first_side: Side,
    /// Starting hexes of the units (default: none).
    #[serde(default)]
    pub setup: SetUp,
    /// Ids of the leaders that start with or adjacent to their own units. The owners choose the
    /// hexes.
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// Groups of reinforcements, which arrive during the scenario (default: none).
    #[serde(default)]
    pub arrivals: Vec<Arrival>,
    /// Units and leaders that may not move before a certain turn (default: none).
    pub held: Option<Held>,
    /// Optional rules that players may choose before the game, by id (default: none).
    #[serde(default)]
    pub options: Named<Optional>,
    /// Victory conditions of the scenario.
    pub victory: Victory,
    /// Origin of the scenario's special rules.
    pub provenance: Option<Provenance>,
}

/// Phases that are played on the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FirstTurn {
    /// All phases are played.
    #[default]
    Whole,
    /// Only the Artillery Phase of each side is played.
    ArtilleryOnly,
}

/// Starting hexes of the units.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// Origin of the starting hexes: one origin for all, or a mapping with hex numbers as keys.
    pub provenance: Option<Provenance>,
    /// Id of the unit that starts in each hex, by hex number.
    #[serde(default)]
    pub hexes: Keyed<HexNumber, Located<Id>>,
}

/// Group of reinforcements. The author writes exactly one of `turn`, `table` and `each-turn`, which
/// decides the turn of its arrival.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Arrival {
    /// Name of the group, shown to players.
    pub name: Located<String>,
    /// Side to which the group belongs.
    pub side: Side,
    /// The entry hex.
    pub hex: Located<HexNumber>,
    /// Due turn.
    pub turn: Option<u8>,
    /// Table in which one die roll finds the turn on which the group is due.
    pub table: Option<Table>,
    /// Die rolled on each turn until the group arrives.
    pub each_turn: Option<EachTurn>,
    /// Last turn on which the group may enter (default: no limit).
    pub latest: Option<u8>,
    /// Movement points of the group on the turn when it is due (default: not reduced).
    pub allowance: Option<u8>,
    /// Ids of the units in the group (default: none).
    #[serde(default)]
    pub units: Vec<Located<Id>>,
    /// Ids of the leaders in the group (default: none).
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// Id of the optional rule without which the group does not arrive (default: none).
    pub option: Option<Located<Id>>,
    /// Id of the optional rule that cancels the arrival of the group (default: none).
    pub without: Option<Located<Id>>,
    /// Victory points that the enemy scores when the group arrives (default: none).
    pub price: Option<Price>,
    /// Origin of the arrival's turn, hex and other figures.
    pub provenance: Option<Provenance>,
}

/// Table in which one die roll finds the turn on which a group is due.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Turn on which the die is rolled.
    pub when: u8,
    /// Turn on which the group is due, for each roll of the ten-sided die from 1 to 10.
    pub turns: [u8; 10],
}

/// Die rolled on each turn. The group arrives if the modified roll is lower than the number of the
/// turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EachTurn {
    /// First turn on which the die is rolled.
    pub from: u8,
    /// Number added to the die roll.
    pub modifier: i8,
}

/// Victory points that the enemy scores when a group arrives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Price {
    /// Victory points for the arrival of the group.
    pub points: u16,
    /// Turns on which the enemy scores nothing for the arrival of the group (default: none).
    #[serde(default)]
    pub not_on: Vec<u8>,
}

/// Units and leaders that may not move before a certain turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// Ids of the units that may not move.
    pub units: Vec<Located<Id>>,
    /// Ids of the leaders that may not move (default: none).
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// First turn on which these units and leaders may move.
    pub until: u8,
    /// Origin of the lists and the turn.
    pub provenance: Option<Provenance>,
}

/// Name and description of an optional rule of the scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Optional {
    /// Name of the optional rule, shown to players.
    pub name: String,
    /// Description of the optional rule's effect, shown to players.
    pub description: String,
}

/// Victory conditions of the scenario. One side scores for objectives and needs a certain lead to
/// win.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Victory {
    /// Side that scores for objectives and must meet the victory conditions.
    pub side: Side,
    /// Victory points for each objective that the side holds at the end of a turn.
    pub objective: u16,
    /// The objectives.
    pub hexes: Vec<Located<HexNumber>>,
    /// The required lead of that side, in points.
    pub balance: i32,
    /// Victory points from objectives that the side needs to win.
    pub from_objectives: u16,
    /// Victory points of each side for each strength point that its enemy loses.
    pub strength: u16,
    /// Victory points of each side for each step that the enemy's leaders lose.
    pub leader: u16,
    /// Origin of the victory conditions.
    pub provenance: Option<Provenance>,
}
