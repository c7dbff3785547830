use kernel::Sixteenths;

use super::{Arm, Order, PerOrder, small_id};

small_id!(
    /// An arm defined by the package.
    OwnArmId(u8)
);

/// An arm defined by the package, such as gunboats or headquarters. It acts as one of the three
/// basic arms in every rule about arms, and adds its own data to its units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnArm {
    /// The kebab-case id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The arm that it acts as.
    pub acts_as: Arm,
}

/// Movement points that differ from those of the arm. MOVE-03.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rates {
    /// Points in every case in which the arm may move.
    pub everywhere: Option<Sixteenths>,
    /// Under an order.
    pub orders: PerOrder<Option<Sixteenths>>,
    /// Points without orders.
    pub without: Option<Sixteenths>,
}

impl Rates {
    /// Returns `self` if it has any rate, otherwise `other`.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        if self == Self::default() { other } else { self }
    }

    /// Returns the points under an order, given the points of the arm.
    pub fn under(&self, order: Order, of_arm: Sixteenths) -> Sixteenths {
        let everywhere = self.everywhere.filter(|_| of_arm > Sixteenths::ZERO);
        self.orders[order].or(everywhere).unwrap_or(of_arm)
    }

    /// Returns the points without orders, given the points of the arm.
    pub fn without_orders(&self, of_arm: Sixteenths) -> Sixteenths {
        self.without.or(self.everywhere).unwrap_or(of_arm)
    }
}
