//! Expected results of a case.

use std::collections::BTreeMap;

use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

use super::{Asks, Citations, Due, LeaderState, PerSideList, Scalar, TrackSpec, UnitSpec};

/// The expected result of a case.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// The result of the last chart lookup.
    pub result: Option<String>,
    /// The chart column after all shifts.
    pub column: Option<Scalar>,
    /// All column shifts, by id.
    pub shifts: Option<BTreeMap<String, i8>>,
    /// The states of units, by id.
    #[serde(default)]
    pub units: BTreeMap<String, UnitSpec>,
    /// Boxes of the Broken Track, each with the complete list of its units.
    #[serde(default)]
    pub boxes: BTreeMap<String, Vec<String>>,
    /// All eliminated units.
    pub eliminated: Option<Vec<String>>,
    /// Points awarded so far, by side.
    #[serde(default)]
    pub vp: BTreeMap<String, i32>,
    /// The points that each side would have if the game ended now.
    #[serde(default)]
    pub score: BTreeMap<String, Scalar>,
    /// All chits that are certain to be in the cup.
    pub cup: Option<Vec<String>>,
    /// All chits held by each side.
    #[serde(default)]
    pub held: PerSideList,
    /// Chits that must be out for the turn. Others may be out too.
    #[serde(default)]
    pub discarded: Vec<String>,
    /// All brigades that are marked as activated.
    pub activated: Option<Vec<String>>,
    /// Script variables of the scenario.
    #[serde(default)]
    pub variables: BTreeMap<String, i32>,
    /// The controlling side of each hex, by hex number; `null` for no side.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, Option<String>>")]
    pub control: BTreeMap<String, Option<Side>>,
    /// The states of arrival tracks, by id.
    #[serde(default)]
    pub tracks: BTreeMap<String, TrackSpec>,
    /// Brigades that are still due, by id; `null` for a brigade that is not.
    #[serde(default)]
    pub reinforcements: BTreeMap<String, Option<Due>>,
    /// Event chits of the next turn, by side.
    #[serde(default)]
    pub pool: PerSideList,
    /// The states of generals, by chit id.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderState>,
    /// The winner: `usa`, `csa`, or `null` for a draw or an unfinished game.
    #[serde(default, deserialize_with = "given")]
    #[schemars(with = "Option<String>")]
    pub winner: Option<Option<Side>>,
    /// The victory level, by name.
    pub level: Option<String>,
    /// The value that the action returns.
    pub value: Option<Scalar>,
    /// The pending decision.
    pub asks: Option<Asks>,
    /// Refused options or arguments, each with the requirement cited or a list of alternatives.
    #[serde(default)]
    pub refused: BTreeMap<String, Citations>,
    /// Names of events that must occur in this order. Other events may occur between them.
    #[serde(default)]
    pub log: Vec<String>,
    /// Names of events that must not occur.
    #[serde(default)]
    pub never: Vec<String>,
    /// The number of times that events occur, by name.
    #[serde(default)]
    pub times: BTreeMap<String, usize>,
}

/// Deserializes a value so that an explicit `null` differs from a missing key.
fn given<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Option<Side>>, D::Error> {
    Option::<Side>::deserialize(deserializer).map(Some)
}
