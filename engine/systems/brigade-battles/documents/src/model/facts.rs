//! `facts.yaml`: printed or reported data, entered a second time.
//!
//! A comparison of both entries reveals slips in either. The facts do not affect play.

use brigade_battles::game::{Arm, Colour};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Hex, Hexside, Id, Keyed, Located, Named, Side};

/// Facts that validation compares with the rest of the package. All are optional.
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
    /// Pairs of hexes that must be adjacent, by source.
    #[serde(default)]
    pub neighbours: Vec<NeighbourFact>,
    /// Facts about combat units.
    #[serde(default = "Keyed::<Id, UnitFact>::default")]
    pub units: Named<UnitFact>,
    /// Numbers of units by side and arm.
    #[serde(default)]
    pub totals: Vec<TotalFact>,
    /// The times of turns.
    #[serde(default)]
    pub times: Vec<TimeFact>,
    /// Set-up and arrivals, by scenario id.
    #[serde(default = "Keyed::<Id, ScenarioFact>::default")]
    pub scenarios: Named<ScenarioFact>,
}

/// Facts about a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexFact {
    /// Source of the fact: sections of a rulebook, or a source id from `game.yaml`.
    pub source: String,
    /// Level of the hex. Absent if not compared.
    pub level: Option<u8>,
    /// Terrain id of the hex. Absent if not compared.
    pub terrain: Option<Id>,
    /// Terrain ids that the hex does not have.
    #[serde(default)]
    pub terrain_not: Vec<Id>,
    /// Printed name of the hex. Absent if not compared.
    pub name: Option<String>,
}

/// Facts about a hexside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexsideFact {
    /// Source of the fact: sections of a rulebook, or a source id from `game.yaml`.
    pub source: String,
    /// All features of the hexside: `stream`, `road`, `closed`. An empty list if it has none.
    pub is: Vec<Id>,
}

/// Pairs of hexes that must be adjacent, with their source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NeighbourFact {
    /// Source of the fact: sections of a rulebook, or a source id from `game.yaml`.
    pub source: String,
    /// Pairs of hexes that must be adjacent.
    pub pairs: Vec<Located<Hexside>>,
}

/// Facts about a combat unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitFact {
    /// Source of the fact: sections of a rulebook, or a source id from `game.yaml`.
    pub source: String,
    /// Side of the unit. Absent if not compared.
    pub side: Option<Side>,
    /// Arm of the unit: infantry, cavalry or artillery. Absent if not compared.
    #[schemars(with = "Option<String>")]
    pub arm: Option<Arm>,
    /// Full strength points of the unit. Absent if not compared.
    pub strength: Option<u8>,
    /// Morale of the unit, by the colour of its strength. Absent if not compared.
    #[schemars(with = "Option<String>")]
    pub morale: Option<Colour>,
    /// Division id of the unit. Absent if not compared.
    pub division: Option<Id>,
    /// Whether the unit is always in command. Absent if not compared.
    pub independent: Option<bool>,
}

/// Number of units of one side and arm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TotalFact {
    /// Source of the fact: sections of a rulebook, or a source id from `game.yaml`.
    pub source: String,
    /// Side of the counted units.
    pub side: Side,
    /// Arm of the counted units: infantry, cavalry or artillery.
    #[schemars(with = "String")]
    pub arm: Arm,
    /// Expected number of units.
    pub units: usize,
}

/// The time of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TimeFact {
    /// Source of the fact: sections of a rulebook, or a source id from `game.yaml`.
    pub source: String,
    /// Number of the turn, from 1.
    pub turn: u8,
    /// Time of day printed for the turn.
    pub time: String,
}

/// Set-up and arrivals of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScenarioFact {
    /// Source of the fact: sections of a rulebook, or a source id from `game.yaml`.
    pub source: String,
    /// Every unit that starts on the map, by hex. An empty mapping is not compared.
    #[serde(default = "Keyed::<Hex, Located<Id>>::default")]
    pub setup: Keyed<Hex, Located<Id>>,
    /// Reinforcements of the scenario, by turn.
    #[serde(default)]
    pub arrivals: Vec<ArrivalFact>,
}

/// Reinforcements that arrive on one turn at one hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArrivalFact {
    /// Arrival turn.
    pub turn: u8,
    /// Entry hex.
    pub hex: Located<Hex>,
    /// Ids of the units and leaders that arrive.
    pub who: Vec<Located<Id>>,
}
