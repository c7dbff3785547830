//! Hexes of the map for text interfaces.

use kernel::{Direction, Ground, HexId, say};

use crate::describe;
use crate::game::{Game, Terrain};

/// Returns the text map of the ground, without counters.
pub(super) fn ground(game: &Game) -> Vec<Ground> {
    let map = &game.map;
    let ground = |hex: HexId| {
        let here = map.hex(hex);
        let name = match &here.name {
            Some(_) => describe::hex(game, hex),
            None => format!("{}, {}", map.number(hex), describe::terrain(here.terrain)),
        };
        Ground {
            hex: map.number(hex),
            at: map.grid.position(hex),
            level: here.level as u8,
            sign: here.terrain.sign(),
            road: Direction::ALL.into_iter().any(|way| map.side(hex, way).way.is_some()),
            name,
        }
    };
    map.grid.hexes().map(ground).collect()
}

/// Returns the legend of the text map: symbols of terrain, and badges of counters.
pub(super) fn signs() -> String {
    let kinds = Terrain::ALL.map(|kind| (kind.sign(), describe::terrain(kind)));
    let ground = Ground::signs(kinds.iter().map(|(sign, name)| (*sign, name.as_str())));
    format!("{ground} {}", say!("signs-of-counters"))
}
