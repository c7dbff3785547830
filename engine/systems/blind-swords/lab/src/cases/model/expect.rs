//! Result that a case expects.

use std::collections::BTreeMap;

use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

use super::{Asks, Citations, LeaderState, PerSideList, Scalar, TrackSpec, UnitSpec};

/// Result that a case expects. Fields that are left out are not compared.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// Expected result of the last chart lookup.
    pub result: Option<String>,
    /// Expected chart column after all shifts.
    pub column: Option<Scalar>,
    /// Expected column shifts, by shift id. The list must be complete.
    pub shifts: Option<BTreeMap<String, i8>>,
    /// Expected state of each listed unit, by unit id.
    #[serde(default)]
    pub units: BTreeMap<String, UnitSpec>,
    /// Expected units in each listed box of the Broken Track. Each list must be complete.
    #[serde(default)]
    pub boxes: BTreeMap<String, Vec<String>>,
    /// Ids of all units that must be eliminated.
    pub eliminated: Option<Vec<String>>,
    /// Expected victory points awarded so far, by side.
    #[serde(default)]
    pub vp: BTreeMap<String, i32>,
    /// Expected victory points of each side if the game ended now.
    #[serde(default)]
    pub score: BTreeMap<String, Scalar>,
    /// Ids of all chits that are certain to be in the cup.
    pub cup: Option<Vec<String>>,
    /// Ids of all chits that each side must hold.
    #[serde(default)]
    pub held: PerSideList,
    /// Ids of chits that must be out of play for the turn. Other chits may be out too.
    #[serde(default)]
    pub discarded: Vec<String>,
    /// Ids of all brigades that must be marked as activated.
    pub activated: Option<Vec<String>>,
    /// Expected values of script variables, by name.
    #[serde(default)]
    pub variables: BTreeMap<String, i32>,
    /// Expected controlling side of each listed hex, by hex number. `null` means that no side
    /// controls it.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, Option<String>>")]
    pub control: BTreeMap<String, Option<Side>>,
    /// Expected state of each listed arrival track, by track id.
    #[serde(default)]
    pub tracks: BTreeMap<String, TrackSpec>,
    /// Expected arrival of each listed brigade, by brigade id. `null` means that no arrival of the
    /// brigade is due.
    #[serde(default)]
    pub reinforcements: BTreeMap<String, Option<Due>>,
    /// Expected event chits for the next turn, by side.
    #[serde(default)]
    pub pool: PerSideList,
    /// Expected state of each listed general, by chit id.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderState>,
    /// Expected winner: `usa`, `csa`, or `null` for a draw or an unfinished game.
    #[serde(default, deserialize_with = "given")]
    #[schemars(with = "Option<String>")]
    pub winner: Option<Option<Side>>,
    /// Name of the expected victory level.
    pub level: Option<String>,
    /// Value that the query or action must return.
    pub value: Option<Scalar>,
    /// Decision that must be pending at the end.
    pub asks: Option<Asks>,
    /// Options or arguments that the rules must refuse. Each has the requirement that the refusal
    /// cites, or a list of alternatives.
    #[serde(default)]
    pub refused: BTreeMap<String, Citations>,
    /// Names of events that must occur in this order. Other events may occur between them.
    #[serde(default)]
    pub log: Vec<String>,
    /// Names of events that must not occur.
    #[serde(default)]
    pub never: Vec<String>,
    /// Number of times that each listed event must occur, by event name.
    #[serde(default)]
    pub times: BTreeMap<String, usize>,
}

/// Arrival of a brigade or battery.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Due {
    /// First turn on which the brigade or battery may enter.
    pub turn: u8,
    /// Number of the entry hex.
    pub hex: String,
    /// Numbers of additional entry hexes, among which the owner may choose.
    #[serde(default)]
    pub or: Vec<String>,
    /// Whether the entry hex was blocked on an earlier turn, so that the arrival is late (default:
    /// no).
    #[serde(default)]
    pub delayed: bool,
}

/// Deserializes a value so that an explicit `null` differs from a missing key.
fn given<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Option<Side>>, D::Error> {
    Option::<Side>::deserialize(deserializer).map(Some)
}
