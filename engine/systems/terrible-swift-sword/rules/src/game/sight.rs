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
    /// Hexes in which a unit blocks the line before the ground does: the halves of a word with one
    /// bit for each hex that the line meets, in order.
    units: [u32; 2],
    /// First obstacle of the ground. `None` if the ground leaves the line clear.
    pub block: Option<Block>,
}

impl GroundSight {
    /// Length of the longest line of which one word holds all hexes. A line meets at most two hexes
    /// at each distance.
    pub const LONGEST: u8 = 32;

    /// Returns the sight of a line, given the hexes in which a unit blocks it.
    pub const fn of(units: u64, block: Option<Block>) -> Self {
        Self { units: [units as u32, (units >> 32) as u32], block }
    }

    /// Returns the hexes in which a unit blocks the line before the ground does, as bits by number.
    /// The hexes that the line meets between its ends count from 0, on the map or off it.
    pub const fn units(&self) -> u64 {
        (self.units[1] as u64) << 32 | self.units[0] as u64
    }
}
