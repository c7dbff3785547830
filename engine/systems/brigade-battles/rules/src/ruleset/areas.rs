//! Map overlays that a player can switch on: zones of control and command ranges. CM 2.2, 6.2.

use kernel::{Area, HexId, HexNumber, Side, say};

use crate::check::{command, zones};
use crate::describe;
use crate::game::LeaderId;
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Returns the zones of control of each side, followed by the command range of each leader on the
/// map.
pub(super) fn areas(position: Position<'_>) -> Vec<Area> {
    let zones = Side::BOTH.into_iter().map(|side| zone(position, side));
    zones.chain(position.board.leaders().filter_map(|leader| range(position, leader))).collect()
}

/// Returns the hexes in zones of control of a side. CW-ZOC-01, CW-ZOC-05.
fn zone(position: Position<'_>, side: Side) -> Area {
    let hexes = position.map().grid.hexes();
    Area {
        id: format!("zone-{}", side.id()),
        title: say!("area-zones", side = &position.game().side_names[side]),
        side: Some(side),
        hexes: numbers(position, hexes.filter(|hex| zones::is_controlled(position, *hex, side))),
    }
}

/// Returns the command range of a leader. `None` if the leader is not on the map. CW-CMD-02,
/// CW-CMD-04.
fn range(position: Position<'_>, leader: LeaderId) -> Option<Area> {
    position.board.hex_of_leader(leader)?;
    let info = position.leader_info(leader);
    let hexes = command::area(position, leader);
    Some(Area {
        id: format!("command-{}", info.id),
        title: say!(
            "area-command",
            leader = describe::leader(position.game(), leader),
            hexes = command::radius(position, leader),
        ),
        side: Some(info.side),
        hexes: numbers(position, hexes),
    })
}

fn numbers(position: Position<'_>, hexes: impl IntoIterator<Item = HexId>) -> Vec<HexNumber> {
    hexes.into_iter().map(|hex| position.map().number(hex)).collect()
}
