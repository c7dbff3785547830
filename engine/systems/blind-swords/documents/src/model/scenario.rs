//! `scenarios/*.yaml`: set-up, arrivals, special rules and victory conditions.

use blind_swords::game::{Hooks, Part};
use document::diag::Place;
use document::text::Id;
use document::{Located, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};

use super::area::Area;
use super::game::OptionValue;
use super::ratings::Ratings;
use super::tables::{FogOfWar, GeneralCasualties};
use super::text::HexNumber;
use super::victory::Victory;
use super::{BySide, Keyed, Named, Provenance, Side};

/// A scenario. Its id is the name of its file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords scenario")]
pub struct Scenario {
    /// Name for people.
    pub name: String,
    /// Short description.
    pub description: String,
    /// Origin of turns, arrivals and special rules. Part names are the field names.
    pub provenance: Option<Provenance>,
    /// First and last turn.
    pub turns: Turns,
    /// Units on the map at the start.
    pub setup: Setup,
    /// Zones in which players deploy units, in this order. The set-up gives default hexes for them.
    #[serde(default)]
    pub deployments: Named<Deployment>,
    /// Number of event chits of each side, without key chits, that stay out of the cup each turn.
    /// For games with `event_pool_method: exclude_n_by_opponent`.
    pub events_excluded: Option<u8>,
    /// Number of event chits of each side, without key chits, that go into the cup each turn. For
    /// games with `event_pool_method: include_n_by_owner`.
    pub events_included: Option<u8>,
    /// Options in which this scenario differs from the game, such as `key_chits`.
    #[serde(default)]
    pub profile: Keyed<String, OptionValue>,
    /// Fog of War table, if it differs from the game's.
    pub fog_of_war: Option<FogOfWar>,
    /// General Casualty Table, if it differs from the game's.
    pub general_casualties: Option<GeneralCasualties>,
    /// Ratings of units and generals that differ from the game's.
    pub ratings: Option<Ratings>,
    /// Omitted parts of the sequence of play.
    #[serde(default)]
    pub leaves_out: Vec<Part>,
    /// Division, commander and brigade chits in the game from the start, in addition to the wild
    /// chits.
    pub chits: Vec<Located<Id>>,
    /// Later arrivals.
    #[serde(default)]
    pub arrivals: Vec<Located<Arrival>>,
    /// Brigades and units that may not act yet.
    #[serde(default)]
    pub frozen: Frozen,
    /// Prohibited hexes.
    #[serde(default)]
    pub forbidden: Vec<Located<Area>>,
    /// Optional rules, by id.
    #[serde(default)]
    pub options: Keyed<String, OptionalRule>,
    /// Special rules in our own words, by requirement, for reference during play.
    #[serde(default)]
    pub rules: Keyed<String, SpecialRule>,
    /// Arrival tracks of chits.
    #[serde(default)]
    pub tracks: Named<Track>,
    /// Script variables, all 0 at the start.
    #[serde(default)]
    pub variables: Vec<String>,
    /// Script variables for each brigade, each battery or each general's chit.
    #[serde(default)]
    pub variables_of: VariablesOf,
    /// Public counters by name, each computed by a script function.
    #[serde(default)]
    pub shown: Keyed<String, String>,
    /// Script functions called at fixed moments.
    #[serde(default)]
    pub hooks: Hooks,
    /// Script functions called when units enter hexes.
    #[serde(default)]
    pub triggers: Vec<Trigger>,
    /// Victory conditions; those of the tables if omitted.
    pub victory: Option<Victory>,
    /// Historical result, for comparison with games.
    pub history: Option<History>,
}

/// Historical result of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct History {
    /// Number of men in a strength point.
    #[serde(deserialize_with = "bounds::within::<1, 1000, _, _>")]
    #[schemars(range(min = 1, max = 1000))]
    pub men_per_point: u16,
    /// Losses of each side, in men.
    pub losses: BySide<u32>,
    /// Known losses of brigades, in men.
    #[serde(default)]
    pub brigades: Named<u32>,
    /// Source of the figures, and their scope.
    pub source: String,
}

