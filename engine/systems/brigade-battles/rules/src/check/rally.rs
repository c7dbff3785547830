//! Who may try to rally. CM 10.

use crate::game::UnitId;
use crate::look::Look;
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// Whether a unit may try to rally. CM 6.3, 10. CW-RAL-01, CW-CMD-05.
pub fn rallies(scene: Scene<'_>, unit: UnitId) -> Check {
    let state = scene.state(unit);
    require(
        scene.side_of(unit) == scene.board.active() && scene.board.hex_of(unit).is_some(),
        Refusal::new("CW-RAL-01", "CM 10", "{} is no unit of the active side on the map")
            .with(unit),
    )?;
    require(state.routed, Refusal::new("CW-RAL-01", "CM 10", "{} is not routed").with(unit))?;
    require(!state.astray, Refusal::new("CW-RAL-01", "CM 10", "{} is out of command").with(unit))?;
    require(
        !state.acted,
        Refusal::new("CW-RAL-03", "CM 10.1", "{} has tried in this phase").with(unit),
    )
}
