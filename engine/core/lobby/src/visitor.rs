//! Who asks, as far as shares and limits go.

use serde::{Deserialize, Serialize};

/// A number for whoever asks from one address: the same each time, and the address cannot be told from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Visitor(i64);

impl Visitor {
    /// A visitor by his number.
    pub const fn of(number: i64) -> Self {
        Self(number)
    }

    /// His number, to be kept.
    pub const fn number(self) -> i64 {
        self.0
    }
}
