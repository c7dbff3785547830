use kernel::{Ratio, bounds};
use serde::{Deserialize, Serialize};

pub use crate::conditions::{CloseCondition, FireCondition};

/// A column shift with its condition. T-20, T-21.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ShiftOf{C}"))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Shift<C> {
    /// Word that logs use for the shift, such as `target_terrain`.
    #[serde(deserialize_with = "bounds::word")]
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[a-z][a-z0-9_]*$")))]
    pub id: String,
    /// Number of columns to shift. Negative numbers shift to the left.
    #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(min = -9, max = 9)))]
    pub columns: i8,
    /// Condition that must be met for the shift to apply.
    pub when: C,
    /// Rulebook section of the shift.
    pub rule: String,
}

/// Inclusive bounds of a number. A missing bound sets no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Between_of_{N}"))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Between<N> {
    /// Lower bound.
    pub at_least: Option<N>,
    /// Upper bound.
    pub at_most: Option<N>,
}

impl<N: Copy + PartialOrd> Between<N> {
    /// Whether a number is within the bounds.
    pub fn contains(self, number: N) -> bool {
        self.at_least.is_none_or(|least| number >= least)
            && self.at_most.is_none_or(|most| number <= most)
    }
}

/// Limit on the total of the shifts for a hexside.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideCap {
    /// Maximum total shift to the left, as a negative number of columns.
    #[serde(deserialize_with = "bounds::within::<-9, -1, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(min = -9, max = -1)))]
    pub columns: i8,
    /// Rulebook section of the shift.
    pub rule: String,
}

/// Odds row. It applies if the stronger side has at least `ratio` times the other side's strength.
/// CC-12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OddsRow {
    /// Side that the row treats as the stronger one.
    pub stronger: Stronger,
    /// Minimum ratio of the stronger side's strength to the weaker side's.
    pub ratio: Ratio,
    /// Number of columns to shift. Negative values shift to the left.
    pub columns: i8,
}

/// Side of a close combat that an odds row favours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Stronger {
    /// All attackers, in all their hexes.
    Attacker,
    /// All units in the target hex.
    Defender,
}
