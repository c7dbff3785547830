//! Failures of scripts in games that nobody reads: a function that fails changes nothing and play goes
//! on, so that whoever plays thousands of games has to ask for them.

use std::cell::RefCell;

use crate::diagnostic::ScriptDiag;

thread_local! {
    static NOTED: RefCell<Option<Vec<ScriptDiag>>> = const { RefCell::new(None) };
}

/// Does something, and gives beside its result every failure of a script on this thread meanwhile, in
/// order.
pub fn failures_of<T>(act: impl FnOnce() -> T) -> (T, Vec<ScriptDiag>) {
    let before = NOTED.replace(Some(Vec::new()));
    let result = act();
    (result, NOTED.replace(before).unwrap_or_default())
}

/// Keeps a failure for whoever watches.
pub(crate) fn note(failure: &ScriptDiag) {
    NOTED.with_borrow_mut(|noted| {
        if let Some(noted) = noted {
            noted.push(failure.clone());
        }
    });
}
