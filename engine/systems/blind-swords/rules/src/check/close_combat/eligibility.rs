//! Eligibility for attacks in close combat. CC-01, CC-02.

use kernel::HexId;

use crate::check::affiliation::acts_with;
use crate::check::skirmish::is_skirmisher;
use crate::check::{ground, night, traits};
use crate::game::{Activity, Arm, Effect, HexsideWater, UnitId};
use crate::position_ext::PositionExt;
use crate::question::Assaulters;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Checks whether a unit may declare close combat. SS 14.1, 11.2, 9.5, 18.4, BS 11.1. CC-01, CC-02.
pub fn may_attack(position: Position<'_>, assaulters: Assaulters, unit: UnitId) -> Check {
    match assaulters {
        Assaulters::Brigade(brigade) => {
            let stranger =
                Refusal::new("CC-01", "SS 14.1", "cc-01-does-not-act-active-brigade").with(unit);
            require(acts_with(position, unit) == Some(brigade), stranger)?;
            order_permits(position)?;
            not_declared_yet(position, unit)?;
        }
        Assaulters::Cavalry(cavalry) => {
            let other = Refusal::new("ART-12", "SS 9.5", "art-12-not-cavalry-acts").with(unit);
            require(unit == cavalry, other)?;
        }
    }
    let gone = Refusal::new("CC-01", "SS 14.1", "cc-01-not-map").with(unit);
    let here = position.board.hex_of(unit).ok_or(gone)?;
    let mut refusal = Refusal::new("CC-02", "SS 14.1", "cc-02-no-enemy-stands-next").with(unit);
    for target in position
        .game()
        .map
        .grid
        .neighbours(here)
        .filter(|&hex| position.enemy_in(hex, position.side_of(unit)))
    {
        match may_assault(position, unit, target) {
            Ok(()) => return Ok(()),
            Err(why) => refusal = why,
        }
    }
    refusal.err()
}

/// Checks that the active brigade's order permits close combat. ORD-02.
fn order_permits(position: Position<'_>) -> Check {
    let order = position.board.activation().and_then(|activation| activation.order);
    let Some(order) = order else {
        return Refusal::new("CC-01", "SS 14.1", "cc-01-brigade-no-order").err();
    };
    let refusal = Refusal::new("CC-01", "SS 11.3", "cc-01-order-does-not-permit-close").with(order);
    require(position.game().orders.row(order).permits(Activity::CloseCombat), refusal)
}

fn not_declared_yet(position: Position<'_>, unit: UnitId) -> Check {
    let declared = position
        .board
        .activation()
        .is_some_and(|a| a.assaults.iter().any(|assault| assault.unit == unit));
    require(
        !declared,
        Refusal::new("CC-02", "SS 14.1", "cc-02-committed-close-combat-already").with(unit),
    )
}

/// Checks whether a unit may attack a hex in close combat. SS 14.1, 3.2c, 18.4. CC-01, SKR-06,
/// MAP-04.
pub fn may_assault(position: Position<'_>, unit: UnitId, target: HexId) -> Check {
    night::lets_attack(position)?;
    let guns = Refusal::new("CC-01", "SS 14.1", "cc-01-artillery-never-attacks").with(unit);
    require(position.arm(unit) != Arm::Artillery, guns)?;
    let barred = "val-16-never-attacks";
    traits::bar(position, unit, &Effect::CannotAttack, barred)?;
    let skirmisher = Refusal::new("CC-01", "SS 18.4", "cc-01-skirmish-order").with(unit);
    require(!is_skirmisher(position, unit), skirmisher)?;
    let gone = Refusal::new("CC-01", "SS 14.1", "cc-01-not-map").with(unit);
    let here = position.board.hex_of(unit).ok_or(gone)?;
    let far = Refusal::new("CC-02", "SS 14.1", "cc-02-not-next").with(unit).with(target);
    let side = position.game().map.between(here, target).ok_or(far)?;
    let nobody = Refusal::new("CC-02", "SS 14.1", "cc-02-no-enemy-stands").with(target);
    require(position.enemy_in(target, position.side_of(unit)), nobody)?;
    let pond = Refusal::new("MAP-04", "SS 3.2c", "map-04-nobody-attacks-across-water").with(target);
    require(side.water != Some(HexsideWater::Pond), pond)?;
    ground::may_attack_across(position, here, target, position.arm(unit))?;
    let screen = Refusal::new("SKR-06", "SS 18.4", "skr-06-only-skirmishers-stand").with(target);
    require(position.board.units_in(target).any(|enemy| !is_skirmisher(position, enemy)), screen)
}
