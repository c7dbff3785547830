//! Typed documents of a package, one file per kind of document.

pub mod facts;
pub mod game;
pub mod lesson;
pub mod map;
pub mod position;
pub mod scenario;
pub mod tables;
mod text;
pub mod units;

pub use document::origin::Provenance;
pub use document::text::Id;
pub use document::{Keyed, Located, Named};
pub use kernel::Side;
pub use text::{Hex, Hexside};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Pair of values, one for each side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BySideOf{T}")]
pub struct BySide<T> {
    /// Value for the Union.
    pub usa: T,
    /// Value for the Confederacy.
    pub csa: T,
}

/// Range of whole numbers, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Span {
    /// Lowest number of the range.
    pub first: u8,
    /// Highest number of the range.
    pub last: u8,
}
