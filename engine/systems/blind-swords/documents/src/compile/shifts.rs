//! Compilation of column shifts, including those for odds.

use blind_swords::game::{
    CloseCondition, FeatureId, FireCondition, GradeId, GroundMarkerId, HexsideCap, MarkerId,
    OddsRow, Shift, TerrainId, TraitId, WatchedId, WeaponId,
};
use document::{Located, Name};
use kernel::Ratio;

use crate::codes;
use crate::documents::Documents;
use crate::model::shifts::{FireCondition as ModelFire, NamedCondition, Shift as ModelShift};

use super::context::Context;

/// Compiles the fire shifts. T-20.
pub(super) fn fire(context: &mut Context<'_>) -> Vec<Shift<FireCondition>> {
    let shifts = context.documents.tables.data.fire_shifts.shifts.iter();
    shifts.map(|data| shift(data, fire_condition(context, &data.when))).collect()
}

fn fire_condition(context: &mut Context<'_>, when: &ModelFire) -> FireCondition {
    match when {
        ModelFire::TargetTerrain(terrain) => {
            FireCondition::TargetTerrain(context.find(terrain).unwrap_or(TerrainId(0)))
        }
        ModelFire::OverTerrain(terrain) => {
            FireCondition::OverTerrain(context.find(terrain).unwrap_or(TerrainId(0)))
        }
        ModelFire::OverUnits => FireCondition::OverUnits,
        ModelFire::FirerSkirmishes => FireCondition::FirerSkirmishes,
        ModelFire::TargetSkirmishes => FireCondition::TargetSkirmishes,
        ModelFire::HalfArtillery(fire) => {
            let weapon = context.find(&fire.weapon).unwrap_or(WeaponId(0));
            FireCondition::HalfArtillery { weapon, at: fire.at }
        }
        ModelFire::CrossFire => FireCondition::CrossFire,
        ModelFire::TargetArm(arm) => FireCondition::TargetArm(*arm),
        ModelFire::TargetLevel(levels) => FireCondition::TargetLevel(*levels),
        ModelFire::FirerLevel(levels) => FireCondition::FirerLevel(*levels),
        ModelFire::Variable { name, is } => {
            FireCondition::Variable { name: watched(context, name), is: *is }
        }
        ModelFire::BehindFeature(cover) => {
            let feature = context.find(&cover.feature).unwrap_or(FeatureId(0));
            FireCondition::BehindFeature { feature, guns_within: cover.guns_within }
        }
        ModelFire::UphillNextDoor => FireCondition::UphillNextDoor,
        ModelFire::Late(late) => {
            FireCondition::Late { from_turn: late.from_turn, from_range: late.from_range }
        }
        ModelFire::FirerMarked(id) => {
            FireCondition::FirerMarked(context.find(id).unwrap_or(MarkerId(0)))
        }
        ModelFire::FirerTrait(id) => {
            FireCondition::FirerTrait(context.find(id).unwrap_or(TraitId(0)))
        }
        ModelFire::TargetTrait(id) => {
            FireCondition::TargetTrait(context.find(id).unwrap_or(TraitId(0)))
        }
        ModelFire::FirerArmed(id) => {
            FireCondition::FirerArmed(context.find(id).unwrap_or(WeaponId(0)))
        }
        ModelFire::EventFire => FireCondition::EventFire,
        ModelFire::FirerTerrain(terrain) => {
            FireCondition::FirerTerrain(context.find(terrain).unwrap_or(TerrainId(0)))
        }
        ModelFire::TargetMarked(id) => {
            FireCondition::TargetMarked(context.find(id).unwrap_or(MarkerId(0)))
        }
        ModelFire::Turns(turns) => FireCondition::Turns { first: turns.first, last: turns.last },
        ModelFire::FirerSide(side) => FireCondition::FirerSide(*side),
        ModelFire::TargetGround(id) => FireCondition::TargetGround(ground_marker(context, id)),
        ModelFire::FirerGround(id) => FireCondition::FirerGround(ground_marker(context, id)),
    }
}

