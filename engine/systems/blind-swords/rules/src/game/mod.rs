//! Compiled game: everything about a battle that never changes during a match.
//!
//! Compilation assigns small integers as ids, so play never looks anything up by name. Requirements
//! section 29 (T-01 to T-40) lists the source of each part.

mod arm;
mod arms;
mod battle;
mod battle_plan;
mod cells;
mod charts;
mod chits;
mod ground;
mod hints;
mod hooks;
mod look;
mod map;
mod markers;
mod moment;
mod night;
mod orders;
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

pub use arm::*;
pub use arms::*;
pub use battle::*;
pub use battle_plan::*;
pub use cells::*;
pub use charts::*;
pub use chits::*;
pub use ground::*;
pub use hints::*;
pub use hooks::*;
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

pub(crate) use kernel::{listed, small_id};
