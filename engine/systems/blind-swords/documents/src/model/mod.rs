//! Typed documents of a package, one file per kind of document.

pub mod ai;
pub mod area;
pub mod charts;
pub mod chits;
pub mod facts;
pub mod game;
pub mod lesson;
pub mod map;
pub mod plan;
pub mod position;
pub mod ratings;
pub mod scenario;
pub mod shifts;
pub mod tables;
pub mod text;
pub mod units;
pub mod victory;

pub use document::origin::{Authority, Origin, Provenance};
pub use document::text::Id;
pub use document::{Keyed, Named};
pub use kernel::{PerSide, Side};
pub use text::{HexNumber, HexPair, Ratio};
