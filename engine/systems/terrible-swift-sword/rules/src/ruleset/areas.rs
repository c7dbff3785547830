//! Map overlays that a player can switch on: zones of control, fields of fire and the reach of
//! leaders. ST 10.5, 11.0, 17.12.

use kernel::{Area, HexId, HexNumber, Side, say};

use crate::check::{attack, command, fire, zones};
use crate::describe;
use crate::game::LeaderId;
use crate::position_ext::PositionExt;
use crate::question::FireArm;
use crate::system::Position;

/// Returns the zones of control and fields of fire of each side, followed by the reach of each
/// leader on the map.
pub(super) fn areas(position: Position<'_>) -> Vec<Area> {
    let zones = Side::BOTH.into_iter().map(|side| zone(position, side));
    let arms = [FireArm::SmallArms, FireArm::Artillery];
    let fields = arms.into_iter().flat_map(|arm| Side::BOTH.map(|side| field(position, side, arm)));
    let all = zones.chain(fields);
    all.chain(position.board.leaders().filter_map(|leader| reach(position, leader))).collect()
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

/// Returns the hexes that are in front, range and sight of a unit of a side that is able to fire.
/// ST-FIRE-02, ST-FIRE-03, ST-FACE-06, ST-LOS-01.
fn field(position: Position<'_>, side: Side, arm: FireArm) -> Area {
    let able = position.on_map(side).map(|(unit, _)| unit);
    let able = able.filter(|unit| attack::arm_of(position, *unit) == arm);
    let able: Vec<_> = able.filter(|unit| fire::is_able(position, *unit).is_ok()).collect();
    let reached =
        |hex: &HexId| able.iter().any(|unit| fire::reaches(position, *unit, *hex).is_ok());
    let id = match arm {
        FireArm::SmallArms => "small-arms",
        FireArm::Artillery => "artillery",
    };
    Area {
        id: format!("fire-{id}-{}", side.id()),
        title: say!("area-fire", side = &position.game().side_names[side], arm = id),
        side: Some(side),
        hexes: numbers(position, position.map().grid.hexes().filter(reached)),
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
