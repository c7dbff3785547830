//! Ammunition losses of batteries. ST 12.34, 12.35.

use kernel::origin::Provenance;
use serde::{Deserialize, Serialize};

// ST 12.34, 12.35. ST-ART-03, ST-ART-04.
/// Losses of a battery's ammunition.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GunLosses {
    /// Origin of the numbers.
    pub provenance: Option<Provenance>,
    /// Die results with which a caisson explodes. A second die then gives the number of rounds
    /// lost.
    pub caisson: Vec<u8>,
    /// Number of rounds lost with each captured gun.
    pub captured: u8,
}
