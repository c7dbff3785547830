//! Checks of zones in which players deploy units. T-28.

use blind_swords::game::{Deployment, EntryCost, RoadInHex, Scenario, Unit, UnitId};
use document::diag::{Diagnostic, Place};
use document::tree::At;
use kernel::HexId;

use crate::codes;
use crate::model::scenario::{Deployment as ModelDeployment, Setup};

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    for (scenario, (_, document)) in subject.game.scenarios.iter().zip(&subject.documents.scenarios)
    {
        if !scenario.deployments.is_empty() {
            findings.checked("deployment zones", scenario.deployments.len());
        }
        let at = At::root(&document.tree).key("deployments");
        for (n, (id, zone)) in document.data.deployments.iter().enumerate() {
            let written = Written { zone, setup: &document.data.setup, at: at.key(id.as_str()) };
            check_zone(subject, scenario, n, &written, findings);
        }
    }
}

/// Deployment zone, with the place of its entry in the scenario document.
struct Written<'a> {
    zone: &'a ModelDeployment,
    setup: &'a Setup,
    at: At<'a>,
}

impl Written<'_> {
    /// Returns the place where the zone's entry names a unit, or the place of the entry if it names
    /// only the unit's brigade.
    fn place_of(&self, unit: &str) -> Place {
        let named = self.zone.units.iter().find(|id| id.value.as_str() == unit);
        named.map_or_else(|| self.at.place(), |id| id.place.clone())
    }
}

/// Checks the units of a zone: each belongs to only one zone and starts in it. The zone must have
/// enough hexes that the units may occupy.
fn check_zone(
    subject: Subject<'_>,
    scenario: &Scenario,
    n: usize,
    written: &Written<'_>,
    findings: &mut Findings,
) {
    let zone = &scenario.deployments[n];
    check_side(subject, zone, written, findings);
    for unit in zone.units.iter().map(UnitId::from_index) {
        let info = &subject.game.units[unit.index()];
        let place = written.place_of(&info.id);
        let mut report = |message: String| {
            findings.error(codes::SCENARIO_DEPLOYMENT, place.clone(), message);
        };
        if scenario.deployments[..n].iter().any(|other| other.units.contains(unit.index())) {
            report(format!("`{}` is in two zones", info.id));
        }
        let placement = scenario.setup.iter().find(|placement| placement.unit == unit);
        if placement.is_none() {
            report(format!("`{}` is not set up: give it a default hex in `setup`", info.id));
        }
        let ground = zone.hexes.iter().filter(|&&hex| stands(subject, scenario, unit, hex)).count();
        if ground < zone.units.len() {
            let (units, id) = (zone.units.len(), &info.id);
            report(format!(
                "too few hexes for `{id}`: {ground} for {units} units, expected at least {units}"
            ));
        }
        if let Some(placed) = placement.filter(|placed| !zone.hexes.contains(&placed.hex)) {
            let number = subject.game.map.number(placed.hex);
            let message = format!("`{}` is set up in {number}, outside the zone", info.id);
            let stands = written.setup.place_of(&info.id).unwrap_or(&place).clone();
            let outside = Diagnostic::error(codes::SCENARIO_DEPLOYMENT, stands, message);
            findings.diagnostics.push(outside.label(place, "its zone is here"));
        }
    }
    check_sides_apart(scenario, zone, written, subject, findings);
}

/// Checks that all units of a zone belong to the side of the zone.
fn check_side(
    subject: Subject<'_>,
    zone: &Deployment,
    written: &Written<'_>,
    findings: &mut Findings,
) {
    let units = zone.units.iter().map(|unit| &subject.game.units[unit]);
    let others = units.filter(|info| info.side != zone.side && is_settled(subject, info));
    let ids: Vec<&str> = others.map(|info| info.id.as_str()).collect();
    let message = match ids.as_slice() {
        [] => return,
        [id] => format!("`{id}` belongs to the other side"),
        ids => format!("`{}` belong to the other side", ids.join("`, `")),
    };
    findings.error(codes::SCENARIO_DEPLOYMENT, written.place_of(ids[0]), message);
}

/// Checks that the zones of the two sides do not overlap.
fn check_sides_apart(
    scenario: &Scenario,
    zone: &Deployment,
    written: &Written<'_>,
    subject: Subject<'_>,
    findings: &mut Findings,
) {
    let enemies = scenario.deployments.iter().filter(|other| other.side != zone.side);
    let shared = enemies.flat_map(|other| &other.hexes).find(|hex| zone.hexes.contains(hex));
    if let Some(&hex) = shared {
        let message = format!("{} is in zones of both sides", subject.game.map.number(hex));
        findings.error(codes::SCENARIO_DEPLOYMENT, written.at.place(), message);
    }
}

fn stands(subject: Subject<'_>, scenario: &Scenario, unit: UnitId, hex: HexId) -> bool {
    let game = subject.game;
    let ground = game.map.hex(hex);
    !scenario.forbids(hex)
        && match game.entry(game.units[unit.index()].mobility, ground.terrain) {
            EntryCost::Points(_) => true,
            EntryCost::RoadOnly => ground.road == RoadInHex::Present,
            EntryCost::Prohibited => false,
        }
}

/// Whether a unit's side is certain. If a brigade and its division have different sides, another
/// check reports the conflict.
fn is_settled(subject: Subject<'_>, unit: &Unit) -> bool {
    let brigade = unit.brigade.map(|id| &subject.game.brigades[id.index()]);
    brigade.is_none_or(|it| subject.game.divisions[it.division.index()].side == it.side)
}
