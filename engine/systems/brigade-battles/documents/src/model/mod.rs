//! Typed documents of a package, one file per kind of document.

pub mod facts;
pub mod game;
pub mod lesson;
pub mod map;
pub mod position;
pub mod scenario;
pub mod tables;
pub mod units;

pub use document::origin::Provenance;
pub use document::text::Id;
pub use document::{Keyed, Located, Named};
pub use kernel::{HexNumber, HexPair, PerSide, Side};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A range of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Span {
    /// Lowest number of the range.
    pub first: u8,
    /// Highest number of the range.
    pub last: u8,
}
