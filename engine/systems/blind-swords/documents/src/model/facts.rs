//! `facts.yaml`: printed data, read a second time.
//!
//! The second reading of the printed page reveals slips in either place. It does not change the
//! game.

use blind_swords::game::Arm;
use document::text::Id;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::scenario::Turns;
use super::text::{FaceValues, HexNumber, HexPair, Ratio};
use super::{Keyed, Named, Side};

/// Facts with which the rest of the package is compared. All parts are optional.
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
    /// Counts of map features by kind.
    pub tallies: Option<Tallies>,
    /// Facts about single units or groups of units.
    #[serde(default)]
    pub strengths: Vec<StrengthFact>,
    /// Numbers of chits.
    #[serde(default)]
    pub chits: Vec<ChitFact>,
    /// Set-ups and arrivals, by scenario id.
    #[serde(default = "Keyed::<Id, ScenarioFacts>::default")]
    pub scenarios: Named<ScenarioFacts>,
    /// Points for hexes. A fact for a side and time lists all its hexes.
    #[serde(default)]
    pub victory: Vec<VictoryFact>,
    /// Points for losses.
    pub losses: Option<LossFacts>,
    /// Victory levels.
    pub levels: Option<LevelFacts>,
}

/// Facts about a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexFact {
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// Its level.
    pub level: Option<u8>,
    /// Maximum level.
    pub level_at_most: Option<u8>,
    /// Its terrain.
    pub terrain: Option<Id>,
    /// Kinds of terrain that the hex does not have.
    #[serde(default)]
    pub terrain_not: Vec<Id>,
    /// Name of the place.
    pub name: Option<String>,
    /// Kind of a road through it.
    pub road: Option<Id>,
    /// Minimum number of hexsides crossed by roads.
    pub road_arms: Option<u8>,
}

/// Facts about a hexside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideFact {
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// Slope or water on it: `slope`, `steep` or another grade (lower hex first), `stream`, `pond`,
    /// `nothing`.
    pub is: Option<Id>,
    /// Hexside feature of the package.
    pub feature: Option<Id>,
    /// Whether a road crosses it.
    pub road: Option<bool>,
}

/// Counts of map features by kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Tallies {
    /// Source of the counts.
    pub source: String,
    /// Number of hexes by terrain.
    #[serde(default = "Keyed::<Id, u16>::default")]
    pub terrain: Named<u16>,
    /// Number of hexes by level.
    #[serde(default = "Keyed::<String, u16>::default")]
    pub levels: Keyed<String, u16>,
    /// Number of hexsides by slope grade, `stream`, `pond` or feature id.
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
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// Units, by printed name or id.
    pub units: Vec<String>,
    /// Brigade that consists of exactly these units.
    pub brigade: Option<Id>,
    /// Total number of men.
    pub men: Option<u32>,
    /// Total number of guns.
    pub guns: Option<u16>,
    /// Total fresh strength points.
    pub strength: Option<u16>,
    /// Front of each unit.
    pub fresh: Option<FaceValues>,
    /// Back of each unit.
    pub battleworn: Option<FaceValues>,
    /// Weapon of each unit.
    pub weapon: Option<Id>,
}

/// Number of chits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ChitFact {
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// Owning side.
    pub side: Side,
    /// Name of the event chits; all of the side's if omitted.
    pub name: Option<String>,
    /// Number of copies.
    pub copies: u8,
}

/// Facts about a scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScenarioFacts {
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// First and last turn.
    pub turns: Option<Turns>,
    /// Complete set-up, in groups as the rulebook lists them.
    #[serde(default)]
    pub set_up: Vec<SetUpGroup>,
    /// Complete list of units that begin in Skirmish Order.
    pub skirmish_order: Option<Vec<String>>,
    /// Complete list of arrivals.
    pub arrivals: Option<Vec<ArrivalFact>>,
    /// Complete list of division, commander and brigade chits in the game from the start.
    pub chits: Option<Vec<Id>>,
    /// Complete list of brigades and units that may not act yet.
    pub frozen: Option<Vec<String>>,
}

/// Group of units under one heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SetUpGroup {
    /// Brigade of all of them.
    pub brigade: Option<Id>,
    /// Division of all of them.
    pub division: Option<Id>,
    /// Side of all of them.
    pub side: Option<Side>,
    /// Arm of all of them.
    pub arm: Option<Arm>,
    /// Hex of each unit, by printed name or id.
    pub units: Keyed<String, HexNumber>,
}

/// Arrival.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ArrivalFact {
    /// Turn.
    pub turn: u8,
    /// Id of a brigade, a unit or a chit.
    pub who: Id,
    /// Entry hex.
    pub hex: Option<HexNumber>,
}

/// Points for hexes to a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct VictoryFact {
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// Side that gets the points.
    pub side: Side,
    /// Time of the score.
    pub when: VictoryTime,
    /// Scenario; all if omitted.
    pub scenario: Option<Id>,
    /// Points by hex.
    #[serde(default = "Keyed::<HexNumber, i16>::default")]
    pub points: Keyed<HexNumber, i16>,
}

/// Time at which hexes give points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum VictoryTime {
    /// Control at the end of the game.
    AtEnd,
    /// Control at the end of a turn.
    EachTurn,
    /// Infantry in the hex at the end of a turn.
    OccupiedEachTurn,
    /// Entry by fresh infantry, which wins at once. The points are ignored.
    Automatic,
}

/// Points for enemy losses, per strength point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LossFacts {
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// Points for infantry on the Broken Track.
    pub broken: Option<Ratio>,
    /// Points for eliminated artillery.
    pub eliminated_artillery: Option<Ratio>,
}

/// Victory levels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LevelFacts {
    /// Source: a rulebook section, or a source id of `game.yaml`.
    pub source: String,
    /// Complete list of levels by name, with their differences of points.
    pub ranges: Keyed<String, LevelRange>,
}

/// Range of Union minus Confederate points for a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LevelRange {
    /// Least difference; omitted for the lowest level.
    pub from: Option<i16>,
    /// Greatest difference; omitted for the highest level.
    pub to: Option<i16>,
    /// Winner; omitted for a draw.
    pub winner: Option<Side>,
}
