//! A budget of metered operations, such as those of scripts, shared by all procedures of one
//! request.
//!
//! A limit for each call would not limit the total work, because a request can make any number of
//! calls. If the budget is spent, the caller of [`within`] discards all results. The size of the
//! budget therefore never changes a recorded result.

use std::cell::Cell;

thread_local! {
    /// Current budget of the thread. `None` if the thread counts no operations.
    static BUDGET: Cell<Option<Budget>> = const { Cell::new(None) };
}

#[derive(Clone, Copy)]
struct Budget {
    left: u64,
    end: End,
}

/// Behaviour of the current work once the budget is spent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// The work stops when the budget is spent.
    Stops,
    /// The work continues to its end despite a spent budget.
    Runs,
}

/// Guard that restores the previous budget when dropped, even after a panic.
struct Before(Option<Budget>);

impl Drop for Before {
    fn drop(&mut self) {
        BUDGET.set(self.0);
    }
}

/// Guard that restores the previous `end` of the budget when dropped, even after a panic.
/// Operations spent in the meantime stay subtracted.
struct EndBefore(Option<End>);

impl Drop for EndBefore {
    fn drop(&mut self) {
        if let Some(end) = self.0 {
            replace_end(end);
        }
    }
}

/// Runs `work` with a budget of operations. Returns its result and the operations left.
///
/// ```
/// use kernel::budget::{is_spent, spend, within};
///
/// assert_eq!(within(10, || spend(9)), ((), 1));
/// assert_eq!(within(10, || (spend(11), is_spent())), (((), true), 0));
/// assert!(!is_spent(), "nothing is counted here");
/// ```
pub fn within<T>(operations: u64, work: impl FnOnce() -> T) -> (T, u64) {
    let _before = Before(BUDGET.replace(Some(Budget { left: operations, end: End::Stops })));
    let done = work();
    (done, BUDGET.get().map_or(0, |budget| budget.left))
}

/// Runs `work` without counting its operations. Replays of recorded matches use this function. The
/// budget already limited the work when the players gave the recorded answers.
pub fn beside<T>(work: impl FnOnce() -> T) -> T {
    let _before = Before(BUDGET.replace(None));
    work()
}

/// Runs `work` and subtracts its operations from the budget, but never stops the work midway. A
/// replay of recorded answers needs this: if it stopped, it would lead to a different position.
///
/// ```
/// use kernel::budget::{is_spent, spend, uncut, within};
///
/// assert_eq!(within(10, || uncut(|| (spend(11), is_spent()))), (((), false), 0));
/// assert!(within(10, || (uncut(|| spend(11)), is_spent()).1).0);
/// ```
pub fn uncut<T>(work: impl FnOnce() -> T) -> T {
    let _before = EndBefore(replace_end(End::Runs));
    work()
}

fn replace_end(end: End) -> Option<End> {
    let budget = BUDGET.get()?;
    BUDGET.set(Some(Budget { end, ..budget }));
    Some(budget.end)
}

/// Takes operations from the budget, if there is one.
pub fn spend(operations: u64) {
    let spent = |budget: Budget| Budget { left: budget.left.saturating_sub(operations), ..budget };
    BUDGET.set(BUDGET.get().map(spent));
}

/// Whether the budget is used up.
pub fn is_spent() -> bool {
    BUDGET.get().is_some_and(|budget| budget.left == 0 && budget.end == End::Stops)
}
