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
    /// Origin of the shifts: one origin for all, or a mapping with shift ids as keys.
    pub provenance: Option<Provenance>,
    /// All shifts. If the conditions of several shifts are met, the shifts add up.
    pub shifts: Vec<Shift<FireCondition>>,
}

/// Column shifts of close combat.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CloseShifts {
    /// Origin of the shifts: one origin for all, or a mapping with shift ids and `odds` as keys.
    pub provenance: Option<Provenance>,
    /// All shifts. If the conditions of several shifts are met, the shifts add up.
    pub shifts: Vec<Shift<CloseCondition>>,
    /// Limit on the total shift for slopes, streams and features of the hexside (default: no
    /// limit).
    pub hexside_cap: Option<HexsideCap>,
    /// Shifts for the ratio of strengths. Only the most favourable row applies.
    pub odds: Vec<OddsRow>,
}

/// Row of the odds table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OddsRow {
    /// Stronger side in the close combat: the attackers or the defenders.
    pub stronger: Stronger,
    /// Lowest ratio of the stronger side's strength to the weaker side's at which the row applies.
    pub ratio: Located<Ratio>,
    /// Number of columns to shift, from -9 to 9. Negative numbers shift to the left.
    #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
    #[schemars(range(min = -9, max = 9))]
    pub columns: i8,
}
