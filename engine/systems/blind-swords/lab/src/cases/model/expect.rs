//! Expected results of a case.

use std::collections::BTreeMap;

use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

use super::{Asks, Citations, Due, LeaderState, PerSideList, Scalar, TrackSpec, UnitSpec};

/// Expected results of a case.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// Result of the last chart look-up.
    pub result: Option<String>,
    /// Column of the last look-up, after shifts.
    pub column: Option<Scalar>,
    /// All shifts of the last look-up.
    pub shifts: Option<BTreeMap<String, i8>>,
    /// States of units.
    #[serde(default)]
    pub units: BTreeMap<String, UnitSpec>,
    /// Boxes of the Broken Track, each with all its units.
    #[serde(default)]
    pub boxes: BTreeMap<String, Vec<String>>,
    /// All eliminated units.
    pub eliminated: Option<Vec<String>>,
    /// Points awarded so far.
    #[serde(default)]
    pub vp: BTreeMap<String, i32>,
    /// Points of each side if the game ended now.
    #[serde(default)]
    pub score: BTreeMap<String, Scalar>,
    /// All chits that are certainly in the cup.
    pub cup: Option<Vec<String>>,
    /// All chits held by each side.
    #[serde(default)]
    pub held: PerSideList,
    /// Some of the chits that are out for the turn.
    #[serde(default)]
    pub discarded: Vec<String>,
    /// All brigades marked as activated.
    pub activated: Option<Vec<String>>,
    /// Script variables of the scenario.
    #[serde(default)]
    pub variables: BTreeMap<String, i32>,
    /// Controlling side by hex; `null` for none.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, Option<String>>")]
    pub control: BTreeMap<String, Option<Side>>,
    /// Arrival tracks.
    #[serde(default)]
    pub tracks: BTreeMap<String, TrackSpec>,
    /// Due arrivals of brigades; `null` for a brigade that is not due.
    #[serde(default)]
    pub reinforcements: BTreeMap<String, Option<Due>>,
    /// Event chits of the next turn, by side.
    #[serde(default)]
    pub pool: PerSideList,
    /// States of generals.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderState>,
    /// Winner: `usa`, `csa`, or `null` for none yet or a draw.
    #[serde(default, deserialize_with = "given")]
    #[schemars(with = "Option<String>")]
    pub winner: Option<Option<Side>>,
    /// Name of the victory level.
    pub level: Option<String>,
    /// Value of a query.
    pub value: Option<Scalar>,
    /// Pending decision.
    pub asks: Option<Asks>,
    /// Refused options or arguments, each with a citation or a list of acceptable ones.
    #[serde(default)]
    pub refused: BTreeMap<String, Citations>,
    /// Names of events that occur in this order, possibly with others between them.
    #[serde(default)]
    pub log: Vec<String>,
    /// Names of events that must not occur.
    #[serde(default)]
    pub never: Vec<String>,
    /// Number of occurrences of events, by name.
    #[serde(default)]
    pub times: BTreeMap<String, usize>,
}

/// Distinguishes a key with the value `null` from a missing key.
fn given<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Option<Side>>, D::Error> {
    Option::<Side>::deserialize(deserializer).map(Some)
}
