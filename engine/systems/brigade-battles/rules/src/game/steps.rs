use kernel::HexId;

/// A step from a hex, with the costs that the map alone determines for one kind of mover, in
/// sixteenths of a movement point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapStep {
    /// Hex that the step enters. At the edge of the map, the hex that the step leaves.
    pub to: HexId,
    /// Lower of the two costs.
    pub least: u16,
    /// Cost with an enemy near. [`CLOSED`] if no one can take the step.
    pub near: u16,
    /// Cost with every enemy far away. CM 8.4. CW-COL-02, CW-COL-05.
    pub far: u16,
}

/// Cost of a step that no one can take.
pub const CLOSED: u16 = u16::MAX;

/// Whether a mover uses the column rate where no enemy is near. CM 8.4. CW-COL-06.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// The mover pays for roads and terrain.
    Ordinary,
    /// The mover uses the column rate.
    Column,
}
