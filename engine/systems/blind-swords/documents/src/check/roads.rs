//! Checks that roads lead somewhere, through hexes that units can enter. SS 3.2d, MAP-05.

use std::collections::BTreeSet;

use blind_swords::game::{Arm, EntryCost, Map, Road};
use document::tree::At;
use kernel::HexId;

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let map = &subject.game.map;
    findings.checked("roads", map.roads.len());
    let at = At::root(&subject.documents.map.tree).key("roads").key("paths");
    for road in &map.roads {
        let at = at.key(&road.name);
        check_ends(map, road, at, findings);
        check_hexes(subject, road, at, findings);
    }
    for road in cut_off(map) {
        let message = format!("`{}` and its connecting roads never reach a map edge", road.name);
        findings.warning(codes::MAP_ROAD, at.place_of_key(&road.name), message);
    }
}

/// Warns about roads that end neither at the map edge nor at another road nor at a named place.
fn check_ends(map: &Map, road: &Road, at: At<'_>, findings: &mut Findings) {
    let last = road.path.len().saturating_sub(1);
    if last == 0 {
        let message = format!("road `{}` is too short: expected at least two hexes", road.name);
        return findings.warning(codes::MAP_ROAD, at.key("path").place(), message);
    }
    for n in [0, last] {
        let end = road.path[n];
        let meets = |other: &Road| other.name != road.name && other.path.contains(&end);
        let closes = road.path.iter().filter(|hex| **hex == end).count() > 1;
        let leads_somewhere = map.grid.is_on_any_edge(end)
            || map.hex(end).name.is_some()
            || closes
            || map.roads.iter().any(meets);
        if !leads_somewhere {
            let message = format!(
                "road `{}` ends in the open at {}: expected a map edge, another road or a named \
                    place",
                road.name,
                map.number(end)
            );
            findings.warning(codes::MAP_ROAD, at.key("path").item(n).place(), message);
        }
    }
}

fn check_hexes(subject: Subject<'_>, road: &Road, at: At<'_>, findings: &mut Findings) {
    let game = subject.game;
    for (n, hex) in road.path.iter().enumerate() {
        let terrain = game.terrain.kind(game.map.hex(*hex).terrain);
        if terrain.cost(Arm::Infantry) == EntryCost::Prohibited {
            let message =
                format!("road `{}` runs through {}, which is prohibited", road.name, terrain.id);
            findings.warning(codes::MAP_ROAD, at.key("path").item(n).place(), message);
        }
    }
}

/// Returns the roads from which no connected road leads to a map edge.
fn cut_off(map: &Map) -> Vec<&Road> {
    let mut reached: BTreeSet<HexId> = BTreeSet::new();
    let mut open: Vec<&Road> = map.roads.iter().collect();
    loop {
        let leads = |road: &&Road| {
            road.path.iter().any(|hex| map.grid.is_on_any_edge(*hex) || reached.contains(hex))
        };
        let (found, rest): (Vec<&Road>, Vec<&Road>) = open.into_iter().partition(leads);
        open = rest;
        if found.is_empty() {
            return open;
        }
        reached.extend(found.iter().flat_map(|road| road.path.iter().copied()));
    }
}
