//! Arms and movement rates of units.

use blind_swords::game::{Arm, OwnArmId};

use crate::codes;
use crate::model::units::Unit;

use super::context::Context;

/// Returns the standard arm as which a unit acts, and its custom arm, if any.
pub(super) fn of_unit(context: &mut Context<'_>, data: &Unit) -> (Arm, Option<OwnArmId>) {
    let Some(named) = &data.arm else { return (Arm::default(), None) };
    if let Some(arm) = Arm::ALL.into_iter().find(|arm| arm.id() == named.as_str()) {
        return (arm, None);
    }
    let own = &context.documents.tables.data.arms;
    let Some(index) = own.position(named.as_str()) else {
        let known = Arm::ALL.iter().map(|arm| -> &str { arm.id() }).chain(own.ids());
        context.unknown(codes::REF_ARM, named.place.clone(), "arm", named.as_str(), known);
        return (Arm::default(), None);
    };
    (own[index].acts_as, Some(OwnArmId::from_index(index)))
}
