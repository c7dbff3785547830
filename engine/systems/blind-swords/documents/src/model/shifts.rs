//! Column shifts and odds.

use blind_swords::game::{CloseCondition, FireCondition, HexsideCap, Shift, Stronger};
use document::{Located, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Provenance;
use super::text::Ratio;

/// Column shifts of fire.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FireShifts {
    /// The origin. Parts are ids.
    pub provenance: Option<Provenance>,
    /// Shifts. All whose conditions hold apply together.
    pub shifts: Vec<Shift<FireCondition>>,
}

/// Column shifts of close combat.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CloseShifts {
    /// The origin. Parts are ids, and `odds`.
    pub provenance: Option<Provenance>,
    /// Shifts. All whose conditions hold apply together.
    pub shifts: Vec<Shift<CloseCondition>>,
    /// The limit of shifts for slopes, streams and features together.
    pub hexside_cap: Option<HexsideCap>,
    /// Shifts for odds. Only the best row counts.
    pub odds: Vec<OddsRow>,
}

/// Row of the odds table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OddsRow {
    /// The stronger side.
    pub stronger: Stronger,
    /// The lowest ratio of strengths.
    pub ratio: Located<Ratio>,
    /// The columns to shift, negative to the left.
    #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
    #[schemars(range(min = -9, max = 9))]
    pub columns: i8,
}
