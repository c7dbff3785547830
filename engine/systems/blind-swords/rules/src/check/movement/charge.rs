//! Legality of charges. CAV-05.

use kernel::{HexId, Search, Sixteenths};

use super::movers::Movers;
use crate::board::Morale;
use crate::check::{engagement, traits};
use crate::game::{
    Activity, Arm, Bar, Effect, HexsideGround, HexsideWater, StepCost, TerrainEffect, UnitId,
    UnitSet, step_cost,
};
use crate::position_ext::{PositionExt, members};
use crate::profile::{CavalryCharge, Profile};
use crate::question::{Begun, MoveOrder, Pace, Walk};
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

const fn refusal(reason: &'static str) -> Refusal {
    Refusal::new("CAV-05", "BS 10.10", reason)
}

/// Checks whether the movers may charge. They must be mounted, steady and on clear ground, with a
/// valid target in reach. BS 10.10. CAV-05, V-47.
pub(super) fn may_declare(position: Position<'_>, walk: &Walk) -> Check {
    require(are_permitted(position.profile()), refusal("cav-05-no-charges"))?;
    let begins = walk.begun == Begun::NotYet && walk.pace == Pace::Ordinary;
    require(begins, refusal("cav-05-declared-before-move"))?;
    require(may_attack(position, walk.order), refusal("cav-05-order-permits-no-close-combat"))?;
    for unit in members(&walk.movers) {
        require(position.arm(unit) == Arm::Cavalry, refusal("cav-05-not-mounted").with(unit))?;
        require(is_steady(position, unit), refusal("cav-05-shaken-or-disrupted").with(unit))?;
        let barred = "val-16-never-charges";
        traits::bar(position, unit, &Effect::CannotCharge, barred)?;
    }
    require(is_clear(position, walk.here), refusal("cav-05-not-clear-ground").with(walk.here))?;
    let charge = Walk { pace: Pace::Charge, ..*walk };
    require(can_finish(position, &charge), refusal("cav-05-no-enemy-from-here"))
}

/// Whether the game uses charges. BS 10.10. V-47.
pub fn are_permitted(profile: &Profile) -> bool {
    match profile.cavalry_charge {
        CavalryCharge::Off => false,
        CavalryCharge::On => true,
    }
}

/// Whether the charge is still in force. A charge ends if a mover receives a morale marker during
/// the move.
pub(super) fn binds(position: Position<'_>, walk: &Walk) -> bool {
    walk.pace == Pace::Charge && members(&walk.movers).all(|unit| is_steady(position, unit))
}

/// Checks whether a charge may enter a hex. The charge must be able to finish from there. BS
/// 10.10c-g. CAV-05.
pub(super) fn may_enter(movers: &Movers<'_>, walk: &Walk, to: HexId, left: Sixteenths) -> Check {
    let position = movers.position;
    if !binds(position, walk) {
        return Ok(());
    }
    is_open_way(movers, walk.here, to)?;
    let leads_on = can_finish(position, &walk.after(to, left));
    require(leads_on, refusal("cav-05-no-enemy-any-more").with(to))
}

/// Checks whether a charge may end here. The charge must be complete, or no longer able to finish.
/// BS 10.10e. CAV-05.
pub(super) fn may_stop(position: Position<'_>, walk: &Walk) -> Check {
    let unfinished =
        binds(position, walk) && !is_finished(position, walk) && can_finish(position, walk);
    require(!unfinished, refusal("cav-05-ends-next-to-enemy"))
}

/// Returns the movers that complete a charge if they stop here. BS 10.10. CAV-05.
pub fn made(position: Position<'_>, walk: &Walk) -> UnitSet {
    if binds(position, walk) && is_finished(position, walk) { walk.movers } else { UnitSet::EMPTY }
}

/// Returns the adjacent hexes that a unit may attack in a charge. BS 10.10f-g. CAV-05.
pub fn targets(position: Position<'_>, unit: UnitId) -> Vec<HexId> {
    let here = position.board.hex_of(unit);
    here.map_or_else(Vec::new, |here| targets_from(position, unit, here).collect())
}

