//! `facts.yaml`: what is printed or reported, read a second time.
//!
//! What is told twice can be compared: a slip in one of the two is found. Nothing here changes the game.

use brigade_battles::game::{Arm, Colour};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Hex, Hexside, Id, Keyed, Located, Named, Side};

/// Facts with which the rest of the package is compared. Everything may be left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Brigade Battles facts")]
pub struct Facts {
    /// What is said of hexes.
    #[serde(default = "Keyed::<Hex, HexFact>::default")]
    pub hexes: Keyed<Hex, HexFact>,
    /// What is said of hexsides.
    #[serde(default = "Keyed::<Hexside, HexsideFact>::default")]
    pub hexsides: Keyed<Hexside, HexsideFact>,
    /// Hexes that are neighbours, by who says it.
    #[serde(default)]
    pub neighbours: Vec<NeighbourFact>,
    /// What is said of combat units.
    #[serde(default = "Keyed::<Id, UnitFact>::default")]
    pub units: Named<UnitFact>,
    /// How many units a side has, and what they are worth together.
    #[serde(default)]
    pub totals: Vec<TotalFact>,
    /// When turns begin.
    #[serde(default)]
    pub times: Vec<TimeFact>,
    /// Who stands where and comes when, by the ids of scenarios.
    #[serde(default = "Keyed::<Id, ScenarioFact>::default")]
    pub scenarios: Named<ScenarioFact>,
}

/// What is said of a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexFact {
    /// Who says it: sections of a rulebook, or a source of game.yaml.
    pub source: String,
    /// Its level.
    pub level: Option<u8>,
    /// Its terrain.
    pub terrain: Option<Id>,
    /// Terrain that it has not.
    #[serde(default)]
    pub terrain_not: Vec<Id>,
    /// What the place is called.
    pub name: Option<String>,
}

/// What is said of a hexside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexsideFact {
    /// Who says it.
    pub source: String,
    /// Everything that lies on it: `stream`, `road`, `closed`; an empty list where nothing does.
    pub is: Vec<Id>,
}

/// Hexes that are neighbours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NeighbourFact {
    /// Who says it.
    pub source: String,
    /// The pairs.
    pub pairs: Vec<Located<Hexside>>,
}

/// What is said of a combat unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitFact {
    /// Who says it.
    pub source: String,
    /// Whose it is.
    pub side: Option<Side>,
    /// Foot, horse or guns.
    #[schemars(with = "Option<String>")]
    pub arm: Option<Arm>,
    /// Its strength points.
    pub strength: Option<u8>,
    /// The colour of its strength.
    #[schemars(with = "Option<String>")]
    pub morale: Option<Colour>,
    /// Its division, by its id in units.yaml.
    pub division: Option<Id>,
    /// Whether it is always in command.
    pub independent: Option<bool>,
}

/// How many units a side has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TotalFact {
    /// Who says it.
    pub source: String,
    /// Whose they are.
    pub side: Side,
    /// Foot, horse or guns.
    #[schemars(with = "String")]
    pub arm: Arm,
    /// How many there are.
    pub units: usize,
}

/// When a turn begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TimeFact {
    /// Who says it.
    pub source: String,
    /// The turn.
    pub turn: u8,
    /// The time.
    pub time: String,
}

/// Who stands where and comes when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScenarioFact {
    /// Who says it.
    pub source: String,
    /// Every unit that stands on the map, by its hex; where none is named nothing is said.
    #[serde(default = "Keyed::<Hex, Located<Id>>::default")]
    pub setup: Keyed<Hex, Located<Id>>,
    /// Who comes.
    #[serde(default)]
    pub arrivals: Vec<ArrivalFact>,
}

/// Who comes on a turn.
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
