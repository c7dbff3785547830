//! Limits of stacking. ST 8.0.

use kernel::origin::Provenance;
use serde::{Deserialize, Serialize};

// ST 8.0, 8.71. ST-STK-01, ST-STK-10.
/// Limits of stacking.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Stacking {
    /// Origin of the limits.
    pub provenance: Option<Provenance>,
    /// Number of units in a hex.
    pub units: u8,
    /// Strength points in a hex.
    pub points: u8,
    /// Number of strength points that a wagon counts for.
    pub wagon: u8,
    /// Strength points of infantry or cavalry in a Reserve hex.
    pub reserve_points: u8,
    /// Batteries in a Reserve hex.
    pub reserve_batteries: u8,
}
