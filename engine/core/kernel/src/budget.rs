//! A budget of metered operations, such as those of scripts, shared by all procedures of one
//! request.
//!
//! A limit per call bounds one call, but not the number of calls. If the budget is spent, the
//! caller of [`within`] discards all results, so that no record depends on it.

use std::cell::Cell;

thread_local! {
    /// Operations left, or `None` if nothing is counted.
    static LEFT: Cell<Option<u64>> = const { Cell::new(None) };
}

/// Restores the previous budget on drop, even after a panic.
struct Before(Option<u64>);

impl Drop for Before {
    fn drop(&mut self) {
        LEFT.set(self.0);
    }
}

/// Runs `work` with a budget of operations. Returns its result and the operations left.
///
/// ```
/// use kernel::budget::{is_spent, spend, within};
///
/// assert_eq!(within(10, || spend(9)), ((), 1));
/// assert_eq!(within(10, || (spend(11), is_spent())), (((), true), 0));
/// assert!(!is_spent(), "nobody counts here");
/// ```
pub fn within<T>(operations: u64, work: impl FnOnce() -> T) -> (T, u64) {
    let _before = Before(LEFT.replace(Some(operations)));
    let done = work();
    (done, LEFT.get().unwrap_or_default())
}

/// Runs `work` without counting its operations, such as the replay of a record whose answers were
/// within budget when given.
pub fn beside<T>(work: impl FnOnce() -> T) -> T {
    let _before = Before(LEFT.replace(None));
    work()
}

/// Uses up operations. If the budget is too small, nothing is left of it.
pub fn spend(operations: u64) {
    LEFT.set(LEFT.get().map(|left| left.saturating_sub(operations)));
}

/// Whether the budget is used up.
pub fn is_spent() -> bool {
    LEFT.get() == Some(0)
}
