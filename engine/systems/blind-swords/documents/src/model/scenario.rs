//! `scenarios/*.yaml`: who stands where, who comes when, what is special.

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
use super::{BySide, Keyed, Named, Provenance, Side};

/// A scenario. Its id is the name of its file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords scenario")]
pub struct Scenario {
    /// Name for people.
    pub name: String,
    /// A few words for people.
    pub description: String,
    /// Where turns, arrivals and special rules come from; parts are the field names.
    pub provenance: Option<Provenance>,
    /// First and last turn.
    pub turns: Turns,
    /// Units on the map at the start.
    pub setup: Setup,
    /// Zones in which players place units themselves, in this order; the set-up says where those stand
    /// that nobody places.
    #[serde(default)]
    pub deployments: Named<Deployment>,
    /// Event chits of each side, the key chits apart, that stay out of the cup each turn: for games
    /// with `event_pool_method: exclude_n_by_opponent`.
    pub events_excluded: Option<u8>,
    /// Event chits of each side, the key chits apart, that go into the cup each turn: for games with
    /// `event_pool_method: include_n_by_owner`.
    pub events_included: Option<u8>,
    /// Options of the rules that this scenario sets otherwise than the game, such as `key_chits`.
    #[serde(default)]
    pub profile: Keyed<String, OptionValue>,
    /// The Fog of War table, where it is not that of the game.
    pub fog_of_war: Option<FogOfWar>,
    /// General casualties, where they are not those of the game.
    pub general_casualties: Option<GeneralCasualties>,
    /// Ratings of units and generals that are not those of the game.
    pub ratings: Option<Ratings>,
    /// What of the sequence of play it does without.
    #[serde(default)]
    pub leaves_out: Vec<Part>,
    /// Division, commander and brigade chits in the game from the start, beside the wild ones.
    pub chits: Vec<Located<Id>>,
    /// Who and what arrives later.
    #[serde(default)]
    pub arrivals: Vec<Located<Arrival>>,
    /// Who may not act yet.
    #[serde(default)]
    pub frozen: Frozen,
    /// Hexes that nobody may enter.
    #[serde(default)]
    pub forbidden: Vec<Located<Area>>,
    /// Optional rules that may be switched on, by id.
    #[serde(default)]
    pub options: Keyed<String, OptionalRule>,
    /// Rules that it has of its own, in our own words, by their requirements: what is looked up while it is played.
    #[serde(default)]
    pub rules: Keyed<String, SpecialRule>,
    /// Tracks along which chits travel.
    #[serde(default)]
    pub tracks: Named<Track>,
    /// Numbers that its scripts keep, all 0 at the start.
    #[serde(default)]
    pub variables: Vec<String>,
    /// Numbers that they keep for each brigade, each unit or each general's chit.
    #[serde(default)]
    pub variables_of: VariablesOf,
    /// Numbers that both players see, by their names: the script functions that count them.
    #[serde(default)]
    pub shown: Keyed<String, String>,
    /// Script functions called at set moments.
    #[serde(default)]
    pub hooks: Hooks,
    /// Script functions called when units enter hexes.
    #[serde(default)]
    pub triggers: Vec<Trigger>,
    /// How it is won; as in the tables where not given.
    pub victory: Option<Victory>,
    /// What came of it in history, to compare games with.
    pub history: Option<History>,
}

/// What came of a battle in history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct History {
    /// How many men a strength point stands for.
    #[serde(deserialize_with = "bounds::within::<1, 1000, _, _>")]
    #[schemars(range(min = 1, max = 1000))]
    pub men_per_point: u16,
    /// The losses of each side, in men.
    pub losses: BySide<u32>,
    /// The losses of brigades of which they are known, in men.
    #[serde(default)]
    pub brigades: Keyed<Name<BrigadeId>, u32>,
    /// Where the figures come from, and what they count.
    pub source: String,
}

/// Numbers that scripts keep for each of several things.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct VariablesOf {
    /// For each brigade.
    #[serde(default)]
    pub brigades: Vec<String>,
    /// For each battery, and each other unit that belongs to no brigade.
    #[serde(default)]
    pub batteries: Vec<String>,
    /// For each general's chit.
    #[serde(default)]
    pub generals: Vec<String>,
}

/// First and last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Turns {
    /// Played first.
    #[serde(deserialize_with = "bounds::within::<1, 99, _, _>")]
    #[schemars(range(min = 1, max = 99))]
    pub first: u8,
    /// Played last.
    #[serde(deserialize_with = "bounds::within::<1, 99, _, _>")]
    #[schemars(range(min = 1, max = 99))]
    pub last: u8,
}

impl Turns {
    /// How many turns follow the first.
    pub fn length(self) -> u8 {
        self.last.saturating_sub(self.first)
    }
}

