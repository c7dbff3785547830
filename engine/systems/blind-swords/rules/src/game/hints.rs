use std::sync::Arc;

use kernel::{PerSide, Sixteenths};

use super::{BattlePlan, HexPoints, PerOrder};

/// Values for computer players that the victory schedule does not contain. Scripts award points in
/// ways that programs cannot infer. No rule reads them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    /// Value of controlling hexes at the end of the game, beyond the schedule.
    pub objectives: Vec<HexPoints>,
    /// Value of occupying hexes, independent of control.
    pub lines: Vec<HexPoints>,
    /// The cost of each order for a side, in victory points.
    pub orders: PerSide<PerOrder<Sixteenths>>,
    /// The extra cost of each strength point that a side loses, in victory points.
    pub losses: PerSide<Sixteenths>,
    /// Plans of the package for the scenario.
    pub battle_plans: Vec<Arc<BattlePlan>>,
    /// Opening plan of each side.
    pub openings: PerSide<Option<Arc<BattlePlan>>>,
}
