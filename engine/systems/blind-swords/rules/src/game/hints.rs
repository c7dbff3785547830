use std::sync::Arc;

use kernel::{PerSide, Sixteenths};

use super::{HexPoints, PerOrder, Scheme};

/// What matters to whoever reckons and is in no schedule of points: scripts give and take points in ways that
/// only their authors know. No rule reads it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    /// What the control of hexes at the end of the game is worth, beyond the schedule.
    pub objectives: Vec<HexPoints>,
    /// What standing in hexes is worth, whoever controls them.
    pub lines: Vec<HexPoints>,
    /// The cost of each order for a side, in victory points.
    pub orders: PerSide<PerOrder<Sixteenths>>,
    /// The extra cost of each strength point that a side loses, in victory points.
    pub losses: PerSide<Sixteenths>,
    /// The plans that the package has for the scenario.
    pub schemes: Vec<Arc<Scheme>>,
    /// The one of them by which a side opens.
    pub openings: PerSide<Option<Arc<Scheme>>>,
}
