//! `facts.yaml`: data from the printed game or from reports, entered a second time.
//!
//! Validation compares the two entries, so that it finds slips in either. Facts do not affect play.

use brigade_battles::game::{Arm, Colour};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{HexNumber, HexPair, Id, Keyed, Located, Named, Side};

/// Root of `facts.yaml`: facts that validation compares with the rest of the package. Every entry
/// is optional.
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
    /// Facts about combat units, by unit id.
    #[serde(default = "Keyed::<Id, UnitFact>::default")]
    #[schemars(extend("x-names" = "unit"))]
    pub units: Named<UnitFact>,
    /// Expected numbers of units of each side and arm.
    #[serde(default)]
    pub totals: Vec<TotalFact>,
    /// Expected times of day of turns.
    #[serde(default)]
    pub times: Vec<TimeFact>,
    /// Set-up and arrivals of each scenario, by scenario id.
    #[serde(default = "Keyed::<Id, ScenarioFact>::default")]
    pub scenarios: Named<ScenarioFact>,
}

/// Facts about one hex. Absent fields are not compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexFact {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Expected level of the hex.
    pub level: Option<u8>,
    /// Expected terrain of the hex, by id.
    #[schemars(extend("x-names" = "terrain"))]
    pub terrain: Option<Id>,
    /// Ids of terrain that the hex must not have.
    #[serde(default)]
    #[schemars(extend("x-contains" = "terrain"))]
    pub terrain_not: Vec<Id>,
    /// Expected printed name of the hex.
    pub name: Option<String>,
}

/// Features that one hexside must have according to a source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexsideFact {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// All features that the hexside must have: `stream`, `road` and `closed`. An empty list means
    /// that it must have none.
    pub is: Vec<Id>,
}

/// Pairs of hexes that must be adjacent, from one source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NeighbourFact {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Pairs of hexes that must be adjacent.
    pub pairs: Vec<Located<HexPair>>,
}

/// Facts about one combat unit. Absent fields are not compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitFact {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Expected side of the unit.
    pub side: Option<Side>,
    /// Expected arm of the unit: `infantry`, `cavalry` or `artillery`.
    #[schemars(with = "Option<String>")]
    pub arm: Option<Arm>,
    /// Expected strength points of the unit at full strength.
    pub strength: Option<u8>,
    /// Expected morale of the unit: the colour in which its strength is printed.
    #[schemars(with = "Option<String>")]
    pub morale: Option<Colour>,
    /// Expected division of the unit, by id.
    #[schemars(extend("x-names" = "division"))]
    pub division: Option<Id>,
    /// Whether the unit must be always in command.
    pub independent: Option<bool>,
}

/// Expected number of units of one side and arm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TotalFact {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Side whose units are counted.
    pub side: Side,
    /// Arm whose units are counted: `infantry`, `cavalry` or `artillery`.
    #[schemars(with = "String")]
    pub arm: Arm,
    /// Expected number of units.
    pub units: usize,
}

/// Expected time of day of one turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TimeFact {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Number of the turn, counted from 1.
    pub turn: u8,
    /// Time of day that the turn track must print for the turn.
    pub time: String,
}

/// Expected set-up and arrivals of one scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScenarioFact {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Every unit that starts on the map, by hex. An empty mapping is not compared.
    #[serde(default = "Keyed::<HexNumber, Located<Id>>::default")]
    #[schemars(extend("x-contains" = "unit"))]
    pub setup: Keyed<HexNumber, Located<Id>>,
    /// Reinforcements that must arrive in the scenario (default: none).
    #[serde(default)]
    pub arrivals: Vec<ArrivalFact>,
}

/// Reinforcements that must arrive on one turn at one hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArrivalFact {
    /// Turn of the arrival, counted from 1.
    pub turn: u8,
    /// Number of the hex at which the reinforcements arrive.
    pub hex: Located<HexNumber>,
    /// Ids of the units and leaders that arrive.
    #[schemars(extend("x-contains" = "unit, leader"))]
    pub who: Vec<Located<Id>>,
}
