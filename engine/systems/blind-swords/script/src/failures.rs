//! Recorder of script failures. A failing function has no effect and play continues, so batch runs
//! must collect failures explicitly.

use std::cell::RefCell;

use crate::diagnostic::ScriptDiag;

thread_local! {
    static NOTED: RefCell<Option<Vec<ScriptDiag>>> = const { RefCell::new(None) };
}

/// Runs a function. Returns its result and all script failures on this thread during the run, in
/// order.
pub fn failures_of<T>(act: impl FnOnce() -> T) -> (T, Vec<ScriptDiag>) {
    let before = NOTED.replace(Some(Vec::new()));
    let result = act();
    (result, NOTED.replace(before).unwrap_or_default())
}

/// Adds a failure to the active recorder, if there is one.
pub(crate) fn note(failure: &ScriptDiag) {
    NOTED.with_borrow_mut(|noted| {
        if let Some(noted) = noted {
            noted.push(failure.clone());
        }
    });
}
