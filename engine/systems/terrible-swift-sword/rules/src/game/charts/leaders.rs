//! Losses of leaders. ST 17.41.

use kernel::origin::Provenance;
use serde::{Deserialize, Serialize};

// ST 17.41. ST-LEAD-11.
/// Sums of two dice at which a leader is lost, by cause.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LeaderLoss {
    /// Origin of the numbers.
    pub provenance: Option<Provenance>,
    /// Small-arms fire.
    pub small_arms: LossNumbers,
    /// Artillery fire.
    pub artillery: LossNumbers,
    /// A unit killed in melee.
    pub melee_killed: LossNumbers,
    /// A unit captured in melee.
    pub melee_captured: LossNumbers,
}

/// Sums of two dice at which a leader is killed, wounded or captured.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LossNumbers {
    /// Sums at which the leader is killed.
    #[serde(default)]
    pub killed: Vec<u8>,
    /// Sums at which the leader is wounded.
    #[serde(default)]
    pub wounded: Vec<u8>,
    /// Sums at which the leader is captured.
    #[serde(default)]
    pub captured: Vec<u8>,
}
