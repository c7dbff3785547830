//! Who takes a hex that fire has emptied. CM 9.9.

use crate::check::zones;
use crate::game::{Arm, Formation, UnitId};
use crate::look::Look;
use crate::question::Advance;
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// Whether a unit may advance. CM 2.4, 6.3, 9.9, 14.2.3. CW-ADV-01 to CW-ADV-03, CW-SCN-07.
pub fn advances(scene: Scene<'_>, advance: &Advance, unit: UnitId) -> Check {
    require(
        advance.firers.contains(unit.index()),
        Refusal::new("CW-ADV-02", "CM 9.9", "{} did not fire at {}").with(unit).with(advance.hex),
    )?;
    let (info, state) = (scene.info(unit), scene.state(unit));
    let near = scene.board.hex_of(unit).filter(|hex| {
        scene.map().grid.adjacent(*hex, advance.hex)
            && !scene.map().between(*hex, advance.hex).closed
    });
    require(
        near.is_some(),
        Refusal::new("CW-ADV-02", "CM 9.9", "{} is not next to {}").with(unit).with(advance.hex),
    )?;
    require(
        info.arm != Arm::Artillery && state.formation != Formation::Mounted && !state.routed,
        Refusal::new("CW-ADV-02", "CM 9.9", "only foot advances, not {}").with(unit),
    )?;
    super::movement::free(scene, crate::choice::Mover::Unit(unit))?;
    let is_zone = zones::is_controlled(scene, advance.hex, info.side.other());
    require(
        !(is_zone && (state.shattered || state.astray)),
        Refusal::new(
            "CW-ADV-03",
            "CM 9.9",
            "{} is shattered or out of command, and {} is in an enemy zone",
        )
        .with(unit)
        .with(advance.hex),
    )
}
