//! Typed documents of a package, one file per kind of document.

pub mod facts;
pub mod game;
pub mod lesson;
pub mod map;
pub mod position;
pub mod units;

pub use document::origin::Provenance;
pub use document::text::Id;
pub use document::{Keyed, Located, Named};
pub use kernel::{HexNumber, HexPair, PerSide, Side, Span};
