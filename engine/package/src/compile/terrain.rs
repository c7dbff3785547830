//! Terrain effects.

use blind_swords::game::{
    EntryCost, Feature, HexsideCosts, PerArm, Permission, Terrain, TerrainEffects, TerrainSight,
    UncontrolledMove,
};
use kernel::Sixteenths;

use crate::model::Ratio;
use crate::model::tables::{
    ArmCosts, ClosedTerrain, EntryCost as ModelCost, Feature as ModelFeature, TerrainEffect,
    TerrainKind,
};
use document::tree::At;

use super::context::Context;

/// T-07, T-08.
pub(super) fn effects(context: &mut Context<'_>) -> TerrainEffects {
    let document = &context.documents.tables;
    let at = At::root(&document.tree).key("terrain");
    let data = &document.data.terrain;
    let kinds = data.kinds.iter();
    let amount = |context: &mut Context<'_>, ratio: Ratio, key: &str| {
        context.amount(ratio, at.key(key).place())
    };
    TerrainEffects {
        kinds: kinds
            .map(|(id, kind)| terrain(context, id.as_str(), kind, at.key("kinds").key(id.as_str())))
            .collect(),
        features: data
            .features
            .iter()
            .map(|(id, kind)| {
                feature(context, id.as_str(), kind, at.key("features").key(id.as_str()))
            })
            .collect(),
        road: amount(context, data.road, "road"),
        march: amount(context, data.march_column, "march-column"),
        blocked_road: amount(context, data.blocked_road, "blocked-road"),
        exit: amount(context, data.exit, "exit"),
        skirmish_hex: amount(context, data.skirmish_hex, "skirmish-hex"),
        leave_skirmish: amount(context, data.leave_skirmish, "leave-skirmish"),
        skirmish_screen: amount(context, data.skirmish_screen, "skirmish-screen"),
        hexsides: hexsides(context, at.key("hexsides")),
    }
}

fn terrain(context: &mut Context<'_>, id: &str, kind: &TerrainKind, at: At<'_>) -> Terrain {
    let has = |effect| Permission::from(kind.effects.contains(&effect));
    let lacks = |effect| Permission::from(!kind.effects.contains(&effect));
    Terrain {
        id: id.to_owned(),
        name: kind.name.clone(),
        cost: entries(context, [kind.infantry, kind.cavalry, kind.artillery], at),
        sight: TerrainSight {
            blocks_at_level: has(TerrainEffect::BlocksSightAtLevel),
            obscures: has(TerrainEffect::ObscuresSight),
            obscures_target: has(TerrainEffect::ObscuresTarget),
            blocks_next_to_firer: has(TerrainEffect::BlocksSightNextToFirer),
        },
        artillery_fire: lacks(TerrainEffect::SilencesArtillery),
        support: lacks(TerrainEffect::BlocksSupport),
        charge: has(TerrainEffect::PermitsCharges),
        uncontrolled_move: match has(TerrainEffect::ShakesUncontrolledMoves) {
            Permission::Yes => UncontrolledMove::MoraleHit,
            Permission::No => UncontrolledMove::Harmless,
        },
    }
}

fn feature(context: &mut Context<'_>, id: &str, kind: &ModelFeature, at: At<'_>) -> Feature {
    Feature {
        id: id.to_owned(),
        name: kind.name.clone(),
        cost: entries(context, [kind.infantry, kind.cavalry, kind.artillery], at),
    }
}

/// What each arm pays, in the order of the arms.
fn entries(context: &mut Context<'_>, costs: [ModelCost; 3], at: At<'_>) -> PerArm<EntryCost> {
    let [infantry, cavalry, artillery] = costs;
    PerArm([
        entry(context, infantry, at.key("infantry")),
        entry(context, cavalry, at.key("cavalry")),
        entry(context, artillery, at.key("artillery")),
    ])
}

fn entry(context: &mut Context<'_>, cost: ModelCost, at: At<'_>) -> EntryCost {
    match cost {
        ModelCost::Points(points) => EntryCost::Points(context.amount(points, at.place())),
        ModelCost::Closed(ClosedTerrain::Road) => EntryCost::RoadOnly,
        ModelCost::Closed(ClosedTerrain::Prohibited) => EntryCost::Prohibited,
    }
}

fn hexsides(context: &mut Context<'_>, at: At<'_>) -> HexsideCosts {
    let data = &context.documents.tables.data.terrain.hexsides;
    HexsideCosts {
        slope_up: arms(context, data.slope_up, at.key("slope-up")),
        slope_down: arms(context, data.slope_down, at.key("slope-down")),
        steep_up: arms(context, data.steep_up, at.key("steep-up")),
        steep_down: arms(context, data.steep_down, at.key("steep-down")),
        stream: arms(context, data.stream, at.key("stream")),
    }
}

fn arms(context: &mut Context<'_>, costs: ArmCosts, at: At<'_>) -> PerArm<Sixteenths> {
    PerArm([
        context.amount(costs.infantry, at.key("infantry").place()),
        context.amount(costs.cavalry, at.key("cavalry").place()),
        context.amount(costs.artillery, at.key("artillery").place()),
    ])
}
