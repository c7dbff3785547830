//! Traits of units and the mobility classes that result from them. VAL-16.

use blind_swords::game::{Arm, Effect, MobilityClassId, MobilityClasses, OwnArmId, Trait, TraitId};
use document::tree::At;

use crate::codes;
use crate::model::tables::Tables;
use crate::model::units::Unit;

use super::context::Context;

/// Returns the traits of a unit: its own, then those of its arm. An unknown trait has the id of the
/// first trait. It is skipped if the charts define no traits.
pub(super) fn of_unit(
    context: &Context<'_>,
    data: &Unit,
    own_arm: Option<OwnArmId>,
) -> Vec<TraitId> {
    let tables = &context.documents.tables.data;
    let arm = own_arm.into_iter().flat_map(|arm| &tables.arms[arm.index()].traits);
    let mut traits: Vec<TraitId> = Vec::new();
    for id in data.traits.iter().chain(arm).filter(|id| id.index() < tables.traits.len()) {
        if !traits.contains(id) {
            traits.push(*id);
        }
    }
    traits
}

/// Returns the mobility class of a unit. MOVE-04.
pub(super) fn mobility(
    context: &mut Context<'_>,
    arm: Arm,
    traits: &[TraitId],
    (mobility_classes, all): (&mut MobilityClasses, &[Trait]),
    at: At<'_>,
) -> MobilityClassId {
    mobility_classes.with(arm, traits, all).unwrap_or_else(|| {
        let most = MobilityClasses::MAX - Arm::ALL.len();
        let message = format!("too many combinations of movement traits: expected at most {most}");
        context.refuse(codes::LIMIT, at.key("traits").place(), message);
        MobilityClassId::of_arm(arm)
    })
}

/// Returns the longest range at which any unit can fire. Lines of fire are computed in advance up
/// to this range.
pub(super) fn longest_range(tables: &Tables) -> u8 {
    let farther = |effect: &Effect| match effect {
        Effect::Range(by) => (*by).max(0).unsigned_abs(),
        _ => 0,
    };
    let added = tables.traits.iter().flat_map(|it| &it.effects).map(farther);
    added.fold(tables.ranges.longest(), u8::saturating_add)
}
