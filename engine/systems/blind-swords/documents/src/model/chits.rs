//! `chits.yaml`: the chits that are drawn from the cup.

use blind_swords::game::{BrigadeId, CommandEvent, DivisionId, EventChit};
use document::{Located, Name, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Keyed, Named, PerSide, Provenance, Side};

/// Root of `chits.yaml`: all chits of the game.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords chits")]
pub struct Chits {
    /// Division Activation chits, by division id.
    pub divisions: Keyed<Name<DivisionId>, GeneralChit>,
    /// Chits of commanders, who command a side or several divisions, by chit id.
    pub commanders: Named<CommanderChit>,
    /// Brigade Activation chits, by brigade id (default: none).
    #[serde(default)]
    pub brigades: Keyed<Name<BrigadeId>, BrigadeChit>,
    /// Chits that belong to neither side.
    pub wild: WildChits,
    /// Event chits of each side.
    pub events: PerSide<Named<ListedEvent>>,
    /// The command event of each side, for drawn event chits (default: none). It needs
    /// `chit_back: command_event`.
    #[serde(default)]
    pub command_events: PerSide<Option<CommandEvent>>,
}

/// Activation chit of a division's general.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralChit {
    /// Name of the general (default: the name of the division).
    pub name: Option<String>,
    /// Highest die roll that gives the division a full activation, from 1 to 6.
    pub rating: u8,
    /// Rating that replaces `rating` once the general is a casualty, from 1 to 6.
    pub casualty: u8,
    /// Description of the chit for players, in our own words (default: a standard description).
    pub help: Option<String>,
    /// Origin of the ratings: one origin for both, or a mapping with field names as keys.
    pub provenance: Option<Provenance>,
}

/// Chit of a commander, who commands a whole side or some of its divisions and brigades.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CommanderChit {
    /// Side to which the commander belongs.
    pub side: Side,
    /// Name of the commander, shown to players.
    pub name: String,
    /// Highest die roll at which the chit takes effect, from 1 to 6 (default: the chit always takes
    /// effect).
    pub rating: Option<u8>,
    /// Rating that replaces `rating` once the commander is a casualty (default: no rating).
    pub casualty: Option<u8>,
    /// Whether the commander can become a casualty even before the chit is in the game (default:
    /// no).
    #[serde(default)]
    pub always_in_game: bool,
    /// Ids of the divisions under the commander, such as those of a corps or wing. If `brigades` is
    /// empty too, the commander commands the whole side.
    #[serde(default)]
    pub divisions: Vec<Located<Name<DivisionId>>>,
    /// Ids of brigades under the commander, in addition to the brigades of `divisions`.
    #[serde(default)]
    pub brigades: Vec<Located<Name<BrigadeId>>>,
    /// Effect of the chit, in our own words.
    pub help: String,
    /// Origin of the ratings: one origin for both, or a mapping with field names as keys.
    pub provenance: Option<Provenance>,
}

/// Activation chit of a single brigade.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BrigadeChit {
    /// Name of the chit (default: the name of the brigade).
    pub name: Option<String>,
    /// Highest die roll that gives the brigade a full activation, from 1 to 6.
    pub rating: u8,
    /// Rating that replaces `rating` once the brigade's commander is a casualty (default: the same
    /// rating).
    pub casualty: Option<u8>,
    /// Description of the chit for players, in our own words (default: a standard description).
    pub help: Option<String>,
    /// Origin of the ratings: one origin for both, or a mapping with field names as keys.
    pub provenance: Option<Provenance>,
}

/// Wild chits, which belong to neither side.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WildChits {
    /// Fortunes of War chit, which negates the next chit drawn.
    pub fortunes_of_war: WildChit,
    /// Fog of War chit. Its draw causes a roll on the Fog of War table.
    pub fog_of_war: WildChit,
    /// Additional wild chits with scripted effects, by chit id (default: none).
    #[serde(default)]
    #[schemars(extend("default" = {}))]
    pub others: Named<ScriptedChit>,
}

/// Wild chit beyond the two standard ones. A script carries out its effect.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScriptedChit {
    /// Name of the script function that is called with the chit when the chit is drawn. Afterwards
    /// the chit is out of play for the turn.
    #[schemars(extend("x-names" = "function"))]
    pub on_draw: String,
    /// Name, number and description of the chit.
    #[serde(rename = "$rest")]
    #[schemars(flatten)]
    pub chit: WildChit,
}

/// Standard wild chit: Fortunes of War or Fog of War.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WildChit {
    /// Name of the chit, shown to players.
    pub name: String,
    /// Number of copies of the chit in the game, from 1 to 9.
    #[serde(deserialize_with = "bounds::within::<1, 9, _, _>")]
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// Description of the chit's effect for players, in our own words.
    pub help: String,
    /// Origin of the chit's name and number.
    pub provenance: Option<Provenance>,
}

/// Event chit of one side, whose event scripts carry out.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ListedEvent {
    /// Name of the event and of the chit, shown to players.
    pub name: String,
    /// Number of copies of the chit in the game, from 1 to 9 (default: 1).
    #[serde(default = "one")]
    #[serde(deserialize_with = "bounds::within::<1, 9, _, _>")]
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// Event of the chit.
    #[serde(rename = "$rest")]
    #[schemars(flatten)]
    pub event: EventChit,
    /// Description of the event's effect for players, in our own words.
    pub help: String,
    /// Origin of the chit, or a mapping with `name`, `copies` and `effect` as keys.
    pub provenance: Option<Provenance>,
}

fn one() -> u8 {
    1
}
