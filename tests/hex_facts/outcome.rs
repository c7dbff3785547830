//! How a fact fares.

use std::fmt::Debug;

/// How a fact fares.
#[derive(PartialEq)]
pub(crate) enum Outcome {
    /// It holds.
    Holds,
    /// It does not.
    Fails(String),
    /// It says nothing that can be looked up.
    Information,
}

/// Holds if the condition does.
pub(crate) fn holds(condition: bool, otherwise: impl FnOnce() -> String) -> Outcome {
    if condition { Outcome::Holds } else { Outcome::Fails(otherwise()) }
}

/// Holds if both are equal.
pub(crate) fn equal<T: PartialEq + Debug>(found: &T, expected: &T) -> Outcome {
    holds(found == expected, || format!("{found:?}, expected {expected:?}"))
}

/// Holds if a distance lies within a tolerance.
pub(crate) fn near(found: f64, expected: f64, tolerance: f64) -> Outcome {
    holds((found - expected).abs() <= tolerance, || {
        format!("{found} yards, expected {expected} within {tolerance}")
    })
}
