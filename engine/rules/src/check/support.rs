//! Unit support. SUP-01 to SUP-07.

use crate::game::UnitId;
use crate::system::Scene;
/// x
pub fn is_supported(_scene: Scene<'_>, _unit: UnitId) -> bool {
    true
}
