//! Leaders who move with their troops, or whose hex the enemy enters. CM 6.4.

use kernel::HexId;

use crate::check::zones;
use crate::game::{LeaderId, UnitId};
use crate::position_ext::PositionExt;
use crate::question::Along;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Checks whether a leader may stay in a hex after the leader's troops have left it. CM 6.4.
/// CW-LDR-02.
pub fn stays(position: Position<'_>, along: &Along) -> Check {
    let side = position.leader_info(along.leader).side;
    let Some(hex) = position.board.hex_of_leader(along.leader) else { return Ok(()) };
    let is_covered = position.unit_of(side, hex).is_some();
    require(
        is_covered || !zones::has_neighbour(position, hex, side.other()),
        Refusal::new("CW-LDR-02", "CM 6.4", "cw-ldr-02-alone-next-enemy").with(along.leader),
    )
}

/// Whether a leader is in a hex without friendly troops. If an enemy enters the hex, such a leader
/// is overrun. CM 6.4. CW-LDR-06.
pub fn is_alone(position: Position<'_>, leader: LeaderId, hex: HexId) -> bool {
    position.board.hex_of_leader(leader) == Some(hex)
        && position.unit_of(position.leader_info(leader).side, hex).is_none()
}

/// Returns the friendly unit nearest to a leader, with its distance and hex. Of units at the same
/// distance, the one in the hex with the lowest id counts. CM 6.4. CW-LDR-06.
pub fn refuge(position: Position<'_>, leader: LeaderId) -> Option<(u8, HexId, UnitId)> {
    let here = position.board.hex_of_leader(leader)?;
    let own = position.on_map(position.leader_info(leader).side);
    own.map(|(unit, hex)| (position.distance(here, hex), hex, unit)).min()
}
