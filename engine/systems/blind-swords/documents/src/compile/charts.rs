//! Compilation of the Combat Results Table, the cohesion tables and the night turns.

use blind_swords::game::{CohesionTable, Crt, CrtCell, Night};
use document::tree::At;

use crate::codes;
use crate::model::charts::Rolls;
use crate::model::tables::CloseCohesion;

use super::context::Context;

/// Compiles the night turns.
pub(super) fn nights(context: &mut Context<'_>) -> Vec<Night> {
    let documents = context.documents;
    let at = At::root(&documents.tables.tree).key("turn-track").key("nights");
    let mut nights: Vec<Night> = Vec::new();
    for (n, data) in documents.tables.data.turn_track.nights.iter().enumerate() {
        let Night { first, last, .. } = *data;
        if first == 0 || first > last {
            let message = format!("invalid night: turn {first} is after turn {last}");
            context.refuse(codes::CHART_TIMES, at.item(n).place(), message);
        }
        if nights.iter().any(|night| night.first <= last && first <= night.last) {
            let message = format!("overlapping nights: turns {first} to {last} are in two");
            context.refuse(codes::CHART_TIMES, at.item(n).place(), message);
            continue;
        }
        nights.push(data.clone());
    }
    nights
}

/// Compiles the Combat Results Table. Each of the 36 rolls is in one row, and each row has a cell
/// for every column. T-16.
pub(super) fn crt(context: &mut Context<'_>) -> Crt {
    let document = &context.documents.tables;
    let at = At::root(&document.tree).key("combat-results");
    let data = &document.data.combat_results;
    let columns = data.columns.clone();
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
            *slot = Some(row.clone());
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

/// Compiles the close combat cohesion table. T-18.
pub(super) fn close_cohesion(data: &CloseCohesion) -> CohesionTable {
    CohesionTable { close_fight: Some(data.close_fight.clone()), ..data.others.clone() }
}
