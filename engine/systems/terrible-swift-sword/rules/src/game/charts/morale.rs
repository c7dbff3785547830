//! Track of the army morale. ST 19.0.

use kernel::Side;
use kernel::origin::Provenance;
use serde::{Deserialize, Serialize};

// ST 19.0. ST-UAM-01 to ST-UAM-10.
/// Track of an army's morale, and its demoralisation table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Track {
    /// Origin of the numbers.
    pub provenance: Option<Provenance>,
    /// Side whose morale the track counts.
    pub side: Side,
    /// Number of points at the start.
    pub start: u16,
    /// Number of points that each turn adds.
    pub each_turn: u16,
    /// Cost of moving a brigade.
    pub brigade: u16,
    /// Cost of moving an ineffective brigade.
    pub ineffective: u16,
    /// Highest level at which brigades take demoralisation checks at the end of a turn.
    pub check: u16,
    /// Bands of the demoralisation table, from the highest level down.
    pub bands: Vec<Demoralisation>,
    /// Modifier of the check for a brigade that is already demoralised.
    pub again: i8,
}

/// Band of the demoralisation table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Demoralisation {
    /// Lowest level of the band.
    pub from: u16,
    /// Highest die result with which a brigade is demoralised.
    pub die: u8,
}
