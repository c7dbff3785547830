//! What a case expects.

use std::collections::BTreeMap;

use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

use super::{Asks, Citations, Due, LeaderState, PerSideList, Scalar, TrackSpec, UnitSpec};

/// What must come of a case.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// The result of the last chart look-up.
    pub result: Option<String>,
    /// Its column after shifts.
    pub column: Option<Scalar>,
    /// Its shifts, all of them.
    pub shifts: Option<BTreeMap<String, i8>>,
    /// Units.
    #[serde(default)]
    pub units: BTreeMap<String, UnitSpec>,
    /// Boxes of the Broken Track, each with all its units.
    #[serde(default)]
    pub boxes: BTreeMap<String, Vec<String>>,
    /// All units out of the game.
    pub eliminated: Option<Vec<String>>,
    /// The points awarded so far.
    #[serde(default)]
    pub vp: BTreeMap<String, i32>,
    /// What each side would have if the game ended now.
    #[serde(default)]
    pub score: BTreeMap<String, Scalar>,
    /// All chits in the cup for certain.
    pub cup: Option<Vec<String>>,
    /// All chits held.
    #[serde(default)]
    pub held: PerSideList,
    /// Chits out for the turn; others may be too.
    #[serde(default)]
    pub discarded: Vec<String>,
    /// Brigades that are marked as activated, all of them.
    pub activated: Option<Vec<String>>,
    /// Numbers that the scenario's scripts keep.
    #[serde(default)]
    pub variables: BTreeMap<String, i32>,
    /// Who controls which hex; `null` for nobody.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, Option<String>>")]
    pub control: BTreeMap<String, Option<Side>>,
    /// Arrival tracks.
    #[serde(default)]
    pub tracks: BTreeMap<String, TrackSpec>,
    /// Brigades that are still to come; `null` for one that is not on its way.
    #[serde(default)]
    pub reinforcements: BTreeMap<String, Option<Due>>,
    /// The event chits of the next turn, by side.
    #[serde(default)]
    pub pool: PerSideList,
    /// The state of generals.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderState>,
    /// The winner: `usa`, `csa`, or `null` for nobody yet or a draw.
    #[serde(default, deserialize_with = "given")]
    #[schemars(with = "Option<String>")]
    pub winner: Option<Option<Side>>,
    /// The level of the victory, by its name.
    pub level: Option<String>,
    /// The value of a pure question.
    pub value: Option<Scalar>,
    /// The decision that waits.
    pub asks: Option<Asks>,
    /// Options or arguments that are refused, each with a citation or a list of acceptable ones.
    #[serde(default)]
    pub refused: BTreeMap<String, Citations>,
    /// Names of events in this order; others may stand between.
    #[serde(default)]
    pub log: Vec<String>,
    /// Names of events that must not occur.
    #[serde(default)]
    pub never: Vec<String>,
    /// How often events occur, by name.
    #[serde(default)]
    pub times: BTreeMap<String, usize>,
}

/// Tells a key that says `null` from one that is not there.
fn given<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Option<Side>>, D::Error> {
    Option::<Side>::deserialize(deserializer).map(Some)
}
