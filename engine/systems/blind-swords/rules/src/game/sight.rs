use kernel::{HexId, say};
use serde::{Deserialize, Serialize};

use super::FeatureId;

/// Part of a line of sight that depends on the ground alone, not on units. LOS-02 to LOS-05.
#[derive(Clone, Debug)]
pub struct GroundSight {
    /// Hexes on the line before the blocking one, in order.
    pub passed: Vec<PassedHex>,
    /// First hex whose ground blocks the line, if any.
    pub blocked: Option<Blocker>,
}

/// A hex that a line of sight crosses.
#[derive(Clone, Copy, Debug)]
pub struct PassedHex {
    /// Hex that the line crosses.
    pub hex: HexId,
    /// Whether the hex is at the same level as both ends. A unit in the hex then blocks the line.
    pub as_high_as_both_ends: bool,
    /// Terrain of the hex, as a bit set indexed by [`TerrainId`](super::TerrainId). Empty if the
    /// terrain does not obscure the line.
    pub obscured_by: u64,
}

/// A hex that blocks a line of sight, with the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocker {
    /// Hex that blocks the line.
    pub hex: HexId,
    /// Reason why the hex blocks the line.
    pub reason: BlockReason,
}

/// Reason why a hex blocks a line of sight. SS 12.1a.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockReason {
    /// The hex is higher than both ends.
    Higher,
    /// The hex is as high as the higher of two unequal ends.
    AsHigh,
    /// The hex is at the level of both ends, and its terrain blocks.
    Terrain,
    /// The hex is at the level of both ends, and contains a unit.
    Unit,
    /// The hex contains blocking cover and is next to the firer. T-08.
    NextToFirer,
    /// A ground marker in the hex blocks lines of sight beyond it.
    Hidden,
    /// The line enters this hex across a hexside with a blocking feature. T-05.
    Feature(FeatureId, HexId),
}

/// Effect of a hexside feature on lines of sight that cross it. T-05, T-08.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FeatureSight {
    /// The feature blocks every line.
    Blocks,
    /// The feature blocks a line whose ends are both at the feature's level. That is the level of
    /// the higher of its two hexes.
    BlocksAtLevel,
    /// The feature blocks every line that neither starts nor ends in one of its two hexes.
    BlocksUnlessAdjacent,
    /// The feature blocks a line at its own level that neither starts nor ends in one of its two
    /// hexes.
    BlocksAtLevelUnlessAdjacent,
}

impl FeatureSight {
    /// Describes the effect for players.
    pub fn words(self) -> String {
        let sight = match self {
            Self::Blocks => "blocks",
            Self::BlocksAtLevel => "at-level",
            Self::BlocksUnlessAdjacent => "unless-adjacent",
            Self::BlocksAtLevelUnlessAdjacent => "at-level-unless-adjacent",
        };
        say!("sight-feature", sight)
    }
}
