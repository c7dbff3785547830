//! Conversion of the engine's refusals and failures to the exceptions in `blind_swords.errors`.

use laboratory::exercise;
use laboratory::simulate::Failure;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use session::Refused;

/// Returns the exception for a refusal.
pub(crate) fn refused(py: Python<'_>, refused: impl Into<Refused>) -> PyErr {
    let refused = refused.into();
    let told = serde_json::to_string(&refused).unwrap_or_default();
    raised(py, "refused", (told,))
}

/// Returns the exception for a game that cannot be finished.
pub(crate) fn failed(py: Python<'_>, failure: &Failure) -> PyErr {
    raised(py, "Broken", (failure.to_string(), &failure.replay))
}

/// Returns the exception for a game in which a check failed, with the evidence.
pub(crate) fn broken(py: Python<'_>, broken: &exercise::Broken, evidence: &str) -> PyErr {
    raised(py, "Broken", (&broken.message, evidence))
}

/// Creates an exception by calling a class in `blind_swords.errors`.
fn raised<'py>(
    py: Python<'py>,
    maker: &str,
    arguments: impl IntoPyObject<'py, Target = PyTuple, Output = Bound<'py, PyTuple>, Error = PyErr>,
) -> PyErr {
    let make = || {
        let maker = py.import("blind_swords.errors")?.getattr(maker)?;
        maker.call1(arguments.into_pyobject(py)?)
    };
    make().map_or_else(|error| error, PyErr::from_value)
}
