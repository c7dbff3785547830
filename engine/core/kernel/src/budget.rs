//! What procedures that are metered, such as scripts, may use up on behalf of one request, all of them together.
//!
//! A limit of each call bounds the call, and nothing bounds how often one request calls. What is refused here has not
//! happened: where the budget is spent, whoever set it throws away what came of the work, so that no record depends on it.

use std::cell::Cell;

thread_local! {
    /// What is left; nothing where nobody counts.
    static LEFT: Cell<Option<u64>> = const { Cell::new(None) };
}

/// Puts the budget of before back, even if a fault ends the work.
struct Before(Option<u64>);

impl Drop for Before {
    fn drop(&mut self) {
        LEFT.set(self.0);
    }
}

/// Does something with a budget of operations, and returns what came of it and what is left of the budget.
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

/// Does something that no budget counts, such as playing a record again that was within it answer by answer.
pub fn beside<T>(work: impl FnOnce() -> T) -> T {
    let _before = Before(LEFT.replace(None));
    work()
}

/// Uses up operations. The last of them leaves nothing.
pub fn spend(operations: u64) {
    LEFT.set(LEFT.get().map(|left| left.saturating_sub(operations)));
}

/// Whether nothing is left.
pub fn is_spent() -> bool {
    LEFT.get() == Some(0)
}
