//! Unit support. SUP-01 to SUP-07.

use kernel::HexId;

use super::traits;
use crate::board::{Morale, Place};
use crate::game::{Arm, BrokenBox, Effect, UnitId};
use crate::look::Look;
use crate::profile::{
    ArtillerySupportSource, CavalrySupport, InfantrySupportSource, WoodsBlocksSupport,
};
use crate::system::Scene;

/// Whether a unit has support now. SS 15.5a, BS 12.4a. SUP-02 to SUP-07, VAL-16.
pub fn is_supported(scene: Scene<'_>, unit: UnitId) -> bool {
    let hex = match scene.board.unit(unit).place {
        Place::Hex(hex) => hex,
        // SUP-06: a broken unit that attempts to return counts as supported.
        place => return place == Place::Broken(BrokenBox::Available),
    };
    if terrain_cuts_off(scene, hex) {
        return false;
    }
    if is_self_reliant(scene, unit) || traits::does(scene, unit, &Effect::NeedsNoSupport) {
        return true;
    }
    if traits::does(scene, unit, &Effect::GetsNoSupport) {
        return false;
    }
    let near = scene.game().map.grid.neighbours(hex).filter(|&near| !terrain_cuts_off(scene, near));
    let near = near.chain(std::iter::once(hex));
    near.flat_map(|near| scene.board.units_in(near))
        .any(|mate| mate != unit && supports(scene, mate, unit))
}

/// SS 15.5a-i. SUP-02: terrain may prevent its units from giving and receiving support.
fn terrain_cuts_off(scene: Scene<'_>, hex: HexId) -> bool {
    let terrain = scene.game().map.hex(hex).terrain;
    scene.profile().woods_blocks_support == WoodsBlocksSupport::On
        && !scene.game().terrain.kind(terrain).support.granted()
}

/// SS 15.5a-iv, BS 12.4a-i. SUP-05, V-65: cavalry may neither need nor give support.
fn is_self_reliant(scene: Scene<'_>, unit: UnitId) -> bool {
    let alone = scene.profile().cavalry_support == CavalrySupport::AlwaysSupportedNeverSupports;
    scene.arm(unit) == Arm::Cavalry && alone
}

/// Whether a steady friendly unit next to a unit gives it support. SUP-03, SUP-04.
fn supports(scene: Scene<'_>, mate: UnitId, unit: UnitId) -> bool {
    let (giver, getter) = (scene.info(mate), scene.info(unit));
    let same_brigade = getter.brigade.is_some_and(|brigade| giver.brigade == Some(brigade));
    let arm = scene.arm(mate);
    let kind_fits = match scene.arm(unit) {
        Arm::Artillery => match scene.profile().artillery_support_source {
            ArtillerySupportSource::Infantry => arm == Arm::Infantry,
            ArtillerySupportSource::InfantryOrCavalry => arm != Arm::Artillery,
        },
        Arm::Infantry | Arm::Cavalry => match scene.profile().infantry_support_source {
            InfantrySupportSource::SameBrigadeInfantry => same_brigade && arm == Arm::Infantry,
            InfantrySupportSource::SameBrigadeAny => same_brigade && !is_self_reliant(scene, mate),
        },
    };
    let steady = scene.board.unit(mate).morale == Morale::None;
    let helps = || !traits::does(scene, mate, &Effect::GivesNoSupport);
    giver.side == getter.side && kind_fits && steady && helps()
}
