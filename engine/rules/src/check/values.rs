//! Strength and cohesion as modified. VAL-02 to VAL-06.

use crate::game::UnitId;
use crate::system::Scene;
use kernel::Sixteenths;
/// x
pub fn modified_sp(_scene: Scene<'_>, _unit: UnitId) -> Sixteenths {
    Sixteenths::ZERO
}
/// x
pub fn modified_cr(_scene: Scene<'_>, _unit: UnitId) -> u8 {
    0
}
