//! Use of Fate markers for rerolls. CM 14.1.5.

use kernel::Side;

use crate::check::command;
use crate::game::{LeaderId, UnitId};
use crate::look::Look;
use crate::question::Concern;
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// Whether the Fate marker of a leader may be spent on a die of a side. CM 14.1.5. CW-FAT-01, CW-FAT-02.
pub fn spends(scene: Scene<'_>, side: Side, concern: &Concern, leader: LeaderId) -> Check {
    require(
        scene.leader_info(leader).side == side && scene.board.has_fate(leader),
        Refusal::new("CW-FAT-02", "CM 14.1.5", "cw-fat-02-no-fate-marker").with(leader),
    )?;
    let counts = match concern {
        Concern::Leader(tested) => *tested == leader,
        Concern::Units(units) => {
            units.iter().map(UnitId::from_index).any(|unit| command::commands(scene, leader, unit))
        }
    };
    require(
        counts,
        Refusal::new("CW-FAT-01", "CM 14.1.5", "cw-fat-01-nobody-whom-die-concerns-under")
            .with(leader),
    )
}

/// Returns the leaders whose Fate markers may be spent.
pub fn markers(scene: Scene<'_>, side: Side, concern: &Concern) -> Vec<LeaderId> {
    let may = |leader: &LeaderId| spends(scene, side, concern, *leader).is_ok();
    scene.board.leaders().filter(may).collect()
}
