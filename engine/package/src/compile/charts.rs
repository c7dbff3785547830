//! The Combat Results Table, the cohesion tables, ranges and stacking.

use blind_swords::game::{
    Arm, CohesionSection, CohesionTable, Crt, CrtCell, CrtColumn, Marker, Permission, RangeBands,
    Ranges, Stacking,
};
use document::tree::At;

use crate::codes;
use crate::model::tables::{
    CloseCohesion, CohesionSection as ModelSection, FireCohesion, Marker as ModelMarker,
    RangeBands as ModelBands, Ranges as ModelRanges,
};
use crate::model::units::Weapon;
use crate::model::{Keyed, Named};

use super::context::Context;

/// The markers beside those of the series.
pub(super) fn markers(data: &Named<ModelMarker>) -> Vec<Marker> {
    let markers = data.iter().map(|(id, marker)| Marker {
        id: id.to_string(),
        name: marker.name.clone(),
        break_tests: marker.break_tests,
        fire: if marker.silences { Permission::No } else { Permission::Yes },
    });
    markers.collect()
}

/// T-16. Each of the 36 rolls stands in one row, and each row has a cell for every column.
pub(super) fn crt(context: &mut Context<'_>) -> Crt {
    let document = &context.documents.tables;
    let at = At::root(&document.tree).key("combat-results");
    let data = &document.data.combat_results;
    let headings = data.columns.iter();
    let columns: Vec<CrtColumn> = headings
        .map(|heading| CrtColumn { label: heading.label.clone(), from: i32::from(heading.from) })
        .collect();
    let mut cells: Vec<Option<Vec<CrtCell>>> = vec![None; 36];
    for (rolls, row) in data.rows.iter() {
        let name = rolls.to_string();
        if row.len() != columns.len() {
            let message = format!("row {name} has {} cells: expected {}", row.len(), columns.len());
            context.refuse(codes::CHART_ROW, at.key("rows").key(&name).place(), message);
        }
        for roll in rolls.iter() {
            let slot = &mut cells[row_index(roll)];
            if slot.is_some() {
                let message = format!("roll {roll} stands in two rows");
                context.refuse(codes::CHART_ROW, at.key("rows").place_of_key(&name), message);
            }
            *slot = Some(row.iter().map(|cell| cell.0).collect());
        }
    }
    let missing = (11..=66).filter(|roll| is_roll(*roll) && cells[row_index(*roll)].is_none());
    let missing: Vec<String> = missing.map(|roll| roll.to_string()).collect();
    if !missing.is_empty() {
        let message = format!("no row has {}", missing.join(", "));
        context.refuse(codes::CHART_ROW, at.key("rows").place(), message);
    }
    Crt { columns, cells: cells.into_iter().map(Option::unwrap_or_default).collect() }
}

fn is_roll(roll: u8) -> bool {
    (1..=6).contains(&(roll % 10)) && (1..=6).contains(&(roll / 10))
}

fn row_index(roll: u8) -> usize {
    usize::from((roll / 10 - 1) * 6 + roll % 10 - 1)
}

/// T-17.
pub(super) fn fire_cohesion(data: &FireCohesion) -> CohesionTable {
    CohesionTable {
        close_fight: None,
        routine: section(&data.routine),
        tough: section(&data.tough),
        severe: section(&data.severe),
    }
}

/// T-18.
pub(super) fn close_cohesion(data: &CloseCohesion) -> CohesionTable {
    CohesionTable {
        close_fight: Some(section(&data.close_fight)),
        routine: section(&data.routine),
        tough: section(&data.tough),
        severe: section(&data.severe),
    }
}

fn section(section: &ModelSection) -> CohesionSection {
    CohesionSection {
        depletion: section.depletion.map(|cell| cell.0),
        skedaddle: section.skedaddle.clone().map(|cell| cell.0),
    }
}

/// T-23.
pub(super) fn ranges(data: &ModelRanges) -> Ranges {
    let mut ranges = Ranges::empty();
    set(&mut ranges, Arm::Infantry, &data.infantry);
    set(&mut ranges, Arm::Cavalry, &data.cavalry);
    set(&mut ranges, Arm::Artillery, &data.artillery);
    ranges
}

fn set(ranges: &mut Ranges, arm: Arm, weapons: &Keyed<Weapon, ModelBands>) {
    for (kind, bands) in weapons.iter() {
        let bands = RangeBands {
            canister: bands.canister,
            effective: bands.effective,
            long: bands.long,
            extreme: bands.extreme,
        };
        ranges.set(arm, kind.0, bands);
    }
}

/// T-26.
pub(super) fn stacking(context: &mut Context<'_>) -> Stacking {
    let data = &context.documents.tables.data.stacking;
    Stacking {
        artillery_table: data.artillery.iter().map(|ratio| context.amount(ratio)).collect(),
        limit: context.amount(&data.limit),
    }
}
