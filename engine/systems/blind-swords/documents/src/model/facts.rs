//! `facts.yaml`: printed data, read a second time.
//!
//! The second reading of the printed page reveals slips in either place. It does not change the
//! game.

use blind_swords::game::{Arm, Values};
use document::text::Id;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::scenario::Turns;
use super::text::{HexNumber, HexPair, Ratio};
use super::{Keyed, Named, Side};

/// Facts that validation compares with the rest of the package. All are optional.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords facts")]
pub struct Facts {
    /// Facts about hexes.
    #[serde(default = "Keyed::<HexNumber, HexFact>::default")]
    pub hexes: Keyed<HexNumber, HexFact>,
    /// Facts about hexsides.
    #[serde(default = "Keyed::<HexPair, HexsideFact>::default")]
    pub hexsides: Keyed<HexPair, HexsideFact>,
    /// Counts of terrain, hexsides and roads on the map.
    pub tallies: Option<Tallies>,
    /// Facts about units, alone or together.
    #[serde(default)]
    pub strengths: Vec<StrengthFact>,
    /// The number of chits.
    #[serde(default)]
    pub chits: Vec<ChitFact>,
    /// Set-up and arrivals, by scenario id.
    #[serde(default = "Keyed::<Id, ScenarioFacts>::default")]
    pub scenarios: Named<ScenarioFacts>,
    /// Points for hexes. An entry for a side and a time must list all of its hexes.
    #[serde(default)]
    pub victory: Vec<VictoryFact>,
    /// Points for losses.
    pub losses: Option<LossFacts>,
    /// The victory levels.
    pub levels: Option<LevelFacts>,
}

/// Facts about a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexFact {
    /// The source: sections of a rulebook, or a source from game.yaml.
    pub source: String,
    /// Its level.
    pub level: Option<u8>,
    /// The highest possible level.
    pub level_at_most: Option<u8>,
    /// Its terrain.
    pub terrain: Option<Id>,
    /// Terrain that it does not have.
    #[serde(default)]
    pub terrain_not: Vec<Id>,
    /// The name of the place.
    pub name: Option<String>,
    /// The kind of a road through it.
    pub road: Option<Id>,
    /// The least number of hexsides that roads cross.
    pub road_arms: Option<u8>,
}

/// Facts about a hexside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideFact {
    /// The source.
    pub source: String,
    /// Its slope or water: `slope`, `steep` or another grade (lower hex first), `stream`, `pond` or `nothing`.
    pub is: Option<Id>,
    /// The feature along it.
    pub feature: Option<Id>,
    /// Whether a road crosses it.
    pub road: Option<bool>,
}

/// Counts from the printed map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Tallies {
    /// The source of the counts.
    pub source: String,
    /// Number of hexes by terrain.
    #[serde(default = "Keyed::<Id, u16>::default")]
    pub terrain: Named<u16>,
    /// Number of hexes by level.
    #[serde(default = "Keyed::<String, u16>::default")]
    pub levels: Keyed<String, u16>,
    /// Hexsides by slope grade, by `stream` and `pond`, and by feature id.
    #[serde(default = "Keyed::<Id, u16>::default")]
    pub hexsides: Named<u16>,
    /// Number of hexes by road name.
    #[serde(default = "Keyed::<String, u16>::default")]
    pub roads: Keyed<String, u16>,
}

/// Facts about some units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct StrengthFact {
    /// The source.
    pub source: String,
    /// The units, by their printed names or ids.
    pub units: Vec<String>,
    /// The brigade that consists of exactly these units.
    pub brigade: Option<Id>,
    /// The total of men.
    pub men: Option<u32>,
    /// The total of guns.
    pub guns: Option<u16>,
    /// The total of fresh strength points.
    pub strength: Option<u16>,
    /// Front of each unit.
    pub fresh: Option<Values>,
    /// Back of each unit.
    pub battleworn: Option<Values>,
    /// The weapon of each.
    pub weapon: Option<Id>,
}

/// The number of chits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ChitFact {
    /// The source.
    pub source: String,
    /// The side.
    pub side: Side,
    /// The name of the event chits (default: all of the side together).
    pub name: Option<String>,
    /// The number.
    pub copies: u8,
}

/// Facts about a scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScenarioFacts {
    /// The source.
    pub source: String,
    /// First and last turn.
    pub turns: Option<Turns>,
    /// The complete set-up, as the printed page lists it.
    #[serde(default)]
    pub set_up: Vec<SetUpGroup>,
    /// All units that start in Skirmish Order.
    pub skirmish_order: Option<Vec<String>>,
    /// All arrivals.
    pub arrivals: Option<Vec<ArrivalFact>>,
    /// All division, commander and brigade chits that start in the game.
    pub chits: Option<Vec<Id>>,
    /// All brigades and units that may not act yet.
    pub frozen: Option<Vec<String>>,
}

/// Group of units under one heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SetUpGroup {
    /// Their brigade.
    pub brigade: Option<Id>,
    /// Their division.
    pub division: Option<Id>,
    /// Their side.
    pub side: Option<Side>,
    /// Their arm.
    pub arm: Option<Arm>,
    /// The hex of each, by its printed name or id.
    pub units: Keyed<String, HexNumber>,
}

/// An arrival.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ArrivalFact {
    /// The turn.
    pub turn: u8,
    /// Id of a brigade, a unit or a chit.
    pub who: Id,
    /// The hex.
    pub hex: Option<HexNumber>,
}

/// Points for hexes of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct VictoryFact {
    /// The source.
    pub source: String,
    /// The side.
    pub side: Side,
    /// The time of scoring.
    pub when: VictoryTime,
    /// The scenario (default: all).
    pub scenario: Option<Id>,
    /// The points of each hex.
    #[serde(default = "Keyed::<HexNumber, i16>::default")]
    pub points: Keyed<HexNumber, i16>,
}

/// The time at which hexes score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum VictoryTime {
    /// Control at the end of the game.
    AtEnd,
    /// Control at the end of a turn.
    EachTurn,
    /// Occupied by infantry at the end of a turn.
    OccupiedEachTurn,
    /// Fresh infantry that enters wins at once. The points do not matter.
    Automatic,
}

/// Points for enemy losses, for each strength point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LossFacts {
    /// The source.
    pub source: String,
    /// Points for infantry on the Broken Track.
    pub broken: Option<Ratio>,
    /// Points for eliminated artillery.
    pub eliminated_artillery: Option<Ratio>,
}

/// The victory levels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LevelFacts {
    /// The source.
    pub source: String,
    /// The point differences of all levels, by name.
    pub ranges: Keyed<String, LevelRange>,
}

/// The range of Union minus Confederate points of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LevelRange {
    /// The lowest difference; the lowest level has none.
    pub from: Option<i16>,
    /// The highest difference; the highest level has none.
    pub to: Option<i16>,
    /// The winner, if it is not a draw.
    pub winner: Option<Side>,
}
