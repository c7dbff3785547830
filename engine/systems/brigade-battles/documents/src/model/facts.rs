//! `facts.yaml`: printed or reported data, read a second time.
//!
//! The second reading reveals slips in either place. It does not change the game.

use brigade_battles::game::{Arm, Colour};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{HexNumber, HexPair, Id, Keyed, Located, Named, Side};

/// Facts that validation compares with the rest of the package. All are optional.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Brigade Battles facts")]
pub struct Facts {
    /// Facts about hexes.
    #[serde(default = "Keyed::<HexNumber, HexFact>::default")]
    pub hexes: Keyed<HexNumber, HexFact>,
    /// Facts about hexsides.
    #[serde(default = "Keyed::<HexPair, HexsideFact>::default")]
    pub hexsides: Keyed<HexPair, HexsideFact>,
    /// Pairs of adjacent hexes.
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
    /// The source: sections of a rulebook, or a source from game.yaml.
    pub source: String,
    /// Its level.
    pub level: Option<u8>,
    /// Its terrain.
    pub terrain: Option<Id>,
    /// Terrain that it does not have.
    #[serde(default)]
    pub terrain_not: Vec<Id>,
    /// The name of the place.
    pub name: Option<String>,
}

/// Facts about a hexside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexsideFact {
    /// The source.
    pub source: String,
    /// All of its features: `stream`, `road`, `closed`; an empty list if it has none.
    pub is: Vec<Id>,
}

/// Pairs of adjacent hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NeighbourFact {
    /// The source.
    pub source: String,
    /// The pairs.
    pub pairs: Vec<Located<HexPair>>,
}

/// Facts about a combat unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitFact {
    /// The source.
    pub source: String,
    /// Its side.
    pub side: Option<Side>,
    /// Infantry, cavalry or artillery.
    #[schemars(with = "Option<String>")]
    pub arm: Option<Arm>,
    /// Its strength points.
    pub strength: Option<u8>,
    /// Its morale, by the colour of its strength.
    #[schemars(with = "Option<String>")]
    pub morale: Option<Colour>,
    /// Its division, by id.
    pub division: Option<Id>,
    /// Whether it is always in command.
    pub independent: Option<bool>,
}

/// The number of units of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TotalFact {
    /// The source.
    pub source: String,
    /// The side.
    pub side: Side,
    /// Infantry, cavalry or artillery.
    #[schemars(with = "String")]
    pub arm: Arm,
    /// The number of units.
    pub units: usize,
}

/// The time of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TimeFact {
    /// The source.
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
    /// The source.
    pub source: String,
    /// Every unit that starts on the map, by hex. An empty mapping is not compared.
    #[serde(default = "Keyed::<HexNumber, Located<Id>>::default")]
    pub setup: Keyed<HexNumber, Located<Id>>,
    /// The arrivals.
    #[serde(default)]
    pub arrivals: Vec<ArrivalFact>,
}

/// Reinforcements of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArrivalFact {
    /// The turn.
    pub turn: u8,
    /// The hex.
    pub hex: Located<HexNumber>,
    /// The units and leaders.
    pub who: Vec<Located<Id>>,
}
