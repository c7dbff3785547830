//! What may come out of the cup. CMD-02, CHIT-01.

use kernel::{PerSide, Side, Weight};

use crate::board::ChitPlace;
use crate::choice::Choice;
use crate::game::ChitId;
use crate::look::Look;
use crate::system::Scene;

/// What a draw may bring, each kind with its share of the chance.
///
/// Nobody knows which event chits of the pool are in the cup. Each is as likely to be there as any
/// other of its side: as many parts of the pool's size as the cup has places for them. All shares are
/// multiplied by both pools' sizes, so that they are whole.
pub fn alternatives(scene: Scene<'_>) -> Vec<Weight<Choice>> {
    let pool = PerSide::from_fn(|side| in_pool(scene, side).max(1));
    let share = |chit: ChitId, place: ChitPlace| match (place, scene.chit(chit).side) {
        (ChitPlace::Key | ChitPlace::Cup, _) => pool.usa * pool.csa,
        (ChitPlace::Pool, Some(side)) => {
            u32::from(scene.board.unknown_in_cup(side)) * pool[side.other()]
        }
        _ => 0,
    };
    let mut weights = vec![0; scene.game().chits.len()];
    for copy in scene.board.chits() {
        weights[copy.kind.index()] += share(copy.kind, copy.place);
    }
    let drawable = weights.into_iter().enumerate().filter(|&(_, weight)| weight > 0);
    drawable
        .map(|(kind, weight)| Weight { choice: Choice::Chit(ChitId::from_index(kind)), weight })
        .collect()
}

/// How many of a side's event chits may be in the cup or left out of it, for all that is known.
pub fn in_pool(scene: Scene<'_>, side: Side) -> u32 {
    let is_there = |copy: &&crate::board::ChitCopy| {
        copy.place == ChitPlace::Pool && scene.chit(copy.kind).side == Some(side)
    };
    scene.board.chits().iter().filter(is_there).count() as u32
}
