use std::sync::Arc;

use kernel::{PerSide, Sixteenths};

use super::{HexPoints, Order, Scheme};

/// What matters to whoever reckons and is in no schedule of points: scripts give and take points in ways that
/// only their authors know. No rule reads it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    /// What the control of hexes at the end of the game is worth, beyond the schedule.
    pub objectives: Vec<HexPoints>,
    /// What standing in hexes is worth, whoever controls them.
    pub lines: Vec<HexPoints>,
    /// What giving an order costs a side, in victory points.
    pub orders: PerSide<OrderCosts>,
    /// What a strength point that a side loses costs it beyond the schedule, in victory points.
    pub losses: PerSide<Sixteenths>,
    /// The plans that the package has for the scenario.
    pub schemes: Vec<Arc<Scheme>>,
    /// The one of them by which a side opens.
    pub openings: PerSide<Option<Arc<Scheme>>>,
}

/// What orders cost, in victory points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OrderCosts {
    /// Attack.
    pub attack: Sixteenths,
    /// Defend.
    pub defend: Sixteenths,
    /// Maneuver.
    pub maneuver: Sixteenths,
    /// Regroup.
    pub regroup: Sixteenths,
}

impl OrderCosts {
    /// What an order costs.
    pub const fn of(&self, order: Order) -> Sixteenths {
        match order {
            Order::Attack => self.attack,
            Order::Defend => self.defend,
            Order::Maneuver => self.maneuver,
            Order::Regroup => self.regroup,
        }
    }
}