/// The set-up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// Where the positions come from; parts are hexes.
    pub provenance: Option<Provenance>,
    /// Units in each hex.
    pub hexes: Keyed<HexNumber, Vec<Located<Name<UnitId>>>>,
    /// Those of them that begin in Skirmish Order.
    #[serde(default)]
    pub skirmish_order: Vec<Located<Name<UnitId>>>,
}

impl Setup {
    /// Where it is said of a unit that it is set up.
    pub fn place_of(&self, unit: &str) -> Option<&Place> {
        let mut named = self.hexes.values().flatten();
        named.find(|id| id.value.as_str() == unit).map(|id| &id.place)
    }
}

/// Units that their owner places in a zone before the first turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deployment {
    /// Name for people.
    pub name: String,
    /// Whose units.
    pub side: Side,
    /// All units of these brigades.
    #[serde(default)]
    pub brigades: Vec<Located<Name<BrigadeId>>>,
    /// These units too.
    #[serde(default)]
    pub units: Vec<Located<Name<UnitId>>>,
    /// Where they may stand.
    pub zone: Located<Area>,
}

/// A brigade, a unit or a chit that arrives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Arrival {
    /// A brigade enters the map.
    Brigade(BrigadeArrival),
    /// A unit enters the map by itself.
    Unit(UnitArrival),
    /// A chit enters the game.
    Chit(ChitArrival),
}

impl<'de> Deserialize<'de> for Arrival {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Arrival, D::Error> {
        // Told by its field, as `document::de::BY_FIELD` says: places are lost otherwise.
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

/// A brigade that enters the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BrigadeArrival {
    /// From this turn.
    pub turn: Located<u8>,
    /// The brigade.
    pub brigade: Located<Name<BrigadeId>>,
    /// At this hex.
    pub hex: Option<Located<HexNumber>>,
    /// At a hex of this area, as its owner likes.
    pub zone: Option<Located<Area>>,
}

/// A unit that enters the map by itself: a battery, or a part of a brigade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct UnitArrival {
    /// From this turn.
    pub turn: Located<u8>,
    /// The unit.
    pub unit: Located<Name<UnitId>>,
    /// At this hex.
    pub hex: Option<Located<HexNumber>>,
    /// At a hex of this area, as its owner likes.
    pub zone: Option<Located<Area>>,
    /// Not if this optional rule is in use.
    pub unless: Option<Located<String>>,
    /// Only if this optional rule is in use.
    pub only_with: Option<Located<String>>,
}

/// A chit that enters the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ChitArrival {
    /// On this turn.
    pub turn: Located<u8>,
    /// The chit.
    pub chit: Located<Id>,
    /// Not if this optional rule is in use.
    pub unless: Option<Located<String>>,
}

/// Who may not act until a script releases them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Frozen {
    /// Not activated, and not subject to events.
    #[serde(default)]
    pub brigades: Vec<Located<Name<BrigadeId>>>,
    /// May fire but not move.
    #[serde(default)]
    pub units: Vec<Located<Name<UnitId>>>,
}

/// A rule that players may switch on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OptionalRule {
    /// Name for people.
    pub name: String,
    /// A few words for people.
    pub description: String,
    /// The track it puts into use.
    pub track: Option<Located<Id>>,
    /// Another optional rule without which it changes nothing.
    pub needs: Option<Located<String>>,
}

/// A rule of this scenario alone, for people: its data and its scripts carry it out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SpecialRule {
    /// What it is about, in a few words.
    pub title: String,
    /// What it says, in one to three plain sentences.
    pub says: String,
    /// Where the rulebook has it, as in `SS 22.1`.
    #[serde(default)]
    pub sections: Vec<String>,
    /// The optional rule with which alone it holds.
    pub only_with: Option<Located<String>>,
}

/// A track along which a chit travels into the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Track {
    /// Name for people.
    pub name: String,
    /// Whose event chits may be spent on it.
    pub side: Side,
    /// The chit that travels.
    pub chit: Located<Id>,
    /// What spending an event chit is called.
    pub common_event: String,
    /// Names of the boxes, in order.
    pub boxes: Vec<String>,
    /// Where the boxes come from; parts are their numbers from 1.
    pub provenance: Option<Provenance>,
}

/// A script function called when a unit enters a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Trigger {
    /// Whose units.
    pub side: Side,
    /// Only these of them.
    #[serde(default)]
    pub units: Vec<Located<Name<UnitId>>>,
    /// Which hexes.
    pub hexes: Located<Area>,
    /// The function; it gets the unit and the hex.
    pub call: String,
    /// Not while this variable is other than 0.
    pub unless: Option<Located<String>>,
}
