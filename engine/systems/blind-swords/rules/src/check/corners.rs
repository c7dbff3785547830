//! Lines of sight that touch only the corner of a hex. LOS-09, V-34.

use kernel::Corners;

use crate::position_ext::PositionExt;
use crate::profile::LosCornerTouch;
use crate::system::Position;

/// Returns the profile's rule for a line of sight that touches only the corner of a hex: whether
/// the line crosses the hex. SS 12.1a. LOS-09, V-34.
pub fn corners(position: Position<'_>) -> Corners {
    match position.profile().los_corner_touch {
        LosCornerTouch::Count => Corners::Count,
        LosCornerTouch::Ignore => Corners::Ignored,
    }
}
