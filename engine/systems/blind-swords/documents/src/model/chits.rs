//! `chits.yaml`: what is drawn from the cup.

use blind_swords::game::{BrigadeId, DivisionId, Window};
use document::{Located, Name, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{BySide, Keyed, Named, Provenance, Side};

/// The chits.
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
    /// What the back of a side's event chits is good for when one is drawn, with
    /// `chit_back: command_event`.
    #[serde(default)]
    pub command_events: CommandEvents,
}

/// The command event of each side that has one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandEvents {
    /// The Union's.
    pub usa: Option<CommandEvent>,
    /// The Confederacy's.
    pub csa: Option<CommandEvent>,
}

/// What the back of an event chit is good for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CommandEvent {
    /// Name for people.
    pub name: String,
    /// Script function that says whether it can be used now; always where not given.
    pub can_play: Option<String>,
    /// Script function that carries it out.
    pub on_play: String,
    /// What it does, in our own words.
    pub help: String,
    /// Where it comes from; the only part is `effect`.
    pub provenance: Option<Provenance>,
}

/// A general with a division.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralChit {
    /// Name for people; the division's where not given.
    pub name: Option<String>,
    /// Highest die that gives a full activation.
    pub rating: u8,
    /// The same after the general has been hit.
    pub casualty: u8,
    /// What the chit does, in our own words.
    pub help: Option<String>,
    /// Where the ratings come from; parts are the field names.
    pub provenance: Option<Provenance>,
}

/// A commander of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CommanderChit {
    /// Whose.
    pub side: Side,
    /// Name for people.
    pub name: String,
    /// Highest die at which the chit works; none where it always does.
    pub rating: Option<u8>,
    /// The same after the commander has been hit.
    pub casualty: Option<u8>,
    /// Whether he can be hit before his chit is in the game.
    #[serde(default)]
    pub always_in_game: bool,
    /// The divisions that he commands, as a corps or a wing; all of his side where neither these nor brigades are given.
    #[serde(default)]
    pub divisions: Vec<Located<Name<DivisionId>>>,
    /// Brigades that he commands beside those divisions.
    #[serde(default)]
    pub brigades: Vec<Located<Name<BrigadeId>>>,
    /// What the chit does, in our own words.
    pub help: String,
    /// Where the ratings come from; parts are the field names.
    pub provenance: Option<Provenance>,
}

/// A brigade with a chit of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BrigadeChit {
    /// Name for people; the brigade's where not given.
    pub name: Option<String>,
    /// Highest die that gives a full activation.
    pub rating: u8,
    /// The same after the commander has been hit.
    pub casualty: Option<u8>,
    /// What the chit does, in our own words.
    pub help: Option<String>,
    /// Where the ratings come from; parts are the field names.
    pub provenance: Option<Provenance>,
}

/// The chits of neither side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WildChits {
    /// Negates the next chit.
    pub fortunes_of_war: WildChit,
    /// Rolls on the Fog of War table.
    pub fog_of_war: WildChit,
    /// Others, by id: what they do is a script's.
    #[serde(default)]
    pub others: Named<ScriptedChit>,
}

/// A wild chit of the package's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScriptedChit {
    /// Name for people.
    pub name: String,
    /// How many.
    #[serde(deserialize_with = "bounds::within::<1, 9, _, _>")]
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// The script function, called with the chit when it is drawn; then it is out for the turn.
    pub on_draw: String,
    /// What it does, in our own words.
    pub help: String,
    /// Where the figures come from.
    pub provenance: Option<Provenance>,
}

/// A wild chit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct WildChit {
    /// Name for people.
    pub name: String,
    /// How many.
    #[serde(deserialize_with = "bounds::within::<1, 9, _, _>")]
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// What it does, in our own words.
    pub help: String,
    /// Where the figures come from.
    pub provenance: Option<Provenance>,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EventChit {
    /// Name for people.
    pub name: String,
    /// How many.
    #[serde(default = "one")]
    #[serde(deserialize_with = "bounds::within::<1, 9, _, _>")]
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// When it may be played.
    pub windows: Vec<Window>,
    /// Whether it may be kept for later.
    #[serde(default = "yes")]
    pub holdable: bool,
    /// Script function that says whether it can be played now; always where not given.
    pub can_play: Option<String>,
    /// Script function that plays it.
    pub on_play: String,
    /// Of the chits of one group only one is played on an activation.
    pub once_per_activation: Option<String>,
    /// What it does, in our own words.
    pub help: String,
    /// Where it comes from; parts are `name`, `copies` and `effect`.
    pub provenance: Option<Provenance>,
}

fn one() -> u8 {
    1
}

fn yes() -> bool {
    true
}
