//! Begin and continuation of a move. ST 5.0, 5.1.

use crate::check::{entry, movers, steps};
use crate::choice::Mover;
use crate::position_ext::PositionExt;
use crate::question::Walk;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Checks whether a unit or leader may begin a move or turn. ST 5.0, 5.11, 7.12. ST-MOVE-15,
/// ST-FACE-03.
pub fn begins(position: Position<'_>, mover: Mover) -> Check {
    let (side, here, moved) = match mover {
        Mover::Unit(unit) => {
            let state = position.state(unit);
            (state.owner, state.place.hex(), state.moved)
        }
        Mover::Leader(leader) => {
            let state = position.board.leader(leader);
            (position.leader_info(leader).side, state.place.hex(), state.moved)
        }
    };
    require(
        side == position.board.active(),
        Refusal::new("ST-SEQ-02", "ST 5.11", "st-seq-02-other-side").with(mover),
    )?;
    require(!moved, Refusal::new("ST-MOVE-01", "ST 5.15", "st-move-01-moved").with(mover))?;
    let Some(here) = here else { return entry::comes(position, mover) };
    let engaged = Refusal::new("ST-MOVE-15", "ST 13.84", "st-move-15-engaged").with(mover);
    require(position.board.melee_in(here).is_none(), engaged)?;
    match mover {
        Mover::Leader(leader) => movers::is_unpinned(position, Mover::Leader(leader)),
        Mover::Unit(_) => Ok(()),
    }
}

/// Returns the move of a unit or leader on the map.
pub fn walk(position: Position<'_>, mover: Mover) -> Option<Walk> {
    Some(Walk::of(mover, position.board.hex_of_mover(mover)?))
}

/// Whether the movers can enter another hex or leave the map.
pub fn can_go_on(position: Position<'_>, walk: &Walk) -> bool {
    let mut next = position.map().grid.neighbours(walk.here);
    next.any(|to| steps::step(position, walk, to).is_ok()) || entry::leaves(position, walk).is_ok()
}
