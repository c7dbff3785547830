//! Checks of the cohesion tables: a higher die roll or a harder test never gives a milder result.
//! T-17, T-18.

use blind_swords::game::{CohesionSection, CohesionTable, DepletionToken, SkedaddleToken};
use document::tree::At;

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let at = At::root(&subject.documents.tables.tree);
    check_table(&subject.game.fire_cohesion, at.key("fire-cohesion"), findings);
    check_table(&subject.game.close_cohesion, at.key("close-cohesion"), findings);
}

fn check_table(table: &CohesionTable, at: At<'_>, findings: &mut Findings) {
    let close_fight = table.close_fight.iter().map(|section| ("close-fight", section));
    let others = [("routine", &table.routine), ("tough", &table.tough), ("severe", &table.severe)];
    let sections: Vec<(&str, &CohesionSection)> = close_fight.chain(others).collect();
    for half in ["depletion", "skedaddle"] {
        let mut milder: Option<[i32; 6]> = None;
        for (name, section) in &sections {
            let harm = harm(section, half);
            let at = at.key(name).key(half);
            for die in 0..6 {
                if die > 0 && harm[die] < harm[die - 1] {
                    let message = "result is milder than the one before, for a lower roll";
                    findings.warning(codes::CHART_ORDER, at.item(die).place(), message);
                } else if milder.is_some_and(|milder| harm[die] < milder[die]) {
                    let message =
                        format!("result is milder than for {} in the section before", die + 1);
                    findings.warning(codes::CHART_ORDER, at.item(die).place(), message);
                }
            }
            milder = Some(harm);
        }
    }
}

/// Returns the severity of the result for each of the six die rolls. `half` selects the half of the
/// section: `depletion` or `skedaddle`.
fn harm(section: &CohesionSection, half: &str) -> [i32; 6] {
    match half {
        "depletion" => section.depletion.map(|cell| depletion(cell.0)),
        _ => section.skedaddle.clone().map(|cell| cell.0.into_iter().map(skedaddle).sum()),
    }
}

fn depletion(token: Option<DepletionToken>) -> i32 {
    match token {
        Some(DepletionToken::Attacker) => -1,
        None => 0,
        Some(DepletionToken::Both) => 1,
        Some(DepletionToken::Lead) => 2,
        Some(DepletionToken::Two) => 3,
        Some(DepletionToken::All) => 4,
    }
}

fn skedaddle(token: SkedaddleToken) -> i32 {
    match token {
        SkedaddleToken::MoraleHits(hits) => i32::from(hits),
        SkedaddleToken::BreakTest => 3,
        SkedaddleToken::Retreat(hexes) => i32::from(hexes),
        SkedaddleToken::Panic(units) => i32::from(units),
        SkedaddleToken::AttackerMoraleHit => -1,
        SkedaddleToken::AttackerRetreat(hexes) => -i32::from(hexes),
    }
}
