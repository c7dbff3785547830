//! Command control. CM 6.

use kernel::{HexId, Side};

use crate::check::zones;
use crate::game::{Arm, LeaderId, Under, UnitId, UnitSet};
use crate::look::Look;
use crate::system::Scene;
use crate::variants::CommandLine;

/// Whether a unit is subordinate to a leader of its division, corps or army. Guns obey any leader.
/// CM 6.1, 6.2. CW-CMD-02, CW-CMD-03.
pub fn obeys(scene: Scene<'_>, unit: UnitId, leader: LeaderId) -> bool {
    let info = scene.info(unit);
    belongs(scene, unit, leader)
        || info.arm == Arm::Artillery && info.side == scene.leader_info(leader).side
}

/// Whether a unit belongs to a division or the army of a leader. CM 3.3.6, 14.1.2. CW-SCN-03.
pub fn belongs(scene: Scene<'_>, unit: UnitId, leader: LeaderId) -> bool {
    let (unit, leader) = (scene.info(unit), scene.leader_info(leader));
    unit.side == leader.side
        && match &leader.commands {
            Under::Army => true,
            Under::Divisions(own) => unit.division.is_some_and(|division| own.contains(&division)),
        }
}

/// Returns the command radius of a leader in hexes. CM 3.3.6, 6.1. CW-CMD-02.
pub fn radius(scene: Scene<'_>, leader: LeaderId) -> u8 {
    let command = &scene.game().charts.command;
    if scene.board.leader(leader).replaced { command.replacement } else { command.radius }
}

/// Whether a leader commands a unit: it is subordinate and in range. CM 6.1, 6.2. CW-CMD-01.
pub fn commands(scene: Scene<'_>, leader: LeaderId, unit: UnitId) -> bool {
    obeys(scene, unit, leader) && is_in_range(scene, unit, leader)
}

/// Whether a unit is in the command range of a leader, subordinate or not. CM 6.2. CW-CMD-04.
pub fn is_in_range(scene: Scene<'_>, unit: UnitId, leader: LeaderId) -> bool {
    let place = (scene.board.hex_of(unit), scene.board.hex_of_leader(leader));
    let (Some(hex), Some(from)) = place else { return false };
    scene.distance(from, hex) <= radius(scene, leader) && area(scene, leader).contains(&hex)
}

/// Returns all hexes in a leader's command range, starting with the leader's own. CM 6.2.
/// CW-CMD-04.
pub fn area(scene: Scene<'_>, leader: LeaderId) -> Vec<HexId> {
    let Some(from) = scene.board.hex_of_leader(leader) else { return Vec::new() };
    let radius = radius(scene, leader);
    match scene.package.variants.command_line {
        CommandLine::Path => lines(scene, leader, from, radius),
        CommandLine::StraightDistance => {
            let near = |hex: &HexId| scene.distance(from, *hex) <= radius;
            scene.map().grid.hexes().filter(near).collect()
        }
    }
}

/// Returns the hexes that a line of command reaches, ring by ring. A line may end in an enemy zone
/// but passes through one only where a friendly unit is.
fn lines(scene: Scene<'_>, leader: LeaderId, from: HexId, radius: u8) -> Vec<HexId> {
    let (map, side) = (scene.map(), scene.leader_info(leader).side);
    let mut reached = vec![from];
    let mut known = vec![false; map.grid.len()];
    known[from.index()] = true;
    let mut edge = 0..1;
    for _ in 0..radius {
        let begin = reached.len();
        for index in edge {
            let here = reached[index];
            if index > 0 && is_barred(scene, here, side) {
                continue;
            }
            for next in map.grid.neighbours(here) {
                let is_open =
                    scene.is_open(here, next) && scene.unit_of(side.other(), next).is_none();
                if is_open && !known[next.index()] {
                    known[next.index()] = true;
                    reached.push(next);
                }
            }
        }
        edge = begin..reached.len();
    }
    reached
}

/// Whether a line of command stops in a hex.
fn is_barred(scene: Scene<'_>, hex: HexId, side: Side) -> bool {
    scene.unit_of(side, hex).is_none() && zones::is_controlled(scene, hex, side.other())
}

/// Returns the units of a side on the map that are out of command. CM 3.3.3, 6.1, 6.2. CW-CMD-01,
/// CW-UNI-07.
pub fn astray(scene: Scene<'_>, side: Side) -> UnitSet {
    let leaders = scene.board.leaders().filter(|leader| scene.leader_info(*leader).side == side);
    let areas: Vec<_> = leaders.map(|leader| (leader, area(scene, leader))).collect();
    let is_commanded = |unit: UnitId, hex: HexId| {
        let mut near = areas.iter().filter(|(_, area)| area.contains(&hex));
        scene.info(unit).independent || near.any(|(leader, _)| obeys(scene, unit, *leader))
    };
    let astray = scene.on_map(side).filter(|(unit, hex)| !is_commanded(*unit, *hex));
    astray.map(|(unit, _)| unit.index()).collect()
}
