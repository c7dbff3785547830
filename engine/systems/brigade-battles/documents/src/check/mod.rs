//! Warnings for package authors.

pub(crate) mod facts;

use brigade_battles::game::{Arm, Game, Result};
use document::Diagnostic;
use document::diag::Place;
use document::tree::At;

use crate::codes;
use crate::documents::Documents;

/// Returns the diagnostics of all checks for a game that compiles without errors.
pub(crate) fn check(documents: &Documents, game: &Game) -> Vec<Diagnostic> {
    let mut found = chart_order(documents, game);
    found.extend(scale(documents, game));
    found
}

/// Returns the severity of a chart result, for comparisons: the strength points lost, then the kind
/// of result. A larger value is worse for the target.
const fn weight(result: Result) -> (u8, u8) {
    match result {
        Result::None => (0, 0),
        Result::Check => (0, 1),
        Result::Loss(points) => (points, 2),
        Result::Retreat(points) => (points, 3),
    }
}

/// Checks that greater strength and higher dice never give milder chart results. CM 9.5. CW-FIR-11.
fn chart_order(documents: &Documents, game: &Game) -> Vec<Diagnostic> {
    let rows = &game.charts.combat.rows;
    let at = At::root(&documents.tables.tree).key("combat").key("rows");
    let mut found = Vec::new();
    let mut before: Option<&Vec<Result>> = None;
    for (index, row) in rows.values().enumerate() {
        for (column, cell) in row.iter().enumerate() {
            let left = column.checked_sub(1).map(|column| row[column]);
            let above = before.map(|row| row[column]);
            if left.into_iter().chain(above).any(|other| weight(other) > weight(*cell)) {
                let place: Place = at.key(&(index + 1).to_string()).item(column).place();
                let message = format!("`{cell}` is milder than its neighbour");
                found.push(Diagnostic::warning(codes::ORDER, place, message));
            }
        }
        before = Some(row);
    }
    found
}

/// Checks each unit's strength points against its historical number of men. CM 14. CW-GEN-02.
fn scale(documents: &Documents, game: &Game) -> Vec<Diagnostic> {
    let Some(of_point) = &documents.game.data.men else { return Vec::new() };
    let at = At::root(&documents.units.tree).key("units");
    let off = game.units.iter().filter_map(|unit| {
        let men = u32::from(unit.men?);
        let each = match unit.arm {
            Arm::Infantry => of_point.infantry,
            Arm::Cavalry => of_point.cavalry,
            Arm::Artillery => return None,
        };
        let expected = (men + each / 2) / each;
        let fits = expected.abs_diff(unit.strength.into()) <= 1;
        (!fits).then(|| {
            let message = format!(
                "unusual strength for {men} men: expected about {expected}, not {}",
                unit.strength
            );
            Diagnostic::warning(codes::SCALE, at.key(&unit.id).key("strength").place(), message)
        })
    });
    off.collect()
}
