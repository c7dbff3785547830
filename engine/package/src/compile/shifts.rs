//! Column shifts and odds.

use blind_swords::game::{
    CloseCondition, FeatureId, FireCondition, HexsideCap, MarkerId, OddsRow, Shift, TerrainId,
};
use kernel::Ratio;

use crate::codes;
use crate::model::shifts::{
    CloseCondition as ModelClose, FireCondition as ModelFire, Shift as ModelShift,
};
use document::tree::At;

use super::context::Context;

/// T-20.
pub(super) fn fire(context: &mut Context<'_>) -> Vec<Shift<FireCondition>> {
    let document = &context.documents.tables;
    let at = At::root(&document.tree).key("fire-shifts").key("shifts");
    let shifts = document.data.fire_shifts.shifts.iter().enumerate();
    shifts
        .map(|(n, data)| shift(data, fire_condition(context, &data.when, at.item(n).key("when"))))
        .collect()
}

fn fire_condition(context: &mut Context<'_>, when: &ModelFire, at: At<'_>) -> FireCondition {
    match when {
        ModelFire::TargetTerrain(terrain) => {
            let found = context.terrain(terrain, at.key("target-terrain").place());
            FireCondition::TargetTerrain(found.unwrap_or(TerrainId(0)))
        }
        ModelFire::OverTerrain(terrain) => {
            let found = context.terrain(terrain, at.key("over-terrain").place());
            FireCondition::OverTerrain(found.unwrap_or(TerrainId(0)))
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
            let place = at.key("behind-feature").key("feature").place();
            let feature = context.feature(&cover.feature, place).unwrap_or(FeatureId(0));
            FireCondition::BehindFeature { feature, guns_within: cover.guns_within }
        }
        ModelFire::UphillNextDoor => FireCondition::UphillNextDoor,
        ModelFire::Late(late) => {
            FireCondition::Late { from_turn: late.from_turn, from_range: late.from_range }
        }
        ModelFire::FirerMarked(id) => {
            let marker = context.marker(id, at.key("firer-marked").place());
            FireCondition::FirerMarked(marker.unwrap_or(MarkerId(0)))
        }
        ModelFire::EventFire => FireCondition::EventFire,
    }
}

/// T-21.
pub(super) fn close(context: &mut Context<'_>) -> Vec<Shift<CloseCondition>> {
    let document = &context.documents.tables;
    let at = At::root(&document.tree).key("close-shifts").key("shifts");
    let shifts = document.data.close_shifts.shifts.iter().enumerate();
    shifts
        .map(|(n, data)| shift(data, close_condition(context, &data.when, at.item(n).key("when"))))
        .collect()
}

fn close_condition(context: &mut Context<'_>, when: &ModelClose, at: At<'_>) -> CloseCondition {
    match when {
        ModelClose::DefenderHalfArtillery => CloseCondition::DefenderHalfArtillery,
        ModelClose::AttackerCrBetter => CloseCondition::AttackerCrBetter,
        ModelClose::DefenderCrBetter => CloseCondition::DefenderCrBetter,
        ModelClose::DefenderUpSlope => CloseCondition::DefenderUpSlope,
        ModelClose::DefenderUpSteepSlope => CloseCondition::DefenderUpSteepSlope,
        ModelClose::AttackerHalfSmoothbore => CloseCondition::AttackerHalfSmoothbore,
        ModelClose::DefenderHalfSmoothbore => CloseCondition::DefenderHalfSmoothbore,
        ModelClose::AcrossFeature(id) => {
            let feature = context.feature(id, at.key("across-feature").place());
            CloseCondition::AcrossFeature(feature.unwrap_or(FeatureId(0)))
        }
        ModelClose::AcrossStream => CloseCondition::AcrossStream,
        ModelClose::EventAttack => CloseCondition::EventAttack,
        ModelClose::FlankingAttack => CloseCondition::FlankingAttack,
        ModelClose::DefenderHalfMarked(id) => {
            let marker = context.marker(id, at.key("defender-half-marked").place());
            CloseCondition::DefenderHalfMarked(marker.unwrap_or(MarkerId(0)))
        }
        ModelClose::AttackerHalfSabres => CloseCondition::AttackerHalfSabres,
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
    let document = &context.documents.tables;
    let at = At::root(&document.tree).key("close-shifts").key("odds");
    let mut rows = Vec::new();
    for (n, row) in document.data.close_shifts.odds.iter().enumerate() {
        let numbers = (u8::try_from(row.ratio.numerator), u8::try_from(row.ratio.denominator));
        let (Ok(numerator), Ok(denominator @ 1..)) = numbers else {
            let message = format!("{} is no ratio of strengths", row.ratio);
            context.refuse(codes::CHART_AMOUNT, at.item(n).key("ratio").place(), message);
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
