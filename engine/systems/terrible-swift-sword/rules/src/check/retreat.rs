//! Forced retreats, and retreats out of a melee. ST 15.

use kernel::{HexId, Search};

use crate::check::{cost, stacking, zones};
use crate::choice::{Choice, Word};
use crate::game::{MoveClass, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{Retreat, RetreatCause};
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Faults of a route, which add up to its grade. A unit takes a route with the lowest grade. It
/// prefers a curve, or a route through friendly units, to moving toward the enemy. ST 15.3, 15.4.
/// ST-ROUT-10, ST-ROUT-12, R-56.
const CURVED: u8 = 1;
const OVER_FRIENDS: u8 = 2;
const TOWARD_ENEMY: u8 = 4;
/// The route ends in a hex that is full only because of units of the same retreat. ST 8.75.
/// ST-STK-11.
const CROWDED: u8 = 8;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &Retreat) -> Vec<Choice> {
    let hexes = position.map().grid.neighbours(question.here).map(Choice::Hex);
    hexes.chain([Choice::Word(Word::Best)]).collect()
}

/// Returns the legal choices in ascending order. ST 15.3, 15.4.
pub fn options(position: Position<'_>, question: &Retreat) -> Vec<Choice> {
    let ways = ways(position, question);
    let by_best = (ways.len() > 1).then_some(Choice::Word(Word::Best));
    ways.into_iter().map(Choice::Hex).chain(by_best).collect()
}

/// Returns the hexes of the best rank in ascending order. ST 15.3, 15.4.
fn ways(position: Position<'_>, question: &Retreat) -> Vec<HexId> {
    let around = position.map().grid.neighbours(question.here);
    let ranked: Vec<_> =
        around.filter_map(|to| Some((rank(position, question, to)?, to))).collect();
    let best = ranked.iter().map(|(rank, _)| *rank).min();
    let ways = ranked.iter().filter(|(rank, _)| Some(*rank) == best);
    let mut hexes: Vec<_> = ways.map(|(_, to)| *to).collect();
    hexes.sort_unstable();
    hexes
}

/// Checks whether a choice is legal. ST 15.0 to 15.4. ST-ROUT-10 to ST-ROUT-13.
pub fn check(position: Position<'_>, question: &Retreat, choice: Choice) -> Check {
    let to = match choice {
        Choice::Hex(to) => to,
        Choice::Word(Word::Best) => {
            let only = Refusal::new("ST-ROUT-10", "ST 15.4", "st-rout-10-only-way");
            return require(ways(position, question).len() > 1, only.with(question.unit));
        }
        _ => return not_an_answer().err(),
    };
    bar(position, question, question.here, to)?;
    let refused = |requirement, section, message| {
        Refusal::new(requirement, section, message).with(question.unit).with(to)
    };
    let blocked = || refused("ST-ROUT-11", "ST 15.1", "st-rout-11-no-way-on");
    let own = rank(position, question, to).ok_or_else(blocked)?;
    let around = position.map().grid.neighbours(question.here);
    let best = around.filter_map(|other| rank(position, question, other)).min();
    if Some(own) == best {
        return Ok(());
    }
    let (own, _) = own;
    let worse = best.map_or(own, |(best, _)| own & !best);
    let refusal = if worse & CROWDED > 0 {
        refused("ST-STK-11", "ST 8.75", "st-stk-11-no-room-behind")
    } else if worse & TOWARD_ENEMY > 0 {
        refused("ST-ROUT-10", "ST 15.4", "st-rout-10-toward-enemy").with(question.from)
    } else if worse & OVER_FRIENDS > 0 {
        refused("ST-ROUT-12", "ST 15.3", "st-rout-12-friends-stand-there")
    } else if worse & CURVED > 0 {
        refused("ST-ROUT-10", "ST 15.4", "st-rout-10-not-far-enough")
    } else {
        refused("ST-ROUT-13", "ST 15.4", "st-rout-13-room-is-nearer")
    };
    refusal.err()
}

/// Returns the step of the best way: out of enemy zones, and then far from the enemy. ST 11.2, 15.4.
pub fn best_step(position: Position<'_>, question: &Retreat) -> Option<HexId> {
    let enemy = position.side_of(question.unit).other();
    let rank = |to: &HexId| {
        let near = std::cmp::Reverse(position.distance(*to, question.from));
        (zones::is_controlled(position, *to, enemy), near, *to)
    };
    ways(position, question).into_iter().min_by_key(rank)
}

/// Whether a retreat is complete: the unit has gone the required number of hexes and may stay in
/// its hex. ST 8.3, 15.4. ST-ROUT-13.
pub fn is_over(position: Position<'_>, retreat: &Retreat) -> bool {
    retreat.owed == 0 && has_room(position, retreat)
}

/// Whether the last hex is full only because of units of the same retreat. ST 8.75. ST-STK-11.
pub fn is_crowded(position: Position<'_>, retreat: &Retreat) -> bool {
    let mut there = others(position, retreat, retreat.here).peekable();
    retreat.owed == 0
        && there.peek().is_some()
        && there.all(|other| is_fellow(position, retreat, other))
}

/// Returns the friendly units in a hex that do not retreat with the unit. ST 15.3. ST-ROUT-12.
pub fn friends(position: Position<'_>, retreat: &Retreat, hex: HexId) -> Vec<UnitId> {
    let others = others(position, retreat, hex);
    others.filter(|other| !is_fellow(position, retreat, *other)).collect()
}

fn others<'a>(
    position: Position<'a>,
    retreat: &Retreat,
    hex: HexId,
) -> impl Iterator<Item = UnitId> + use<'a> {
    let unit = retreat.unit;
    position.stack(position.side_of(unit), hex).filter(move |other| *other != unit)
}

