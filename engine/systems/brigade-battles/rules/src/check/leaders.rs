//! Leaders that move with their troops or are overrun. CM 6.4.

use kernel::HexId;

use crate::check::zones;
use crate::game::{LeaderId, UnitId};
use crate::look::Look;
use crate::question::Along;
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// Whether a leader may stay in the hex that the troops have left. CM 6.4. CW-LDR-02.
pub fn stays(scene: Scene<'_>, along: &Along) -> Check {
    let side = scene.leader_info(along.leader).side;
    let Some(hex) = scene.board.hex_of_leader(along.leader) else { return Ok(()) };
    let is_covered = scene.unit_of(side, hex).is_some();
    require(
        is_covered || !zones::has_neighbour(scene, hex, side.other()),
        Refusal::new("CW-LDR-02", "CM 6.4", "cw-ldr-02-alone-next-enemy").with(along.leader),
    )
}

/// Whether a leader is without troops in a hex that an enemy enters. CM 6.4. CW-LDR-06.
pub fn is_alone(scene: Scene<'_>, leader: LeaderId, hex: HexId) -> bool {
    scene.board.hex_of_leader(leader) == Some(hex)
        && scene.unit_of(scene.leader_info(leader).side, hex).is_none()
}

/// Returns the distance, hex and unit of a leader's nearest troops; ties go to the lowest hex. CM
/// 6.4. CW-LDR-06.
pub fn refuge(scene: Scene<'_>, leader: LeaderId) -> Option<(u8, HexId, UnitId)> {
    let here = scene.board.hex_of_leader(leader)?;
    let own = scene.on_map(scene.leader_info(leader).side);
    own.map(|(unit, hex)| (scene.distance(here, hex), hex, unit)).min()
}
