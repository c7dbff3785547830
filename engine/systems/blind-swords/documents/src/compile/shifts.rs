//! Compilation of column shifts, including those for odds.

use blind_swords::game::{CloseCondition, FireCondition, OddsRow, Shift};
use document::diag::Place;
use document::tree::At;
use kernel::Ratio;

use crate::codes;

use super::context::Context;

/// Returns the fire shifts. T-20.
pub(super) fn fire(context: &mut Context<'_>) -> Vec<Shift<FireCondition>> {
    let documents = context.documents;
    report(context, "fire-shifts");
    documents.tables.data.fire_shifts.shifts.clone()
}

/// Returns the close combat shifts. T-21.
pub(super) fn close(context: &mut Context<'_>) -> Vec<Shift<CloseCondition>> {
    let documents = context.documents;
    report(context, "close-shifts");
    documents.tables.data.close_shifts.shifts.clone()
}

/// Reports unknown variables in the conditions of a section. The document reader has already
/// resolved all other names.
fn report(context: &mut Context<'_>, section: &str) {
    let documents = context.documents;
    let shifts = At::root(&documents.tables.tree).key(section).key("shifts");
    let kept = || documents.scenarios.iter().flat_map(|(_, of)| &of.data.variables);
    for (name, place) in shifts.items().flat_map(|shift| variables(shift.key("when"))) {
        if !kept().any(|kept| kept == name) {
            let known = kept().map(String::as_str);
            context.unknown(codes::REF_VARIABLE, place, "variable", name, known);
        }
    }
}

/// Returns the scenario variables of a condition, with their places.
fn variables(when: At<'_>) -> Vec<(&str, Place)> {
    let variable = when.get("variable").into_iter();
    let own = variable.flat_map(|it| {
        it.texts()
            .filter(|(key, _)| *key == "name")
            .map(move |(key, name)| (name, it.key(key).place()))
    });
    let inside = when.keys().map(|key| when.key(key)).chain(when.items());
    own.chain(inside.flat_map(variables)).collect()
}

/// Compiles the shifts for odds. For each side, the most favourable row comes first, so that the
/// rules can use the first row that applies. T-21, T-37.
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
