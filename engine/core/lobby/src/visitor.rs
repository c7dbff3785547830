//! Visitors: anonymous numbers for network addresses, to which limits apply.

use serde::{Deserialize, Serialize};

/// Number that stands for a network address. An address always has the same number, but the number
/// does not reveal the address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Visitor(i64);

impl Visitor {
    /// Builds a visitor from a stored number.
    pub const fn of(number: i64) -> Self {
        Self(number)
    }

    /// Returns the number, for storage.
    pub const fn number(self) -> i64 {
        self.0
    }
}
