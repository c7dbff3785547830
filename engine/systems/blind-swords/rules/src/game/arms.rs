use kernel::Sixteenths;

use super::{Arm, Order, PerOrder, small_id};

small_id!(
    /// An arm of the package's own.
    OwnArmId(u8)
);

/// An arm of the package's own, such as gunboats or headquarters: it acts as one of the three in all that
/// rules say of arms, and its units have what it gives them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnArm {
    /// The kebab-case id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The arm that it acts as.
    pub acts_as: Arm,
}

/// The movement points of a unit where it has others than its arm. MOVE-03.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rates {
    /// Wherever its arm moves at all.
    pub everywhere: Option<Sixteenths>,
    /// Under an order.
    pub orders: PerOrder<Option<Sixteenths>>,
    /// Where it acts without orders.
    pub without: Option<Sixteenths>,
}

impl Rates {
    /// Those of the first that has any.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        if self == Self::default() { other } else { self }
    }

    /// The points under an order that gives its arm so many.
    pub fn under(&self, order: Order, of_arm: Sixteenths) -> Sixteenths {
        let everywhere = self.everywhere.filter(|_| of_arm > Sixteenths::ZERO);
        self.orders[order].or(everywhere).unwrap_or(of_arm)
    }

    /// The points without orders, where its arm has so many.
    pub fn without_orders(&self, of_arm: Sixteenths) -> Sixteenths {
        self.without.or(self.everywhere).unwrap_or(of_arm)
    }
}
