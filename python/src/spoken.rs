//! The language of texts for people.

use std::sync::{PoisonError, RwLock};

use kernel::words::{Language, speaking};
use pyo3::prelude::*;
use session::Refused;

use crate::refused::refused;

/// The language of the whole module.
static SPOKEN: RwLock<Language> = RwLock::new(Language::ENGLISH);

/// Does some work without the interpreter's lock, with everything said in the language that was chosen last.
pub(crate) fn said<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> T {
    let language = *SPOKEN.read().unwrap_or_else(PoisonError::into_inner);
    py.detach(|| speaking(language, work))
}

/// Chooses the language by its tag, such as `de` or `de-AT`.
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

/// The tags of the languages that can be chosen, English first.
#[pyfunction]
pub(crate) fn languages() -> Vec<&'static str> {
    Language::all().map(Language::tag).collect()
}
