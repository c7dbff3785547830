//! Result of checking a fact.

use std::fmt::Debug;

/// Result of checking a fact.
#[derive(PartialEq)]
pub(crate) enum Outcome {
    /// The fact holds.
    Holds,
    /// The fact fails, with the difference.
    Fails(String),
    /// The statement cannot be checked.
    Information,
}

/// Holds if the condition is true.
pub(crate) fn holds(condition: bool, otherwise: impl FnOnce() -> String) -> Outcome {
    if condition { Outcome::Holds } else { Outcome::Fails(otherwise()) }
}

/// Holds if both values are equal.
pub(crate) fn equal<T: PartialEq + Debug>(found: &T, expected: &T) -> Outcome {
    holds(found == expected, || format!("{found:?}, expected {expected:?}"))
}

/// Holds if a distance is within a tolerance.
pub(crate) fn near(found: f64, expected: f64, tolerance: f64) -> Outcome {
    holds((found - expected).abs() <= tolerance, || {
        format!("{found} yards, expected {expected} within {tolerance}")
    })
}
