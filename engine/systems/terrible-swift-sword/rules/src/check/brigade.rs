//! Combat effectiveness of brigades. ST 20.

use kernel::PerSide;

use crate::game::BrigadeId;
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Reduction of a brigade's rating for each of its units without ammunition. ST 20.13.
pub const DEPLETION: PerSide<i16> = PerSide { usa: 1, csa: 2 };

/// Whether a brigade is ineffective. ST 20.12. ST-BCE-02.
pub fn is_ineffective(position: Position<'_>, brigade: BrigadeId) -> bool {
    position.board.brigade(brigade).broken
}

/// Returns the number of strength points that a brigade has lost. Guns, crews and guards do not
/// count. ST 20.11, 20.12, 20.14. ST-BCE-01.
pub fn losses(position: Position<'_>, brigade: BrigadeId) -> i16 {
    let state = position.board.brigade(brigade);
    (state.killed + state.captured) as i16
}

/// Returns the current rating of a brigade, reduced by demoralisation and by units without
/// ammunition. A unit that was destroyed without ammunition still counts, because only a resupply
/// restores the points. ST 20.13, 19.43. ST-BCE-03, ST-UAM-09.
pub fn rating(position: Position<'_>, brigade: BrigadeId) -> i16 {
    let (info, state) = (position.brigade_info(brigade), position.board.brigade(brigade));
    let own = position.board.units().filter(|unit| position.info(*unit).brigade == Some(brigade));
    let depleted = own.filter(|unit| position.state(*unit).depleted).count() as i16;
    i16::from(info.rating) - i16::from(state.lowered) - DEPLETION[info.side] * depleted
}
