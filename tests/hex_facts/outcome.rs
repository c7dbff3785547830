//! Outcomes of the check of a fact.

use std::fmt::Debug;

/// Outcome of the check of a fact against the package.
#[derive(PartialEq)]
pub(crate) enum Outcome {
    /// The fact agrees with the package.
    Holds,
    /// The fact does not agree with the package. Holds a description of the difference.
    Fails(String),
    /// The statement is information that no program can check.
    Information,
}

/// Returns [`Outcome::Holds`] if the condition is true, and otherwise [`Outcome::Fails`] with the
/// explanation.
pub(crate) fn holds(condition: bool, otherwise: impl FnOnce() -> String) -> Outcome {
    if condition { Outcome::Holds } else { Outcome::Fails(otherwise()) }
}

/// Returns [`Outcome::Holds`] if both values are equal, and otherwise [`Outcome::Fails`] with the
/// difference.
pub(crate) fn equal<T: PartialEq + Debug>(found: &T, expected: &T) -> Outcome {
    holds(found == expected, || format!("{found:?}, expected {expected:?}"))
}

/// Returns [`Outcome::Holds`] if a distance in yards differs from the expected one by at most the
/// tolerance.
pub(crate) fn near(found: f64, expected: f64, tolerance: f64) -> Outcome {
    holds((found - expected).abs() <= tolerance, || {
        format!("{found} yards, expected {expected} within {tolerance}")
    })
}
