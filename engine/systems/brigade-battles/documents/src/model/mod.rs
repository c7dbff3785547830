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
    /// The Union value.
    pub usa: T,
    /// The Confederate value.
    pub csa: T,
}

/// Inclusive range of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Span {
    /// First number of the range.
    pub first: u8,
    /// Last number of the range.
    pub last: u8,
}
