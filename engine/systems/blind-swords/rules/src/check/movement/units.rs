//! Eligibility and movement allowance of units. MOVE-01 to MOVE-03, ACT-02.

use kernel::Sixteenths;

use super::movers::NOBODY;
use super::walk;
use crate::check::affiliation::acts_with;
use crate::check::stacking;
use crate::game::{Order, Rates, UnitId, UnitSet};
use crate::position_ext::{PositionExt, is_on_map, members, only};
use crate::question::{Begun, MoveOrder, Pace, Walk};
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Returns the units that may be candidates under a move order.
pub(super) fn subjects(position: Position<'_>, order: MoveOrder) -> Vec<UnitId> {
    match order {
        MoveOrder::Brigade(brigade, _) => position.game().brigades[brigade.index()].units.clone(),
        MoveOrder::Artillery(unit) => vec![unit],
        MoveOrder::Event(granted) => members(&granted.units).collect(),
    }
}

/// Checks whether a unit may move now. SS 13.1, 13.2, 22.2. MOVE-01 to MOVE-03, SC2-05.
pub(super) fn may_move(position: Position<'_>, order: MoveOrder, unit: UnitId) -> Check {
    require(
        is_on_map(position, unit),
        Refusal::new("MOVE-01", "SS 13.1", "move-01-not-map").with(unit),
    )?;
    require(
        !position.board.is_frozen_unit(unit),
        Refusal::new("SC2-05", "SS 22.2", "sc2-05-may-not-move-until-released").with(unit),
    )?;
    match order {
        MoveOrder::Brigade(..) => may_move_in_step(position, order, unit),
        MoveOrder::Artillery(alone) => {
            let other = Refusal::new("ART-02", "SS 9.1", "art-02-only-moves-now").with(alone);
            require(unit == alone, other)?;
            // A unit whose allowance is 0 does not get the guaranteed one-hex move either.
            let stands =
                Refusal::new("MOVE-03", "SS 13.2", "move-03-no-movement-points").with(unit);
            require(allowance(position, order, unit) > Sixteenths::ZERO, stands)
        }
        MoveOrder::Event(granted) => {
            let other = Refusal::new("CHIT-24", "SS 10.4a", "chit-24-event-does-not-move");
            require(granted.units.contains(unit.index()), other.with(unit))
        }
    }
}

/// Checks whether a unit may move in the Movement Step. SS 11.5, 13.1. MOVE-01, MOVE-02, ORD-02.
fn may_move_in_step(position: Position<'_>, order: MoveOrder, unit: UnitId) -> Check {
    let MoveOrder::Brigade(brigade, given) = order else { return Ok(()) };
    require(
        acts_with(position, unit) == Some(brigade),
        Refusal::new("MOVE-01", "SS 13.1", "move-01-does-not-act-active-brigade").with(unit),
    )?;
    require(
        ordered(position, given, unit) > Sixteenths::ZERO,
        Refusal::new("ORD-02", "SS 13.2", "ord-02-no-moves-under-order")
            .with(position.arm(unit))
            .with(given),
    )?;
    require(
        !position.board.acted().contains(unit.index()),
        Refusal::new("MOVE-02", "SS 13.1", "move-02-moved-step").with(unit),
    )
}

/// Checks whether a side may end its moves. The side must first clear any hex that it overstacked,
/// if it can. SS 6.3, 13.8. STK-08, REIN-01.
pub(super) fn may_leave_off(position: Position<'_>, order: MoveOrder) -> Check {
    let must_go = |&unit: &UnitId| {
        let over =
            position.board.hex_of(unit).is_some_and(|hex| !stacking::may_stay(position, hex));
        over && may_move(position, order, unit).is_ok()
            && begin(position, order, &only(unit))
                .is_ok_and(|walk| walk::may_go_on(position, &walk))
    };
    match subjects(position, order).iter().find(|unit| must_go(unit)) {
        None => Ok(()),
        Some(&unit) => Refusal::new("STK-08", "SS 6.3, 13.8", "stk-08-leave-hex-holds-too-much")
            .with(unit)
            .err(),
    }
}

