//! `facts.yaml`: printed or reported data, read a second time.
//!
//! The second reading reveals slips in either place. It does not change the game.

use brigade_battles::game::{Arm, Colour};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Hex, Hexside, Id, Keyed, Located, Named, Side};

/// Facts with which the rest of the package is compared. All parts are optional.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Brigade Battles facts")]
pub struct Facts {
    /// Facts about hexes.
    #[serde(default = "Keyed::<Hex, HexFact>::default")]
    pub hexes: Keyed<Hex, HexFact>,
    /// Facts about hexsides.
    #[serde(default = "Keyed::<Hexside, HexsideFact>::default")]
    pub hexsides: Keyed<Hexside, HexsideFact>,
    /// Pairs of adjacent hexes, by source.
    #[serde(default)]
    pub neighbours: Vec<NeighbourFact>,
    /// Facts about combat units.
    #[serde(default = "Keyed::<Id, UnitFact>::default")]
    pub units: Named<UnitFact>,
    /// Numbers of units by side and arm.
    #[serde(default)]
    pub totals: Vec<TotalFact>,
    /// Starting times of turns.
    #[serde(default)]
    pub times: Vec<TimeFact>,
    /// Set-ups and arrivals, by scenario id.
    #[serde(default = "Keyed::<Id, ScenarioFact>::default")]
    pub scenarios: Named<ScenarioFact>,
}

/// Facts about a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexFact {
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// Its level.
    pub level: Option<u8>,
    /// Its terrain.
    pub terrain: Option<Id>,
    /// Kinds of terrain that the hex does not have.
    #[serde(default)]
    pub terrain_not: Vec<Id>,
    /// Name of the place.
    pub name: Option<String>,
}

/// Facts about a hexside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexsideFact {
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// Complete list of its features: `stream`, `road`, `closed`. Empty if there are none.
    pub is: Vec<Id>,
}

/// Pairs of adjacent hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NeighbourFact {
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// The pairs.
    pub pairs: Vec<Located<Hexside>>,
}

/// Facts about a combat unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitFact {
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// Owning side.
    pub side: Option<Side>,
    /// Arm: infantry, cavalry or artillery.
    #[schemars(with = "Option<String>")]
    pub arm: Option<Arm>,
    /// Its strength points.
    pub strength: Option<u8>,
    /// Colour of its strength, which gives its morale.
    #[schemars(with = "Option<String>")]
    pub morale: Option<Colour>,
    /// Division, by its id in `units.yaml`.
    pub division: Option<Id>,
    /// Whether it is always in command.
    pub independent: Option<bool>,
}

/// Number of units of an arm of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TotalFact {
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// Owning side.
    pub side: Side,
    /// Arm: infantry, cavalry or artillery.
    #[schemars(with = "String")]
    pub arm: Arm,
    /// Number of units.
    pub units: usize,
}

/// Starting time of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TimeFact {
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// The turn.
    pub turn: u8,
    /// The time.
    pub time: String,
}

/// Set-up and arrivals of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScenarioFact {
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// All units on the map, by hex. An empty list makes no statement.
    #[serde(default = "Keyed::<Hex, Located<Id>>::default")]
    pub setup: Keyed<Hex, Located<Id>>,
    /// Arrivals.
    #[serde(default)]
    pub arrivals: Vec<ArrivalFact>,
}

/// Arrivals on a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArrivalFact {
    /// The turn.
    pub turn: u8,
    /// The hex.
    pub hex: Located<Hex>,
    /// The units and leaders.
    pub who: Vec<Located<Id>>,
}
