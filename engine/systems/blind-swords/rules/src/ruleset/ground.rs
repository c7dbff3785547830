//! Hexes of the map for text interfaces.

use kernel::{Ground, HexId, say};

use crate::describe;
use crate::game::RoadInHex;
use crate::rules::Rules;

/// Returns the ground of each hex for text maps, without units.
pub(super) fn ground(rules: &Rules) -> Vec<Ground> {
    let map = &rules.game.map;
    let ground = |hex: HexId| {
        let here = map.hex(hex);
        Ground {
            hex: map.number(hex),
            at: map.grid.position(hex),
            level: here.level,
            sign: rules.game.terrain.kind(here.terrain).look().sign(),
            road: here.road == RoadInHex::Present,
            name: describe::ground(&rules.game, hex),
        }
    };
    map.grid.hexes().map(ground).collect()
}

/// Returns the legend of the ground symbols and counter badges.
pub(super) fn signs(rules: &Rules) -> String {
    let kinds = rules.game.terrain.kinds.iter();
    let ground = Ground::signs(kinds.map(|kind| (kind.look().sign(), kind.name.as_str())));
    format!("{ground} {}", say!("shown-signs"))
}
