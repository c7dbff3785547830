//! Language of all messages that the module returns.

use std::sync::{PoisonError, RwLock};

use kernel::words::{Language, speaking};
use pyo3::prelude::*;
use session::Refused;

use crate::refused::refused;

/// Language of the module's messages, shared by all threads.
static SPOKEN: RwLock<Language> = RwLock::new(Language::ENGLISH);

/// Runs `work` without the interpreter lock. The messages of `work` are in the language set by the
/// last call of `speak`.
pub(crate) fn said<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> T {
    let language = *SPOKEN.read().unwrap_or_else(PoisonError::into_inner);
    py.detach(|| speaking(language, work))
}

/// Runs `work` without the interpreter lock and without messages, for callers that need none.
pub(crate) fn silently<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> T {
    py.detach(|| speaking(Language::SILENT, work))
}

/// Sets the language of all messages by a tag such as `de` or `de-AT`.
#[pyfunction]
pub(crate) fn speak(py: Python<'_>, language: &str) -> PyResult<()> {
    let Some(found) = Language::find(language) else {
        let known: Vec<_> = Language::all().map(Language::tag).collect();
        let message = format!("unknown language `{language}`: expected {}", known.join(" or "));
        return Err(refused(py, Refused::new("request", message)));
    };
    *SPOKEN.write().unwrap_or_else(PoisonError::into_inner) = found;
    Ok(())
}

/// Returns the tags of all available languages, English first.
#[pyfunction]
pub(crate) fn languages() -> Vec<&'static str> {
    Language::all().map(Language::tag).collect()
}
