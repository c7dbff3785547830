/// Item of the cost of a step: its cause, and the points that it adds.
///
/// ```
/// use kernel::{CostItem, Sixteenths};
///
/// let bill = ["woods", "slope"].map(|cause| CostItem { cause, points: Sixteenths::whole(2) });
/// assert_eq!(bill.iter().map(|item| item.points).sum::<Sixteenths>(), Sixteenths::whole(4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CostItem<C, P> {
    /// Cause of the item, in the terms of a rule system.
    pub cause: C,
    /// Movement points that the item adds.
    pub points: P,
}
