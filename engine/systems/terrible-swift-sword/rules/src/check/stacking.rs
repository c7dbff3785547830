//! Limits of stacking, and Reserve. ST 8.

use kernel::{HexId, Side};

use crate::game::UnitSet;
use crate::refusal::Check;
use crate::system::Position;

/// Whether these units may stand in a hex together with the units of their side that are there and
/// stay. ST 8.0. ST-STK-01 to ST-STK-05.
pub fn fits(position: Position<'_>, side: Side, hex: HexId, coming: UnitSet) -> Check {
    let (_, _, _, _) = (position, side, hex, coming);
    Ok(())
}

/// Whether all stacks of a side keep the limits, at the end of a phase. ST 8.3. ST-STK-02.
pub fn holds(position: Position<'_>, side: Side) -> Check {
    let (_, _) = (position, side);
    Ok(())
}
