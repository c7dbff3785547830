//! `facts.yaml`: printed data, read a second time.
//!
//! Validation compares both readings of the printed page, which reveals slips in either. The facts
//! do not change the game.

use blind_swords::game::Arm;
use document::text::Id;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::scenario::Turns;
use super::text::{FaceValues, HexNumber, HexPair, Ratio};
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
    /// Facts about single units and about groups of units.
    #[serde(default)]
    pub strengths: Vec<StrengthFact>,
    /// Numbers of event chits.
    #[serde(default)]
    pub chits: Vec<ChitFact>,
    /// Set-up and arrivals, by scenario id.
    #[serde(default = "Keyed::<Id, ScenarioFacts>::default")]
    pub scenarios: Named<ScenarioFacts>,
    /// Points for hexes. An entry for a side and a time must list all of its hexes.
    #[serde(default)]
    pub victory: Vec<VictoryFact>,
    /// Points for enemy losses.
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
    /// The level of the hex.
    pub level: Option<u8>,
    /// An upper limit on the level of the hex.
    pub level_at_most: Option<u8>,
    /// The terrain of the hex.
    pub terrain: Option<Id>,
    /// Kinds of terrain that the hex does not have.
    #[serde(default)]
    pub terrain_not: Vec<Id>,
    /// The name of the place in the hex.
    pub name: Option<String>,
    /// The kind of a road through the hex.
    pub road: Option<Id>,
    /// The minimum number of the hex's sides that roads cross.
    pub road_arms: Option<u8>,
}

/// Facts about a hexside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideFact {
    /// The source: sections of a rulebook, or a source from game.yaml.
    pub source: String,
    /// The slope or water on the hexside: `slope`, `steep` or another grade (lower hex first),
    /// `stream`, `pond` or `nothing`.
    pub is: Option<Id>,
    /// The feature along the hexside.
    pub feature: Option<Id>,
    /// Whether a road crosses the hexside.
    pub road: Option<bool>,
}

/// Counts from the printed map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Tallies {
    /// The source of the counts: sections of a rulebook, or a source from game.yaml.
    pub source: String,
    /// Number of hexes by terrain.
    #[serde(default = "Keyed::<Id, u16>::default")]
    pub terrain: Named<u16>,
    /// Number of hexes by level.
    #[serde(default = "Keyed::<String, u16>::default")]
    pub levels: Keyed<String, u16>,
    /// Number of hexsides by slope grade, by `stream` and `pond`, and by feature id.
    #[serde(default = "Keyed::<Id, u16>::default")]
    pub hexsides: Named<u16>,
    /// Number of hexes by road name.
    #[serde(default = "Keyed::<String, u16>::default")]
    pub roads: Keyed<String, u16>,
}

/// Facts about one or more units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct StrengthFact {
    /// The source: sections of a rulebook, or a source from game.yaml.
    pub source: String,
    /// The units, by their printed names or ids.
    pub units: Vec<String>,
    /// The brigade that consists of exactly these units.
    pub brigade: Option<Id>,
    /// The total number of men of these units.
    pub men: Option<u32>,
    /// The total number of guns of these units.
    pub guns: Option<u16>,
    /// The total of the units' fresh strength points.
    pub strength: Option<u16>,
    /// Strength and cohesion on the front of each unit.
    pub fresh: Option<FaceValues>,
    /// Strength and cohesion on the back of each unit.
    pub battleworn: Option<FaceValues>,
    /// The weapon of each unit, by id.
    pub weapon: Option<Id>,
}

/// A number of event chits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ChitFact {
    /// The source: sections of a rulebook, or a source from game.yaml.
    pub source: String,
    /// The side of the chits.
    pub side: Side,
    /// The name of the event chits (default: all event chits of the side).
    pub name: Option<String>,
    /// The number of chits.
    pub copies: u8,
}

/// Facts about a scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScenarioFacts {
    /// The source: sections of a rulebook, or a source from game.yaml.
    pub source: String,
    /// The first and last turn of the scenario.
    pub turns: Option<Turns>,
    /// The complete set-up, as the printed page lists it.
    #[serde(default)]
    pub set_up: Vec<SetUpGroup>,
    /// All units that start in Skirmish Order.
    pub skirmish_order: Option<Vec<String>>,
    /// All arrivals of the scenario.
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
    /// The brigade of all units in the group.
    pub brigade: Option<Id>,
    /// The division of all units in the group.
    pub division: Option<Id>,
    /// The side of all units in the group.
    pub side: Option<Side>,
    /// The arm of all units in the group.
    pub arm: Option<Arm>,
    /// The hex of each unit. Units go by printed name or id.
    pub units: Keyed<String, HexNumber>,
}

/// An arrival of a brigade, a unit or a chit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ArrivalFact {
    /// The game turn of the arrival.
    pub turn: u8,
    /// The id of the brigade, unit or chit.
    pub who: Id,
    /// The entry hex.
    pub hex: Option<HexNumber>,
}

/// Points that a side scores for hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct VictoryFact {
    /// The source: sections of a rulebook, or a source from game.yaml.
    pub source: String,
    /// The side that scores.
    pub side: Side,
    /// The time at which the hexes score.
    pub when: VictoryTime,
    /// The scenario in which the hexes score (default: all).
    pub scenario: Option<Id>,
    /// The points of each hex, by hex number.
    #[serde(default = "Keyed::<HexNumber, i16>::default")]
    pub points: Keyed<HexNumber, i16>,
}

/// The time at which hexes score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum VictoryTime {
    /// Control of the hex at the end of the game.
    AtEnd,
    /// Control of the hex at the end of a turn.
    EachTurn,
    /// Occupation of the hex by infantry at the end of a turn.
    OccupiedEachTurn,
    /// Automatic victory: fresh infantry that enters the hex wins at once. The points do not
    /// matter.
    Automatic,
}

/// Points for enemy losses, for each strength point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LossFacts {
    /// The source: sections of a rulebook, or a source from game.yaml.
    pub source: String,
    /// Points for infantry on the Broken Track.
    pub broken: Option<Ratio>,
    /// Points for eliminated artillery.
    pub eliminated_artillery: Option<Ratio>,
}

/// All victory levels, with their point differences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LevelFacts {
    /// The source: sections of a rulebook, or a source from game.yaml.
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
    /// The winner, unless the level is a draw.
    pub winner: Option<Side>,
}
