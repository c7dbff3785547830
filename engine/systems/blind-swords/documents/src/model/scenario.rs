//! `scenarios/*.yaml`: set-up, arrivals, special rules and victory conditions.

use blind_swords::game::{BrigadeId, Hooks, Part, UnitId};
use document::diag::Place;
use document::text::Id;
use document::{Located, Name, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};

use super::area::Area;
use super::game::OptionValue;
use super::ratings::Ratings;
use super::tables::{FogOfWar, GeneralCasualties};
use super::text::HexNumber;
use super::victory::Victory;
use super::{Keyed, Named, PerSide, Provenance, Side};

/// A scenario. Its id is its file name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords scenario")]
pub struct Scenario {
    /// The name.
    pub name: String,
    /// A short description.
    pub description: String,
    /// The origin of turns, arrivals and special rules. Parts are the field names.
    pub provenance: Option<Provenance>,
    /// First and last turn.
    pub turns: Turns,
    /// Units on the map at the start.
    pub setup: Setup,
    /// Zones in which players place units themselves, in this order. The set-up is the default.
    #[serde(default)]
    pub deployments: Named<Deployment>,
    /// The number of event chits of each side that stay out of the cup each turn, without key chits. For games with
    /// `event_pool_method: exclude_n_by_opponent`.
    pub events_excluded: Option<u8>,
    /// The number of event chits of each side that go into the cup each turn, without key chits. For games with
    /// `event_pool_method: include_n_by_owner`.
    pub events_included: Option<u8>,
    /// Rules options that differ from the game's, such as `key_chits`.
    #[serde(default)]
    pub profile: Keyed<String, OptionValue>,
    /// The Fog of War table (default: the game's).
    pub fog_of_war: Option<FogOfWar>,
    /// The general casualty tables (default: the game's).
    pub general_casualties: Option<GeneralCasualties>,
    /// Ratings of units and generals that differ from the game's.
    pub ratings: Option<Ratings>,
    /// The parts of the sequence of play that it leaves out.
    #[serde(default)]
    pub leaves_out: Vec<Part>,
    /// The division, commander and brigade chits that start in the game, in addition to the wild ones.
    pub chits: Vec<Located<Id>>,
    /// Arrivals.
    #[serde(default)]
    pub arrivals: Vec<Located<Arrival>>,
    /// Units and brigades that may not act yet.
    #[serde(default)]
    pub frozen: Frozen,
    /// Hexes that no unit may enter.
    #[serde(default)]
    pub forbidden: Vec<Located<Area>>,
    /// Optional rules, by id.
    #[serde(default)]
    pub options: Keyed<String, OptionalRule>,
    /// Its special rules in our own words, by requirement, for players to look up.
    #[serde(default)]
    pub rules: Keyed<String, SpecialRule>,
    /// Arrival tracks of chits.
    #[serde(default)]
    pub tracks: Named<Track>,
    /// Script variables. All start at 0.
    #[serde(default)]
    pub variables: Vec<String>,
    /// Script variables for each brigade, unit or general's chit.
    #[serde(default)]
    pub variables_of: VariablesOf,
    /// Numbers that both players see, by name, with the script functions that compute them.
    #[serde(default)]
    pub shown: Keyed<String, String>,
    /// Script functions called at fixed moments.
    #[serde(default)]
    pub hooks: Hooks,
    /// Script functions called when units enter hexes.
    #[serde(default)]
    pub triggers: Vec<Trigger>,
    /// The victory conditions (default: those of the tables).
    pub victory: Option<Victory>,
    /// The historical result, for comparison.
    pub history: Option<History>,
}

/// The historical result of the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct History {
    /// The number of men per strength point.
    #[serde(deserialize_with = "bounds::within::<1, 1000, _, _>")]
    #[schemars(range(min = 1, max = 1000))]
    pub men_per_point: u16,
    /// Losses of each side, in men.
    pub losses: PerSide<u32>,
    /// The known losses of brigades, in men.
    #[serde(default)]
    pub brigades: Keyed<Name<BrigadeId>, u32>,
    /// The source of the figures, and what they count.
    pub source: String,
}

/// Script variables for each of several items.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct VariablesOf {
    /// Variables for each brigade.
    #[serde(default)]
    pub brigades: Vec<String>,
    /// For each battery and every other unit without a brigade.
    #[serde(default)]
    pub batteries: Vec<String>,
    /// Variables for each general's chit.
    #[serde(default)]
    pub generals: Vec<String>,
}

/// First and last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Turns {
    /// The first turn.
    #[serde(deserialize_with = "bounds::within::<1, 99, _, _>")]
    #[schemars(range(min = 1, max = 99))]
    pub first: u8,
    /// The last turn.
    #[serde(deserialize_with = "bounds::within::<1, 99, _, _>")]
    #[schemars(range(min = 1, max = 99))]
    pub last: u8,
}

impl Turns {
    /// Returns the number of turns after the first.
    pub fn length(self) -> u8 {
        self.last.saturating_sub(self.first)
    }
}

