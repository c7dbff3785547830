//! Freedom and movement points of units and leaders that move. ST 2.4, 5.

use kernel::Sixths;

use crate::check::{command, pay};
use crate::choice::Mover;
use crate::game::{Formation, MoveClass, UnitId};
use crate::position_ext::PositionExt;
use crate::question::{Halt, Walk};
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Checks whether a unit is free to move: in command, paid for, and not pinned, engaged or in
/// Reserve. ST 5.17. ST-MOVE-15.
pub fn has_leave(position: Position<'_>, unit: UnitId) -> Check {
    let in_reserve = Refusal::new("ST-MOVE-15", "ST 8.7", "st-move-15-reserve").with(unit);
    require(!position.state(unit).reserve, in_reserve)?;
    is_unpinned(position, Mover::Unit(unit))?;
    obeys(position, unit)
}

/// Checks that a unit or leader is not pinned. ST 10.81. ST-MOVE-15, ST-PIN-02.
pub fn is_unpinned(position: Position<'_>, mover: Mover) -> Check {
    let pinned = match mover {
        Mover::Unit(unit) => position.state(unit).pinned,
        Mover::Leader(leader) => position.board.leader(leader).pinned,
    };
    require(!pinned, Refusal::new("ST-MOVE-15", "ST 10.81", "st-move-15-pinned").with(mover))
}

/// Checks that a unit is in command, paid for and not engaged. Batteries, wagons and mounted
/// cavalry need no command, unless they are routed. ST 5.17, 13.84, 14.3, 17.15, 17.16, 19.31.
/// ST-MOVE-15, ST-MOVE-16.
pub fn obeys(position: Position<'_>, unit: UnitId) -> Check {
    let state = position.state(unit);
    require(
        !position.is_engaged(unit),
        Refusal::new("ST-MOVE-15", "ST 13.84", "st-move-15-engaged").with(Mover::Unit(unit)),
    )?;
    require(
        !(state.out_of_command && (command::needs_leader(position, unit) || state.routed)),
        Refusal::new("ST-MOVE-15", "ST 5.17", "st-move-15-out-of-command").with(unit),
    )?;
    pay::allows(position, unit)
}

/// Checks that nothing has stopped a unit on its move. ST-MOVE-06, ST-FORM-03, ST-FORM-11.
pub fn is_not_stuck(walk: &Walk, unit: UnitId) -> Check {
    let (requirement, section, reason) = match walk.halted {
        None => return Ok(()),
        Some(Halt::Terrain) => ("ST-MOVE-06", "ST 9.0", "st-move-06-stopped"),
        Some(Halt::Reserve) => ("ST-STK-09", "ST 8.73", "st-stk-09-joined"),
        Some(Halt::Routed) => ("ST-MOVE-16", "ST 14.3", "st-move-16-routed"),
        Some(Halt::Changing) => ("ST-FORM-11", "ST 6.23", "st-form-11-failed"),
        Some(Halt::Changed) => ("ST-FORM-03", "ST 6.22", "st-form-03-last-act"),
    };
    require(
        !walk.stuck.contains(unit.index()),
        Refusal::new(requirement, section, reason).with(unit),
    )
}

/// Returns the movement allowance of a unit or leader. Unlimbered guns have the allowance of
/// limbered guns, and pay for limbering from it. ST 2.4. ST-VAL-09.
pub fn allowance(position: Position<'_>, mover: Mover) -> Sixths {
    let class = match mover {
        Mover::Leader(_) => MoveClass::Leader,
        Mover::Unit(unit) => {
            let limbered = || Formation::Limbered.class(position.info(unit).horse);
            position.class(unit).or_else(limbered).unwrap_or(MoveClass::Line)
        }
    };
    position.charts().allowances.of(class)
}

/// Returns the movement points that a unit or leader has left in this phase. ST 5.15. ST-MOVE-01,
/// ST-MOVE-19.
pub fn left(position: Position<'_>, mover: Mover) -> Sixths {
    let spent = match mover {
        Mover::Unit(unit) => position.state(unit).spent,
        Mover::Leader(leader) => position.board.leader(leader).spent,
    };
    allowance(position, mover).less(spent)
}
