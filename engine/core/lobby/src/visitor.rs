//! Visitors, for fair shares and limits.

use serde::{Deserialize, Serialize};

/// Number that stands for a network address. The same address always has the same number, which
/// does not reveal the address.
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
