use std::ops::Index;

use kernel::origin::Provenance;
use kernel::{Posture, Sixteenths};
use serde::{Deserialize, Serialize};

use super::{Arm, PerArm};

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
    /// Regroup: stay in place and rally.
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

    /// Returns the order that a word names. `None` if the word names no order.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.id() == id)
    }
}

/// One value for each order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "{T}_by_Order", description = "One value for each order.")
)]
#[serde(deny_unknown_fields)]
pub struct PerOrder<T> {
    /// Value under the Attack order.
    pub attack: T,
    /// Value under the Defend order.
    pub defend: T,
    /// Value under the Maneuver order.
    pub maneuver: T,
    /// Value under the Regroup order.
    pub regroup: T,
}

impl<T> Index<Order> for PerOrder<T> {
    type Output = T;

    fn index(&self, order: Order) -> &T {
        match order {
            Order::Attack => &self.attack,
            Order::Defend => &self.defend,
            Order::Maneuver => &self.maneuver,
            Order::Regroup => &self.regroup,
        }
    }
}

/// Movement points of each arm. An arm without a value has no movement points.
pub type Allowances = PerArm<Option<Sixteenths>>;

// T-24, T-25, ORD-02, V-32, MOVE-03.
/// Effects of the four orders, and movement points of units without orders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Orders {
    /// Effects of the Attack order.
    pub attack: OrderRow,
    /// Effects of the Defend order.
    pub defend: OrderRow,
    /// Effects of the Maneuver order.
    pub maneuver: OrderRow,
    /// Effects of the Regroup order.
    pub regroup: OrderRow,
    /// Origin of the order values: one origin for all, or a mapping with orders and columns as
    /// keys, such as `attack/infantry`.
    pub provenance: Option<Provenance>,
    /// Movement points of units that act without an order.
    pub without_orders: Allowances,
}

/// Effects of one order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OrderRow {
    /// Movement points of a unit under the order, by arm.
    pub movement: Allowances,
    /// Activities that the order permits (default: none).
    #[serde(default)]
    pub permits: Vec<Activity>,
    /// Number of Morale Hits that Recovery removes under the order.
    pub recovery: Recovery,
}

impl OrderRow {
    /// Whether the order permits an activity.
    pub fn permits(&self, activity: Activity) -> bool {
        self.permits.contains(&activity)
    }
}

/// An activity that an order may permit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Activity {
    /// Fire in the Fire Step.
    Fire,
    /// Movement into a hex adjacent to an enemy.
    Engage,
    /// Declaration of close combat.
    CloseCombat,
    /// Movement at the march column rate.
    MarchColumn,
    /// Attempts to rebuild units.
    Rebuild,
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
    /// Returns the effects of an order.
    pub const fn row(&self, order: Order) -> &OrderRow {
        match order {
            Order::Attack => &self.attack,
            Order::Defend => &self.defend,
            Order::Maneuver => &self.maneuver,
            Order::Regroup => &self.regroup,
        }
    }

    /// Returns the movement allowance of an arm under an order.
    pub fn allowance(&self, order: Order, arm: Arm) -> Sixteenths {
        self.row(order).movement[arm].unwrap_or_default()
    }
}
