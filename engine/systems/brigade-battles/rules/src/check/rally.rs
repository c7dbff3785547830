//! Rally attempts. CM 10.

use crate::game::UnitId;
use crate::look::Look;
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// Whether a unit may try to rally. CM 6.3, 10. CW-RAL-01, CW-CMD-05.
pub fn rallies(scene: Scene<'_>, unit: UnitId) -> Check {
    let state = scene.state(unit);
    require(
        scene.side_of(unit) == scene.board.active() && scene.board.hex_of(unit).is_some(),
        Refusal::new("CW-RAL-01", "CM 10", "cw-ral-01-no-unit-active-side-map").with(unit),
    )?;
    require(state.routed, Refusal::new("CW-RAL-01", "CM 10", "cw-ral-01-not-routed").with(unit))?;
    require(!state.astray, Refusal::new("CW-RAL-01", "CM 10", "cw-ral-01-out-command").with(unit))?;
    require(!state.acted, Refusal::new("CW-RAL-03", "CM 10.1", "cw-ral-03-tried-phase").with(unit))
}
