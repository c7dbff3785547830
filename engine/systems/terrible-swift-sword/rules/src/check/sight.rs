//! Lines of sight. ST 10.6.

use kernel::HexId;

use crate::system::Position;

/// Whether a unit in the first hex sees the second. ST 10.6. ST-LOS-01.
pub fn sees(position: Position<'_>, from: HexId, to: HexId) -> bool {
    let (_, _, _) = (position, from, to);
    true
}
