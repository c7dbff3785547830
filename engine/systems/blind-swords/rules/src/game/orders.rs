use std::ops::{Index, IndexMut};

use kernel::{Posture, Sixteenths};
use serde::{Deserialize, Serialize};

use super::{Arm, PerArm, Permission};

/// One of the four brigade orders. ORD-01, ORD-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// Attack: the aggressive order.
    Attack,
    /// Defend: hold, fire and recover.
    Defend,
    /// Maneuver: move far, away from the enemy.
    Maneuver,
    /// Stay in place and rally.
    Regroup,
}

impl Order {
    /// All four orders, in the order of the rulebook.
    pub const ALL: [Self; 4] = [Self::Attack, Self::Defend, Self::Maneuver, Self::Regroup];

    /// Returns the word used in cases, saves and options.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Defend => "defend",
            Self::Maneuver => "maneuver",
            Self::Regroup => "regroup",
        }
    }

    /// Returns the posture that a brigade takes under the order.
    pub const fn posture(self) -> Posture {
        match self {
            Self::Attack => Posture::Attack,
            Self::Defend => Posture::Defend,
            Self::Maneuver => Posture::Move,
            Self::Regroup => Posture::Rest,
        }
    }

    /// Returns the order with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.id() == id)
    }
}

/// One value for each order, in the order of [`Order::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PerOrder<T>(pub [T; Order::ALL.len()]);

impl<T> PerOrder<T> {
    /// Computes a value for each order.
    pub fn from_fn(value: impl FnMut(Order) -> T) -> Self {
        Self(Order::ALL.map(value))
    }
}

impl<T> Index<Order> for PerOrder<T> {
    type Output = T;

    fn index(&self, order: Order) -> &T {
        &self.0[order as usize]
    }
}

impl<T> IndexMut<Order> for PerOrder<T> {
    fn index_mut(&mut self, order: Order) -> &mut T {
        &mut self.0[order as usize]
    }
}

/// Permissions of orders, and movement allowances of units without orders. T-24, T-25, ORD-02,
/// V-32.
#[derive(Clone, Debug)]
pub struct Orders {
    /// Permissions of each order.
    pub rows: PerOrder<OrderRow>,
    /// Movement allowance of a unit that acts without orders, by arm. MOVE-03.
    pub without: PerArm<Sixteenths>,
}

/// Permissions and allowances of one order.
#[derive(Clone, Copy, Debug)]
pub struct OrderRow {
    /// Movement points, by arm.
    pub movement: PerArm<Sixteenths>,
    /// Whether units may fire in the Fire Step.
    pub fire: Permission,
    /// Whether units may move next to an enemy.
    pub engage: Permission,
    /// Whether units may declare close combat.
    pub close_combat: Permission,
    /// Whether units may use the march column rate.
    pub march_column: Permission,
    /// Recovery that the order permits in the Rally Step.
    pub recovery: Recovery,
    /// Whether units may rebuild in the Rally Step.
    pub rebuild: Permission,
}

/// Number of Morale Hits that Recovery removes. RAL-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Recovery {
    /// None: the order does not permit Recovery.
    None,
    /// One Morale Hit is removed.
    One,
    /// All Morale Hits are removed.
    All,
}

impl Orders {
    /// Returns the permissions of an order.
    pub fn row(&self, order: Order) -> &OrderRow {
        &self.rows[order]
    }

    /// Returns the movement allowance of an arm under an order.
    pub fn allowance(&self, order: Order, arm: Arm) -> Sixteenths {
        self.row(order).movement[arm]
    }
}