/// Script variables for each item of a kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct VariablesOf {
    /// Variables for each brigade.
    #[serde(default)]
    pub brigades: Vec<String>,
    /// Variables for each battery, and each other unit without a brigade.
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
    /// First turn.
    #[serde(deserialize_with = "bounds::within::<1, 99, _, _>")]
    #[schemars(range(min = 1, max = 99))]
    pub first: u8,
    /// Last turn.
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
    /// Origin of the set-up. Part names are hexes.
    pub provenance: Option<Provenance>,
    /// Units in each hex.
    pub hexes: Keyed<HexNumber, Vec<Located<Id>>>,
    /// Units that begin in Skirmish Order.
    #[serde(default)]
    pub skirmish_order: Vec<Located<Id>>,
}

impl Setup {
    /// Returns the place where the set-up names a unit.
    pub fn place_of(&self, unit: &str) -> Option<&Place> {
        let mut named = self.hexes.values().flatten();
        named.find(|id| id.value.as_str() == unit).map(|id| &id.place)
    }
}

/// Units that their owner deploys in a zone before the first turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deployment {
    /// Name for people.
    pub name: String,
    /// Owning side.
    pub side: Side,
    /// Brigades whose units are all included.
    #[serde(default)]
    pub brigades: Vec<Located<Id>>,
    /// Further units.
    #[serde(default)]
    pub units: Vec<Located<Id>>,
    /// Hexes of the zone.
    pub zone: Located<Area>,
}

/// Arrival of a brigade, a unit or a chit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Arrival {
    /// Brigade that enters the map.
    Brigade(BrigadeArrival),
    /// Unit that enters the map separately.
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
    /// First turn of entry.
    pub turn: Located<u8>,
    /// The brigade.
    pub brigade: Located<Id>,
    /// Entry hex.
    pub hex: Option<Located<HexNumber>>,
    /// Area of entry hexes, at the owner's choice.
    pub zone: Option<Located<Area>>,
}

/// Unit that enters the map separately: a battery, or a part of a brigade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct UnitArrival {
    /// First turn of entry.
    pub turn: Located<u8>,
    /// The unit.
    pub unit: Located<Id>,
    /// Entry hex.
    pub hex: Option<Located<HexNumber>>,
    /// Area of entry hexes, at the owner's choice.
    pub zone: Option<Located<Area>>,
    /// Optional rule that cancels the arrival.
    pub unless: Option<Located<String>>,
    /// Optional rule required for the arrival.
    pub only_with: Option<Located<String>>,
}

/// Chit that enters the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ChitArrival {
    /// Turn of entry.
    pub turn: Located<u8>,
    /// The chit.
    pub chit: Located<Id>,
    /// Optional rule that cancels the arrival.
    pub unless: Option<Located<String>>,
}

/// Brigades and units that may not act until a script releases them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Frozen {
    /// Brigades and units that cannot be activated and are not subject to events.
    #[serde(default)]
    pub brigades: Vec<Located<Id>>,
    /// Brigades and units that may fire but not move.
    #[serde(default)]
    pub units: Vec<Located<Id>>,
}

/// Optional rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OptionalRule {
    /// Name for people.
    pub name: String,
    /// Short description.
    pub description: String,
    /// Arrival track that the rule enables.
    pub track: Option<Located<Id>>,
    /// Optional rule on which this one depends.
    pub needs: Option<Located<String>>,
}

/// Special rule of the scenario, as text for players. Data and scripts carry it out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SpecialRule {
    /// Title, a few words.
    pub title: String,
    /// Text in one to three plain sentences.
    pub says: String,
    /// Rulebook section, such as `SS 22.1`.
    #[serde(default)]
    pub sections: Vec<String>,
    /// Optional rule required for this one.
    pub only_with: Option<Located<String>>,
}

/// Arrival track along which a chit travels into the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Track {
    /// Name for people.
    pub name: String,
    /// Side whose event chits may be spent on it.
    pub side: Side,
    /// Chit that travels.
    pub chit: Located<Id>,
    /// Name of spending an event chit on it.
    pub common_event: String,
    /// Names of the boxes, in order.
    pub boxes: Vec<String>,
    /// Origin of the boxes. Part names are their numbers, from 1.
    pub provenance: Option<Provenance>,
}

/// Trigger: a script function called when a unit enters a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Trigger {
    /// Owning side of the units.
    pub side: Side,
    /// Units that trigger it; all of the side if empty.
    #[serde(default)]
    pub units: Vec<Located<Id>>,
    /// Hexes that trigger it.
    pub hexes: Located<Area>,
    /// Script function, called with the unit and the hex.
    pub call: String,
    /// Variable that disables the trigger while it is not 0.
    pub unless: Option<Located<String>>,
}
