use std::sync::Arc;

use kernel::{PerSide, Sixteenths};

use super::{BattlePlan, HexPoints, PerOrder};

/// Values for computer players, beyond the victory schedule. Scripts can award points in ways that
/// a program cannot infer. No rule reads these values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    /// Value of controlling hexes at the end of the game, in addition to the schedule.
    pub objectives: Vec<HexPoints>,
    /// Value of occupying hexes, in victory points, regardless of which side controls them.
    pub lines: Vec<HexPoints>,
    /// Cost of each order for each side, in victory points. `None` if there is no cost.
    pub orders: PerSide<PerOrder<Option<Sixteenths>>>,
    /// Extra cost of each strength point that a side loses, in victory points. `None` if there is no
    /// extra cost.
    pub losses: PerSide<Option<Sixteenths>>,
    /// Plans that the package provides for this scenario.
    pub battle_plans: Vec<Arc<BattlePlan>>,
    /// Plan that each side's computer player starts with. `None` if the scenario names none.
    pub openings: PerSide<Option<Arc<BattlePlan>>>,
}
