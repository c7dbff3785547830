//! Checks of the charts that their types cannot make. T-01 to T-04.

use brigade_battles::game::{Band, CombatChart};
use document::tree::At;

use super::context::Context;
use crate::codes;

/// Reports charts that contradict themselves.
pub(super) fn check(context: &mut Context<'_>) {
    let document = &context.documents.tables;
    let at = At::root(&document.tree);
    combat(context, &document.data.combat, at.key("combat"));
    bands(context, &document.data.ranges.foot, at.key("ranges").key("foot"));
    bands(context, &document.data.ranges.guns, at.key("ranges").key("guns"));
    column_rate(context, document.data.allowances.column, at.key("movement").key("column"));
}

fn combat(context: &mut Context<'_>, chart: &CombatChart, at: At<'_>) {
    let columns = &chart.columns;
    let next_to =
        columns.is_sorted_by(|one, next| one.most.is_some_and(|most| next.least == most + 1));
    if columns.is_empty() || !next_to {
        context.refuse(codes::CHART, at.key("columns").place(), "columns are out of order");
    }
    let at = at.key("rows");
    if chart.rows.is_empty() {
        context.refuse(codes::CHART, at.place(), "missing rows: the chart has none");
    }
    for (number, (name, cells)) in (1..).zip(chart.rows.iter()) {
        if *name != number.to_string() || cells.len() != columns.len() {
            let (cells, expected) = (cells.len(), columns.len());
            let message =
                format!("row {name} has {cells} cells, expected row {number} with {expected}");
            context.refuse(codes::CHART, at.place_of_key(name), message);
        }
    }
}

fn bands(context: &mut Context<'_>, bands: &[Band], at: At<'_>) {
    let mut least = 1;
    for (n, band) in bands.iter().enumerate() {
        if band.from < least || band.to < band.from {
            let message = format!("range band {} to {} is out of order", band.from, band.to);
            context.refuse(codes::CHART, at.item(n).place(), message);
        }
        least = band.to.saturating_add(1);
    }
}

fn column_rate(context: &mut Context<'_>, hexes: u8, at: At<'_>) {
    if !matches!(hexes, 1 | 2 | 4 | 8 | 16) {
        let message =
            format!("invalid march rate of {hexes} hexes per point: expected 1, 2, 4, 8 or 16");
        context.refuse(codes::CHART, at.place(), message);
    }
}
