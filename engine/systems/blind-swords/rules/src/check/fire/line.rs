//! Lines of fire of a group. LOS-14.

use super::eligibility::hexes_of;
use crate::check::sight;
use crate::question::{Fire, Volley};
use crate::system::Position;

/// Terrain and units that any line of a group crosses. LOS-14.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// Kinds of terrain crossed, as a bit set.
    pub over_terrain: u64,
    /// Whether a line crosses a unit.
    pub over_units: bool,
}

impl Line {
    pub(super) fn worst(position: Position<'_>, volley: &Volley, fire: &Fire) -> Self {
        let mut line = Self { over_terrain: 0, over_units: false };
        for from in hexes_of(position, &fire.firers) {
            let sight = sight::trace(position, from, fire.target, volley.side);
            line.over_terrain |= sight.over_terrain;
            line.over_units |= sight.over_units;
        }
        line
    }
}
