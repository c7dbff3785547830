//! Stacking. STK-01 to STK-09.

use crate::game::{UnitId, UnitSet};
use crate::system::Scene;
use kernel::{HexId, Sixteenths};
/// What a unit counts for.
pub fn points(_scene: Scene<'_>, _unit: UnitId) -> Sixteenths {
    Sixteenths::ZERO
}
/// The points in a hex if these units were there too.
pub fn load_with(_scene: Scene<'_>, _hex: HexId, _units: &UnitSet) -> Sixteenths {
    Sixteenths::ZERO
}
/// Whether these units would fit in a hex beside those that are there.
pub fn fits(_scene: Scene<'_>, _hex: HexId, _units: &UnitSet) -> bool {
    true
}
/// Whether a hex holds too much.
pub fn is_over(_scene: Scene<'_>, _hex: HexId) -> bool {
    false
}
