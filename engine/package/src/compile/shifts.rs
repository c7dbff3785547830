//! Column shifts and odds.

use blind_swords::game::{
    CloseCondition, FeatureId, FireCondition, HexsideCap, MarkerId, OddsRow, Shift, TerrainId,
};
use kernel::Ratio;

use crate::codes;
use crate::model::shifts::{FireCondition as ModelFire, NamedCondition, Shift as ModelShift};

use super::context::Context;

/// T-20.
pub(super) fn fire(context: &mut Context<'_>) -> Vec<Shift<FireCondition>> {
    let shifts = context.documents.tables.data.fire_shifts.shifts.iter();
    shifts.map(|data| shift(data, fire_condition(context, &data.when))).collect()
}

fn fire_condition(context: &mut Context<'_>, when: &ModelFire) -> FireCondition {
    match when {
        ModelFire::TargetTerrain(terrain) => {
            FireCondition::TargetTerrain(context.terrain(terrain).unwrap_or(TerrainId(0)))
        }
        ModelFire::OverTerrain(terrain) => {
            FireCondition::OverTerrain(context.terrain(terrain).unwrap_or(TerrainId(0)))
        }
        ModelFire::OverUnits => FireCondition::OverUnits,
        ModelFire::FirerSkirmishes => FireCondition::FirerSkirmishes,
        ModelFire::TargetSkirmishes => FireCondition::TargetSkirmishes,
        ModelFire::HalfArtillery(fire) => {
            FireCondition::HalfArtillery { weapon: fire.weapon.0, at: fire.at }
        }
        ModelFire::CrossFire => FireCondition::CrossFire,
        ModelFire::TargetCavalry => FireCondition::TargetCavalry,
        ModelFire::BehindFeature(cover) => {
            let feature = context.feature(&cover.feature).unwrap_or(FeatureId(0));
            FireCondition::BehindFeature { feature, guns_within: cover.guns_within }
        }
        ModelFire::UphillNextDoor => FireCondition::UphillNextDoor,
        ModelFire::Late(late) => {
            FireCondition::Late { from_turn: late.from_turn, from_range: late.from_range }
        }
        ModelFire::FirerMarked(id) => {
            FireCondition::FirerMarked(context.marker(id).unwrap_or(MarkerId(0)))
        }
        ModelFire::EventFire => FireCondition::EventFire,
        ModelFire::FirerTerrain(terrain) => {
            FireCondition::FirerTerrain(context.terrain(terrain).unwrap_or(TerrainId(0)))
        }
        ModelFire::TargetMarked(id) => {
            FireCondition::TargetMarked(context.marker(id).unwrap_or(MarkerId(0)))
        }
        ModelFire::Turns(turns) => FireCondition::Turns { first: turns.first, last: turns.last },
        ModelFire::FirerSide(side) => FireCondition::FirerSide(*side),
    }
}

/// T-21.
pub(super) fn close(context: &mut Context<'_>) -> Vec<Shift<CloseCondition>> {
    let shifts = context.documents.tables.data.close_shifts.shifts.iter();
    shifts.map(|data| shift(data, close_condition(context, &data.when))).collect()
}

fn close_condition(context: &mut Context<'_>, when: &NamedCondition) -> CloseCondition {
    match when {
        CloseCondition::DefenderHalfArtillery => CloseCondition::DefenderHalfArtillery,
        CloseCondition::AttackerCrBetter => CloseCondition::AttackerCrBetter,
        CloseCondition::DefenderCrBetter => CloseCondition::DefenderCrBetter,
        CloseCondition::DefenderUpSlope => CloseCondition::DefenderUpSlope,
        CloseCondition::DefenderUpSteepSlope => CloseCondition::DefenderUpSteepSlope,
        CloseCondition::AttackerHalfSmoothbore => CloseCondition::AttackerHalfSmoothbore,
        CloseCondition::DefenderHalfSmoothbore => CloseCondition::DefenderHalfSmoothbore,
        CloseCondition::AcrossFeature(id) => {
            CloseCondition::AcrossFeature(context.feature(id).unwrap_or(FeatureId(0)))
        }
        CloseCondition::AcrossStream => CloseCondition::AcrossStream,
        CloseCondition::EventAttack => CloseCondition::EventAttack,
        CloseCondition::FlankingAttack => CloseCondition::FlankingAttack,
        CloseCondition::DefenderHalfMarked(id) => {
            CloseCondition::DefenderHalfMarked(context.marker(id).unwrap_or(MarkerId(0)))
        }
        CloseCondition::AttackerHalfSabres => CloseCondition::AttackerHalfSabres,
        CloseCondition::TargetTerrain(terrain) => {
            CloseCondition::TargetTerrain(context.terrain(terrain).unwrap_or(TerrainId(0)))
        }
        CloseCondition::AttackerTerrain(terrain) => {
            CloseCondition::AttackerTerrain(context.terrain(terrain).unwrap_or(TerrainId(0)))
        }
        CloseCondition::Turns { first, last } => {
            CloseCondition::Turns { first: *first, last: *last }
        }
        CloseCondition::AttackerSide(side) => CloseCondition::AttackerSide(*side),
    }
}

fn shift<M, C>(data: &ModelShift<M>, when: C) -> Shift<C> {
    Shift { id: data.id.clone(), columns: data.columns, when, rule: data.rule.clone() }
}

/// T-21.
pub(super) fn hexside_cap(context: &Context<'_>) -> Option<HexsideCap> {
    let cap = context.documents.tables.data.close_shifts.hexside_cap.as_ref()?;
    Some(HexsideCap { columns: cap.columns, rule: cap.rule.clone() })
}

/// T-21, T-37. The best row for each side comes first, so that the first that holds is the one.
pub(super) fn odds(context: &mut Context<'_>) -> Vec<OddsRow> {
    let mut rows = Vec::new();
    for row in &context.documents.tables.data.close_shifts.odds {
        let numbers = (u8::try_from(row.ratio.numerator), u8::try_from(row.ratio.denominator));
        let (Ok(numerator), Ok(denominator @ 1..)) = numbers else {
            let message = format!("{} is no ratio of strengths", row.ratio);
            context.refuse(codes::CHART_AMOUNT, row.ratio.place.clone(), message);
            continue;
        };
        rows.push(OddsRow {
            stronger: row.stronger,
            ratio: Ratio::new(numerator, denominator),
            columns: row.columns,
        });
    }
    rows.sort_by_key(|row| -row.columns.abs());
    rows
}
