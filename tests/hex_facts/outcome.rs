//! Result of checking a fact against the package.

use std::fmt::Debug;

/// Result of checking a fact against the package.
#[derive(PartialEq)]
pub(crate) enum Outcome {
    /// The fact agrees with the package.
    Holds,
    /// The fact fails, with the difference.
    Fails(String),
    /// No program can check the statement.
    Information,
}

/// Returns [`Outcome::Holds`] if the condition is true, and otherwise the explanation.
pub(crate) fn holds(condition: bool, otherwise: impl FnOnce() -> String) -> Outcome {
    if condition { Outcome::Holds } else { Outcome::Fails(otherwise()) }
}

/// Returns [`Outcome::Holds`] if both values are equal, and otherwise the difference.
pub(crate) fn equal<T: PartialEq + Debug>(found: &T, expected: &T) -> Outcome {
    holds(found == expected, || format!("{found:?}, expected {expected:?}"))
}

/// Returns [`Outcome::Holds`] if a distance in yards is within the tolerance.
pub(crate) fn near(found: f64, expected: f64, tolerance: f64) -> Outcome {
    holds((found - expected).abs() <= tolerance, || {
        format!("{found} yards, expected {expected} within {tolerance}")
    })
}
