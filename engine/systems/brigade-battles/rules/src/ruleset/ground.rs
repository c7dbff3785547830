//! Hexes of the map for text interfaces.

use kernel::{Ground, HexId, say};

use crate::describe;
use crate::rules::Rules;

/// Returns the text map of the ground, without counters.
pub(super) fn ground(rules: &Rules) -> Vec<Ground> {
    let map = &rules.game.map;
    let ground = |hex: HexId| {
        let here = map.hex(hex);
        let terrain = rules.game.charts.terrain(here.terrain);
        Ground {
            hex: map.number(hex),
            at: map.grid.position(hex),
            level: here.level,
            sign: terrain.look().sign(),
            road: map.has_road(hex),
            name: describe::hex(&rules.game, hex),
        }
    };
    map.grid.hexes().map(ground).collect()
}

/// Returns the legend of the text map: symbols of terrain, and badges of counters.
pub(super) fn signs(rules: &Rules) -> String {
    let kinds = rules.game.charts.terrain.kinds.iter();
    let ground = Ground::signs(kinds.map(|kind| (kind.look().sign(), kind.name.as_str())));
    format!("{ground} {}", say!("signs-of-counters"))
}
