use kernel::HexId;

/// A step from a hex, with the cost that the map alone determines for one movement class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapStep {
    /// Hex that the step enters. At the edge of the map, the hex that the step leaves.
    pub to: HexId,
    /// Cost in sixths of a movement point. [`CLOSED`] if the class cannot take the step, or must
    /// stop after it.
    pub cost: u16,
}

/// Cost of a step that leads a search no further.
pub const CLOSED: u16 = u16::MAX;
