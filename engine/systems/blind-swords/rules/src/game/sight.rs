use kernel::HexId;
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

/// What a feature on a hexside does to lines of sight that go over the hexside. T-05, T-08.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FeatureSight {
    /// It blocks every line.
    Blocks,
    /// It blocks a line between equal levels where it stands at that level: as high as the higher of its hexes.
    BlocksAtLevel,
    /// It blocks every line but those from or to one of its hexes.
    BlocksUnlessAdjacent,
    /// Both: at its level, and not from or to one of its hexes.
    BlocksAtLevelUnlessAdjacent,
}

impl FeatureSight {
    /// What it does, in words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Blocks => "blocks sight",
            Self::BlocksAtLevel => "blocks sight at its level",
            Self::BlocksUnlessAdjacent => "blocks sight but from beside it",
            Self::BlocksAtLevelUnlessAdjacent => "blocks sight at its level but from beside it",
        }
    }
}

impl Battle {
    /// Why a hex blocks a line, in words.
    pub fn why_blocked(&self, reason: BlockReason) -> String {
        let words = match reason {
            BlockReason::Higher => "higher than both ends",
            BlockReason::AsHigh => "as high as the higher end",
            BlockReason::Terrain => "level with both ends and covered",
            BlockReason::Unit => "level with both ends and occupied",
            BlockReason::NextToFirer => "cover next to the firer",
            BlockReason::Hidden => "hidden by what lies on the ground",
            BlockReason::Feature(feature, before) => {
                let name = self.terrain.feature(feature).name.to_lowercase();
                return format!("behind the {name} towards {}", self.map.number(before));
            }
        };
        words.to_owned()
    }
}
