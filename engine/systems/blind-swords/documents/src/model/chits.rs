//! `chits.yaml`: chits drawn from the cup.

use blind_swords::game::Window;
use document::text::Id;
use document::{Located, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{BySide, Named, Provenance, Side};

/// All chits of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords chits")]
pub struct Chits {
    /// Division Activation chits, by division.
    pub divisions: Named<GeneralChit>,
    /// Commander chits, by id.
    pub commanders: Named<CommanderChit>,
    /// Brigade Activation chits, by brigade.
    #[serde(default)]
    pub brigades: Named<BrigadeChit>,
    /// Wild chits, which belong to neither side.
    pub wild: WildChits,
    /// Event chits of each side.
    pub events: BySide<Named<EventChit>>,
    /// Command event on the back of a side's event chits, with `chit_back: command_event`.
    #[serde(default)]
    pub command_events: CommandEvents,
}

/// Command events of the sides, if they have one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandEvents {
    /// Command event of the Union.
    pub usa: Option<CommandEvent>,
    /// Command event of the Confederacy.
    pub csa: Option<CommandEvent>,
}

/// Command event on the back of an event chit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CommandEvent {
    /// Name for people.
    pub name: String,
    /// Script function that decides whether it can be used now; always if omitted.
    pub can_play: Option<String>,
    /// Script function that carries it out.
    pub on_play: String,
    /// Description of its effect, in our own words.
    pub help: String,
    /// Origin of the values. The only part name is `effect`.
    pub provenance: Option<Provenance>,
}

/// General of a division.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralChit {
    /// Display name; the division's name if omitted.
    pub name: Option<String>,
    /// Highest die that gives a Full Activation.
    pub rating: u8,
    /// Rating after the general has become a casualty.
    pub casualty: u8,
    /// Description of the chit's effect, in our own words.
    pub help: Option<String>,
    /// Origin of the ratings. Part names are the field names.
    pub provenance: Option<Provenance>,
}

/// Commander of a side or of part of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CommanderChit {
    /// Owning side.
    pub side: Side,
    /// Name for people.
    pub name: String,
    /// Highest die at which the chit works; omitted if it always works.
    pub rating: Option<u8>,
    /// Rating after the commander has become a casualty.
    pub casualty: Option<u8>,
    /// Whether the commander can become a casualty before the chit enters the game.
    #[serde(default)]
    pub always_in_game: bool,
    /// Divisions under the commander, as a corps or a wing. Without divisions and brigades, the
    /// commander commands the whole side.
    #[serde(default)]
    pub divisions: Vec<Located<Id>>,
    /// Brigades under the commander in addition to those divisions.
    #[serde(default)]
    pub brigades: Vec<Located<Id>>,
    /// Description of its effect, in our own words.
    pub help: String,
    /// Origin of the ratings. Part names are the field names.
    pub provenance: Option<Provenance>,
}

/// Brigade with an activation chit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BrigadeChit {
    /// Display name; the brigade's name if omitted.
    pub name: Option<String>,
    /// Highest die that gives a Full Activation.
    pub rating: u8,
    /// Rating after the commander has become a casualty.
    pub casualty: Option<u8>,
    /// Description of the chit's effect, in our own words.
    pub help: Option<String>,
    /// Origin of the ratings. Part names are the field names.
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
    /// Further wild chits by id, each carried out by a script.
    #[serde(default)]
    pub others: Named<ScriptedChit>,
}

/// Wild chit defined by the package.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScriptedChit {
    /// Name for people.
    pub name: String,
    /// Number of copies.
    #[serde(deserialize_with = "bounds::within::<1, 9, _, _>")]
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// Script function, called with the chit when it is drawn. The chit is then out for the turn.
    pub on_draw: String,
    /// Description of its effect, in our own words.
    pub help: String,
    /// Origin of the figures.
    pub provenance: Option<Provenance>,
}

/// Wild chit of the series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WildChit {
    /// Name for people.
    pub name: String,
    /// Number of copies.
    #[serde(deserialize_with = "bounds::within::<1, 9, _, _>")]
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// Description of its effect, in our own words.
    pub help: String,
    /// Origin of the figures.
    pub provenance: Option<Provenance>,
}

/// Event chit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EventChit {
    /// Name for people.
    pub name: String,
    /// Number of copies.
    #[serde(default = "one")]
    #[serde(deserialize_with = "bounds::within::<1, 9, _, _>")]
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// Windows in which it may be played.
    pub windows: Vec<Window>,
    /// Whether it may be held for later.
    #[serde(default = "yes")]
    pub holdable: bool,
    /// Script function that decides whether it can be played now; always if omitted.
    pub can_play: Option<String>,
    /// Script function that carries it out.
    pub on_play: String,
    /// Group of chits of which only one can be played per activation.
    pub once_per_activation: Option<String>,
    /// Description of its effect, in our own words.
    pub help: String,
    /// Origin of the values. Part names are `name`, `copies` and `effect`.
    pub provenance: Option<Provenance>,
}

fn one() -> u8 {
    1
}

fn yes() -> bool {
    true
}
