//! Map overlays that a player can switch on: zones of control and the reach of leaders. ST 11.0,
//! 17.12.

use kernel::{Area, HexId, HexNumber, Side, say};

use crate::check::{command, zones};
use crate::describe;
use crate::game::LeaderId;
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Returns the zones of control of each side, followed by the reach of each leader on the map.
pub(super) fn areas(position: Position<'_>) -> Vec<Area> {
    let zones = Side::BOTH.into_iter().map(|side| zone(position, side));
    zones.chain(position.board.leaders().filter_map(|leader| reach(position, leader))).collect()
}

/// Returns the hexes in zones of control of a side. ST-ZOC-01.
fn zone(position: Position<'_>, side: Side) -> Area {
    Area {
        id: format!("zone-{}", side.id()),
        title: say!("area-zones", side = &position.game().side_names[side]),
        side: Some(side),
        hexes: numbers(
            position,
            zones::of_side(position, side).iter().map(|hex| HexId(hex as u16)),
        ),
    }
}

/// Returns the hexes that a leader's command reaches. `None` if the leader is not on the map.
/// ST-LEAD-02.
fn reach(position: Position<'_>, leader: LeaderId) -> Option<Area> {
    position.board.hex_of_leader(leader)?;
    let info = position.leader_info(leader);
    let name = describe::leader(position.game(), leader);
    Some(Area {
        id: format!("command-{}", info.id),
        title: say!("area-command", leader = name, hexes = position.ratings(leader).radius),
        side: Some(info.side),
        hexes: numbers(position, command::area(position, leader)),
    })
}

fn numbers(position: Position<'_>, hexes: impl IntoIterator<Item = HexId>) -> Vec<HexNumber> {
    hexes.into_iter().map(|hex| position.map().number(hex)).collect()
}
