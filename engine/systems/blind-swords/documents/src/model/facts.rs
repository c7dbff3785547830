//! `facts.yaml`: data from the printed game, entered a second time.
//!
//! Validation compares the two entries, so that it finds slips in either. Facts do not affect play.

use blind_swords::game::{Arm, Turns, Values};
use document::text::Id;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::{HexNumber, HexPair, Ratio};
use super::{Keyed, Named, Side};

/// Root of `facts.yaml`: facts that validation compares with the rest of the package. Every entry
/// is optional.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords facts")]
pub struct Facts {
    /// Facts about hexes, by hex number.
    #[serde(default = "Keyed::<HexNumber, HexFact>::default")]
    pub hexes: Keyed<HexNumber, HexFact>,
    /// Facts about hexsides, by the two hexes of each.
    #[serde(default = "Keyed::<HexPair, HexsideFact>::default")]
    pub hexsides: Keyed<HexPair, HexsideFact>,
    /// Numbers of hexes and hexsides of each kind on the map.
    pub tallies: Option<Tallies>,
    /// Facts about the strength, cohesion and weapons of units or groups of units.
    #[serde(default)]
    pub strengths: Vec<StrengthFact>,
    /// Expected numbers of event chits, in total or by name.
    #[serde(default)]
    pub chits: Vec<ChitFact>,
    /// Set-up and arrivals of each scenario, by scenario id.
    #[serde(default = "Keyed::<Id, ScenarioFacts>::default")]
    pub scenarios: Named<ScenarioFacts>,
    /// Victory points for hexes. Each entry must list every hex that scores for its side at its
    /// time.
    #[serde(default)]
    pub victory: Vec<VictoryFact>,
    /// Expected victory points for enemy losses.
    pub losses: Option<LossFacts>,
    /// Victory levels and their point differences.
    pub levels: Option<LevelFacts>,
}

/// Facts about one hex. Absent fields are not compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexFact {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Expected level of the hex.
    pub level: Option<u8>,
    /// Highest level that the hex may have.
    pub level_at_most: Option<u8>,
    /// Expected terrain of the hex, by id.
    #[schemars(extend("x-names" = "terrain"))]
    pub terrain: Option<Id>,
    /// Ids of terrain that the hex must not have.
    #[serde(default)]
    #[schemars(extend("x-contains" = "terrain"))]
    pub terrain_not: Vec<Id>,
    /// Expected name of the place in the hex.
    pub name: Option<String>,
    /// Id of a kind of road that must pass through the hex.
    #[schemars(extend("x-names" = "road-kind"))]
    pub road: Option<Id>,
    /// Minimum number of the hex's six sides that roads cross.
    pub road_arms: Option<u8>,
}

/// Facts about one hexside. Absent fields are not compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideFact {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Expected slope or water on the hexside: `slope`, `steep` or the id of another grade,
    /// `stream`, `pond` or `nothing`. For a slope, the key names the lower hex first.
    #[schemars(extend("x-names" = "grade"))]
    pub is: Option<Id>,
    /// Id of the feature that the hexside must have, such as a wall.
    #[schemars(extend("x-names" = "feature"))]
    pub feature: Option<Id>,
    /// Whether a road must cross the hexside. `false` forbids a road.
    pub road: Option<bool>,
}

/// Numbers of hexes and hexsides, as counted on the printed map. Kinds that are not listed are not
/// compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Tallies {
    /// Source of the counts: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Number of hexes of each terrain, by terrain id.
    #[serde(default = "Keyed::<Id, u16>::default")]
    #[schemars(extend("x-names" = "terrain"))]
    pub terrain: Named<u16>,
    /// Number of hexes on each level, by level.
    #[serde(default = "Keyed::<String, u16>::default")]
    pub levels: Keyed<String, u16>,
    /// Number of hexsides of each kind, by slope grade, `stream`, `pond` or feature id.
    #[serde(default = "Keyed::<Id, u16>::default")]
    #[schemars(extend("x-names" = "grade, feature"))]
    pub hexsides: Named<u16>,
    /// Number of hexes on each road, by road name.
    #[serde(default = "Keyed::<String, u16>::default")]
    pub roads: Keyed<String, u16>,
}