/// Checks whether a unit may join a group and move with it. SS 13.4. MOVE-02.
pub(super) fn may_come_along(
    position: Position<'_>,
    order: MoveOrder,
    movers: &UnitSet,
    unit: UnitId,
) -> Check {
    may_move(position, order, unit)?;
    let together =
        members(movers).all(|mover| position.board.hex_of(mover) == position.board.hex_of(unit));
    let apart = Refusal::new("MOVE-02", "SS 13.4", "move-02-does-not-stand-hex-those").with(unit);
    require(together && !movers.contains(unit.index()), apart)?;
    let mut all = *movers;
    all.insert(unit.index());
    let mixed = Refusal::new("STK-09", "BS 3.1b", "stk-09-may-not-move-along-mounted");
    require(stacking::are_alike(position, members(&all)), mixed.with(unit))?;
    let load = stacking::load_of(position, members(&all));
    require(
        load <= position.game().stacking.limit,
        Refusal::new("STK-08", "SS 6.1, 13.4", "stk-08-together-they-count-stacking-points")
            .with(unit)
            .with(load),
    )
}

/// Returns the movement points of a unit under a move order. SS 4.8, 9.0, 9.5, 13.2. MOVE-03,
/// ACT-02.
pub fn allowance(position: Position<'_>, order: MoveOrder, unit: UnitId) -> Sixteenths {
    match order {
        MoveOrder::Brigade(_, given) => changed_by_events(position, ordered(position, given, unit)),
        MoveOrder::Artillery(_) => own_rates(position, unit).without_orders(
            position.game().orders.without_orders[position.arm(unit)].unwrap_or_default(),
        ),
        MoveOrder::Event(granted) => granted.allowance,
    }
}

/// Returns the movement points that an order gives a unit before events. The unit's special rate,
/// if any, replaces the rate of its arm. SS 13.2. MOVE-03, ORD-02.
pub fn ordered(position: Position<'_>, order: Order, unit: UnitId) -> Sixteenths {
    own_rates(position, unit)
        .under(order, position.game().orders.allowance(order, position.arm(unit)))
}

fn own_rates(position: Position<'_>, unit: UnitId) -> Rates {
    position.info(unit).movement_as(position.board.unit(unit).mount)
}

/// Returns the movement points after events. Bonus points are added before halving, which rounds
/// down. SS 4.8. ACT-02.
fn changed_by_events(position: Position<'_>, printed: Sixteenths) -> Sixteenths {
    let Some(activation) = position.board.activation() else { return printed };
    let bonus = Sixteenths::whole(i32::from(activation.bonus));
    let total = (printed + bonus).max(Sixteenths::ZERO);
    if activation.halved { Sixteenths::whole(total.floor() / 2) } else { total }
}

/// Begins a move of several units, with the movement allowance of the slowest unit. MOVE-02,
/// MOVE-03.
///
/// # Errors
/// If the units are in different hexes.
pub fn begin(position: Position<'_>, order: MoveOrder, movers: &UnitSet) -> Check<Walk> {
    let first = members(movers).next().ok_or(NOBODY)?;
    let gone = Refusal::new("MOVE-01", "SS 13.1", "move-01-not-map").with(first);
    let here = position.board.hex_of(first).ok_or(gone)?;
    for unit in members(movers) {
        let apart = Refusal::new("MOVE-02", "SS 13.4", "move-02-does-not-stand");
        require(position.board.hex_of(unit) == Some(here), apart.with(unit).with(here))?;
    }
    let left = members(movers).map(|unit| allowance(position, order, unit)).min();
    Ok(Walk {
        order,
        movers: *movers,
        here,
        left: left.unwrap_or_default(),
        begun: Begun::NotYet,
        pace: Pace::Ordinary,
    })
}
