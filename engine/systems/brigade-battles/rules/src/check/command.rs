//! Command control: which units a leader commands. CM 6.

use std::ops::ControlFlow;

use kernel::{HexId, Search, Side};

use crate::check::zones;
use crate::game::{Arm, LeaderId, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::system::Position;
use crate::variants::CommandLine;

/// Whether a unit must obey a leader: the leader of its division, its corps or its army. Guns obey
/// any leader. CM 6.1, 6.2. CW-CMD-02, CW-CMD-03.
pub fn obeys(position: Position<'_>, unit: UnitId, leader: LeaderId) -> bool {
    let info = position.info(unit);
    belongs(position, unit, leader)
        || info.arm == Arm::Artillery && info.side == position.leader_info(leader).side
}

/// Whether a unit belongs to one of a leader's divisions, or to the army that the leader commands.
/// CM 3.3.6, 14.1.2. CW-SCN-03.
pub fn belongs(position: Position<'_>, unit: UnitId, leader: LeaderId) -> bool {
    let (unit, leader) = (position.info(unit), position.leader_info(leader));
    unit.side == leader.side
        && (leader.divisions.is_empty()
            || unit.division.is_some_and(|division| leader.divisions.contains(&division)))
}

/// Returns the command radius of a leader in hexes. CM 3.3.6, 6.1. CW-CMD-02.
pub fn radius(position: Position<'_>, leader: LeaderId) -> u8 {
    let command = &position.game().charts.command;
    if position.board.leader(leader).replaced { command.replacement } else { command.radius }
}

/// Whether a leader commands a unit: the unit must obey the leader and be in the command range. CM
/// 6.1, 6.2. CW-CMD-01.
pub fn commands(position: Position<'_>, leader: LeaderId, unit: UnitId) -> bool {
    obeys(position, unit, leader) && is_in_range(position, unit, leader)
}

/// Whether a unit is in the command range of a leader, even if it need not obey the leader. CM 6.2.
/// CW-CMD-04.
pub fn is_in_range(position: Position<'_>, unit: UnitId, leader: LeaderId) -> bool {
    let place = (position.board.hex_of(unit), position.board.hex_of_leader(leader));
    let (Some(hex), Some(from)) = place else { return false };
    position.distance(from, hex) <= radius(position, leader)
        && area(position, leader).contains(&hex)
}

/// Returns all hexes in a leader's command range, the leader's own hex included, in ascending order.
/// CM 6.2. CW-CMD-04.
pub fn area(position: Position<'_>, leader: LeaderId) -> Vec<HexId> {
    let Some(from) = position.board.hex_of_leader(leader) else { return Vec::new() };
    let radius = radius(position, leader);
    match position.package.variants.command_line {
        CommandLine::Path => lines(position, leader, from, radius),
        CommandLine::StraightDistance => {
            let near = |hex: &HexId| position.distance(from, *hex) <= radius;
            position.map().grid.hexes().filter(near).collect()
        }
    }
}

/// Returns the hexes that a line of command from a leader reaches, in ascending order. A line may
/// end in an enemy zone of control. It continues from a hex in an enemy zone only if a friendly
/// unit is there.
fn lines(position: Position<'_>, leader: LeaderId, from: HexId, radius: u8) -> Vec<HexId> {
    let (grid, side) = (&position.map().grid, position.leader_info(leader).side);
    let is_open =
        |here, next| position.is_open(here, next) && position.unit_of(side.other(), next).is_none();
    let mut search = Search::within(grid, radius.into());
    search.offer(from, 0);
    search.run(|open, here, spent| {
        let after = u32::from(spent) + 1;
        if here != from && is_barred(position, here, side) {
            return ControlFlow::Continue(());
        }
        for next in grid.neighbours(here) {
            if open.improves(next, after) && is_open(here, next) {
                open.offer(next, after);
            }
        }
        ControlFlow::Continue(())
    });
    let mut reached = Vec::with_capacity(search.most_found());
    search.each_found(|hex, _| reached.push(hex));
    reached
}

/// Whether a line of command must end in a hex.
fn is_barred(position: Position<'_>, hex: HexId, side: Side) -> bool {
    position.unit_of(side, hex).is_none() && zones::is_controlled(position, hex, side.other())
}

/// Returns the units of a side on the map that are out of command. CM 3.3.3, 6.1, 6.2. CW-CMD-01,
/// CW-UNI-07.
pub fn out_of_command(position: Position<'_>, side: Side) -> UnitSet {
    let leaders =
        position.board.leaders().filter(|leader| position.leader_info(*leader).side == side);
    let areas: Vec<_> = leaders.map(|leader| (leader, area(position, leader))).collect();
    let is_commanded = |unit: UnitId, hex: HexId| {
        let mut near = areas.iter().filter(|(_, area)| area.contains(&hex));
        position.info(unit).independent || near.any(|(leader, _)| obeys(position, unit, *leader))
    };
    let out_of_command = position.on_map(side).filter(|(unit, hex)| !is_commanded(*unit, *hex));
    out_of_command.map(|(unit, _)| unit.index()).collect()
}
