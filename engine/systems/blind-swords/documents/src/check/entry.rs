//! Checks that brigades enter at passable hexes that are not behind the enemy, and that set-up
//! brigades are close together. MAP-09, REIN-01.

use blind_swords::game::{Arm, EntryCost, Placement, Reinforcement, Scenario};
use document::tree::At;
use kernel::HexId;

use crate::codes;

use super::findings::Findings;
use super::scenario::place_in_setup;
use super::subject::Subject;

/// Maximum distance in hexes between a unit and the rest of its brigade. A unit farther away is
/// probably misplaced.
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
        let message = format!("`{id}` is {distance} hexes from the rest of its brigade");
        let place = place_in_setup(subject, at, placed.hex);
        findings.warning(codes::SCENARIO_SPREAD, place, message);
    }
}

fn check_entries(subject: Subject<'_>, scenario: &Scenario, at: At<'_>, findings: &mut Findings) {
    for arrival in &scenario.reinforcements {
        let at = place_of(subject, arrival, at).unwrap_or(at.key("arrivals"));
        for hex in &arrival.hexes {
            check_terrain(subject, *hex, at.key("hex"), findings);
        }
        check_edge(subject, arrival, at.key("hex"), findings);
    }
}

fn check_terrain(subject: Subject<'_>, hex: HexId, at: At<'_>, findings: &mut Findings) {
    let game = subject.game;
    let terrain = game.terrain.kind(game.map.hex(hex).terrain);
    if terrain.cost(Arm::Infantry) == EntryCost::Prohibited {
        let message = format!("no unit can enter {} ({})", game.map.number(hex), terrain.name);
        findings.error(codes::SCENARIO_ARRIVAL, at.place(), message);
    }
}

/// Checks all entry hexes of an arrival together. If they are on the wrong map edge, the author
/// therefore gets a single warning.
fn check_edge(subject: Subject<'_>, arrival: &Reinforcement, at: At<'_>, findings: &mut Findings) {
    let (game, grid) = (subject.game, &subject.game.map.grid);
    let brigade = &game.brigades[arrival.brigade.index()];
    let (own, enemy) = (game.friendly_edge[brigade.side], game.friendly_edge[brigade.side.other()]);
    let is_behind = |hex: &&HexId| grid.is_on(**hex, enemy) && !grid.is_on(**hex, own);
    let behind: Vec<&HexId> = arrival.hexes.iter().filter(is_behind).collect();
    let Some(first) = behind.first() else { return };
    let (first, id) = (game.map.number(**first), &brigade.id);
    let message = match behind.len() - 1 {
        0 => format!("{first} is on the enemy's edge: `{id}` arrives there"),
        more => {
            format!("{first} and {more} more hexes are on the enemy's edge: `{id}` arrives there")
        }
    };
    findings.warning(codes::SCENARIO_ENTRY, at.place(), message);
}

/// Returns the place of a brigade's entry in the `arrivals` list of the scenario. `None` if the
/// list has no such entry.
fn place_of<'a>(subject: Subject<'a>, arrival: &Reinforcement, scenario: At<'a>) -> Option<At<'a>> {
    let id = &subject.game.brigades[arrival.brigade.index()].id;
    let arrivals = scenario.key("arrivals");
    let n = (0..arrivals.len()).find(|n| arrivals.item(*n).says("brigade", id))?;
    Some(arrivals.item(n))
}
