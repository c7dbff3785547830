//! Scenarios: set-up, arrivals, chits. T-28.

use std::collections::{BTreeMap, BTreeSet};

use blind_swords::game::{Arm, Formation, Scenario, UnitId};
use blind_swords::profile::SkirmishOrder;
use kernel::HexId;

use crate::codes;
use crate::model::scenario::{Arrival, Scenario as ModelScenario};
use crate::tree::At;

use super::{Findings, Subject};

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    findings.checked("scenarios", subject.game.scenarios.len());
    let placed: usize = subject.game.scenarios.iter().map(|scenario| scenario.setup.len()).sum();
    findings.checked("units set up", placed);
    for (scenario, (_, document)) in subject.game.scenarios.iter().zip(&subject.documents.scenarios)
    {
        let at = At::root(&document.tree);
        check_setup(&document.data, at, findings);
        check_turns(&document.data, at, findings);
        check_sides(subject, scenario, at, findings);
        check_formations(subject, scenario, at, findings);
        check_arrivals(subject, scenario, &document.data.arrivals, at, findings);
        check_chits(subject, scenario, at, findings);
        check_frozen(subject, scenario, at, findings);
        check_whole_brigades(subject, scenario, at, findings);
    }
}

/// A brigade that is set up is set up with all its units, or somebody has been forgotten.
fn check_whole_brigades(
    subject: Subject<'_>,
    scenario: &Scenario,
    at: At<'_>,
    findings: &mut Findings,
) {
    let is_set_up = |unit: &UnitId| scenario.setup.iter().any(|placed| placed.unit == *unit);
    for brigade in &subject.game.brigades {
        let (present, absent): (Vec<UnitId>, Vec<UnitId>) =
            brigade.units.iter().partition(|unit| is_set_up(unit));
        if present.is_empty() || absent.is_empty() {
            continue;
        }
        let names: Vec<&str> =
            absent.iter().map(|unit| subject.game.units[unit.index()].id.as_str()).collect();
        let message = format!("brigade `{}` is set up without {}", brigade.id, names.join(", "));
        let place = at.key("setup").place_of_key("hexes");
        findings.warning(codes::SCENARIO_BRIGADE, place, message);
    }
}

/// Every unit stands in one place, those in Skirmish Order too.
fn check_setup(data: &ModelScenario, at: At<'_>, findings: &mut Findings) {
    let at = at.key("setup");
    let mut seen = BTreeSet::new();
    for (hex, units) in data.setup.hexes.iter() {
        let at_hex = at.key("hexes").key(&hex.to_string());
        for (n, id) in units.iter().enumerate() {
            if !seen.insert(id) {
                let message = format!("`{id}` is set up twice");
                findings.error(codes::SCENARIO_SETUP, at_hex.item(n).place(), message);
            }
        }
    }
    for (n, id) in data.setup.skirmish_order.iter().enumerate() {
        if !seen.contains(id) {
            let place = at.key("skirmish-order").item(n).place();
            findings.error(codes::SCENARIO_SETUP, place, format!("`{id}` is not set up"));
        }
    }
}

fn check_turns(data: &ModelScenario, at: At<'_>, findings: &mut Findings) {
    let (first, last) = (data.turns.first, data.turns.last);
    for (n, arrival) in data.arrivals.iter().enumerate() {
        let turn = match arrival {
            Arrival::Brigade(arrival) => arrival.turn,
            Arrival::Chit(arrival) => arrival.turn,
        };
        if !(first..=last).contains(&turn) {
            let place = at.key("arrivals").item(n).key("turn").place();
            let message = format!("turn {turn} is not played: expected {first} to {last}");
            findings.error(codes::SCENARIO_TURNS, place, message);
        }
    }
}

/// Where a unit is named in the set-up.
pub(super) fn place_in_setup(subject: Subject<'_>, at: At<'_>, hex: HexId) -> crate::diag::Place {
    let number = subject.game.map.number(hex).to_string();
    at.key("setup").key("hexes").key(&number).place()
}

/// A hex holds units of one side, and not in forbidden ground.
fn check_sides(subject: Subject<'_>, scenario: &Scenario, at: At<'_>, findings: &mut Findings) {
    let mut holders = BTreeMap::new();
    for placement in &scenario.setup {
        let side = subject.game.units[placement.unit.index()].side;
        if *holders.entry(placement.hex).or_insert(side) != side {
            let place = place_in_setup(subject, at, placement.hex);
            findings.error(codes::SCENARIO_SETUP, place, "units of both sides stand in this hex");
        }
        if scenario.forbids(placement.hex) {
            let place = place_in_setup(subject, at, placement.hex);
            findings.error(codes::SCENARIO_SETUP, place, "this hex is forbidden to everybody");
        }
    }
}

