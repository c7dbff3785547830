//! `chits.yaml`: chits drawn from the cup.

use blind_swords::game::{BrigadeId, DivisionId, Window};
use document::{Located, Name, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Keyed, Named, PerSide, Provenance, Side};

/// All chits of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords chits")]
pub struct Chits {
    /// Division Activation chits, by division.
    pub divisions: Keyed<Name<DivisionId>, GeneralChit>,
    /// Commander chits, by id.
    pub commanders: Named<CommanderChit>,
    /// Brigade Activation chits, by brigade.
    #[serde(default)]
    pub brigades: Keyed<Name<BrigadeId>, BrigadeChit>,
    /// Chits of neither side.
    pub wild: WildChits,
    /// Event chits of each side.
    pub events: PerSide<Named<EventChit>>,
    /// The command event of each side, for drawn event chits. It needs `chit_back: command_event`.
    #[serde(default)]
    pub command_events: CommandEvents,
}

/// Command events of the sides, if they have one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandEvents {
    /// The Union value.
    pub usa: Option<CommandEvent>,
    /// The Confederate value.
    pub csa: Option<CommandEvent>,
}

/// The command event on the back of event chits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CommandEvent {
    /// The name.
    pub name: String,
    /// The script function that decides whether it can be used now (default: always).
    pub can_play: Option<String>,
    /// The script function for its effect.
    pub on_play: String,
    /// Its effect, in our own words.
    pub help: String,
    /// The origin. The only part is `effect`.
    pub provenance: Option<Provenance>,
}

/// General of a division.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralChit {
    /// The name (default: the division's).
    pub name: Option<String>,
    /// The highest roll for a full activation.
    pub rating: u8,
    /// The rating after the general has become a casualty.
    pub casualty: u8,
    /// The effect of the chit, in our own words.
    pub help: Option<String>,
    /// The origin of the ratings. Parts are the field names.
    pub provenance: Option<Provenance>,
}

/// Commander of a side or of part of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CommanderChit {
    /// The side.
    pub side: Side,
    /// The name.
    pub name: String,
    /// The highest roll at which the chit works (default: always).
    pub rating: Option<u8>,
    /// The rating after the commander has become a casualty.
    pub casualty: Option<u8>,
    /// Whether the general can become a casualty before the chit is in the game.
    #[serde(default)]
    pub always_in_game: bool,
    /// The divisions that he commands, as a corps or wing (default without `brigades`: all of his side).
    #[serde(default)]
    pub divisions: Vec<Located<Name<DivisionId>>>,
    /// Brigades that he commands beside those divisions.
    #[serde(default)]
    pub brigades: Vec<Located<Name<BrigadeId>>>,
    /// What the chit does, in our own words.
    pub help: String,
    /// The origin of the ratings. Parts are the field names.
    pub provenance: Option<Provenance>,
}

/// A Brigade Activation chit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BrigadeChit {
    /// The name (default: the brigade's).
    pub name: Option<String>,
    /// The highest roll for a full activation.
    pub rating: u8,
    /// The rating after the commander has become a casualty.
    pub casualty: Option<u8>,
    /// The effect of the chit, in our own words.
    pub help: Option<String>,
    /// The origin of the ratings. Parts are the field names.
    pub provenance: Option<Provenance>,
}

/// Wild chits, which belong to neither side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WildChits {
    /// Negates the next chit.
    pub fortunes_of_war: WildChit,
    /// Rolls on the Fog of War table.
    pub fog_of_war: WildChit,
    /// Additional wild chits, by id. Scripts define their effects.
    #[serde(default)]
    pub others: Named<ScriptedChit>,
}

/// An additional wild chit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScriptedChit {
    /// The name.
    pub name: String,
    /// The number.
    #[serde(deserialize_with = "bounds::within::<1, 9, _, _>")]
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// The script function for its draw, called with the chit. The chit is then out for the turn.
    pub on_draw: String,
    /// Its effect, in our own words.
    pub help: String,
    /// The origin of the figures.
    pub provenance: Option<Provenance>,
}

/// Wild chit of the series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WildChit {
    /// The name.
    pub name: String,
    /// The number.
    #[serde(deserialize_with = "bounds::within::<1, 9, _, _>")]
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// Its effect, in our own words.
    pub help: String,
    /// The origin of the figures.
    pub provenance: Option<Provenance>,
}

/// Event chit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EventChit {
    /// The name.
    pub name: String,
    /// The number.
    #[serde(default = "one")]
    #[serde(deserialize_with = "bounds::within::<1, 9, _, _>")]
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// The windows in which it may be played.
    pub windows: Vec<Window>,
    /// Whether it may be held for later.
    #[serde(default = "yes")]
    pub holdable: bool,
    /// The script function that decides whether it can be played now (default: always).
    pub can_play: Option<String>,
    /// The script function for its effect.
    pub on_play: String,
    /// The group of the chit. Only one chit of a group may be played per activation.
    pub once_per_activation: Option<String>,
    /// Its effect, in our own words.
    pub help: String,
    /// The origin. Parts are `name`, `copies` and `effect`.
    pub provenance: Option<Provenance>,
}

fn one() -> u8 {
    1
}

fn yes() -> bool {
    true
}