/// Returns the adjacent target hexes. A target contains infantry or artillery on clear ground. No
/// slope, pond or other barrier is between the charge and the target.
fn targets_from(
    position: Position<'_>,
    unit: UnitId,
    here: HexId,
) -> impl Iterator<Item = HexId> + use<'_> {
    let map = &position.game().map;
    let side = position.side_of(unit);
    map.grid.neighbours(here).filter(move |&hex| {
        let is_open = map.between(here, hex).is_some_and(|way| may_cross(position, way));
        let on_foot = position.board.units_in(hex).all(|enemy| position.arm(enemy) != Arm::Cavalry);
        position.enemy_in(hex, side) && is_open && on_foot && is_clear(position, hex)
    })
}

/// Whether a charge may cross a hexside. The game's stream and feature restrictions apply too. BS
/// 10.10g, CAV-05.
fn may_cross(position: Position<'_>, side: &HexsideGround) -> bool {
    let terrain = &position.game().terrain;
    let over_water = match side.water {
        None => true,
        Some(HexsideWater::Stream) => terrain.permits_charges_over(Bar::STREAM),
        Some(HexsideWater::Pond) => false,
    };
    let mut feature = side.feature.iter();
    let over_feature = feature.all(|kind| terrain.permits_charges_over(Bar::of(*kind)));
    side.slope.is_none() && over_water && over_feature
}

fn is_clear(position: Position<'_>, hex: HexId) -> bool {
    let terrain = position.game().terrain.kind(position.game().map.hex(hex).terrain);
    terrain.has(TerrainEffect::PermitsCharges)
}

fn is_steady(position: Position<'_>, unit: UnitId) -> bool {
    position.board.unit(unit).morale == Morale::None
}

/// Whether the order permits close combat, in which a charge ends. CAV-05, ORD-02.
fn may_attack(position: Position<'_>, order: MoveOrder) -> bool {
    match order {
        MoveOrder::Brigade(_, given) => {
            position.game().orders.row(given).permits(Activity::CloseCombat)
        }
        MoveOrder::Artillery(_) | MoveOrder::Event(_) => false,
    }
}

/// Whether the charge has moved and every mover has an adjacent target.
fn is_finished(position: Position<'_>, walk: &Walk) -> bool {
    let mut movers = members(&walk.movers);
    walk.begun == Begun::Entered
        && movers.all(|unit| targets_from(position, unit, walk.here).next().is_some())
}

/// Checks that the hex is clear and has room, and that the hexside is open to charges. BS 10.10c,
/// d, g. CAV-05.
fn is_open_way(movers: &Movers<'_>, from: HexId, to: HexId) -> Check {
    let position = movers.position;
    require(is_clear(position, to), refusal("cav-05-not-clear-ground").with(to))?;
    let is_open = position.game().map.between(from, to).is_some_and(|way| may_cross(position, way));
    require(is_open, refusal("cav-05-hexside-bars").with(to))?;
    require(movers.has_room(to), refusal("cav-05-over-stacking-limit").with(to))
}

/// Whether the charge can reach a hex next to a valid target.
fn can_finish(position: Position<'_>, walk: &Walk) -> bool {
    let Ok(movers) = Movers::of(position, walk) else { return false };
    let is_end = |walk: &Walk| movers.fits(walk.here) && is_finished(position, walk);
    if is_end(walk) {
        return true;
    }
    // The search begins with the adjacent hexes, not with the current hex. A search never returns
    // to the hex where it began, but a charge may.
    let grid = &position.game().map.grid;
    let mut search = Search::within(grid, step_cost(Ok(walk.left)));
    for to in grid.neighbours(walk.here) {
        step(&movers, walk.here, to).into_iter().for_each(|cost| search.offer(to, cost.into()));
    }
    let after = |hex| walk.after(hex, walk.left);
    search.find(grid, |(from, _), to| step(&movers, from, to), |hex| is_end(&after(hex))).is_some()
}

/// Returns the cost of a step of a charge. `None` if the step is not allowed.
fn step(movers: &Movers<'_>, from: HexId, to: HexId) -> Option<StepCost> {
    is_open_way(movers, from, to).ok()?;
    engagement::may_step(movers.position, &movers.engager(), from, to).ok()?;
    movers.cost(from, to).ok().map(|cost| step_cost(Ok(cost)))
}
