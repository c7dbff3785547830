//! `scenarios/*.yaml`: set-up, arrivals, special rules and victory conditions.

use blind_swords::game::{
    BrigadeId, ChitArrival, ChitId, Hooks, OptionId, Part, ScenarioOption, SpecialRule, Track,
    Turns, UnitId,
};
use document::diag::Place;
use document::{Located, Name, bounds};
use kernel::Listed;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};

use super::area::Area;
use super::game::OptionValue;
use super::ratings::Ratings;
use super::tables::{FogOfWar, GeneralCasualties};
use super::text::HexNumber;
use super::victory::Victory;
use super::{Keyed, Named, PerSide, Provenance, Side};

/// Root of a scenario file. The file name is the id of the scenario.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords scenario")]
pub struct Scenario {
    /// Name of the scenario, shown to players.
    pub name: String,
    /// Short description of the scenario, shown to players.
    pub description: String,
    /// Origin of turns, arrivals and special rules: one origin for all, or a mapping with field
    /// names as keys.
    pub provenance: Option<Provenance>,
    /// First and last turn of the scenario.
    pub turns: Turns,
    /// Units on the map at the start, by hex.
    pub setup: Setup,
    /// Zones in which players place their own units before the first turn, by zone id. Players
    /// place units zone by zone, in this order. `setup` gives the default hex of each unit.
    #[serde(default)]
    pub deployments: Named<Deployment>,
    /// Number of event chits of each side that stay out of the cup each turn. Key chits do not
    /// count. Required if `event_pool_method` is `exclude_n_by_opponent`, and otherwise not
    /// allowed.
    pub events_excluded: Option<u8>,
    /// Number of event chits of each side that go into the cup each turn. Key chits do not count.
    /// Required if `event_pool_method` is `include_n_by_owner`, and otherwise not allowed.
    pub events_included: Option<u8>,
    /// Values of rules options that differ from those of the game, by option name, such as
    /// `key_chits`.
    #[serde(default)]
    #[schemars(extend("x-names" = "rules option"))]
    pub profile: Keyed<String, OptionValue>,
    /// Fog of War table of the scenario (default: the table of the game).
    pub fog_of_war: Option<FogOfWar>,
    /// General casualty tables of the scenario (default: the tables of the game).
    pub general_casualties: Option<GeneralCasualties>,
    /// Ratings of units and generals that differ from those of the game.
    pub ratings: Option<Ratings>,
    /// Parts of the sequence of play that the scenario omits (default: none).
    #[serde(default)]
    pub leaves_out: Vec<Part>,
    /// Ids of the division, commander and brigade chits that are in the game from the start. Wild
    /// chits always are.
    pub chits: Vec<ChitId>,
    /// Arrivals of brigades, units and chits after the start (default: none).
    #[serde(default)]
    pub arrivals: Vec<Located<Arrival>>,
    /// Brigades and units that may not act until a script releases them (default: none).
    #[serde(default)]
    pub frozen: Frozen,
    /// Areas of hexes that no unit may enter (default: none).
    #[serde(default)]
    pub forbidden: Vec<Located<Area>>,
    /// Optional rules that players may choose before the game, by id (default: none).
    #[serde(default)]
    pub options: Listed<ScenarioOption>,
    /// Descriptions of the scenario's special rules for players, in our own words, by requirement
    /// id.
    #[serde(default)]
    pub rules: Listed<SpecialRule>,
    /// Arrival tracks, along which chits move into the game, by track id (default: none).
    #[serde(default)]
    pub tracks: Listed<Track>,
    /// Names of the script variables of the scenario. Each variable starts at 0.
    #[serde(default)]
    pub variables: Vec<String>,
    /// Names of script variables that exist separately for each brigade, battery or general's chit.
    #[serde(default)]
    pub variables_of: VariablesOf,
    /// Numbers that both players see, by displayed name. Each value names the script function that
    /// computes the number.
    #[serde(default)]
    #[schemars(extend("x-contains" = "function"))]
    pub shown: Keyed<String, String>,
    /// Names of script functions that the engine calls at fixed points of the sequence of play.
    #[serde(default)]
    pub hooks: Hooks,
    /// Script functions that the engine calls when units enter certain hexes.
    #[serde(default)]
    pub triggers: Vec<Trigger>,
    /// Victory conditions of the scenario (default: those of `tables.yaml`).
    pub victory: Option<Victory>,
    /// Historical losses, with which the balance report compares simulated games (default: no
    /// comparison).
    pub history: Option<History>,
}

