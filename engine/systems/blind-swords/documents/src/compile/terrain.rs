//! Compilation of terrain effects.

use blind_swords::game::{
    EntryCost, Feature, Grade, PerArm, Permission, Terrain, TerrainEffects, TerrainSight,
    UncontrolledMove, WaterNames,
};
use document::{Located, Name};
use kernel::Sixteenths;

use crate::codes;
use crate::model::Id;
use crate::model::tables::{
    ArmCosts, Bar, ClosedTerrain, EntryCost as ModelCost, Feature as ModelFeature, TerrainEffect,
    TerrainKind, Water, Waters,
};

use crate::names::STREAM;

use super::context::Context;
use super::look;

/// Compiles the terrain effects. T-07, T-08.
pub(super) fn effects(context: &mut Context<'_>) -> TerrainEffects {
    let data = &context.documents.tables.data.terrain;
    let (kinds, features) = (data.kinds.iter(), data.features.iter());
    for id in &data.bars_charges {
        check_bar(context, id);
    }
    TerrainEffects {
        kinds: kinds.map(|(id, kind)| terrain(context, id.as_str(), kind)).collect(),
        features: features.map(|(id, kind)| feature(context, id.as_str(), kind)).collect(),
        stream_charge: charge_across(context, STREAM),
        road: context.amount(&data.road),
        march: context.amount(&data.march_column),
        blocked_road: context.amount(&data.blocked_road),
        exit: context.amount(&data.exit),
        skirmish_hex: context.amount(&data.skirmish_hex),
        leave_skirmish: context.amount(&data.leave_skirmish),
        skirmish_screen: context.amount(&data.skirmish_screen),
        water: water(&data.water),
        grades: grades(context),
        stream: arms(context, &data.hexsides.stream),
    }
}

/// Returns the game's names for water, by default the series' names. MAP-04.
fn water(data: &Waters) -> WaterNames {
    let named = |water: &Option<Water>, usual: &str| {
        water.as_ref().map_or_else(|| usual.to_owned(), |water| water.name.clone())
    };
    WaterNames { stream: named(&data.stream, "Stream"), pond: named(&data.pond, "Pond") }
}

/// Returns the two slope grades of the series, followed by the game's own grades. MAP-07, MAP-08.
fn grades(context: &mut Context<'_>) -> Vec<Grade> {
    let data = &context.documents.tables.data.terrain;
    let made = |id: &str, name: &str, levels, up, down| Grade {
        id: id.to_owned(),
        name: name.to_owned(),
        levels,
        up,
        down,
    };
    let sides = &data.hexsides;
    let (up, down) = (arms(context, &sides.slope_up), arms(context, &sides.slope_down));
    let slope = made("slope", "Slope", 1, up, down);
    let (up, down) = (arms(context, &sides.steep_up), arms(context, &sides.steep_down));
    let steep = made("steep", "Steep slope", 2, up, down);
    let mut grades = vec![slope, steep];
    for (id, grade) in data.slopes.iter() {
        let (up, down) = (arms(context, &grade.up), arms(context, &grade.down));
        grades.push(made(id.as_str(), &grade.name, grade.levels, up, down));
    }
    grades
}

fn terrain(context: &mut Context<'_>, id: &str, kind: &TerrainKind) -> Terrain {
    let has = |effect| Permission::from(kind.effects.contains(&effect));
    let lacks = |effect| Permission::from(!kind.effects.contains(&effect));
    Terrain {
        id: id.to_owned(),
        name: kind.name.clone(),
        cost: entries(context, [&kind.infantry, &kind.cavalry, &kind.artillery]),
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
        look: look::terrain(context, id, kind.look),
    }
}

fn feature(context: &mut Context<'_>, id: &str, kind: &ModelFeature) -> Feature {
    Feature {
        id: id.to_owned(),
        name: kind.name.clone(),
        cost: entries(context, [&kind.infantry, &kind.cavalry, &kind.artillery]),
        charge: charge_across(context, id),
        sight: kind.sight,
        look: kind.look.map(look::feature).unwrap_or_default(),
    }
}

/// Reports an obstacle to charges that is neither a stream nor a known feature.
fn check_bar(context: &mut Context<'_>, id: &Located<Name<Bar>>) {
    let features = &context.documents.tables.data.terrain.features;
    let known: Vec<&str> = [STREAM].into_iter().chain(features.keys().map(Id::as_str)).collect();
    if !known.contains(&id.as_str()) {
        context.unknown(codes::REF_FEATURE, id.place.clone(), "feature", id.as_str(), known);
    }
}

/// CAV-05: returns whether a charge may cross the feature with an id.
fn charge_across(context: &Context<'_>, id: &str) -> Permission {
    let barred = &context.documents.tables.data.terrain.bars_charges;
    Permission::from(barred.iter().all(|name| name.as_str() != id))
}

/// Returns the entry costs by arm.
fn entries(context: &mut Context<'_>, costs: [&Located<ModelCost>; 3]) -> PerArm<EntryCost> {
    PerArm(costs.map(|cost| entry(context, cost)))
}

/// Compiles an entry cost.
pub(super) fn entry(context: &mut Context<'_>, cost: &Located<ModelCost>) -> EntryCost {
    match cost.value {
        ModelCost::Points(points) => {
            EntryCost::Points(context.amount(&Located::new(points, cost.place.clone())))
        }
        ModelCost::Closed(ClosedTerrain::Road) => EntryCost::RoadOnly,
        ModelCost::Closed(ClosedTerrain::Prohibited) => EntryCost::Prohibited,
    }
}

fn arms(context: &mut Context<'_>, costs: &ArmCosts) -> PerArm<Sixteenths> {
    PerArm([&costs.infantry, &costs.cavalry, &costs.artillery].map(|cost| context.amount(cost)))
}
