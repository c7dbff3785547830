//! Compilation of the Combat Results Table, the cohesion tables, ranges and stacking.

use blind_swords::game::{
    Arm, ChangedStep, CohesionSection, CohesionTable, Crt, CrtCell, CrtColumn, GroundMarker, Lies,
    Marker, Night, PerArm, Permission, RangeBands, Ranges, Stacking, Weapon, WeaponId,
};
use document::tree::At;
use document::{Located, Name};

use crate::codes;
use crate::model::Named;
use crate::model::charts::Rolls;
use crate::model::tables::{
    ChangedStep as ModelStep, CloseCohesion, CohesionSection as ModelSection, FireCohesion,
    Lies as ModelLies, Marker as ModelMarker, Night as ModelNight, RangeBands as ModelBands,
    Weapon as ModelWeapon,
};

use super::context::Context;
use super::look;

/// Compiles the unit markers of the package.
pub(super) fn markers(data: &Named<ModelMarker>) -> Vec<Marker> {
    let markers = data.iter().map(|(id, marker)| Marker {
        id: id.to_string(),
        name: marker.name.clone(),
        break_tests: marker.break_tests,
        fire: if marker.silences { Permission::No } else { Permission::Yes },
    });
    markers.collect()
}

/// Compiles the night turns.
pub(super) fn nights(context: &mut Context<'_>) -> Vec<Night> {
    let documents = context.documents;
    let at = At::root(&documents.tables.tree).key("turn-track").key("nights");
    let mut nights: Vec<Night> = Vec::new();
    for (n, data) in documents.tables.data.turn_track.nights.iter().enumerate() {
        let ModelNight { ref when, first, last, range, no_close_combat } = *data;
        if first == 0 || first > last {
            let message = format!("invalid night: turn {first} is after turn {last}");
            context.refuse(codes::CHART_TIMES, at.item(n).place(), message);
        }
        if nights.iter().any(|night| night.first <= last && first <= night.last) {
            let message = format!("overlapping nights: turns {first} to {last} are in two");
            context.refuse(codes::CHART_TIMES, at.item(n).place(), message);
            continue;
        }
        let close_combat = if no_close_combat { Permission::No } else { Permission::Yes };
        let when = when.clone().unwrap_or_else(|| "at night".to_owned());
        nights.push(Night { when, first, last, range, close_combat });
    }
    nights
}

/// Compiles the ground markers. T-07.
pub(super) fn ground_markers(context: &mut Context<'_>) -> Vec<GroundMarker> {
    let documents = context.documents;
    let markers = documents.tables.data.ground_markers.iter();
    let mut step = |change: &Option<ModelStep>| match change {
        None => ChangedStep::AsBefore,
        Some(ModelStep::Closed) => ChangedStep::Closed,
        Some(ModelStep::More(points)) => ChangedStep::More(context.amount(points)),
        Some(ModelStep::Instead(points)) => ChangedStep::Instead(context.amount(points)),
    };
    let markers = markers.map(|(id, marker)| GroundMarker {
        id: id.to_string(),
        name: marker.name.clone(),
        lies: match marker.lies {
            ModelLies::Hex => Lies::OnHex,
            ModelLies::Hexside => Lies::OnHexside,
        },
        step: PerArm([&marker.infantry, &marker.cavalry, &marker.artillery].map(&mut step)),
        hides: if marker.hides { Permission::Yes } else { Permission::No },
        look: marker.look.map(look::marker).unwrap_or_default(),
    });
    markers.collect()
}

/// Compiles the Combat Results Table. Each of the 36 rolls is in one row, and each row has a cell
/// for every column. T-16.
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
            let message = format!("row {name} has {} cells, expected {}", row.len(), columns.len());
            context.refuse(codes::CHART_ROW, at.key("rows").key(&name).place(), message);
        }
        for roll in rolls.iter() {
            let slot = &mut cells[row_index(roll)];
            if slot.is_some() {
                let message = format!("duplicate roll {roll}: two rows have it");
                context.refuse(codes::CHART_ROW, at.key("rows").place_of_key(&name), message);
            }
            *slot = Some(row.iter().map(|cell| cell.0).collect());
        }
    }
    let missing = (11..=66).filter(|roll| is_roll(*roll) && cells[row_index(*roll)].is_none());
    let missing: Vec<u8> = missing.collect();
    if let Some(first) = missing.first() {
        let rows = at.key("rows");
        let ends_before = |rolls: &Rolls| rolls.iter().all(|roll| roll < *first);
        let before = data.rows.iter().map(|(rolls, _)| rolls).filter(|rolls| ends_before(rolls));
        let before = before.max_by_key(|rolls| rolls.iter().max());
        let place = match before {
            Some(rolls) => rows.place_of_key(&rolls.to_string()),
            None => rows.place(),
        };
        let missing: Vec<String> = missing.iter().map(u8::to_string).collect();
        let message = format!("missing rolls: no row has {}", missing.join(", "));
        context.refuse(codes::CHART_ROW, place, message);
    }
    Crt { columns, cells: cells.into_iter().map(Option::unwrap_or_default).collect() }
}

fn is_roll(roll: u8) -> bool {
    (1..=6).contains(&(roll % 10)) && (1..=6).contains(&(roll / 10))
}

fn row_index(roll: u8) -> usize {
    usize::from((roll / 10 - 1) * 6 + roll % 10 - 1)
}

/// Compiles the fire cohesion table. T-17.
pub(super) fn fire_cohesion(data: &FireCohesion) -> CohesionTable {
    CohesionTable {
        close_fight: None,
        routine: section(&data.routine),
        tough: section(&data.tough),
        severe: section(&data.severe),
    }
}

/// Compiles the close combat cohesion table. T-18.
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

/// Compiles the weapons. VAL-10.
pub(super) fn weapons(data: &Named<ModelWeapon>) -> Vec<Weapon> {
    let weapons = data.iter().map(|(id, weapon)| Weapon {
        id: id.to_string(),
        name: weapon.name.clone(),
        sign: weapon.sign.clone(),
        fires: Permission::from(!weapon.close_combat_only),
    });
    weapons.collect()
}

/// Compiles the ranges. T-23.
pub(super) fn ranges(context: &mut Context<'_>) -> Ranges {
    let data = &context.documents.tables.data.ranges;
    let mut ranges = Ranges::empty();
    let by_arm = [&data.infantry, &data.cavalry, &data.artillery];
    for (arm, weapons) in Arm::ALL.into_iter().zip(by_arm) {
        for (id, bands) in weapons.iter() {
            if let Some(weapon) = of_ranges(context, arm, id) {
                ranges.set(arm, weapon, bands_of(bands));
            }
        }
    }
    ranges
}

fn of_ranges(context: &mut Context<'_>, arm: Arm, id: &Name<WeaponId>) -> Option<WeaponId> {
    let at = At::root(&context.documents.tables.tree).key("ranges").key(arm.id());
    context.weapon(&Located::new(id.clone(), at.place_of_key(id.as_str())))
}

const fn bands_of(bands: &ModelBands) -> RangeBands {
    RangeBands {
        canister: bands.canister,
        effective: bands.effective,
        long: bands.long,
        extreme: bands.extreme,
    }
}

/// Compiles the stacking limits. T-26.
pub(super) fn stacking(context: &mut Context<'_>) -> Stacking {
    let data = &context.documents.tables.data.stacking;
    Stacking {
        artillery_table: data.artillery.iter().map(|ratio| context.amount(ratio)).collect(),
        limit: context.amount(&data.limit),
    }
}
