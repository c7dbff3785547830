//! Checks that each unit in a scenario can be activated there, and each activation chit has units
//! there. CMD-03, CHIT-17.

use std::collections::BTreeSet;

use blind_swords::game::{BrigadeId, Chit, ChitId, ChitKind, Scenario, UnitId};
use document::tree::At;

use crate::codes;

use super::findings::Findings;
use super::present::{self, brigades_in, chits_in};
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    for (scenario, (_, document)) in subject.game.scenarios.iter().zip(&subject.documents.scenarios)
    {
        let at = At::root(&document.tree).key("chits");
        let present = brigades_in(subject, scenario);
        check_brigades(subject, scenario, &present, at, findings);
        check_chits(subject, scenario, &present, at, findings);
    }
    check_unused(subject, findings);
    check_units(subject, findings);
}

fn activates(subject: Subject<'_>, chit: &Chit, brigade: BrigadeId) -> bool {
    match chit.kind {
        ChitKind::Division { division, .. } => {
            subject.game.brigades[brigade.index()].division == division
        }
        ChitKind::Brigade { brigade: own, .. } => own == brigade,
        _ => false,
    }
}

fn check_brigades(
    subject: Subject<'_>,
    scenario: &Scenario,
    present: &BTreeSet<BrigadeId>,
    at: At<'_>,
    findings: &mut Findings,
) {
    let chits = chits_in(scenario);
    for brigade in present {
        let can = |chit: &ChitId| activates(subject, &subject.game.chits[chit.index()], *brigade);
        let own = &subject.game.brigades[brigade.index()];
        // The set-up check already reports a brigade with only a few of its units in the set-up.
        if !chits.iter().any(can) && !present::is_strayed(scenario, own) {
            let name = &own.id;
            let message = format!("no chit of this scenario activates brigade `{name}`");
            findings.warning(codes::SCENARIO_COMMAND, at.place(), message);
        }
    }
}

fn check_chits(
    subject: Subject<'_>,
    scenario: &Scenario,
    present: &BTreeSet<BrigadeId>,
    at: At<'_>,
    findings: &mut Findings,
) {
    for (n, id) in scenario.chits.iter().enumerate() {
        let chit = &subject.game.chits[id.index()];
        let leads_brigades =
            matches!(chit.kind, ChitKind::Division { .. } | ChitKind::Brigade { .. });
        let can = |brigade: &BrigadeId| activates(subject, chit, *brigade);
        if leads_brigades && !present.iter().any(can) {
            let message = format!("`{}` activates no brigade of this scenario", chit.id);
            findings.warning(codes::SCENARIO_COMMAND, at.item(n).place(), message);
        }
    }
}

/// Warns about generals that appear in no scenario.
fn check_unused(subject: Subject<'_>, findings: &mut Findings) {
    let used: BTreeSet<ChitId> = subject.game.scenarios.iter().flat_map(chits_in).collect();
    let at = At::root(&subject.documents.chits.tree);
    for (n, chit) in subject.game.chits.iter().enumerate() {
        let section = match chit.kind {
            ChitKind::Division { .. } => "divisions",
            ChitKind::Cic { .. } => "commanders",
            ChitKind::Brigade { .. } => "brigades",
            _ => continue,
        };
        if !used.contains(&ChitId::from_index(n)) && !subject.is_in_scripts(&chit.id) {
            let message = format!("`{}` is in no scenario", chit.id);
            findings.warning(codes::UNUSED, at.key(section).place_of_key(&chit.id), message);
        }
    }
}

/// Warns about units that appear in no scenario.
fn check_units(subject: Subject<'_>, findings: &mut Findings) {
    let game = subject.game;
    let at = At::root(&subject.documents.units.tree).key("units");
    for (n, unit) in game.units.iter().enumerate() {
        let has = |scenario| present::has_unit(subject, scenario, UnitId::from_index(n));
        let comes = game.scenarios.iter().any(has);
        if !comes {
            let message = format!("`{}` is in no scenario", unit.id);
            findings.warning(codes::UNUSED, at.place_of_key(&unit.id), message);
        }
    }
}
