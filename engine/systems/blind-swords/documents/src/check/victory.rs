//! Checks of victory levels. VIC-07.

use document::tree::At;

use crate::codes;
use crate::model::Side;
use crate::model::victory::Victory;

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let tables = &subject.documents.tables;
    if let Some(victory) = &tables.data.victory {
        check_levels(victory, At::root(&tables.tree).key("victory"), findings);
    }
    for (_, document) in &subject.documents.scenarios {
        if let Some(victory) = &document.data.victory {
            check_levels(victory, At::root(&document.tree).key("victory"), findings);
        }
    }
}

/// Checks that the lower limits of the levels rise, and that only the first level has none.
fn check_levels(victory: &Victory, at: At<'_>, findings: &mut Findings) {
    let levels = &victory.levels;
    if levels.is_empty() {
        findings.error(codes::VICTORY_LEVELS, at.key("levels").place(), "missing victory levels");
    }
    for n in 1..levels.len() {
        if rank(levels[n].winner) < rank(levels[n - 1].winner) {
            let message =
                "victory levels are out of order: expected csa wins, then a draw, then usa wins";
            findings.error(codes::VICTORY_LEVELS, at.key("levels").item(n).place(), message);
        }
        if levels[n].from <= levels[n - 1].from {
            let message =
                "victory levels are out of order: expected a greater `from` than the level before";
            findings.error(codes::VICTORY_LEVELS, at.key("levels").item(n).place(), message);
        }
    }
    findings.checked("victory levels", levels.len());
}

fn rank(winner: Option<Side>) -> u8 {
    match winner {
        Some(Side::Csa) => 0,
        None => 1,
        Some(Side::Usa) => 2,
    }
}
