//! Support that units give each other. SUP-01 to SUP-07.

use kernel::HexId;

use super::traits;
use crate::board::{Morale, Place};
use crate::game::{Arm, BrokenBox, Effect, TerrainEffect, UnitId};
use crate::position_ext::PositionExt;
use crate::profile::{
    ArtillerySupportSource, CavalrySupport, InfantrySupportSource, WoodsBlocksSupport,
};
use crate::system::Position;

/// Whether a unit is supported now. SS 15.5a, BS 12.4a. SUP-02 to SUP-07, VAL-16.
pub fn is_supported(position: Position<'_>, unit: UnitId) -> bool {
    let hex = match position.board.unit(unit).place {
        Place::Hex(hex) => hex,
        // SUP-06: a broken unit that attempts to return counts as supported.
        place => return place == Place::Broken(BrokenBox::Available),
    };
    if terrain_cuts_off(position, hex) {
        return false;
    }
    if is_self_reliant(position, unit) || traits::does(position, unit, &Effect::NeedsNoSupport) {
        return true;
    }
    if traits::does(position, unit, &Effect::GetsNoSupport) {
        return false;
    }
    let near =
        position.game().map.grid.neighbours(hex).filter(|&near| !terrain_cuts_off(position, near));
    let near = near.chain(std::iter::once(hex));
    near.flat_map(|near| position.board.units_in(near))
        .any(|mate| mate != unit && supports(position, mate, unit))
}

/// Whether the terrain of a hex prevents units there from giving and receiving support. SS 15.5a-i.
/// SUP-02.
fn terrain_cuts_off(position: Position<'_>, hex: HexId) -> bool {
    let terrain = position.game().map.hex(hex).terrain;
    position.profile().woods_blocks_support == WoodsBlocksSupport::On
        && position.game().terrain.kind(terrain).has(TerrainEffect::BlocksSupport)
}

/// Whether a unit is cavalry that is always supported and never gives support. SS 15.5a-iv, BS
/// 12.4a-i. SUP-05, V-65.
fn is_self_reliant(position: Position<'_>, unit: UnitId) -> bool {
    let alone = position.profile().cavalry_support == CavalrySupport::AlwaysSupportedNeverSupports;
    position.arm(unit) == Arm::Cavalry && alone
}

/// Whether a friendly unit gives support to an adjacent unit. Only a steady unit gives support.
/// SUP-03, SUP-04.
fn supports(position: Position<'_>, mate: UnitId, unit: UnitId) -> bool {
    let (giver, getter) = (position.info(mate), position.info(unit));
    let same_brigade = getter.brigade.is_some_and(|brigade| giver.brigade == Some(brigade));
    let arm = position.arm(mate);
    let kind_fits = match position.arm(unit) {
        Arm::Artillery => match position.profile().artillery_support_source {
            ArtillerySupportSource::Infantry => arm == Arm::Infantry,
            ArtillerySupportSource::InfantryOrCavalry => arm != Arm::Artillery,
        },
        Arm::Infantry | Arm::Cavalry => match position.profile().infantry_support_source {
            InfantrySupportSource::SameBrigadeInfantry => same_brigade && arm == Arm::Infantry,
            InfantrySupportSource::SameBrigadeAny => {
                same_brigade && !is_self_reliant(position, mate)
            }
        },
    };
    let steady = position.board.unit(mate).morale == Morale::None;
    let helps = || !traits::does(position, mate, &Effect::GivesNoSupport);
    giver.side == getter.side && kind_fits && steady && helps()
}
