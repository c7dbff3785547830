//! Brigades come in where they can walk, and not from behind the enemy; those set up stand together.
//! MAP-09, REIN-01.

use blind_swords::game::{Arm, EntryCost, Placement, Reinforcement, Scenario};
use document::tree::At;
use kernel::HexId;

use crate::codes;

use super::scenario::place_in_setup;
use super::{Findings, Subject};

/// A unit farther than this from all others of its brigade has probably been misplaced.
const TOGETHER: u8 = 5;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    for (scenario, (_, document)) in subject.game.scenarios.iter().zip(&subject.documents.scenarios)
    {
        let at = At::root(&document.tree);
        check_spread(subject, scenario, at, findings);
        check_entries(subject, scenario, at, findings);
    }
}

fn check_spread(subject: Subject<'_>, scenario: &Scenario, at: At<'_>, findings: &mut Findings) {
    let game = subject.game;
    for placed in &scenario.setup {
        let brigade = game.units[placed.unit.index()].brigade;
        let is_mate = |other: &&Placement| {
            other.unit != placed.unit && game.units[other.unit.index()].brigade == brigade
        };
        let mates = scenario.setup.iter().filter(is_mate);
        let nearest = mates.map(|mate| game.map.grid.distance(mate.hex, placed.hex)).min();
        let Some(distance) = nearest.filter(|distance| brigade.is_some() && *distance > TOGETHER)
        else {
            continue;
        };
        let id = &game.units[placed.unit.index()].id;
        let message = format!("`{id}` stands {distance} hexes from the rest of its brigade");
        let place = place_in_setup(subject, at, placed.hex);
        findings.warning(codes::SCENARIO_SPREAD, place, message);
    }
}

fn check_entries(subject: Subject<'_>, scenario: &Scenario, at: At<'_>, findings: &mut Findings) {
    for arrival in &scenario.reinforcements {
        let at = place_of(subject, arrival, at).unwrap_or(at.key("arrivals"));
        for hex in &arrival.hexes {
            check_entry(subject, arrival, *hex, at.key("hex"), findings);
        }
    }
}

fn check_entry(
    subject: Subject<'_>,
    arrival: &Reinforcement,
    hex: HexId,
    at: At<'_>,
    findings: &mut Findings,
) {
    let game = subject.game;
    let brigade = &game.brigades[arrival.brigade.index()];
    let number = game.map.number(hex);
    let terrain = game.terrain.kind(game.map.hex(hex).terrain);
    if terrain.cost[Arm::Infantry] == EntryCost::Prohibited {
        let message = format!("nobody can enter {number}, {}", terrain.name);
        findings.error(codes::SCENARIO_ARRIVAL, at.place(), message);
    }
    let grid = &game.map.grid;
    let (own, enemy) = (game.friendly_edge[brigade.side], game.friendly_edge[brigade.side.other()]);
    if grid.is_on(hex, enemy) && !grid.is_on(hex, own) {
        let message = format!("{number} lies on the edge of the enemy of `{}`", brigade.id);
        findings.warning(codes::SCENARIO_ENTRY, at.place(), message);
    }
}

/// The entry of the list that lets a brigade arrive.
fn place_of<'a>(subject: Subject<'a>, arrival: &Reinforcement, scenario: At<'a>) -> Option<At<'a>> {
    let id = &subject.game.brigades[arrival.brigade.index()].id;
    let arrivals = scenario.key("arrivals");
    let n = (0..arrivals.len()).find(|n| arrivals.item(*n).says("brigade", id))?;
    Some(arrivals.item(n))
}
