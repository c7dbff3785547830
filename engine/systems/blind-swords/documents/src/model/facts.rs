//! `facts.yaml`: what is printed, read a second time.
//!
//! What is told twice, each time from the printed page, can be compared: a slip in one of the two is
//! found. Nothing here changes the game.

use blind_swords::game::Arm;
use document::text::Id;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::scenario::Turns;
use super::text::{FaceValues, HexNumber, HexPair, Ratio};
use super::{Keyed, Named, Side};

/// Facts with which the rest of the package is compared. Everything may be left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords facts")]
pub struct Facts {
    /// What is said of hexes.
    #[serde(default = "Keyed::<HexNumber, HexFact>::default")]
    pub hexes: Keyed<HexNumber, HexFact>,
    /// What is said of hexsides.
    #[serde(default = "Keyed::<HexPair, HexsideFact>::default")]
    pub hexsides: Keyed<HexPair, HexsideFact>,
    /// How many of each kind the map has.
    pub tallies: Option<Tallies>,
    /// What is said of units, alone or together.
    #[serde(default)]
    pub strengths: Vec<StrengthFact>,
    /// How many chits there are.
    #[serde(default)]
    pub chits: Vec<ChitFact>,
    /// Who stands where and comes when, by the ids of scenarios.
    #[serde(default = "Keyed::<Id, ScenarioFacts>::default")]
    pub scenarios: Named<ScenarioFacts>,
    /// What hexes are worth: where facts tell of a side and a time, they tell of all its hexes.
    #[serde(default)]
    pub victory: Vec<VictoryFact>,
    /// What losses are worth.
    pub losses: Option<LossFacts>,
    /// The levels of victory.
    pub levels: Option<LevelFacts>,
}

/// What is said of a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexFact {
    /// Who says it: sections of a rulebook, or a source of game.yaml.
    pub source: String,
    /// Its level.
    pub level: Option<u8>,
    /// It lies no higher.
    pub level_at_most: Option<u8>,
    /// Its terrain.
    pub terrain: Option<Id>,
    /// Terrain that it has not.
    #[serde(default)]
    pub terrain_not: Vec<Id>,
    /// What the place is called.
    pub name: Option<String>,
    /// A road of this kind runs through it.
    pub road: Option<Id>,
    /// So many hexsides are crossed by roads, or more.
    pub road_arms: Option<u8>,
}

/// What is said of a hexside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideFact {
    /// Who says it.
    pub source: String,
    /// What rises or flows on it: `slope`, `steep` or another grade, the lower hex first, `stream`, `pond`, `nothing`.
    pub is: Option<Id>,
    /// The feature of the package along it.
    pub feature: Option<Id>,
    /// Whether a road crosses it.
    pub road: Option<bool>,
}

/// How many of each kind were counted on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Tallies {
    /// Where they were counted.
    pub source: String,
    /// Hexes of each terrain.
    #[serde(default = "Keyed::<Id, u16>::default")]
    pub terrain: Named<u16>,
    /// Hexes of each level.
    #[serde(default = "Keyed::<String, u16>::default")]
    pub levels: Keyed<String, u16>,
    /// Hexsides with a slope, by its grade, with a `stream`, with a `pond`, with a feature, by its id.
    #[serde(default = "Keyed::<Id, u16>::default")]
    pub hexsides: Named<u16>,
    /// Hexes of each road, by its name.
    #[serde(default = "Keyed::<String, u16>::default")]
    pub roads: Keyed<String, u16>,
}

/// What is said of some units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct StrengthFact {
    /// Who says it.
    pub source: String,
    /// Which units, by their names as printed or their ids.
    pub units: Vec<String>,
    /// They are all units of this brigade, and it has no others.
    pub brigade: Option<Id>,
    /// The men of all of them.
    pub men: Option<u32>,
    /// The guns of all of them.
    pub guns: Option<u16>,
    /// The fresh strength points of all of them.
    pub strength: Option<u16>,
    /// The front of each.
    pub fresh: Option<FaceValues>,
    /// The back of each.
    pub battleworn: Option<FaceValues>,
    /// What each fights with.
    pub weapon: Option<Id>,
}

/// How many chits there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ChitFact {
    /// Who says it.
    pub source: String,
    /// Whose.
    pub side: Side,
    /// Event chits of this name; all of the side together where not given.
    pub name: Option<String>,
    /// How many.
    pub copies: u8,
}

/// What is said of a scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScenarioFacts {
    /// Who says it.
    pub source: String,
    /// Its turns.
    pub turns: Option<Turns>,
    /// Who stands where, as the page lists them: where it is given, nobody else stands anywhere.
    #[serde(default)]
    pub set_up: Vec<SetUpGroup>,
    /// Those who begin in Skirmish Order, and nobody else.
    pub skirmish_order: Option<Vec<String>>,
    /// Who arrives, and nobody else.
    pub arrivals: Option<Vec<ArrivalFact>>,
    /// The division, commander and brigade chits in the game from the start, and no others.
    pub chits: Option<Vec<Id>>,
    /// Brigades and units that may not act yet, and nobody else.
    pub frozen: Option<Vec<String>>,
}

/// Units under one heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SetUpGroup {
    /// They belong to this brigade.
    pub brigade: Option<Id>,
    /// They belong to this division.
    pub division: Option<Id>,
    /// They are of this side.
    pub side: Option<Side>,
    /// They are of this arm.
    pub arm: Option<Arm>,
    /// Where each stands, by its name as printed or its id.
    pub units: Keyed<String, HexNumber>,
}

/// Somebody who arrives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ArrivalFact {
    /// On which turn.
    pub turn: u8,
    /// The id of a brigade, a unit or a chit.
    pub who: Id,
    /// At this hex.
    pub hex: Option<HexNumber>,
}

/// What hexes are worth to a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct VictoryFact {
    /// Who says it.
    pub source: String,
    /// To which side.
    pub side: Side,
    /// When.
    pub when: VictoryTime,
    /// In which scenario; in all where not given.
    pub scenario: Option<Id>,
    /// The hexes with their points.
    #[serde(default = "Keyed::<HexNumber, i16>::default")]
    pub points: Keyed<HexNumber, i16>,
}

/// When hexes are worth something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum VictoryTime {
    /// Controlled at the end of the game.
    AtEnd,
    /// Controlled at the end of a turn.
    EachTurn,
    /// With infantry in them at the end of a turn.
    OccupiedEachTurn,
    /// Fresh infantry that enters wins at once; the points are not looked at.
    Automatic,
}

/// What losses of the enemy are worth, for each strength point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LossFacts {
    /// Who says it.
    pub source: String,
    /// Of infantry on the Broken Track.
    pub broken: Option<Ratio>,
    /// Of eliminated artillery.
    pub eliminated_artillery: Option<Ratio>,
}

/// The levels of victory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LevelFacts {
    /// Who says it.
    pub source: String,
    /// The differences of points of each, by its name, and no others.
    pub ranges: Keyed<String, LevelRange>,
}

/// The differences of Union minus Confederate points that make a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LevelRange {
    /// The least; the lowest level has none.
    pub from: Option<i16>,
    /// The greatest; the highest level has none.
    pub to: Option<i16>,
    /// Who wins; nobody in a draw.
    pub winner: Option<Side>,
}
