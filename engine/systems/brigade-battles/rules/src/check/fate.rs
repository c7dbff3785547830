//! Fate markers, with which a side rerolls a die. CM 14.1.5.

use kernel::Side;

use crate::check::command;
use crate::game::{LeaderId, UnitId};
use crate::position_ext::PositionExt;
use crate::question::Concern;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Checks whether a side may spend the Fate marker of a leader to reroll a die. CM 14.1.5.
/// CW-FAT-01, CW-FAT-02.
pub fn spends(position: Position<'_>, side: Side, concern: &Concern, leader: LeaderId) -> Check {
    require(
        position.leader_info(leader).side == side && position.board.has_fate(leader),
        Refusal::new("CW-FAT-02", "CM 14.1.5", "cw-fat-02-no-fate-marker").with(leader),
    )?;
    let counts = match concern {
        Concern::Leader(tested) => *tested == leader,
        Concern::Units(units) => units
            .iter()
            .map(UnitId::from_index)
            .any(|unit| command::commands(position, leader, unit)),
    };
    require(
        counts,
        Refusal::new("CW-FAT-01", "CM 14.1.5", "cw-fat-01-no-unit-concerned").with(leader),
    )
}

/// Returns the leaders whose Fate markers a side may spend to reroll a die.
pub fn markers(position: Position<'_>, side: Side, concern: &Concern) -> Vec<LeaderId> {
    let may = |leader: &LeaderId| spends(position, side, concern, *leader).is_ok();
    position.board.leaders().filter(may).collect()
}
