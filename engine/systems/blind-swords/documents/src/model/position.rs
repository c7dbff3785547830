//! Starting position of a case or a lesson.

use std::collections::BTreeMap;

pub use document::lesson::model::Scalar;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// Starting position. A field that is left out keeps the value of the scenario.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Units of the position, by unit id. If the field is present, units that it does not list are
    /// off the map.
    pub units: Option<BTreeMap<String, UnitSpec>>,
    /// Game turn, counted from 1.
    pub turn: Option<u8>,
    /// Active brigade, if the position is in the middle of an activation.
    pub active: Option<Active>,
    /// Ids of the chits in the cup. A chit with several copies is listed once for each copy.
    pub cup: Option<Vec<String>>,
    /// Ids of the chits that each side holds for later play.
    #[serde(default)]
    pub held: PerSideList,
    /// Ids of the brigades that have already been activated on this turn.
    #[serde(default)]
    pub activated: Vec<String>,
    /// Values of script variables, by name, such as `losses of first-brigade: 4` (default: 0).
    #[serde(default)]
    pub variables: BTreeMap<String, i32>,
    /// Side that controls each hex, by hex number.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, String>")]
    pub control: BTreeMap<String, Side>,
    /// Ids of the ground markers in each hex, such as `1510`, or on each hexside, such as
    /// `1510/1511`.
    #[serde(default)]
    pub ground: BTreeMap<String, Vec<String>>,
    /// State of each general, by chit id: `normal` or `casualty`.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderState>,
    /// State of each arrival track, by track id.
    #[serde(default)]
    pub tracks: BTreeMap<String, TrackSpec>,
    /// Ids of the units that have been eliminated.
    #[serde(default)]
    pub eliminated: Vec<String>,
    /// Ids of the units that have been on the Broken Track at any time before.
    #[serde(default)]
    pub broken_before: Vec<String>,
    /// Ids of the units that have already acted in the current phase or step.
    #[serde(default)]
    pub acted: Vec<String>,
}

/// Place and state of one unit in the position.
#[derive(Clone, Debug, PartialEq, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitSpec {
    /// Number of the unit's hex. Absent if the unit is off the map.
    pub hex: Option<String>,
    /// Box of the Broken Track that holds the unit: `available`, 1, 2 or 3. Absent if the unit is
    /// not broken.
    #[serde(rename = "box")]
    pub broken: Option<Scalar>,
    /// Visible face of the unit's counter: `fresh` or `battleworn` (default: `fresh`, but
    /// `battleworn` for a broken unit).
    pub face: Option<String>,
    /// Morale of the unit: `none`, `shaken` or `disrupted` (default: `none`).
    pub morale: Option<String>,
    /// Whether the unit is in Skirmish Order (default: no).
    pub skirmish: Option<bool>,
    /// Whether the cavalry unit is mounted (default: yes). Only units with a dismounted counter can
    /// have the field.
    pub mounted: Option<bool>,
    /// Ids of the markers on the unit (default: none).
    pub markers: Option<Vec<String>>,
}

/// Brigade that is active in the position, with its order and kind of activation.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Active {
    /// Id of the active brigade.
    pub brigade: String,
    /// Order of the active brigade. Absent if the brigade has no order.
    pub order: Option<String>,
    /// Kind of activation: `full` or `limited`.
    pub kind: Option<String>,
    /// Id of the chit that activated the brigade.
    pub chit: Option<String>,
}

/// Ids of chits, by side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PerSideList {
    /// Ids of the Union chits.
    pub usa: Option<Vec<String>>,
    /// Ids of the Confederate chits.
    pub csa: Option<Vec<String>>,
}

impl PerSideList {
    /// Returns the list of each side that has one.
    pub fn given(&self) -> impl Iterator<Item = (Side, &Vec<String>)> {
        let lists = [(Side::Usa, self.usa.as_ref()), (Side::Csa, self.csa.as_ref())];
        lists.into_iter().filter_map(|(side, list)| Some((side, list?)))
    }
}

/// Whether a general is in command or a casualty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum LeaderState {
    /// The general is in command.
    Normal,
    /// The general is a casualty.
    Casualty,
}

/// State of one arrival track.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrackSpec {
    /// Number of the box that the chit has reached, counted from 1.
    #[serde(rename = "box")]
    pub reached: u8,
    /// Ids of the event chits that the side has spent on the track.
    #[serde(default)]
    pub chits: Vec<String>,
}
