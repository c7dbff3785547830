//! Checks of the Combat Results Table and the cohesion tables. T-16 to T-19.

use blind_swords::game::{
    CohesionSection, CohesionTest, Crt, CrtCell, DepletionToken, SkedaddleToken,
};
use document::tree::At;

use crate::codes;
use crate::model::charts::Rolls;

use super::findings::Findings;
use super::subject::Subject;

/// Cohesion ratings for which the checks compare cells. No unit has a rating above 6.
const RATINGS: std::ops::RangeInclusive<u8> = 0..=6;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let crt = &subject.game.crt;
    findings.checked("cells of the Combat Results Table", crt.cells.len() * crt.columns.len());
    check_columns(subject, findings);
    check_cells(subject, findings);
    check_order(subject, findings);
    check_fire_table(subject, findings);
}

/// Checks that the columns are `C` followed by each strength from 1 upwards, and that the last
/// column is open-ended.
fn check_columns(subject: Subject<'_>, findings: &mut Findings) {
    let headings = &subject.documents.tables.data.combat_results.columns;
    let at = At::root(&subject.documents.tables.tree).key("combat-results").key("columns");
    let mut next = Some(0);
    for (n, heading) in headings.iter().enumerate() {
        if next != Some(heading.from) || heading.to.is_some_and(|to| to < heading.from) {
            let expected = match next {
                Some(0) => "expected C as the first column".to_owned(),
                Some(next) => format!("expected a column that starts at {next}"),
                None => "expected no column after one without a limit".to_owned(),
            };
            let message = format!("column `{heading}` is out of order: {expected}");
            return findings.error(codes::CHART_COLUMN, at.item(n).place(), message);
        }
        next = heading.to.map(|to| to + 1);
    }
    if next.is_some() {
        let message = "the last column has an upper limit: expected a heading such as `23+`";
        findings.error(codes::CHART_COLUMN, at.place(), message);
    }
}

/// Checks that, from rating 0 upwards, each cell has the Severe band first, then Tough, then
/// Routine, without gaps.
fn check_cells(subject: Subject<'_>, findings: &mut Findings) {
    let data = &subject.documents.tables.data.combat_results;
    let at = At::root(&subject.documents.tables.tree).key("combat-results").key("rows");
    for (rolls, row) in data.rows.iter() {
        for (n, cell) in row.iter().enumerate().filter(|(_, cell)| !is_nested(cell)) {
            let place = at.key(&rolls.to_string()).item(n).place();
            let message = format!(
                "bands overlap or leave a gap in `{cell}`: expected Severe, Tough and \
                    Routine in order from rating 0"
            );
            findings.error(codes::CHART_BANDS, place, message);
        }
    }
}

/// Whether the bands of a cell follow each other without gaps, from Severe up.
pub fn is_nested(cell: &CrtCell) -> bool {
    let bands = [cell.severe, cell.tough, cell.routine];
    let mut next = 0;
    bands.into_iter().flatten().all(|band| {
        let follows = band.first == next && band.last >= band.first;
        next = band.last + 1;
        follows
    })
}

/// Warns if more strength or a higher roll gives a milder result. The author may allow the warning
/// if the chart does so on purpose.
fn check_order(subject: Subject<'_>, findings: &mut Findings) {
    let crt = &subject.game.crt;
    let data = &subject.documents.tables.data.combat_results;
    let at = At::root(&subject.documents.tables.tree).key("combat-results").key("rows");
    let rows: Vec<&Rolls> = data.rows.keys().collect();
    for (n, rolls) in rows.iter().enumerate() {
        let place = |column: usize| at.key(&rolls.to_string()).item(column).place();
        for column in 0..crt.columns.len() {
            let here = first_cell(crt, rolls, column);
            if column > 0 && is_milder(here, first_cell(crt, rolls, column - 1)) {
                let message = "result is milder than in the column before, which has less strength";
                findings.warning(codes::CHART_ORDER, place(column), message);
            }
            if n > 0 && is_milder(here, first_cell(crt, rows[n - 1], column)) {
                let message = "result is milder than in the row before, which has a lower roll";
                findings.warning(codes::CHART_ORDER, place(column), message);
            }
        }
    }
}

fn first_cell(crt: &Crt, rolls: &Rolls, column: usize) -> CrtCell {
    let row = (rolls.first / 10 - 1) * 6 + rolls.first % 10 - 1;
    crt.cells[usize::from(row)][column]
}

/// Whether a cell of the Combat Results Table is milder than another cell.
pub fn is_milder(cell: CrtCell, than: CrtCell) -> bool {
    let severity = |cell: CrtCell, rating| match cell.test(rating) {
        None => 0,
        Some(CohesionTest::CloseFight) => 1,
        Some(CohesionTest::Routine) => 2,
        Some(CohesionTest::Tough) => 3,
        Some(CohesionTest::Severe) => 4,
    };
    RATINGS.into_iter().any(|rating| severity(cell, rating) < severity(than, rating))
}

/// Checks that fire never harms the attacker. COH-01.
fn check_fire_table(subject: Subject<'_>, findings: &mut Findings) {
    let table = &subject.game.fire_cohesion;
    let at = At::root(&subject.documents.tables.tree).key("fire-cohesion");
    let sections: [(&str, &CohesionSection); 3] =
        [("routine", &table.routine), ("tough", &table.tough), ("severe", &table.severe)];
    findings.checked("results of the cohesion tables", 12 * 7);
    let message = "attacker result in a fire table: only close combat affects the attacker";
    for (name, section) in sections {
        for (n, cell) in section.depletion.iter().enumerate() {
            if matches!(cell.0, Some(DepletionToken::Attacker | DepletionToken::Both)) {
                let place = at.key(name).key("depletion").item(n).place();
                findings.error(codes::CHART_TOKEN, place, message);
            }
        }
        for (n, cell) in section.skedaddle.iter().enumerate() {
            if cell.0.iter().any(hurts_attacker) {
                let place = at.key(name).key("skedaddle").item(n).place();
                findings.error(codes::CHART_TOKEN, place, message);
            }
        }
    }
}

fn hurts_attacker(token: &SkedaddleToken) -> bool {
    matches!(token, SkedaddleToken::AttackerMoraleHit | SkedaddleToken::AttackerRetreat(_))
}