/// Facts about one or more units. Absent fields are not compared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct StrengthFact {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Units of the fact, by printed name or id.
    #[schemars(extend("x-contains" = "unit"))]
    pub units: Vec<String>,
    /// Id of the brigade that must consist of exactly these units.
    #[schemars(extend("x-names" = "brigade"))]
    pub brigade: Option<Id>,
    /// Total number of men in these units.
    pub men: Option<u32>,
    /// Total number of guns in these units.
    pub guns: Option<u16>,
    /// Total number of fresh strength points of these units.
    pub strength: Option<u16>,
    /// Front of each unit.
    pub fresh: Option<Values>,
    /// Back of each unit.
    pub battleworn: Option<Values>,
    /// Id of each unit's weapon.
    #[schemars(extend("x-names" = "weapon"))]
    pub weapon: Option<Id>,
}

/// Expected number of event chits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ChitFact {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Side that owns the chits.
    pub side: Side,
    /// Name of the chits to count (default: all event chits of the side).
    pub name: Option<String>,
    /// Expected number of chits, copies included.
    pub copies: u8,
}

/// Facts about one scenario. Absent fields are not compared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScenarioFacts {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Expected first and last turn of the scenario.
    pub turns: Option<Turns>,
    /// Complete set-up, in the groups of the printed page.
    #[serde(default)]
    pub set_up: Vec<SetUpGroup>,
    /// Every unit that starts in Skirmish Order, by printed name or id.
    #[schemars(extend("x-contains" = "unit"))]
    pub skirmish_order: Option<Vec<String>>,
    /// Every arrival of the scenario, on all turns.
    pub arrivals: Option<Vec<ArrivalFact>>,
    /// Ids of all division, commander and brigade chits that are in the game from the start.
    #[schemars(extend("x-contains" = "chit"))]
    pub chits: Option<Vec<Id>>,
    /// Every brigade and unit that may not act at the start, by printed name or id.
    #[schemars(extend("x-contains" = "unit, brigade"))]
    pub frozen: Option<Vec<String>>,
}

/// Units that the printed set-up lists under one heading. Absent fields are not compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SetUpGroup {
    /// Id of the brigade to which all units of the group must belong.
    #[schemars(extend("x-names" = "brigade"))]
    pub brigade: Option<Id>,
    /// Id of the division to which all units of the group must belong.
    #[schemars(extend("x-names" = "division"))]
    pub division: Option<Id>,
    /// Side to which all units of the group must belong.
    pub side: Option<Side>,
    /// Arm that all units of the group must have.
    pub arm: Option<Arm>,
    /// Number of the hex in which each unit starts. The keys are printed names or ids of units.
    #[schemars(extend("x-names" = "unit"))]
    pub units: Keyed<String, HexNumber>,
}

/// Expected arrival of a brigade, a unit or a chit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ArrivalFact {
    /// Game turn of the arrival.
    pub turn: u8,
    /// Id of the brigade, unit or chit that arrives.
    #[schemars(extend("x-names" = "unit, brigade, chit"))]
    pub who: Id,
    /// Number of the entry hex. Absent for a chit.
    pub hex: Option<HexNumber>,
}

/// Victory points that one side scores for hexes at one time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct VictoryFact {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Side that scores the points.
    pub side: Side,
    /// Time at which the side scores.
    pub when: VictoryTime,
    /// Id of the scenario in which the hexes score (default: all scenarios).
    pub scenario: Option<Id>,
    /// Victory points for each hex, by hex number.
    #[serde(default = "Keyed::<HexNumber, i16>::default")]
    pub points: Keyed<HexNumber, i16>,
}

/// Time at which a side scores for a hex, and the condition for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum VictoryTime {
    /// At the end of the game, if the side controls the hex.
    AtEnd,
    /// At the end of each turn, if the side controls the hex.
    EachTurn,
    /// At the end of each turn, if infantry of the side occupies the hex.
    OccupiedEachTurn,
    /// Automatic victory as soon as fresh infantry of the side enters the hex. The points are not
    /// compared.
    Automatic,
}

/// Victory points for each enemy strength point lost. Absent fields are not compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LossFacts {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Victory points for each strength point of enemy infantry on the Broken Track.
    pub broken: Option<Ratio>,
    /// Victory points for each strength point of eliminated enemy artillery.
    pub eliminated_artillery: Option<Ratio>,
}

/// All victory levels and their point differences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LevelFacts {
    /// Source of the fact: rulebook sections, or the id of a source in `game.yaml`.
    pub source: String,
    /// Range of point differences for each level, by the name of the level.
    pub ranges: Keyed<String, LevelRange>,
}

/// Range of point differences for one victory level. A difference is Union points minus Confederate
/// points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LevelRange {
    /// Lowest difference in the range. Absent for the lowest level.
    pub from: Option<i16>,
    /// Highest difference in the range. Absent for the highest level.
    pub to: Option<i16>,
    /// Winner at this level. Absent for a draw.
    pub winner: Option<Side>,
}
