use kernel::Sixteenths;

use super::{Arm, Order, PerOrder, small_id};

small_id!(
    /// Id of an arm defined by the package.
    OwnArmId(u8)
);

/// An arm defined by the package, such as gunboats or headquarters. In every rule about arms it
/// counts as one of the three basic arms. It adds its own data to its units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnArm {
    /// Kebab-case id.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Basic arm that this arm counts as.
    pub acts_as: Arm,
}

/// Movement points of some units, where they differ from the points of the units' arm. MOVE-03.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rates {
    /// Points in every case in which the arm may move. `None` if no common value replaces the
    /// arm's.
    pub everywhere: Option<Sixteenths>,
    /// Points under each order. `None` if `everywhere` or the arm's value applies.
    pub orders: PerOrder<Option<Sixteenths>>,
    /// Points of a unit that acts without orders. `None` if `everywhere` or the arm's value
    /// applies.
    pub without: Option<Sixteenths>,
}

impl Rates {
    /// Returns `self` if any rate is set, otherwise `other`.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        if self == Self::default() { other } else { self }
    }

    /// Returns the points under an order. `of_arm` is the arm's value, used if no rate replaces it.
    pub fn under(&self, order: Order, of_arm: Sixteenths) -> Sixteenths {
        let everywhere = self.everywhere.filter(|_| of_arm > Sixteenths::ZERO);
        self.orders[order].or(everywhere).unwrap_or(of_arm)
    }

    /// Returns the points without orders. `of_arm` is the arm's value, used if no rate replaces it.
    pub fn without_orders(&self, of_arm: Sixteenths) -> Sixteenths {
        self.without.or(self.everywhere).unwrap_or(of_arm)
    }
}
