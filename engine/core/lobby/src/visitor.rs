//! Visitors, for fair shares and limits.

use serde::{Deserialize, Serialize};

/// Number that identifies an address. It is always the same, and the address cannot be derived from
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Visitor(i64);

impl Visitor {
    /// Builds a visitor from the number.
    pub const fn of(number: i64) -> Self {
        Self(number)
    }

    /// Returns the number to store.
    pub const fn number(self) -> i64 {
        self.0
    }
}
