//! Native Python module of the engine. It plays matches as sessions of the line protocol, and runs
//! many games of any rule system. The Python code of the package is in `blind_swords/`.

#![expect(clippy::needless_pass_by_value, reason = "what Python hands over is owned")]

mod game;
mod games;
mod matches;
mod observer;
mod refused;
mod spoken;
mod watched;
mod weights;

/// Native part of the Python package `blind_swords`.
#[pyo3::pymodule(name = "_native")]
mod native {
    #[pymodule_export]
    use crate::game::{Game, effect_of_rule, standing};
    #[pymodule_export]
    use crate::games::Games;
    #[pymodule_export]
    use crate::matches::Match;
    #[pymodule_export]
    use crate::observer::{Observer, layers, numbers, option};
    #[pymodule_export]
    use crate::spoken::{languages, speak};
    #[pymodule_export]
    use crate::weights::{tune, weights};

    /// Version number of the engine.
    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}
