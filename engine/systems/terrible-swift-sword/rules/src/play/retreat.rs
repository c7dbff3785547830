//! Retreats. ST 15.

use kernel::{HexId, Play};

use super::{facing, leaders, losses, reaction, rout};
use crate::check::{legality, retreat, stacking};
use crate::choice::{Choice, Word};
use crate::event::{Event, RoutCause};
use crate::game::{LeaderId, LeaderSet, Terrain, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{Question, Retreat, RetreatCause};
use crate::system::{Step, Table};
use crate::variants::RetreatFacing;

/// Order to units of one side in a hex to retreat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Order {
    /// Units that retreat.
    pub units: UnitSet,
    /// Cause of the retreat.
    pub cause: RetreatCause,
    /// Hex of the enemy from which the units retreat; for a melee, its hex.
    pub from: HexId,
    /// Enemies that caused the retreat, which may not fire at the retreating units.
    pub spared: UnitSet,
    /// Number of hexes.
    pub hexes: u8,
}

/// Retreats units one after another, from the top down. A unit that cannot complete its retreat is
/// captured. Unlimbered guns stay. Returns the units that lost points or crews on the way. The
/// caller makes their rout checks. ST 15.0 to 15.4. ST-ROUT-10 to ST-ROUT-14, R-108.
pub(super) fn retreat(table: &mut Table, order: Order) -> Play<UnitSet> {
    let mut units: Vec<_> = order.units.iter().map(UnitId::from_index).collect();
    units.sort_by_key(|unit| std::cmp::Reverse(table.position().state(*unit).layer));
    let mut hurt = UnitSet::EMPTY;
    for unit in &units {
        let before = health(table, *unit);
        table.within(Step::Retreat(*unit), |table| go(table, &order, *unit))?;
        if health(table, *unit) != before {
            hurt.insert(unit.index());
        }
    }
    for unit in units {
        crowd(table, order.units, unit)?;
    }
    Ok(hurt)
}

fn health(table: &Table, unit: UnitId) -> (u8, crate::board::Crew) {
    let state = table.position().state(unit);
    (state.strength, state.crew)
}

/// Retreats a unit hex by hex. Then the friendly units whose hexes it entered take rout checks, and
/// a unit that was forced into a town routs. ST 15.3, 14.72. ST-ROUT-12, ST-ROUT-14.
fn go(table: &mut Table, order: &Order, unit: UnitId) -> Play {
    let began = table.board().hex_of(unit);
    let Some(began) = began.filter(|_| retreat::class(table.position(), unit).is_some()) else {
        return Ok(());
    };
    let mut path = [None; Retreat::LONGEST];
    path[0] = Some(began);
    let Order { cause, from, hexes: owed, .. } = *order;
    let mut way = Retreat { unit, cause, from, began, here: began, owed, path };
    let (mut company, mut met) = (LeaderSet::EMPTY, Vec::new());
    let mut by_best = false;
    while !retreat::is_over(table.position(), &way) {
        let question = Question::Retreat(way);
        let options = legality::options(table.position(), &question);
        if options.is_empty() {
            if !retreat::is_crowded(table.position(), &way) {
                capture(table, unit, way.here)?;
            }
            break;
        }
        let side = table.position().side_of(unit);
        let chosen = match by_best {
            true => Choice::Word(Word::Best),
            false => table.choose(side, question, options)?,
        };
        by_best = chosen == Choice::Word(Word::Best);
        let best = || retreat::best_step(table.position(), &way);
        let hex = if let Choice::Hex(to) = chosen { Some(to) } else { best() };
        let Some(to) = hex else { break };
        met.extend(retreat::friends(table.position(), &way, to));
        table.emit(Event::Retreated { unit, from: way.here, to, cause });
        if way.here == began {
            company = leaders::along(table, unit, began)?;
        } else {
            leaders::follow(table, company, to);
        }
        face(table, unit, way.here, to);
        way = way.on(to);
        reaction::retreat(table, unit, order.spared)?;
        if table.board().hex_of(unit).is_none() {
            leaders::displaced(table, to)?;
            break;
        }
    }
    settle(table, unit)?;
    for friend in met {
        disorder(table, order, friend)?;
    }
    let terrain = |hex: HexId| table.position().map().hex(hex).terrain;
    let enters = way.path.iter().flatten().any(|hex| terrain(*hex) == Terrain::Town);
    if cause == RetreatCause::Melee && terrain(began) != Terrain::Town && enters {
        rout::rout(table, unit, RoutCause::Town, from, order.spared)?;
    }
    Ok(())
}

