//! Weights of the computer player, and the tuning of weights.

use std::collections::BTreeMap;

use laboratory::Unwatched;
use laboratory::ladder;
use pyo3::prelude::*;
use registry::tune::{Tuning, Weights, tune_by};
use session::Refused;

use crate::game::{read, read_outcomes, told};
use crate::refused::refused;

/// Returns the standard weights as JSON, keyed by name.
#[pyfunction]
pub(crate) fn weights() -> String {
    named(Weights::STANDARD)
}

/// Searches for better weights over `arenas` scenarios. The callback `duel` plays pairs of games
/// between two sets of weights. Its arguments are a scenario number, the two sets and a seed. It
/// returns the outcomes of the first set's games, as the Union and as the Confederacy.
#[pyfunction]
pub(crate) fn tune(
    py: Python<'_>,
    arenas: usize,
    steps: u32,
    pairs: u32,
    seed: u64,
    duel: Bound<'_, PyAny>,
) -> PyResult<String> {
    let tuning = Tuning { steps, pairs, seed, jobs: 1 };
    let found = tune_by(arenas, &tuning, &Unwatched, |arena, sets, seed| {
        let played = duel.call1((arena, sets.map(named).to_vec(), seed))?;
        let (as_usa, as_csa): (String, String) = played.extract()?;
        Ok::<_, PyErr>(ladder::standing(&read_outcomes(py, &as_usa)?, &read_outcomes(py, &as_csa)?))
    });
    found.map(named)
}

/// Parses weights from JSON, keyed by name. A weight that the JSON omits has its standard value.
pub(crate) fn read_weights(py: Python<'_>, text: &str) -> PyResult<Weights> {
    let given: BTreeMap<String, i64> =
        read("weights by their names", text).map_err(|error| refused(py, error))?;
    let known = Weights::STANDARD.named();
    if let Some(name) = given.keys().find(|name| known.iter().all(|(known, _)| known != name)) {
        let known: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let message = format!("unknown weight `{name}`: expected {}", known.join(", "));
        return Err(refused(py, Refused::new("request", message)));
    }
    Ok(Weights::STANDARD.map(|name, value| given.get(name).copied().unwrap_or(value)))
}

fn named(weights: Weights) -> String {
    told(&weights.named().into_iter().collect::<BTreeMap<_, _>>())
}
