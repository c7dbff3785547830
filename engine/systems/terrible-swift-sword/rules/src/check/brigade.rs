//! Combat effectiveness of brigades. ST 20.

use crate::game::BrigadeId;
use crate::system::Position;

/// Whether a brigade is ineffective. ST 20.12. ST-BCE-02.
pub fn is_ineffective(position: Position<'_>, brigade: BrigadeId) -> bool {
    position.board.brigade(brigade).broken
}

/// Returns the current rating of a brigade, which units without ammunition and demoralisation
/// lower. ST 20.13, 19.43. ST-BCE-03.
pub fn rating(position: Position<'_>, brigade: BrigadeId) -> i16 {
    let (_, _) = (position, brigade);
    0
}
