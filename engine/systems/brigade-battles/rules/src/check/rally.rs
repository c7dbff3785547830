//! Legality of rally attempts. CM 10.

use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Checks whether a unit may try to rally. CM 6.3, 10. CW-RAL-01, CW-CMD-05.
pub fn rallies(position: Position<'_>, unit: UnitId) -> Check {
    let state = position.state(unit);
    require(
        position.side_of(unit) == position.board.active() && position.board.hex_of(unit).is_some(),
        Refusal::new("CW-RAL-01", "CM 10", "cw-ral-01-no-unit-active-side-map").with(unit),
    )?;
    require(state.routed, Refusal::new("CW-RAL-01", "CM 10", "cw-ral-01-not-routed").with(unit))?;
    require(
        !state.out_of_command,
        Refusal::new("CW-RAL-01", "CM 10", "cw-ral-01-out-command").with(unit),
    )?;
    require(!state.acted, Refusal::new("CW-RAL-03", "CM 10.1", "cw-ral-03-tried-phase").with(unit))
}
