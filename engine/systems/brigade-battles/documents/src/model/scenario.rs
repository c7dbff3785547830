//! `scenarios/*.yaml`: set-up, reinforcements and victory conditions.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Hex, Id, Keyed, Located, Named, Provenance, Side, Span};

/// A scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Brigade Battles scenario")]
pub struct Scenario {
    /// Display name.
    pub name: String,
    /// Description.
    pub description: String,
    /// First and last turn.
    pub turns: Span,
    /// Phases of the first turn that are played.
    #[serde(default)]
    pub first_turn: FirstTurn,
    /// Side that plays first in each turn.
    pub first_side: Side,
    /// Starting hexes of units.
    #[serde(default)]
    pub setup: SetUp,
    /// Leaders that are set up with or next to their own units.
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// Reinforcement groups.
    #[serde(default)]
    pub arrivals: Vec<Arrival>,
    /// Units and leaders that may not move at first.
    pub held: Option<Held>,
    /// Optional rules.
    #[serde(default)]
    pub options: Named<Optional>,
    /// Victory conditions.
    pub victory: Victory,
    /// Origin of the special rules.
    pub provenance: Option<Provenance>,
}

/// Phases of the first turn that are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FirstTurn {
    /// The whole turn.
    #[default]
    Whole,
    /// Only the Artillery Phase of each side.
    ArtilleryOnly,
}

/// Starting hexes of units.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// Origin of the set-up. Part names are hexes.
    pub provenance: Option<Provenance>,
    /// Units by hex.
    #[serde(default)]
    pub hexes: Keyed<Hex, Located<Id>>,
}

/// Group of reinforcements. Exactly one of `turn`, `table` and `each-turn` gives the due turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Arrival {
    /// Name of the group.
    pub name: Located<String>,
    /// Owning side.
    pub side: Side,
    /// Entry hex.
    pub hex: Located<Hex>,
    /// Due turn.
    pub turn: Option<u8>,
    /// Die roll that gives the due turn.
    pub table: Option<Table>,
    /// Die roll on each turn.
    pub each_turn: Option<EachTurn>,
    /// Last turn on which the group may delay its entry.
    pub latest: Option<u8>,
    /// Movement points on the first due turn.
    pub allowance: Option<u8>,
    /// The units.
    #[serde(default)]
    pub units: Vec<Located<Id>>,
    /// The leaders.
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// Optional rule under which the group comes.
    pub option: Option<Located<Id>>,
    /// Optional rule under which this group does not come.
    pub without: Option<Located<Id>>,
    /// Points that the other side gets for the arrival.
    pub price: Option<Price>,
    /// Origin of these values.
    pub provenance: Option<Provenance>,
}

/// Die roll that gives the due turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The turn on which it is rolled.
    pub when: u8,
    /// Due turn for each die face, from 1 up.
    pub turns: [u8; 10],
}

/// Die roll on each turn. The group comes if the modified die is less than the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EachTurn {
    /// First turn of the rolls.
    pub from: u8,
    /// Die modifier.
    pub modifier: i8,
}

/// Points that the other side gets for an arrival.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Price {
    /// Number of points.
    pub points: u16,
    /// Turns on which an arrival gives no points.
    #[serde(default)]
    pub not_on: Vec<u8>,
}

/// Units and leaders that may not move at first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// The units.
    pub units: Vec<Located<Id>>,
    /// The leaders.
    #[serde(default)]
    pub leaders: Vec<Located<Id>>,
    /// First turn on which they may move.
    pub until: u8,
    /// Origin of these values.
    pub provenance: Option<Provenance>,
}

/// Optional rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Optional {
    /// Display name.
    pub name: String,
    /// Description of its effect.
    pub description: String,
}

/// Victory conditions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Victory {
    /// Side that scores objectives and has to win.
    pub side: Side,
    /// Points for each objective at the end of each turn.
    pub objective: u16,
    /// The objectives.
    pub hexes: Vec<Located<Hex>>,
    /// Lead in points that this side needs.
    pub balance: i32,
    /// Points that this side needs from objectives.
    pub from_objectives: u16,
    /// Points for each strength point that the other side loses.
    pub strength: u16,
    /// Points for each step of a leader.
    pub leader: u16,
    /// Origin of these values.
    pub provenance: Option<Provenance>,
}
