//! Choices that players make before the first turn. CM 14.1.2.

use kernel::HexId;

use crate::check::command;
use crate::game::{LeaderId, Scenario};
use crate::position_ext::PositionExt;
use crate::question::SetUpQuestion;
use crate::refusal::{Check, Refusal, require};
use crate::rules::Rules;
use crate::system::Position;

/// Returns the set-up questions in order. The side that plays first chooses formations and leader
/// hexes, then the other side. CM 14.1.2. CW-SCN-02, CW-SCN-03.
pub fn questions(rules: &Rules) -> Vec<SetUpQuestion> {
    let (game, scenario): (_, &Scenario) = (&rules.game, rules.scenario());
    let mut questions = Vec::new();
    for side in [scenario.first_side, scenario.first_side.other()] {
        let placed = scenario.setup.placed().map(|(unit, _)| unit);
        let faces = placed.filter(|unit| {
            let info = &game.units[unit.index()];
            info.side == side && info.arm.formations().len() > 1
        });
        questions.extend(faces.map(SetUpQuestion::Formation));
        let leaders = scenario.leaders.iter().copied();
        let leaders = leaders.filter(|leader| game.leaders[leader.index()].side == side);
        questions.extend(leaders.map(SetUpQuestion::Leader));
    }
    questions
}

/// Checks whether a leader may be set up in a hex. One of the leader's units must be there or next
/// to it, and no enemy may be there. CM 14.1.2. CW-SCN-03.
pub fn begins(position: Position<'_>, leader: LeaderId, hex: HexId) -> Check {
    let side = position.leader_info(leader).side;
    let own = |hex: HexId| {
        position.unit_of(side, hex).is_some_and(|unit| command::belongs(position, unit, leader))
    };
    require(
        position.unit_of(side.other(), hex).is_none(),
        Refusal::new("CW-LDR-01", "CM 2.1", "cw-ldr-01-cannot-begin-among-enemy")
            .with(leader)
            .with(hex),
    )?;
    require(
        own(hex) || position.map().grid.neighbours(hex).any(own),
        Refusal::new("CW-SCN-03", "CM 14.1.2", "cw-scn-03-begins-unit-his-next-one")
            .with(leader)
            .with(hex),
    )
}