fn check_formations(
    subject: Subject<'_>,
    scenario: &Scenario,
    at: At<'_>,
    findings: &mut Findings,
) {
    for placement in &scenario.setup {
        if placement.formation == Formation::Line {
            continue;
        }
        let unit = &subject.game.units[placement.unit.index()];
        let place = at.key("setup").key("skirmish-order").place();
        if unit.arm != Arm::Infantry {
            let message = format!("`{}`: only infantry takes Skirmish Order", unit.id);
            findings.error(codes::SCENARIO_SETUP, place, message);
        } else if subject.game.profile.skirmish_order == SkirmishOrder::Off {
            findings.error(codes::SCENARIO_SETUP, place, "this game has no Skirmish Order");
        }
    }
}

/// Brigades come in at the edge of the map, once, and not if they are there already.
fn check_arrivals(
    subject: Subject<'_>,
    scenario: &Scenario,
    data: &[Arrival],
    at: At<'_>,
    findings: &mut Findings,
) {
    let map = &subject.game.map;
    let of_brigades = data.iter().enumerate().filter(|(_, a)| matches!(a, Arrival::Brigade(_)));
    findings.checked("arrivals", data.len());
    for ((n, _), arrival) in of_brigades.zip(&scenario.reinforcements) {
        let at = at.key("arrivals").item(n);
        let brigade = &subject.game.brigades[arrival.brigade.index()];
        if !map.grid.is_on_any_edge(arrival.hex) {
            let message = format!("{} is not on an edge of the map", map.number(arrival.hex));
            findings.error(codes::SCENARIO_ARRIVAL, at.key("hex").place(), message);
        }
        if scenario.forbids(arrival.hex) {
            let message = "this hex is forbidden to everybody";
            findings.error(codes::SCENARIO_ARRIVAL, at.key("hex").place(), message);
        }
        if scenario.setup.iter().any(|placement| brigade.units.contains(&placement.unit)) {
            let message = format!("brigade `{}` is set up already", brigade.id);
            findings.error(codes::SCENARIO_ARRIVAL, at.key("brigade").place(), message);
        }
        let same = |other: &&blind_swords::game::Reinforcement| other.brigade == arrival.brigade;
        if scenario.reinforcements.iter().filter(same).count() > 1 {
            let message = format!("brigade `{}` arrives more than once", brigade.id);
            findings.error(codes::SCENARIO_ARRIVAL, at.key("brigade").place(), message);
        }
    }
}

/// A chit is in the game from the start or arrives, not both.
fn check_chits(subject: Subject<'_>, scenario: &Scenario, at: At<'_>, findings: &mut Findings) {
    for (n, chit) in scenario.chits.iter().enumerate() {
        let name = &subject.game.chits[chit.index()].id;
        let place = at.key("chits").item(n).place();
        if scenario.chits[..n].contains(chit) {
            let message = format!("`{name}` is named twice");
            findings.error(codes::SCENARIO_CHIT, place, message);
        } else if scenario.chit_arrivals.iter().any(|arrival| arrival.chit == *chit) {
            let message = format!("`{name}` is in the game already when it arrives");
            findings.error(codes::SCENARIO_CHIT, place, message);
        }
    }
    for track in &scenario.tracks {
        let at = at.key("tracks").key(&track.id);
        if track.boxes.len() < 2 {
            let message = "a track has at least two boxes";
            findings.error(codes::SCENARIO_TRACK, at.key("boxes").place(), message);
        }
        if scenario.chits.contains(&track.chit) {
            let message = "the chit of a track is not in the game from the start";
            findings.error(codes::SCENARIO_TRACK, at.key("chit").place(), message);
        }
    }
}

fn check_frozen(subject: Subject<'_>, scenario: &Scenario, at: At<'_>, findings: &mut Findings) {
    let at = at.key("frozen");
    let is_set_up = |n: usize| scenario.setup.iter().any(|placement| placement.unit.index() == n);
    for (n, unit) in subject.game.units.iter().enumerate() {
        if scenario.frozen_units.contains(n) && !is_set_up(n) {
            let message = format!("`{}` is frozen but not set up", unit.id);
            findings.warning(codes::SCENARIO_FROZEN, at.key("units").place(), message);
        }
    }
    for (n, brigade) in subject.game.brigades.iter().enumerate() {
        let absent = !brigade.units.iter().any(|unit| is_set_up(unit.index()));
        if scenario.frozen_brigades.contains(n) && absent {
            let message = format!("brigade `{}` is frozen but not set up", brigade.id);
            findings.warning(codes::SCENARIO_FROZEN, at.key("brigades").place(), message);
        }
    }
}
