//! Leaders. ST 17.

use kernel::{HexId, Side};

use crate::board::Place;
use crate::check::{command, zones};
use crate::choice::{Choice, Word};
use crate::game::{Arm, LeaderId, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::LeaderQuestion;
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &LeaderQuestion) -> Vec<Choice> {
    let units = |units: UnitSet| units.iter().map(UnitId::from_index).map(Choice::Unit).collect();
    match question {
        LeaderQuestion::Along(..) => vec![Choice::Word(Word::Go), Choice::Word(Word::Stay)],
        LeaderQuestion::Joins(_, nearest) => units(*nearest),
        LeaderQuestion::Replacement(_) => {
            units(position.board.units_on_map().map(UnitId::index).collect())
        }
    }
}

/// Checks whether a choice is legal.
pub fn check(position: Position<'_>, question: &LeaderQuestion, choice: Choice) -> Check {
    match (*question, choice) {
        (LeaderQuestion::Along(leader, to), Choice::Word(Word::Go)) => goes(position, leader, to),
        (LeaderQuestion::Along(leader, _), Choice::Word(Word::Stay)) => stays(position, leader),
        (LeaderQuestion::Joins(leader, nearest), Choice::Unit(unit)) => require(
            nearest.contains(unit.index()),
            Refusal::new("ST-LEAD-08", "ST 17.3", "st-lead-08-not-nearest").with(leader).with(unit),
        ),
        (LeaderQuestion::Replacement(leader), Choice::Unit(unit)) => require(
            command::commands(position, leader, unit),
            Refusal::new("ST-LEAD-12", "ST 17.52", "st-lead-12-other-brigade").with(unit),
        ),
        _ => not_an_answer().err(),
    }
}

/// Checks whether a leader may accompany troops into a hex. A leader accompanies troops of another
/// command only if no steady troops remain in the leader's hex. ST 17.3, 14.5. ST-LEAD-04,
/// ST-ROUT-09.
fn goes(position: Position<'_>, leader: LeaderId, to: HexId) -> Check {
    let side = position.leader_info(leader).side;
    let has_own = position.stack(side, to).any(|unit| command::commands(position, leader, unit));
    require(
        has_own || stays(position, leader).is_err(),
        Refusal::new("ST-LEAD-04", "ST 17.3", "st-lead-04-not-his-troops").with(leader).with(to),
    )
}

/// Checks whether a leader may stay in a hex: steady troops must remain there. ST 14.5, 17.43.
/// ST-ROUT-09.
fn stays(position: Position<'_>, leader: LeaderId) -> Check {
    let side = position.leader_info(leader).side;
    let here = position.board.hex_of_leader(leader);
    let steady = here.is_some_and(|here| {
        position
            .stack(side, here)
            .any(|unit| is_troop(position, unit) && !position.state(unit).routed)
    });
    require(
        steady,
        Refusal::new("ST-ROUT-09", "ST 14.5", "st-rout-09-no-steady-troops").with(leader),
    )
}

/// Whether a unit can fight, so that a leader can stack with it. ST 17.3. ST-LEAD-07.
fn is_troop(position: Position<'_>, unit: UnitId) -> bool {
    position.state(unit).strength > 0
}

/// Whether a hex holds troops of a side with which a leader can stack. ST 17.3. ST-LEAD-07.
pub fn has_troops(position: Position<'_>, hex: HexId, side: Side) -> bool {
    position.stack(side, hex).any(|unit| is_troop(position, unit))
}

/// Whether no infantry or cavalry of a leader's command is left in the game. Troops that left the
/// map or have not entered it are not gone. ST 17.3. ST-LEAD-14.
pub fn is_idle(position: Position<'_>, leader: LeaderId) -> bool {
    !position.board.units().any(|unit| {
        matches!(position.info(unit).arm, Arm::Infantry | Arm::Cavalry)
            && command::commands(position, leader, unit)
            && position.state(unit).place != Place::Gone
    })
}

/// Whether the enemy captures a leader who is alone in a hex: enemies are in it, or each hex around
/// it holds an enemy or is in an enemy zone. ST 17.42, 17.43. ST-LEAD-09, ST-LEAD-10.
pub fn is_taken(position: Position<'_>, hex: HexId, side: Side) -> bool {
    let enemy = side.other();
    let is_shut =
        |next| position.is_held_by(next, enemy) || zones::is_controlled(position, next, enemy);
    position.is_held_by(hex, enemy) || position.map().grid.neighbours(hex).all(is_shut)
}

/// Returns the units under a leader's command that are nearest to a hex. ST 17.3. ST-LEAD-08.
pub fn nearest(position: Position<'_>, leader: LeaderId, hex: HexId) -> UnitSet {
    let own = position.on_map(position.leader_info(leader).side);
    let own = own.filter(|(unit, _)| {
        command::commands(position, leader, *unit) && is_troop(position, *unit)
    });
    let far: Vec<_> = own.map(|(unit, at)| (unit, position.distance(hex, at))).collect();
    let least = far.iter().map(|(_, distance)| *distance).min();
    let near = far.iter().filter(|(_, distance)| Some(*distance) == least);
    near.map(|(unit, _)| unit.index()).collect()
}