/// Captures a unit that cannot retreat, and resolves the fate of the leaders with it. ST 15.1.
/// ST-ROUT-11, R-120.
fn capture(table: &mut Table, unit: UnitId, hex: HexId) -> Play {
    let side = table.position().side_of(unit);
    let with: LeaderSet = table.position().leaders_of(side, hex).map(LeaderId::index).collect();
    losses::capture(table, unit);
    leaders::test(table, with, leaders::Danger::MeleeCaptured)?;
    leaders::displaced(table, hex)
}

/// Turns a unit with a facing in the direction of its move, or gives it the facing of the friendly
/// units in the hex. ST 7.11, 8.4. ST-FACE-05, ST-FACE-08, R-17.
pub(super) fn face(table: &mut Table, unit: UnitId, from: HexId, to: HexId) {
    let position = table.position();
    let side = position.side_of(unit);
    let has_facing = |unit: &UnitId| position.state(*unit).formation.has_facing();
    let friend = position.stack(side, to).filter(|other| *other != unit).find(has_facing);
    let facing = match friend {
        Some(friend) => Some(position.state(friend).facing),
        None => position.direction(from, to),
    };
    if let Some(facing) = facing.filter(|_| has_facing(&unit)) {
        table.emit(Event::Faced { side, hex: to, facing });
    }
}

/// Removes the Pin from a unit after its retreat, and lets the owner turn it if a variant allows
/// that. ST 10.83. ST-PIN-03, R-17, R-112.
fn settle(table: &mut Table, unit: UnitId) -> Play {
    if table.board().hex_of(unit).is_some() && table.position().state(unit).pinned {
        table.emit(Event::PinLifted { unit });
    }
    turn(table, unit)
}

/// Lets the owner turn a unit that is alone in the last hex of its retreat, if a variant allows
/// that. R-17.
pub(super) fn turn(table: &mut Table, unit: UnitId) -> Play {
    let position = table.position();
    let (side, variant) = (position.side_of(unit), position.package.variants.retreat_facing);
    match position.board.hex_of(unit).filter(|_| variant == RetreatFacing::Owner) {
        Some(hex) if position.stack(side, hex).count() == 1 => facing::ask(table, side, hex),
        _ => Ok(()),
    }
}

/// Makes the rout check of a friendly unit through which another unit retreated. A friendly unit
/// that is already routed retreats again. ST 15.3. ST-ROUT-12, R-121, R-124.
fn disorder(table: &mut Table, order: &Order, friend: UnitId) -> Play {
    if table.position().state(friend).routed {
        rout::run(table, friend, order.from, order.spared)
    } else {
        rout::check(table, friend, order.from, order.spared)
    }
}

/// Captures retreating units until the stack in the hex of one of them is within the limits. The
/// owner chooses which units. ST 8.75. ST-STK-11.
fn crowd(table: &mut Table, units: UnitSet, unit: UnitId) -> Play {
    while let Some(hex) = table.board().hex_of(unit) {
        let position = table.position();
        let side = position.side_of(unit);
        let there = position.stack(side, hex).map(UnitId::index);
        let there: UnitSet = there.filter(|it| units.contains(*it)).collect();
        if there.len() < 2 || stacking::fits(position, side, hex, UnitSet::EMPTY).is_ok() {
            break;
        }
        let question = Question::Crowded(there);
        let Choice::Unit(captured) = table.choose_among(side, question, legality::options)? else {
            break;
        };
        capture(table, captured, hex)?;
    }
    Ok(())
}
