use kernel::{HexId, say};
use serde::{Deserialize, Serialize};

use super::{Battle, FeatureId};

/// What of a line of sight the ground decides, whoever stands on it. LOS-02 to LOS-05.
#[derive(Clone, Debug)]
pub struct GroundSight {
    /// The hexes on it before the one that blocks it, in order.
    pub passed: Vec<PassedHex>,
    /// The first hex whose ground blocks it.
    pub blocked: Option<Blocker>,
}

/// A hex over which a line of sight passes.
#[derive(Clone, Copy, Debug)]
pub struct PassedHex {
    /// The hex.
    pub hex: HexId,
    /// Whether it is as high as both ends: then a unit in it blocks the line.
    pub as_high_as_both_ends: bool,
    /// Its terrain if that obscures, as a bit by [`TerrainId`](super::TerrainId).
    pub obscured_by: u64,
}

/// A hex that blocks a line of sight, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocker {
    /// The hex that blocks.
    pub hex: HexId,
    /// What about it.
    pub reason: BlockReason,
}

/// Why a hex blocks a line of sight. SS 12.1a.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockReason {
    /// It is higher than both ends.
    Higher,
    /// It is as high as the higher of two unequal ends.
    AsHigh,
    /// It is as high as both ends, and its terrain blocks.
    Terrain,
    /// It is as high as both ends, and a unit stands in it.
    Unit,
    /// Its cover lies next to the firer. T-08.
    NextToFirer,
    /// A marker on the ground hides what is behind it.
    Hidden,
    /// A feature lies on the hexside towards this hex, over which the line comes. T-05.
    Feature(FeatureId, HexId),
}

/// The effect of a hexside feature on lines of sight across it. T-05, T-08.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FeatureSight {
    /// It blocks every line.
    Blocks,
    /// It blocks a line between equal levels at its own level, which is that of the higher hex.
    BlocksAtLevel,
    /// It blocks every line except those from or to one of its hexes.
    BlocksUnlessAdjacent,
    /// It blocks a line at its own level, except from or to one of its hexes.
    BlocksAtLevelUnlessAdjacent,
}

impl FeatureSight {
    /// What it does, in words.
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

impl Battle {
    /// Why a hex blocks a line, in words.
    pub fn why_blocked(&self, reason: BlockReason) -> String {
        let reason = match reason {
            BlockReason::Higher => "higher",
            BlockReason::AsHigh => "as-high",
            BlockReason::Terrain => "terrain",
            BlockReason::Unit => "unit",
            BlockReason::NextToFirer => "next-to-firer",
            BlockReason::Hidden => "hidden",
            BlockReason::Feature(feature, before) => {
                let feature = self.terrain.feature(feature).name.to_lowercase();
                return say!("sight-behind", feature, hex = self.map.number(before));
            }
        };
        say!("sight-blocked", reason)
    }
}
