//! Compiled game: everything about a battle that never changes during a match.
//!
//! Compilation assigns small integers as ids, so play never looks anything up by name. Requirements
//! section 29 (T-01 to T-40) lists the source of each part.

mod arms;
mod battle;
mod battle_plan;
mod cells;
mod charts;
mod chits;
mod ground;
mod hints;
mod look;
mod map;
mod markers;
mod moment;
mod night;
mod orders;
mod pairs;
mod parts;
mod roster;
mod scenario;
mod shifts;
mod sight;
mod steps;
mod terrain;
mod tokens;
mod traits;
mod units;
mod weapons;

pub use arms::*;
pub use battle::*;
pub use battle_plan::*;
pub use cells::*;
pub use charts::*;
pub use chits::*;
pub use ground::*;
pub use hints::*;
pub use look::*;
pub use map::*;
pub use markers::*;
pub use moment::*;
pub use night::*;
pub use orders::*;
pub use parts::*;
pub use roster::*;
pub use scenario::*;
pub use shifts::*;
pub use sight::*;
pub use steps::*;
pub use terrain::*;
pub use tokens::*;
pub use traits::*;
pub use units::*;
pub use weapons::*;

/// Defines an id over a small integer, from a name and an integer type.
///
/// An id that documents use also takes the kind of its reference. It then deserializes from a name
/// in a document and from an index in a save.
macro_rules! small_id {
    ($(#[$doc:meta])* $name:ident($width:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub struct $name(pub $width);

        small_id!(@index $name($width));
    };
    ($(#[$doc:meta])* $name:ident($width:ty), $reference:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(rename = $reference)]
        pub struct $name(pub $width);

        impl kernel::NamedId for $name {
            const REFERENCE: &'static str = $reference;

            fn from_index(index: usize) -> Self {
                Self::from_index(index)
            }
        }

        kernel::reference_schema!($name);
        small_id!(@index $name($width));
    };
    (@index $name:ident($width:ty)) => {
        impl $name {
            /// Returns the index into tables with one entry for each id.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Returns the id of a table entry.
            ///
            /// # Panics
            /// If the index exceeds the id's integer type. Compilation of a package rules this out.
            pub fn from_index(index: usize) -> Self {
                Self(<$width>::try_from(index).expect("packages have few enough entries"))
            }
        }
    };
}

/// Things that documents define by name, which is their field `id`.
macro_rules! listed {
    ($name:ident) => {
        impl kernel::NamedThing for $name {
            fn id(&self) -> &str {
                &self.id
            }

            fn set_id(&mut self, id: String) {
                self.id = id;
            }
        }
    };
}

pub(crate) use listed;
pub(crate) use small_id;