/// Set-up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// The origin of the positions. Parts are hexes.
    pub provenance: Option<Provenance>,
    /// Units in each hex.
    pub hexes: Keyed<HexNumber, Vec<Located<Name<UnitId>>>>,
    /// Those of them that begin in Skirmish Order.
    #[serde(default)]
    pub skirmish_order: Vec<Located<Name<UnitId>>>,
}

impl Setup {
    /// Returns the place where the set-up names a unit.
    pub fn place_of(&self, unit: &str) -> Option<&Place> {
        let mut named = self.hexes.values().flatten();
        named.find(|id| id.value.as_str() == unit).map(|id| &id.place)
    }
}

/// A zone in which the owner places units before the first turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deployment {
    /// The name.
    pub name: String,
    /// The side that places them.
    pub side: Side,
    /// Brigades, all of whose units are placed.
    #[serde(default)]
    pub brigades: Vec<Located<Name<BrigadeId>>>,
    /// These units too.
    #[serde(default)]
    pub units: Vec<Located<Name<UnitId>>>,
    /// The hexes in which they may be placed.
    pub zone: Located<Area>,
}

/// Arrival of a brigade, a unit or a chit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Arrival {
    /// Brigade that enters the map.
    Brigade(BrigadeArrival),
    /// A single unit enters the map.
    Unit(UnitArrival),
    /// Chit that enters the game.
    Chit(ChitArrival),
}

impl<'de> Deserialize<'de> for Arrival {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Arrival, D::Error> {
        // The field decides the variant, as `document::de::BY_FIELD` explains. An untagged enum
        // would lose the places.
        #[derive(Deserialize)]
        #[serde(rename = "$by field", rename_all = "lowercase")]
        enum ByField {
            Brigade(BrigadeArrival),
            Unit(UnitArrival),
            Chit(ChitArrival),
        }
        Ok(match ByField::deserialize(deserializer)? {
            ByField::Brigade(arrival) => Arrival::Brigade(arrival),
            ByField::Unit(arrival) => Arrival::Unit(arrival),
            ByField::Chit(arrival) => Arrival::Chit(arrival),
        })
    }
}

/// Brigade that enters the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BrigadeArrival {
    /// The first turn on which it may enter.
    pub turn: Located<u8>,
    /// The brigade.
    pub brigade: Located<Name<BrigadeId>>,
    /// At this hex.
    pub hex: Option<Located<HexNumber>>,
    /// The entry area, in which its owner chooses a hex.
    pub zone: Option<Located<Area>>,
}

/// A single unit that enters the map, such as a battery or a part of a brigade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct UnitArrival {
    /// The first turn on which it may enter.
    pub turn: Located<u8>,
    /// The unit.
    pub unit: Located<Name<UnitId>>,
    /// At this hex.
    pub hex: Option<Located<HexNumber>>,
    /// The entry area, in which its owner chooses a hex.
    pub zone: Option<Located<Area>>,
    /// The optional rule that rules out this arrival.
    pub unless: Option<Located<String>>,
    /// The optional rule that it requires.
    pub only_with: Option<Located<String>>,
}

/// Chit that enters the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ChitArrival {
    /// The turn.
    pub turn: Located<u8>,
    /// The chit.
    pub chit: Located<Id>,
    /// The optional rule that rules out this arrival.
    pub unless: Option<Located<String>>,
}

/// Units and brigades that may not act until a script releases them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Frozen {
    /// Brigades that are not activated and not affected by events.
    #[serde(default)]
    pub brigades: Vec<Located<Name<BrigadeId>>>,
    /// May fire but not move.
    #[serde(default)]
    pub units: Vec<Located<Name<UnitId>>>,
}

/// An optional rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OptionalRule {
    /// The name.
    pub name: String,
    /// A short description.
    pub description: String,
    /// The track that it uses.
    pub track: Option<Located<Id>>,
    /// Another optional rule that this one requires.
    pub needs: Option<Located<String>>,
}

/// A special rule of the scenario, for readers. Data and scripts implement it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SpecialRule {
    /// Its title.
    pub title: String,
    /// Its text, in one to three plain sentences.
    pub says: String,
    /// Its sections in the rulebook, such as `SS 22.1`.
    #[serde(default)]
    pub sections: Vec<String>,
    /// The optional rule that it requires.
    pub only_with: Option<Located<String>>,
}

/// A track along which a chit moves into the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Track {
    /// The name.
    pub name: String,
    /// The side whose event chits may be spent on it.
    pub side: Side,
    /// The chit that moves along it.
    pub chit: Located<Id>,
    /// The name for spending an event chit.
    pub common_event: String,
    /// Names of the boxes, in order.
    pub boxes: Vec<String>,
    /// The origin of the boxes. Parts are their numbers from 1.
    pub provenance: Option<Provenance>,
}

/// Trigger: a script function called when a unit enters a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Trigger {
    /// The side that places them.
    pub side: Side,
    /// The units (default: all of the side).
    #[serde(default)]
    pub units: Vec<Located<Name<UnitId>>>,
    /// The hexes of the area.
    pub hexes: Located<Area>,
    /// The function, called with the unit and the hex.
    pub call: String,
    /// The variable that turns the trigger off while it is not 0.
    pub unless: Option<Located<String>>,
}
