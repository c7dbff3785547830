//! `chits.yaml`: chits drawn from the cup.

use blind_swords::game::{BrigadeId, DivisionId, Window};
use document::{Located, Name, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{BySide, Keyed, Named, Provenance, Side};

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
    pub events: BySide<Named<EventChit>>,
    /// The command event of each side, for drawn event chits. This requires the option `chit_back:
    /// command_event`.
    #[serde(default)]
    pub command_events: CommandEvents,
}

/// The command event of each side, absent for a side without one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandEvents {
    /// The command event of the Union.
    pub usa: Option<CommandEvent>,
    /// The command event of the Confederacy.
    pub csa: Option<CommandEvent>,
}

/// The command event on the back of event chits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CommandEvent {
    /// The name of the command event.
    pub name: String,
    /// The script function that decides whether the event can be played now (default: always).
    pub can_play: Option<String>,
    /// The script function that carries out the event.
    pub on_play: String,
    /// The effect of the event, in our own words.
    pub help: String,
    /// The origin of the event, or a mapping with the key `effect`.
    pub provenance: Option<Provenance>,
}

/// Chit of the general of a division.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralChit {
    /// The name of the general (default: the division's).
    pub name: Option<String>,
    /// The highest roll for a full activation.
    pub rating: u8,
    /// The rating after the general has become a casualty.
    pub casualty: u8,
    /// The effect of the chit, in our own words.
    pub help: Option<String>,
    /// The origin of the ratings: one for all, or a mapping with field names as keys.
    pub provenance: Option<Provenance>,
}

/// Commander of a side or of part of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CommanderChit {
    /// The side of the commander.
    pub side: Side,
    /// The name of the commander.
    pub name: String,
    /// The highest roll at which the chit works (default: always).
    pub rating: Option<u8>,
    /// The rating after the commander has become a casualty.
    pub casualty: Option<u8>,
    /// Whether the general can become a casualty before the chit is in the game.
    #[serde(default)]
    pub always_in_game: bool,
    /// The divisions under the commander, as a corps or wing (default without `brigades`: all of
    /// the side).
    #[serde(default)]
    pub divisions: Vec<Located<Name<DivisionId>>>,
    /// Brigades under the commander, in addition to the brigades of the commander's divisions.
    #[serde(default)]
    pub brigades: Vec<Located<Name<BrigadeId>>>,
    /// The effect of the chit, in our own words.
    pub help: String,
    /// The origin of the ratings: one for all, or a mapping with field names as keys.
    pub provenance: Option<Provenance>,
}

/// A Brigade Activation chit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BrigadeChit {
    /// The name of the chit (default: the brigade's).
    pub name: Option<String>,
    /// The highest roll for a full activation.
    pub rating: u8,
    /// The rating after the commander has become a casualty.
    pub casualty: Option<u8>,
    /// The effect of the chit, in our own words.
    pub help: Option<String>,
    /// The origin of the ratings: one for all, or a mapping with field names as keys.
    pub provenance: Option<Provenance>,
}

/// Wild chits, which belong to neither side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WildChits {
    /// The chit that negates the next chit drawn.
    pub fortunes_of_war: WildChit,
    /// The chit that rolls on the Fog of War table.
    pub fog_of_war: WildChit,
    /// Additional wild chits, by id. Scripts define their effects.
    #[serde(default)]
    pub others: Named<ScriptedChit>,
}

/// A wild chit beyond the two of the series, with a scripted effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScriptedChit {
    /// The name of the chit.
    pub name: String,
    /// The number of such chits in the game.
    #[serde(deserialize_with = "bounds::within::<1, 9, _, _>")]
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// The script function called with the chit when it is drawn. The chit is then out for the
    /// turn.
    pub on_draw: String,
    /// The effect of the chit, in our own words.
    pub help: String,
    /// The origin of the figures.
    pub provenance: Option<Provenance>,
}

/// Wild chit of the series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WildChit {
    /// The name of the chit.
    pub name: String,
    /// The number of such chits in the game.
    #[serde(deserialize_with = "bounds::within::<1, 9, _, _>")]
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// The effect of the chit, in our own words.
    pub help: String,
    /// The origin of the figures.
    pub provenance: Option<Provenance>,
}

/// An event chit of one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EventChit {
    /// The name of the event, which is also the name of the chit.
    pub name: String,
    /// The number of such chits in the game (default: 1).
    #[serde(default = "one")]
    #[serde(deserialize_with = "bounds::within::<1, 9, _, _>")]
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// The windows in which the chit may be played.
    pub windows: Vec<Window>,
    /// Whether the chit may be held for later (default: yes).
    #[serde(default = "yes")]
    pub holdable: bool,
    /// The script function that decides whether the chit can be played now (default: always).
    pub can_play: Option<String>,
    /// The script function that carries out the event.
    pub on_play: String,
    /// The group of the chit. Only one chit of a group may be played per activation.
    pub once_per_activation: Option<String>,
    /// The effect of the event, in our own words.
    pub help: String,
    /// The origin of the chit, or a mapping with `name`, `copies` and `effect` as keys.
    pub provenance: Option<Provenance>,
}

fn one() -> u8 {
    1
}

fn yes() -> bool {
    true
}
