//! Position with which a case or a lesson begins.

use std::collections::BTreeMap;

pub use document::lesson::model::Scalar;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// A position. Everything that is not given is as in the scenario.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// All units of the position. Units that are not listed are off the map.
    pub units: Option<BTreeMap<String, UnitSpec>>,
    /// The game turn of the position.
    pub turn: Option<u8>,
    /// The active brigade, if an activation is under way.
    pub active: Option<Active>,
    /// Chits in the cup, by id.
    pub cup: Option<Vec<String>>,
    /// Chits held by each side.
    #[serde(default)]
    pub held: PerSideList,
    /// Brigades already activated this turn.
    #[serde(default)]
    pub activated: Vec<String>,
    /// Script variables of the scenario, such as `losses of first-brigade: 4` (default: 0).
    #[serde(default)]
    pub variables: BTreeMap<String, i32>,
    /// The controlling side of hexes, by hex number.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, String>")]
    pub control: BTreeMap<String, Side>,
    /// Ground markers, by hex, such as `1510`, or by hexside, such as `1510/1511`.
    #[serde(default)]
    pub ground: BTreeMap<String, Vec<String>>,
    /// States of generals: `normal` or `casualty`.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderState>,
    /// Additional arrivals of brigades and batteries. Only cases have such arrivals.
    #[serde(skip)]
    pub reinforcements: BTreeMap<String, Due>,
    /// The state of each arrival track, by track id.
    #[serde(default)]
    pub tracks: BTreeMap<String, TrackSpec>,
    /// Eliminated units, by id.
    #[serde(default)]
    pub eliminated: Vec<String>,
    /// Units that have been on the Broken Track before.
    #[serde(default)]
    pub broken_before: Vec<String>,
    /// Units that have already acted in the current phase or step.
    #[serde(default)]
    pub acted: Vec<String>,
}

/// The place and state of a unit.
#[derive(Clone, Debug, PartialEq, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitSpec {
    /// The hex of the unit, if it is on the map.
    pub hex: Option<String>,
    /// The Broken Track box of a broken unit: `available`, 1, 2 or 3.
    #[serde(rename = "box")]
    pub broken: Option<Scalar>,
    /// The face of the unit: `fresh` or `battleworn`. A broken unit is battleworn.
    pub face: Option<String>,
    /// The morale of the unit: `none`, `shaken` or `disrupted`.
    pub morale: Option<String>,
    /// Whether the unit is in Skirmish Order.
    pub skirmish: Option<bool>,
    /// Whether cavalry is mounted (default: true).
    pub mounted: Option<bool>,
    /// Markers on the unit, by id (default: none).
    pub markers: Option<Vec<String>>,
}

/// The active brigade, with its order and its activation.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Active {
    /// The id of the brigade.
    pub brigade: String,
    /// The order of the brigade, if it has one.
    pub order: Option<String>,
    /// The kind of activation: `full` or `limited`.
    pub kind: Option<String>,
    /// The chit that activated the brigade.
    pub chit: Option<String>,
}

/// Chits by side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PerSideList {
    /// Chits of the Union.
    pub usa: Option<Vec<String>>,
    /// Chits of the Confederacy.
    pub csa: Option<Vec<String>>,
}

impl PerSideList {
    /// Returns the lists that are present.
    pub fn given(&self) -> impl Iterator<Item = (Side, &Vec<String>)> {
        let lists = [(Side::Usa, self.usa.as_ref()), (Side::Csa, self.csa.as_ref())];
        lists.into_iter().filter_map(|(side, list)| Some((side, list?)))
    }
}

/// State of a general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum LeaderState {
    /// The general is in command.
    Normal,
    /// The general is a casualty.
    Casualty,
}

/// The arrival of a brigade or battery.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Due {
    /// The first turn on which the brigade or battery may enter.
    pub turn: u8,
    /// The entry hex.
    pub hex: String,
    /// Other entry hexes that its owner may choose.
    #[serde(default)]
    pub or: Vec<String>,
    /// Whether the entry hex was blocked on an earlier turn.
    #[serde(default)]
    pub delayed: bool,
}

/// The state of an arrival track.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrackSpec {
    /// The box that the chit is in, from 1.
    #[serde(rename = "box")]
    pub reached: u8,
    /// Number of event chits spent on the track.
    #[serde(default)]
    pub chits: Vec<String>,
}
