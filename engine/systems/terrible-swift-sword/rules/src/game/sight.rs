use kernel::HexId;

/// Obstacle on a line of sight, with its hex. The hex of a hexside is the nearer one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// Hex of the obstacle.
    pub hex: HexId,
    /// Kind of obstacle.
    pub by: Obstacle,
}

/// Kind of obstacle on a line of sight. ST 10.61. ST-LOS-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// Woods or a town.
    Cover,
    /// A ridge or crest hexside.
    Height,
    /// A unit of either side.
    Unit,
}

/// Part of a line of sight that depends on the ground alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroundSight {
    /// Hexes in which a unit blocks the line before the ground does: one bit for each hex between
    /// the two ends, in order.
    pub units: u64,
    /// First obstacle of the ground. `None` if the line is clear of units.
    pub block: Option<Block>,
}

impl GroundSight {
    /// Length of the longest line of which one word holds all hexes. A line meets at most two hexes
    /// at each distance.
    pub const LONGEST: u8 = 32;
}