/// Compiles the close combat shifts. T-21.
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
        CloseCondition::DefenderUp(id) => {
            CloseCondition::DefenderUp(context.find(id).unwrap_or(GradeId::SLOPE))
        }
        CloseCondition::AttackerHalfArmed(id) => {
            CloseCondition::AttackerHalfArmed(context.find(id).unwrap_or(WeaponId(0)))
        }
        CloseCondition::DefenderHalfArmed(id) => {
            CloseCondition::DefenderHalfArmed(context.find(id).unwrap_or(WeaponId(0)))
        }
        CloseCondition::AttackerHalfTrait(id) => {
            CloseCondition::AttackerHalfTrait(context.find(id).unwrap_or(TraitId(0)))
        }
        CloseCondition::DefenderHalfTrait(id) => {
            CloseCondition::DefenderHalfTrait(context.find(id).unwrap_or(TraitId(0)))
        }
        CloseCondition::AcrossFeature(id) => {
            CloseCondition::AcrossFeature(context.find(id).unwrap_or(FeatureId(0)))
        }
        CloseCondition::AcrossStream => CloseCondition::AcrossStream,
        CloseCondition::EventAttack => CloseCondition::EventAttack,
        CloseCondition::FlankingAttack => CloseCondition::FlankingAttack,
        CloseCondition::DefenderHalfMarked(id) => {
            CloseCondition::DefenderHalfMarked(context.find(id).unwrap_or(MarkerId(0)))
        }
        CloseCondition::AttackerHalfSabres => CloseCondition::AttackerHalfSabres,
        CloseCondition::TargetTerrain(terrain) => {
            CloseCondition::TargetTerrain(context.find(terrain).unwrap_or(TerrainId(0)))
        }
        CloseCondition::AttackerTerrain(terrain) => {
            CloseCondition::AttackerTerrain(context.find(terrain).unwrap_or(TerrainId(0)))
        }
        CloseCondition::Turns { first, last } => {
            CloseCondition::Turns { first: *first, last: *last }
        }
        CloseCondition::AttackerSide(side) => CloseCondition::AttackerSide(*side),
        CloseCondition::TargetGround(id) => {
            CloseCondition::TargetGround(ground_marker(context, id))
        }
        CloseCondition::AttackerGround(id) => {
            CloseCondition::AttackerGround(ground_marker(context, id))
        }
        CloseCondition::AcrossGround(id) => {
            CloseCondition::AcrossGround(ground_marker(context, id))
        }
        CloseCondition::TargetLevel(levels) => CloseCondition::TargetLevel(*levels),
        CloseCondition::AttackerLevel(levels) => CloseCondition::AttackerLevel(*levels),
        CloseCondition::Variable { name, is } => {
            CloseCondition::Variable { name: watched(context, name), is: *is }
        }
    }
}

/// Returns the names of the scenario variables that column shifts use, without repetition, in order
/// of first use.
pub(super) fn watched_names(documents: &Documents) -> Vec<String> {
    let tables = &documents.tables.data;
    let fire = tables.fire_shifts.shifts.iter().filter_map(|shift| shift.when.number_named());
    let close = tables.close_shifts.shifts.iter().filter_map(|shift| shift.when.number_named());
    let mut names: Vec<String> = Vec::new();
    for name in fire.chain(close) {
        if !names.contains(&name.value) {
            names.push(name.value.clone());
        }
    }
    names
}

/// Returns the index of a scenario variable among those that column shifts use. If no scenario has
/// the variable, the function reports an error and returns the first index.
fn watched(context: &mut Context<'_>, name: &Located<String>) -> WatchedId {
    let documents = context.documents;
    let kept = || documents.scenarios.iter().flat_map(|(_, of)| &of.data.variables);
    if !kept().any(|kept| *kept == name.value) {
        let known = kept().map(String::as_str);
        context.unknown(codes::REF_VARIABLE, name.place.clone(), "variable", name, known);
    }
    let at = watched_names(documents).iter().position(|known| *known == name.value);
    at.map_or(WatchedId(0), WatchedId::from_index)
}

/// Returns the id of a ground marker. If the name is unknown, the function reports an error and
/// returns the first marker.
fn ground_marker(context: &mut Context<'_>, id: &Located<Name<GroundMarkerId>>) -> GroundMarkerId {
    context.find(id).unwrap_or(GroundMarkerId(0))
}

fn shift<M, C>(data: &ModelShift<M>, when: C) -> Shift<C> {
    Shift { id: data.id.clone(), columns: data.columns, when, rule: data.rule.clone() }
}

/// Compiles the limit on the combined shifts of a hexside. T-21.
pub(super) fn hexside_cap(context: &Context<'_>) -> Option<HexsideCap> {
    let cap = context.documents.tables.data.close_shifts.hexside_cap.as_ref()?;
    Some(HexsideCap { columns: cap.columns, rule: cap.rule.clone() })
}

/// Compiles the shifts for odds. For each side, the most favourable row comes first, so that the
/// first row that applies counts. T-21, T-37.
pub(super) fn odds(context: &mut Context<'_>) -> Vec<OddsRow> {
    let mut rows = Vec::new();
    for row in &context.documents.tables.data.close_shifts.odds {
        let numbers = (u8::try_from(row.ratio.numerator), u8::try_from(row.ratio.denominator));
        let (Ok(numerator), Ok(denominator @ 1..)) = numbers else {
            let message = format!("{} is not a valid ratio of strengths", row.ratio);
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