/// Historical losses in the battle of the scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct History {
    /// Number of men per strength point, from 1 to 1000. It converts the losses into strength
    /// points.
    #[serde(deserialize_with = "bounds::within::<1, 1000, _, _>")]
    #[schemars(range(min = 1, max = 1000))]
    pub men_per_point: u16,
    /// Losses of each side, in men.
    pub losses: PerSide<u32>,
    /// The known losses of brigades, in men.
    #[serde(default)]
    pub brigades: Keyed<Name<BrigadeId>, u32>,
    /// Source of the losses, and the kinds of losses that the figures include.
    pub source: String,
}

/// Names of script variables that exist once for each brigade, battery or general's chit. Each
/// variable starts at 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct VariablesOf {
    /// Names of the variables that exist once for each brigade.
    #[serde(default)]
    pub brigades: Vec<String>,
    /// Names of the variables that exist once for each unit without a brigade, such as a battery.
    #[serde(default)]
    pub batteries: Vec<String>,
    /// Names of the variables that exist once for each general's chit: division, commander and
    /// brigade chits.
    #[serde(default)]
    pub generals: Vec<String>,
}

/// Units in each hex at the start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// Origin of the positions: one origin for all, or a mapping with hex numbers as keys.
    pub provenance: Option<Provenance>,
    /// Ids of the units in each hex, by hex number.
    pub hexes: Keyed<HexNumber, Vec<Located<Name<UnitId>>>>,
    /// Ids of the units that start in Skirmish Order (default: none).
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

/// Zone in which one side places units before the first turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Deployment {
    /// Name of the zone, shown to players.
    pub name: String,
    /// Side that places the units.
    pub side: Side,
    /// Ids of brigades to place. All units of these brigades are placed in the zone.
    #[serde(default)]
    pub brigades: Vec<Located<Name<BrigadeId>>>,
    /// Ids of further units to place, in addition to the units of `brigades`.
    #[serde(default)]
    pub units: Vec<Located<Name<UnitId>>>,
    /// Hexes in which the side may place the units.
    pub zone: Located<Area>,
}

/// Arrival of a brigade, a unit or a chit. The field `brigade`, `unit` or `chit` decides the kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Arrival {
    /// Arrival of a whole brigade on the map.
    Brigade(BrigadeArrival),
    /// Arrival of a single unit on the map.
    Unit(UnitArrival),
    /// Arrival of a chit in the game.
    Chit(ChitArrival),
}

impl<'de> Deserialize<'de> for Arrival {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Arrival, D::Error> {
        // The field names decide the variant, as `document::de::BY_FIELD` explains. An untagged
        // enum would lose the document places.
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

/// Arrival of a whole brigade on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BrigadeArrival {
    /// First turn on which the brigade may enter.
    pub turn: u8,
    /// Id of the brigade that arrives.
    pub brigade: Located<Name<BrigadeId>>,
    /// Number of the entry hex. Required unless `zone` is given.
    pub hex: Option<Located<HexNumber>>,
    /// Area in which the owner chooses the entry hex, in place of `hex`.
    pub zone: Option<Located<Area>>,
}

/// Arrival of a single unit on the map, such as a battery or part of a brigade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct UnitArrival {
    /// First turn on which the unit may enter.
    pub turn: u8,
    /// Id of the unit that arrives.
    pub unit: Located<Name<UnitId>>,
    /// Number of the entry hex. Required unless `zone` is given.
    pub hex: Option<Located<HexNumber>>,
    /// Area in which the owner chooses the entry hex, in place of `hex`.
    pub zone: Option<Located<Area>>,
    /// Id of the optional rule that cancels this arrival (default: none).
    pub unless: Option<OptionId>,
    /// Id of the optional rule without which this arrival does not occur (default: none).
    pub only_with: Option<OptionId>,
}

/// Brigades and units that may not act until a script releases them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Frozen {
    /// Ids of brigades that cannot be activated. Events do not affect them.
    #[serde(default)]
    pub brigades: Vec<Located<Name<BrigadeId>>>,
    /// Ids of units that may fire but not move.
    #[serde(default)]
    pub units: Vec<Located<Name<UnitId>>>,
}

/// Trigger that calls a script function when a unit enters one of several hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Trigger {
    /// Side whose units set off the trigger.
    pub side: Side,
    /// Ids of the units that set off the trigger (default: all units of the side).
    #[serde(default)]
    pub units: Vec<Located<Name<UnitId>>>,
    /// Hexes that set off the trigger. Entering any one of them is enough.
    pub hexes: Located<Area>,
    /// Name of the script function. The engine passes it the unit and the hex.
    #[schemars(extend("x-names" = "function"))]
    pub call: String,
    /// Name of a script variable. The trigger is off while the variable is not 0 (default: always
    /// on).
    pub unless: Option<Located<String>>,
}