/// Whether a unit left the same melee in this phase.
fn is_fellow(position: Position<'_>, retreat: &Retreat, other: UnitId) -> bool {
    let leaves_melee = matches!(retreat.cause, RetreatCause::Melee | RetreatCause::Leaving);
    leaves_melee && position.board.retreated_from(other).any(|hex| hex == retreat.began)
}

/// Returns the movement class with which a unit retreats. Infantry in column retreats as if in
/// line. `None` for unlimbered guns.
pub fn class(position: Position<'_>, unit: UnitId) -> Option<MoveClass> {
    position
        .class(unit)
        .map(|class| if class == MoveClass::Column { MoveClass::Line } else { class })
}

/// Refuses the steps that no retreat may take. ST 5.12, 8.76, 15.1, 15.4, 16.0. ST-ROUT-10,
/// ST-ROUT-11, ST-STK-09.
fn bar(position: Position<'_>, retreat: &Retreat, here: HexId, to: HexId) -> Check {
    let unit = retreat.unit;
    let side = position.side_of(unit);
    let closed = |message| Refusal::new("ST-ROUT-11", "ST 15.1", message).with(unit).with(to);
    require(position.map().grid.adjacent(here, to), closed("st-rout-11-not-adjacent"))?;
    let was_there = retreat.was_in(to) || position.board.retreated_from(unit).any(|hex| hex == to);
    require(
        !was_there,
        Refusal::new("ST-ROUT-10", "ST 15.4", "st-rout-10-was-there").with(unit).with(to),
    )?;
    require(!position.is_held_by(to, side.other()), closed("st-rout-11-enemy"))?;
    let passes = class(position, unit).is_some_and(|it| cost::is_passable(position, it, here, to));
    require(passes, closed("st-rout-11-impassable"))?;
    let mut there = position.stack(side, to);
    require(
        there.all(|other| !position.state(other).reserve),
        Refusal::new("ST-STK-09", "ST 8.76", "st-stk-09-reserve-bars").with(unit).with(to),
    )
}

/// Returns the rank of a step, where the lowest is the best: the grade of the best route through
/// it, then the distance beyond the required hexes to a hex with room. `None` if no route
/// continues.
fn rank(position: Position<'_>, retreat: &Retreat, to: HexId) -> Option<(u8, u16)> {
    bar(position, retreat, retreat.here, to).ok()?;
    let next = retreat.on(to);
    if retreat.owed == 0 {
        let grade = faults(position, retreat, to) & TOWARD_ENEMY;
        return Some((grade, to_room(position, &next)?));
    }
    Some((best(position, &next, faults(position, retreat, to))?, 0))
}

/// Returns the grade of the best route that completes a retreat, given the faults so far. The
/// search goes no deeper than the number of hexes still to retreat.
fn best(position: Position<'_>, retreat: &Retreat, faults: u8) -> Option<u8> {
    if retreat.owed == 0 {
        return end(position, retreat).map(|more| faults | more);
    }
    let mut least: Option<u8> = None;
    for to in position.map().grid.neighbours(retreat.here) {
        if bar(position, retreat, retreat.here, to).is_err() {
            continue;
        }
        let more = faults | self::faults(position, retreat, to);
        // Faults are never made good, so that a route is no better than its first steps.
        if least.is_none_or(|least| more < least) {
            least = best(position, &retreat.on(to), more).into_iter().chain(least).min();
        }
        if least == Some(faults) {
            break;
        }
    }
    least
}

/// Returns the faults of a step.
fn faults(position: Position<'_>, retreat: &Retreat, to: HexId) -> u8 {
    let distance = |hex| position.distance(hex, retreat.from);
    let toward = if distance(to) < distance(retreat.here) { TOWARD_ENEMY } else { 0 };
    let over = if friends(position, retreat, to).is_empty() { 0 } else { OVER_FRIENDS };
    toward | over
}

/// Returns the faults of the last hex. Its distance from the first hex and from the enemy should be
/// the length of the retreat. `None` if there is no room. ST 15.4..
fn end(position: Position<'_>, retreat: &Retreat) -> Option<u8> {
    let far = |hex| position.distance(retreat.here, hex) >= retreat.gone();
    let curved = if far(retreat.began) && far(retreat.from) { 0 } else { CURVED };
    if to_room(position, retreat).is_some() {
        Some(curved)
    } else {
        is_crowded(position, retreat).then_some(curved | CROWDED)
    }
}

/// Whether a unit may stay in its last hex with the units there. ST 8.3. ST-ROUT-13.
fn has_room(position: Position<'_>, retreat: &Retreat) -> bool {
    fits(position, retreat.unit, retreat.here)
}

fn fits(position: Position<'_>, unit: UnitId, hex: HexId) -> bool {
    let coming: UnitSet = match position.board.hex_of(unit) {
        Some(here) if here == hex => UnitSet::EMPTY,
        _ => [unit.index()].into_iter().collect(),
    };
    stacking::fits(position, position.side_of(unit), hex, coming).is_ok()
}

/// Returns the number of hexes from a unit to the first hex with room. R-57.
fn to_room(position: Position<'_>, retreat: &Retreat) -> Option<u16> {
    if has_room(position, retreat) {
        return Some(0);
    }
    let grid = &position.map().grid;
    let left = Retreat::LONGEST as u16 - 1 - u16::from(retreat.gone());
    let step = |(here, _), to| bar(position, retreat, here, to).is_ok().then_some(1);
    let mut search = Search::within(grid, left);
    search.offer(retreat.here, 0);
    let room = search.find(grid, step, |hex| fits(position, retreat.unit, hex))?;
    search.cost(room)
}
