//! Advance of a unit into a hex that fire has emptied. CM 9.9.

use kernel::HexId;

use crate::check::{movement, zones};
use crate::choice::Mover;
use crate::game::{Formation, UnitId};
use crate::position_ext::PositionExt;
use crate::question::Advance;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;
use crate::variants::{Advancing, NightAdvance};

/// Checks whether a unit may advance into the emptied hex. CM 2.4, 6.3, 9.9, 11, 14.2.3. CW-ADV-01
/// to CW-ADV-03, CW-SCN-07.
pub fn advances(position: Position<'_>, advance: &Advance, unit: UnitId) -> Check {
    is_asked(position, advance, unit)?;
    let near = position.board.hex_of(unit).filter(|hex| {
        position.map().grid.adjacent(*hex, advance.hex)
            && !position.map().between(*hex, advance.hex).closed
    });
    require(
        near.is_some(),
        Refusal::new("CW-ADV-02", "CM 9.9", "cw-adv-02-not-next").with(unit).with(advance.hex),
    )?;
    is_fit(position, unit)?;
    movement::free(position, Mover::Unit(unit))?;
    if zones::is_controlled(position, advance.hex, position.side_of(unit).other()) {
        enters_zone(position, unit, advance.hex)?;
    }
    Ok(())
}

/// Returns the units that may be able to advance: those that fired, and those adjacent to the hex.
pub fn candidates(position: Position<'_>, advance: &Advance) -> Vec<UnitId> {
    let own = position.on_map(position.board.active());
    let may = |(unit, hex): &(UnitId, HexId)| {
        advance.firers.contains(unit.index()) || position.map().grid.adjacent(*hex, advance.hex)
    };
    own.filter(may).map(|(unit, _)| unit).collect()
}

/// Checks whether a unit is one of those that may advance. One variant allows the units that fired,
/// the other all units of the active side. CM 9, 9.9. CW-ADV-02.
fn is_asked(position: Position<'_>, advance: &Advance, unit: UnitId) -> Check {
    match position.package.variants.advancing {
        Advancing::Firers => require(
            advance.firers.contains(unit.index()),
            Refusal::new("CW-ADV-02", "CM 9.9", "cw-adv-02-did-not-fire")
                .with(unit)
                .with(advance.hex),
        ),
        Advancing::Neighbours => require(
            position.side_of(unit) == position.board.active(),
            Refusal::new("CW-ADV-01", "CM 9.9", "cw-adv-01-belongs-side-does-not-move").with(unit),
        ),
    }
}

/// Checks whether the formation and state of a unit allow an advance. CM 3.3.5, 9.3, 9.8.3.
/// CW-ADV-02.
fn is_fit(position: Position<'_>, unit: UnitId) -> Check {
    let state = position.state(unit);
    let stands = match (position.package.variants.advancing, state.formation) {
        (_, Formation::Foot | Formation::Dismounted) => false,
        (_, Formation::Unlimbered) => true,
        (advancing, Formation::Mounted | Formation::Limbered) => advancing == Advancing::Firers,
    };
    require(
        !stands && !state.routed,
        Refusal::new("CW-ADV-02", "CM 9.9", "cw-adv-02-not-drawn-up-advance").with(unit),
    )
}

/// Checks whether a unit may advance into an enemy zone of control. CM 2.4, 6.3, 11. CW-ADV-03,
/// CW-NGT-01.
fn enters_zone(position: Position<'_>, unit: UnitId, hex: HexId) -> Check {
    let state = position.state(unit);
    require(
        !(state.shattered || state.out_of_command),
        Refusal::new("CW-ADV-03", "CM 9.9", "cw-adv-03-shattered-out-command-enemy-zone")
            .with(unit)
            .with(hex),
    )?;
    require(
        !position.is_night() || position.package.variants.night_advance == NightAdvance::Allowed,
        Refusal::new("CW-NGT-01", "CM 11", "cw-ngt-01-enters-no-enemy-zone-night")
            .with(unit)
            .with(hex),
    )
}
