//! Affiliation of units: the brigade with which each unit acts. ORG-02, ACT-01.

use crate::game::{Arm, BrigadeId, UnitId};
use crate::position_ext::PositionExt;
use crate::profile::{CavalryAffiliation, Profile};
use crate::system::Position;

/// Returns the brigade with which a unit acts. `None` if the unit acts in artillery steps. SS 5.0,
/// 9.0, 9.5, BS 2.1, 6.0. ORG-02, ACT-01.
pub fn acts_with(position: Position<'_>, unit: UnitId) -> Option<BrigadeId> {
    let info = position.info(unit);
    let independent = info.arm == Arm::Cavalry && !cavalry_has_brigades(position.profile());
    info.brigade.filter(|_| !independent)
}

/// Whether cavalry belongs to brigades and acts with them. SS 5.0, BS 2.1, 6.0. ORG-02, V-07.
pub fn cavalry_has_brigades(profile: &Profile) -> bool {
    profile.cavalry_affiliation == CavalryAffiliation::Brigade
}

/// Whether a unit acts in artillery steps. SS 5.0, 9.0, 9.5. ORG-02.
pub fn is_independent(position: Position<'_>, unit: UnitId) -> bool {
    acts_with(position, unit).is_none()
}
