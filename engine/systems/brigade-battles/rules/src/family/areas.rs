//! Overlays for the map on demand: zones of control and command ranges. CM 2.2, 6.2.

use kernel::{Area, HexId, HexNumber, Side, say};

use crate::check::{command, zones};
use crate::describe;
use crate::game::LeaderId;
use crate::look::Look;
use crate::system::Scene;

/// Returns the zones of control of both sides, then the command range of each leader on the map.
pub(super) fn areas(scene: Scene<'_>) -> Vec<Area> {
    let zones = Side::BOTH.into_iter().map(|side| zone(scene, side));
    zones.chain(scene.board.leaders().filter_map(|leader| range(scene, leader))).collect()
}

/// Returns the zone of control of a side. CW-ZOC-01, CW-ZOC-05.
fn zone(scene: Scene<'_>, side: Side) -> Area {
    let hexes = scene.map().grid.hexes();
    Area {
        id: format!("zone-{}", side.id()),
        title: say!("area-zones", side = &scene.game().side_names[side]),
        side: Some(side),
        hexes: numbers(scene, hexes.filter(|hex| zones::is_controlled(scene, *hex, side))),
    }
}

/// Returns the command range of a leader. CW-CMD-02, CW-CMD-04.
fn range(scene: Scene<'_>, leader: LeaderId) -> Option<Area> {
    scene.board.hex_of_leader(leader)?;
    let info = scene.leader_info(leader);
    let mut hexes = command::area(scene, leader);
    hexes.sort_unstable();
    Some(Area {
        id: format!("command-{}", info.id),
        title: say!(
            "area-command",
            leader = describe::leader(scene.game(), leader),
            hexes = command::radius(scene, leader),
        ),
        side: Some(info.side),
        hexes: numbers(scene, hexes),
    })
}

fn numbers(scene: Scene<'_>, hexes: impl IntoIterator<Item = HexId>) -> Vec<HexNumber> {
    hexes.into_iter().map(|hex| scene.map().number(hex)).collect()
}
