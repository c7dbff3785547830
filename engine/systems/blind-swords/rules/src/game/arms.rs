use kernel::Sixteenths;
use kernel::origin::Provenance;
use serde::{Deserialize, Serialize};

use super::{Arm, Order, TraitId, listed, small_id};

small_id!(
    /// Id of an arm defined by the package.
    OwnArmId(u8)
);

small_id!(
    /// Arm of a unit: one of the three arms, or an arm defined by the package.
    UnitArm(u8),
    "$ref unit-arm"
);

impl UnitArm {
    /// Returns the arm defined by the package. `None` for one of the three arms.
    pub fn own(self) -> Option<OwnArmId> {
        self.index().checked_sub(Arm::ALL.len()).map(OwnArmId::from_index)
    }

    /// Returns the arm as which a unit acts. An unknown arm acts as infantry.
    pub fn acts_as(self, own: &[OwnArm]) -> Arm {
        match self.own() {
            Some(id) => own.get(id.index()).map(|arm| arm.acts_as).unwrap_or_default(),
            None => Arm::ALL[self.index()],
        }
    }
}

/// By default, the arm is infantry.
impl Default for UnitArm {
    fn default() -> Self {
        Self(0)
    }
}

/// An additional arm, such as gunboats. For all rules, units of the arm act as one of the three
/// standard arms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OwnArm {
    /// The kebab-case id.
    #[serde(skip)]
    pub id: String,
    /// The name, such as `gunboat`.
    pub name: String,
    /// Standard arm whose rules the units of this arm follow.
    #[serde(rename = "as")]
    pub acts_as: Arm,
    /// Movement points of units of this arm (default: those of the standard arm).
    pub movement: Option<Rates>,
    /// Traits that all units of this arm have.
    #[serde(default)]
    pub traits: Vec<TraitId>,
    /// Origin of the figures for this arm.
    pub provenance: Option<Provenance>,
}

listed!(OwnArm);

// MOVE-03.
/// Movement points of units whose allowance differs from that of their arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(untagged, rename = "Rates"))]
#[serde(rename = "$by kind")]
pub enum Rates {
    /// One value for all orders that allow movement.
    Everywhere(Sixteenths),
    /// A value for each order (default: the value of the arm).
    ByOrder(RatesByOrder),
}

/// Movement points by order, for units whose allowance differs from that of their arm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RatesByOrder {
    /// Value under Attack.
    pub attack: Option<Sixteenths>,
    /// Value under Defend.
    pub defend: Option<Sixteenths>,
    /// Value under Maneuver.
    pub maneuver: Option<Sixteenths>,
    /// Value under Regroup.
    pub regroup: Option<Sixteenths>,
    /// Value without orders.
    pub without_orders: Option<Sixteenths>,
}

impl RatesByOrder {
    /// Returns the points under an order, if they differ from the arm's.
    pub const fn of(&self, order: Order) -> Option<Sixteenths> {
        match order {
            Order::Attack => self.attack,
            Order::Defend => self.defend,
            Order::Maneuver => self.maneuver,
            Order::Regroup => self.regroup,
        }
    }
}

/// By default, units move at the rates of their arm.
impl Default for Rates {
    fn default() -> Self {
        Self::ByOrder(RatesByOrder::default())
    }
}

impl Rates {
    /// Returns `self` if any rate is set, otherwise `other`.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        if self == Self::default() { other } else { self }
    }

    /// Returns the points under an order. `of_arm` is the arm's value, used if no rate replaces it.
    pub fn under(&self, order: Order, of_arm: Sixteenths) -> Sixteenths {
        match self {
            Self::Everywhere(points) if of_arm > Sixteenths::ZERO => *points,
            Self::Everywhere(_) => of_arm,
            Self::ByOrder(rates) => rates.of(order).unwrap_or(of_arm),
        }
    }

    /// Returns the points without orders. `of_arm` is the arm's value, used if no rate replaces it.
    pub fn without_orders(&self, of_arm: Sixteenths) -> Sixteenths {
        match self {
            Self::Everywhere(points) => *points,
            Self::ByOrder(rates) => rates.without_orders.unwrap_or(of_arm),
        }
    }
}
