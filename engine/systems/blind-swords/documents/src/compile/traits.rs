//! Compilation of unit traits and the mobility classes that result from them. VAL-16.

use blind_swords::game::{
    Arm, Effect, MobilityClassId, MobilityClasses, OwnArmId, Ranges, TerrainId, Trait, TraitId,
};
use document::tree::At;
use document::{Located, Name};

use crate::codes;
use crate::model::tables::EntryCost;
use crate::model::traits::{Effect as ModelEffect, Trait as ModelTrait};
use crate::model::units::Unit;
use crate::model::{Id, Keyed, Ratio};

use super::arms;
use super::context::Context;
use super::terrain;

/// Returns the traits, in file order.
pub(super) fn traits(context: &mut Context<'_>) -> Vec<Trait> {
    let document = &context.documents.tables;
    let at = At::root(&document.tree).key("traits");
    let compile = |(id, data): (&Id, &ModelTrait)| {
        let effects = at.key(id.as_str()).key("effects");
        let listed = data.effects.iter().enumerate();
        let compiled = listed.flat_map(|(n, data)| effect(context, data, effects.item(n)));
        Trait {
            id: id.to_string(),
            name: data.name.clone(),
            sign: data.sign.map(|sign| sign.0),
            effects: compiled.collect(),
        }
    };
    document.data.traits.iter().map(compile).collect()
}

fn effect(context: &mut Context<'_>, data: &ModelEffect, at: At<'_>) -> Vec<Effect> {
    let points = |context: &mut Context<'_>, points: Ratio, key: &str| {
        context.amount(&Located::new(points, at.key(key).place()))
    };
    let one = match data {
        ModelEffect::CannotFire => Effect::CannotFire,
        ModelEffect::Range(by) => Effect::Range(*by),
        ModelEffect::RangeAtMost(most) => Effect::RangeAtMost(*most),
        ModelEffect::FiresAndMoves => Effect::FiresAndMoves,
        ModelEffect::SeenOver => Effect::SeenOver,
        ModelEffect::SparedByFire => Effect::SparedByFire,
        ModelEffect::Movement(rates) => {
            Effect::Movement(arms::rates(context, Some(*rates), at.key("movement")))
        }
        ModelEffect::Ground(kinds) => return grounds(context, kinds, at.key("ground")),
        ModelEffect::Streams(ratio) => Effect::Streams(points(context, *ratio, "streams")),
        ModelEffect::KeepsAway => Effect::KeepsAway,
        ModelEffect::BreakTests(added) => Effect::BreakTests(*added),
        ModelEffect::Steadies(added) => Effect::Steadies(*added),
        ModelEffect::CannotRally => Effect::CannotRally,
        ModelEffect::CannotRebuild => Effect::CannotRebuild,
        ModelEffect::CannotAttack => Effect::CannotAttack,
        ModelEffect::CannotCharge => Effect::CannotCharge,
        ModelEffect::CannotLead => Effect::CannotLead,
        ModelEffect::CannotStandAlone => Effect::CannotStandAlone,
        ModelEffect::StacksAs(ratio) => Effect::StacksAs(points(context, *ratio, "stacks-as")),
        ModelEffect::GivesNoSupport => Effect::GivesNoSupport,
        ModelEffect::GetsNoSupport => Effect::GetsNoSupport,
        ModelEffect::NeedsNoSupport => Effect::NeedsNoSupport,
    };
    vec![one]
}

fn grounds(
    context: &mut Context<'_>,
    kinds: &Keyed<Name<TerrainId>, Located<EntryCost>>,
    at: At<'_>,
) -> Vec<Effect> {
    let ground = |(id, cost): (&Name<TerrainId>, &Located<EntryCost>)| {
        let named = Located::new(id.clone(), at.place_of_key(id.as_str()));
        let kind = context.terrain(&named)?;
        Some(Effect::Ground(kind, terrain::entry(context, cost)))
    };
    kinds.iter().filter_map(ground).collect()
}

/// Returns the traits of a unit: first its own, then the traits of its arm.
pub(super) fn of_unit(
    context: &mut Context<'_>,
    data: &Unit,
    own_arm: Option<OwnArmId>,
) -> Vec<TraitId> {
    let arms = context.documents.tables.data.arms.values();
    let arm = own_arm.and_then(|own| arms.clone().nth(own.index()));
    let named = data.traits.iter().chain(arm.iter().flat_map(|arm| &arm.traits));
    let mut traits: Vec<TraitId> = Vec::new();
    for id in named {
        let found = context.unit_trait(id).filter(|known| !traits.contains(known));
        traits.extend(found);
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

/// Returns the longest range of any unit, for the precomputed lines of fire.
pub(super) fn longest_range(ranges: &Ranges, traits: &[Trait]) -> u8 {
    let farther = |effect: &Effect| match effect {
        Effect::Range(by) => (*by).max(0).unsigned_abs(),
        _ => 0,
    };
    let added = traits.iter().flat_map(|it| &it.effects).map(farther);
    added.fold(ranges.longest(), u8::saturating_add)
}
