//! Checks of the charts that their types cannot make. ST 10.9, 10.26, 13.88.

use document::tree::At;
use kernel::Keyed;
use terrible_swift_sword::game::Weapon;

use super::context::Context;
use crate::codes;

/// Reports charts that contradict themselves.
pub(super) fn check(context: &mut Context<'_>) {
    let document = &context.documents.tables;
    let (charts, at) = (&document.data, At::root(&document.tree));
    let fire = at.key("fire");
    if charts.fire.columns.first() != Some(&0) || !charts.fire.columns.is_sorted() {
        let message = "columns are out of order: expected lowest strengths from 0 upwards";
        context.refuse(codes::CHART, fire.key("columns").place(), message);
    }
    rows(context, &charts.fire.rows, charts.fire.columns.len(), fire.key("rows"));
    let columns = charts.melee.rows.values().next().map_or(0, Vec::len);
    rows(context, &charts.melee.rows, columns, at.key("melee").key("rows"));
    for weapon in Weapon::ALL {
        let (mut least, at) = (1, at.key("ranges").key(weapon.id()));
        for (n, band) in charts.ranges.of(weapon).iter().enumerate() {
            if band.from < least || band.to < band.from {
                let message = format!("range band {} to {} is out of order", band.from, band.to);
                context.refuse(codes::CHART, at.item(n).place(), message);
            }
            least = band.to.saturating_add(1);
        }
    }
}

/// Reports a chart that does not have one row for each die result, or whose rows differ in length.
fn rows<T>(context: &mut Context<'_>, rows: &Keyed<String, Vec<T>>, columns: usize, at: At<'_>) {
    if rows.len() != 6 {
        let message = format!("the chart has {} rows, expected 6", rows.len());
        context.refuse(codes::CHART, at.place(), message);
    }
    for (number, (name, cells)) in (1..).zip(rows.iter()) {
        if *name != number.to_string() || cells.len() != columns || columns == 0 {
            let cells = cells.len();
            let message =
                format!("row {name} has {cells} cells, expected row {number} with {columns}");
            context.refuse(codes::CHART, at.place_of_key(name), message);
        }
    }
}
