//! The pending decision as a side may know it.

use kernel::Side;
use serde::Serialize;

use super::decision::Decision;

/// Pending decision, roll or draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Waiting {
    /// The reader decides, or sees everything. The number counts only answers that the reader knows
    /// of.
    Own(Box<Decision>),
    /// Another side decides. The reader learns nothing more.
    Other {
        /// Side that decides.
        waiting: Side,
    },
    /// A roll or draw that people make by hand. The person who enters the result acts as referee,
    /// since this person sees the contents of the cup.
    Chance {
        /// Kind of the pending event: `roll` or `draw`.
        waiting: String,
    },
}
