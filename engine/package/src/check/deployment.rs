//! Zones in which players place units themselves. T-28.

use blind_swords::game::{Deployment, EntryCost, RoadInHex, Scenario, UnitId};
use document::tree::At;
use kernel::HexId;

use crate::codes;

use super::{Findings, Subject};

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    for (scenario, (_, document)) in subject.game.scenarios.iter().zip(&subject.documents.scenarios)
    {
        if !scenario.deployments.is_empty() {
            findings.checked("deployment zones", scenario.deployments.len());
        }
        let at = At::root(&document.tree).key("deployments");
        let zones = document.data.deployments.keys();
        for (n, id) in zones.enumerate() {
            check_zone(subject, scenario, n, at.key(id.as_str()), findings);
        }
    }
}

/// Every unit has one zone, a place of its own in it if nobody places it, and ground to stand on.
fn check_zone(
    subject: Subject<'_>,
    scenario: &Scenario,
    n: usize,
    at: At<'_>,
    findings: &mut Findings,
) {
    let zone = &scenario.deployments[n];
    let mut report = |message: String| {
        findings.error(codes::SCENARIO_DEPLOYMENT, at.place(), message);
    };
    for unit in zone.units.iter().map(UnitId::from_index) {
        let info = &subject.game.units[unit.index()];
        if info.side != zone.side {
            report(format!("`{}` belongs to the other side", info.id));
        }
        if scenario.deployments[..n].iter().any(|other| other.units.contains(unit.index())) {
            report(format!("`{}` has another zone too", info.id));
        }
        match scenario.setup.iter().find(|placement| placement.unit == unit) {
            None => report(format!("`{}` is not set up: say where it stands by itself", info.id)),
            Some(placement) if !zone.hexes.contains(&placement.hex) => {
                report(format!("`{}` is set up outside the zone", info.id));
            }
            Some(_) => {}
        }
        let ground = zone.hexes.iter().filter(|&&hex| stands(subject, scenario, unit, hex)).count();
        if ground < zone.units.len() {
            let (units, id) = (zone.units.len(), &info.id);
            report(format!(
                "{ground} hexes for `{id}` among {units} units: expected at least {units}"
            ));
        }
    }
    check_sides_apart(scenario, zone, &mut report, subject);
}

/// Two sides are not placed in the same hexes.
fn check_sides_apart(
    scenario: &Scenario,
    zone: &Deployment,
    report: &mut impl FnMut(String),
    subject: Subject<'_>,
) {
    let enemies = scenario.deployments.iter().filter(|other| other.side != zone.side);
    let shared = enemies.flat_map(|other| &other.hexes).find(|hex| zone.hexes.contains(hex));
    if let Some(&hex) = shared {
        report(format!("{} is in a zone of both sides", subject.game.map.number(hex)));
    }
}

fn stands(subject: Subject<'_>, scenario: &Scenario, unit: UnitId, hex: HexId) -> bool {
    let game = subject.game;
    let ground = game.map.hex(hex);
    !scenario.forbids(hex)
        && match game.terrain.kind(ground.terrain).cost[game.units[unit.index()].arm] {
            EntryCost::Points(_) => true,
            EntryCost::RoadOnly => ground.road == RoadInHex::Present,
            EntryCost::Prohibited => false,
        }
}
