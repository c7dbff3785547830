//! Advance into a hex that fire has emptied. CM 9.9.

use kernel::HexId;

use crate::check::{movement, zones};
use crate::choice::Mover;
use crate::game::{Formation, UnitId};
use crate::look::Look;
use crate::question::Advance;
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;
use crate::variants::{Advancing, NightAdvance};

/// Whether a unit may advance. CM 2.4, 6.3, 9.9, 11, 14.2.3. CW-ADV-01 to CW-ADV-03, CW-SCN-07.
pub fn advances(scene: Scene<'_>, advance: &Advance, unit: UnitId) -> Check {
    is_asked(scene, advance, unit)?;
    let near = scene.board.hex_of(unit).filter(|hex| {
        scene.map().grid.adjacent(*hex, advance.hex)
            && !scene.map().between(*hex, advance.hex).closed
    });
    require(
        near.is_some(),
        Refusal::new("CW-ADV-02", "CM 9.9", "cw-adv-02-not-next").with(unit).with(advance.hex),
    )?;
    is_fit(scene, unit)?;
    movement::free(scene, Mover::Unit(unit))?;
    if zones::is_controlled(scene, advance.hex, scene.side_of(unit).other()) {
        enters_zone(scene, unit, advance.hex)?;
    }
    Ok(())
}

/// Returns the candidate units: those that fired, and those adjacent to the hex.
pub fn candidates(scene: Scene<'_>, advance: &Advance) -> Vec<UnitId> {
    let own = scene.on_map(scene.board.active());
    let may = |(unit, hex): &(UnitId, HexId)| {
        advance.firers.contains(unit.index()) || scene.map().grid.adjacent(*hex, advance.hex)
    };
    own.filter(may).map(|(unit, _)| unit).collect()
}

/// Whether a unit qualifies for the advance: it fired, or belongs to the active side, by the
/// variant. CM 9, 9.9. CW-ADV-02.
fn is_asked(scene: Scene<'_>, advance: &Advance, unit: UnitId) -> Check {
    match scene.package.variants.advancing {
        Advancing::Firers => require(
            advance.firers.contains(unit.index()),
            Refusal::new("CW-ADV-02", "CM 9.9", "cw-adv-02-did-not-fire")
                .with(unit)
                .with(advance.hex),
        ),
        Advancing::Neighbours => require(
            scene.side_of(unit) == scene.board.active(),
            Refusal::new("CW-ADV-01", "CM 9.9", "cw-adv-01-belongs-side-does-not-move").with(unit),
        ),
    }
}

/// Whether the formation and state of a unit allow an advance. CM 3.3.5, 9.3, 9.8.3. CW-ADV-02.
fn is_fit(scene: Scene<'_>, unit: UnitId) -> Check {
    let state = scene.state(unit);
    let stands = match (scene.package.variants.advancing, state.formation) {
        (_, Formation::Foot | Formation::Dismounted) => false,
        (_, Formation::Unlimbered) => true,
        (advancing, Formation::Mounted | Formation::Limbered) => advancing == Advancing::Firers,
    };
    require(
        !stands && !state.routed,
        Refusal::new("CW-ADV-02", "CM 9.9", "cw-adv-02-not-drawn-up-advance").with(unit),
    )
}

/// Whether a unit may advance into an enemy zone of control. CM 2.4, 6.3, 11. CW-ADV-03, CW-NGT-01.
fn enters_zone(scene: Scene<'_>, unit: UnitId, hex: HexId) -> Check {
    let state = scene.state(unit);
    require(
        !(state.shattered || state.astray),
        Refusal::new("CW-ADV-03", "CM 9.9", "cw-adv-03-shattered-out-command-enemy-zone")
            .with(unit)
            .with(hex),
    )?;
    require(
        !scene.is_night() || scene.package.variants.night_advance == NightAdvance::Allowed,
        Refusal::new("CW-NGT-01", "CM 11", "cw-ngt-01-enters-no-enemy-zone-night")
            .with(unit)
            .with(hex),
    )
}
