use kernel::HexId;

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
}

impl BlockReason {
    /// The reason in words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Higher => "higher than both ends",
            Self::AsHigh => "as high as the higher end",
            Self::Terrain => "level with both ends and covered",
            Self::Unit => "level with both ends and occupied",
            Self::NextToFirer => "cover next to the firer",
        }
    }
}
