//! How far a hex is from where a player wants to be. Where units stand is known to both sides.

use blind_swords::{Look, Scene};
use kernel::{HexId, Side};

/// A side that looks at the board.
#[derive(Clone, Copy)]
pub(super) struct Eye<'a> {
    pub(super) scene: Scene<'a>,
    pub(super) side: Side,
}

/// One hex is as good as another.
pub(super) const fn anywhere(_: Eye<'_>, _: HexId) -> i32 {
    0
}

/// To the nearest enemy.
pub(super) fn nearest_enemy(eye: Eye<'_>, hex: HexId) -> i32 {
    eye.scene.nearest(hex, eye.side.other()).map_or(0, i32::from)
}

/// To the nearest edge of the map.
pub(super) fn edge(eye: Eye<'_>, hex: HexId) -> i32 {
    i32::from(eye.scene.game().map.grid.from_edge(hex))
}

/// To the enemy that is the nearest to the first unit of the side: the same one for all.
pub(super) fn one_enemy(eye: Eye<'_>, hex: HexId) -> i32 {
    let scene = eye.scene;
    let prey = first_unit(eye).and_then(|own| {
        let enemies = scene.hexes_of(eye.side.other());
        enemies.min_by_key(|&enemy| scene.distance(own, enemy))
    });
    prey.map_or(0, |prey| i32::from(scene.distance(hex, prey)))
}

/// To the first unit of the side: the same one for all.
pub(super) fn one_friend(eye: Eye<'_>, hex: HexId) -> i32 {
    first_unit(eye).map_or(0, |friend| i32::from(eye.scene.distance(hex, friend)))
}

fn first_unit(eye: Eye<'_>) -> Option<HexId> {
    eye.scene.on_map(eye.side).map(|(_, hex)| hex).next()
}
