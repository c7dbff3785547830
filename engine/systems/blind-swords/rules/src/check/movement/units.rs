//! Eligibility and movement allowance of units. MOVE-01 to MOVE-03, ACT-02.

use kernel::Sixteenths;

use super::movers::NOBODY;
use super::walk;
use crate::check::artillery::acts_with;
use crate::check::stacking;
use crate::game::{Order, Rates, UnitId, UnitSet};
use crate::look::{Look, is_on_map, members, only};
use crate::question::{Begun, MoveOrder, Pace, Walk};
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// Units that a move order concerns.
pub(super) fn subjects(scene: Scene<'_>, order: MoveOrder) -> Vec<UnitId> {
    match order {
        MoveOrder::Brigade(brigade, _) => scene.game().brigades[brigade.index()].units.clone(),
        MoveOrder::Artillery(unit) => vec![unit],
        MoveOrder::Event(granted) => members(&granted.units).collect(),
    }
}

/// Checks whether a unit may move now. SS 13.1, 13.2, 22.2. MOVE-01 to MOVE-03, SC2-05.
pub(super) fn may_move(scene: Scene<'_>, order: MoveOrder, unit: UnitId) -> Check {
    require(
        is_on_map(scene, unit),
        Refusal::new("MOVE-01", "SS 13.1", "move-01-not-map").with(unit),
    )?;
    require(
        !scene.board.is_frozen_unit(unit),
        Refusal::new("SC2-05", "SS 22.2", "sc2-05-may-not-move-until-released").with(unit),
    )?;
    match order {
        MoveOrder::Brigade(..) => may_move_in_step(scene, order, unit),
        MoveOrder::Artillery(alone) => {
            let other = Refusal::new("ART-02", "SS 9.1", "art-02-only-moves-now").with(alone);
            require(unit == alone, other)?;
            // A unit without movement points has no guaranteed hex either.
            let stands =
                Refusal::new("MOVE-03", "SS 13.2", "move-03-no-movement-points").with(unit);
            require(allowance(scene, order, unit) > Sixteenths::ZERO, stands)
        }
        MoveOrder::Event(granted) => {
            let other = Refusal::new("CHIT-24", "SS 10.4a", "chit-24-event-does-not-move");
            require(granted.units.contains(unit.index()), other.with(unit))
        }
    }
}

/// Checks whether a unit may move in the Movement Step. SS 11.5, 13.1. MOVE-01, MOVE-02, ORD-02.
fn may_move_in_step(scene: Scene<'_>, order: MoveOrder, unit: UnitId) -> Check {
    let MoveOrder::Brigade(brigade, given) = order else { return Ok(()) };
    require(
        acts_with(scene, unit) == Some(brigade),
        Refusal::new("MOVE-01", "SS 13.1", "move-01-does-not-act-active-brigade").with(unit),
    )?;
    require(
        ordered(scene, given, unit) > Sixteenths::ZERO,
        Refusal::new("ORD-02", "SS 13.2", "ord-02-no-moves-under-order")
            .with(scene.arm(unit))
            .with(given),
    )?;
    require(
        !scene.board.acted().contains(unit.index()),
        Refusal::new("MOVE-02", "SS 13.1", "move-02-moved-step").with(unit),
    )
}

/// Checks whether a side may end its moves. It must first relieve any hex that it overstacked, if
/// possible. SS 6.3, 13.8. STK-08, REIN-01.
pub(super) fn may_leave_off(scene: Scene<'_>, order: MoveOrder) -> Check {
    let must_go = |&unit: &UnitId| {
        let over = scene.board.hex_of(unit).is_some_and(|hex| !stacking::may_stay(scene, hex));
        over && may_move(scene, order, unit).is_ok()
            && begin(scene, order, &only(unit)).is_ok_and(|walk| walk::may_go_on(scene, &walk))
    };
    match subjects(scene, order).iter().find(|unit| must_go(unit)) {
        None => Ok(()),
        Some(&unit) => Refusal::new("STK-08", "SS 6.3, 13.8", "stk-08-leave-hex-holds-too-much")
            .with(unit)
            .err(),
    }
}

