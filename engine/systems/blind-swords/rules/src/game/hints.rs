use std::sync::Arc;

use kernel::{PerSide, Sixteenths};

use super::{HexPoints, PerOrder, Scheme};

/// Values for computer players that the victory schedule does not contain. Scripts award points in
/// ways that programs cannot infer. No rule reads them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    /// Value of controlling hexes at the end of the game, beyond the schedule.
    pub objectives: Vec<HexPoints>,
    /// Value of occupying hexes, independent of control.
    pub lines: Vec<HexPoints>,
    /// Victory points that giving an order costs a side.
    pub orders: PerSide<PerOrder<Sixteenths>>,
    /// Victory points that a lost strength point costs a side, beyond the schedule.
    pub losses: PerSide<Sixteenths>,
    /// Plans of the package for the scenario.
    pub schemes: Vec<Arc<Scheme>>,
    /// Opening plan of each side.
    pub openings: PerSide<Option<Arc<Scheme>>>,
}