/// Checks whether a unit may move together with others. SS 13.4. MOVE-02.
pub(super) fn may_come_along(
    scene: Scene<'_>,
    order: MoveOrder,
    movers: &UnitSet,
    unit: UnitId,
) -> Check {
    may_move(scene, order, unit)?;
    let together =
        members(movers).all(|mover| scene.board.hex_of(mover) == scene.board.hex_of(unit));
    let apart = Refusal::new("MOVE-02", "SS 13.4", "move-02-does-not-stand-hex-those").with(unit);
    require(together && !movers.contains(unit.index()), apart)?;
    let mut all = *movers;
    all.insert(unit.index());
    let mixed = Refusal::new("STK-09", "BS 3.1b", "stk-09-may-not-move-along-mounted");
    require(stacking::are_alike(scene, members(&all)), mixed.with(unit))?;
    let load = stacking::load_of(scene, members(&all));
    require(
        load <= scene.game().stacking.limit,
        Refusal::new("STK-08", "SS 6.1, 13.4", "stk-08-together-they-count-stacking-points")
            .with(unit)
            .with(load),
    )
}

/// Movement points of a unit under a move order. SS 4.8, 9.0, 9.5, 13.2. MOVE-03, ACT-02.
pub fn allowance(scene: Scene<'_>, order: MoveOrder, unit: UnitId) -> Sixteenths {
    match order {
        MoveOrder::Brigade(_, given) => changed_by_events(scene, ordered(scene, given, unit)),
        MoveOrder::Artillery(_) => {
            own_rates(scene, unit).without_orders(scene.game().orders.without[scene.arm(unit)])
        }
        MoveOrder::Event(granted) => granted.allowance,
    }
}

/// Movement points that an order gives a unit before events: its special rate, or that of its arm.
/// SS 13.2. MOVE-03, ORD-02.
pub fn ordered(scene: Scene<'_>, order: Order, unit: UnitId) -> Sixteenths {
    own_rates(scene, unit).under(order, scene.game().orders.allowance(order, scene.arm(unit)))
}

fn own_rates(scene: Scene<'_>, unit: UnitId) -> Rates {
    scene.info(unit).movement_as(scene.board.unit(unit).mount)
}

/// Bonus points come first. Halving comes last and rounds down. SS 4.8. ACT-02.
fn changed_by_events(scene: Scene<'_>, printed: Sixteenths) -> Sixteenths {
    let Some(activation) = scene.board.activation() else { return printed };
    let bonus = Sixteenths::whole(i32::from(activation.bonus));
    let total = (printed + bonus).max(Sixteenths::ZERO);
    if activation.halved { Sixteenths::whole(total.floor() / 2) } else { total }
}

/// Starts a move of units together, with the allowance of the slowest. MOVE-02, MOVE-03.
///
/// # Errors
/// If the units are in different hexes.
pub fn begin(scene: Scene<'_>, order: MoveOrder, movers: &UnitSet) -> Check<Walk> {
    let first = members(movers).next().ok_or(NOBODY)?;
    let gone = Refusal::new("MOVE-01", "SS 13.1", "move-01-not-map").with(first);
    let here = scene.board.hex_of(first).ok_or(gone)?;
    for unit in members(movers) {
        let apart = Refusal::new("MOVE-02", "SS 13.4", "move-02-does-not-stand");
        require(scene.board.hex_of(unit) == Some(here), apart.with(unit).with(here))?;
    }
    let left = members(movers).map(|unit| allowance(scene, order, unit)).min();
    Ok(Walk {
        order,
        movers: *movers,
        here,
        left: left.unwrap_or_default(),
        begun: Begun::NotYet,
        pace: Pace::Ordinary,
    })
}
