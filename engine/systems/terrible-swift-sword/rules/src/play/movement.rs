//! Movement Phase. ST 4.0 B, 5.

use kernel::{Direction, HexId, Play};

use super::{leaders, losses, march, pay, reaction, route, supply, turn};
use crate::check::cost::StepCost;
use crate::check::route::is_far;
use crate::check::{begin, entry, formation, legality, move_end, movement, stacking, steps};
use crate::choice::{Choice, Mover, Word};
use crate::event::{Event, Layer, LossKind, ReserveMark};
use crate::game::{Arm, Formation, LeaderId, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{Halt, MoveQuestion, Payment, Question, Walk};
use crate::system::{Position, Table};

/// Maximum number of choices in one move.
const LONGEST: usize = 200;

/// Plays one move. If the side has no more moves, ends the phase. ST 5.0. ST-MOVE-01, ST-MOVE-18.
pub(super) fn one(table: &mut Table) -> Play {
    if is_fresh(table.position()) {
        supply::captures(table)?;
        pay::ask(table, Payment::Movement)?;
    }
    let mover = match ask(table, MoveQuestion::Whom)? {
        Choice::Unit(unit) => Mover::Unit(unit),
        Choice::Leader(leader) => Mover::Leader(leader),
        Choice::Brigade(brigade) => return march::one(table, brigade),
        _ => return end(table),
    };
    let walk = match begin::walk(table.position(), mover) {
        Some(walk) => Some(walk),
        None => enter(table, mover)?,
    };
    walk.map_or(Ok(()), |walk| go_on(table, walk))
}

/// Whether no unit or leader of the phasing side has moved in this phase.
fn is_fresh(position: Position<'_>) -> bool {
    let side = position.board.active();
    !position.board.units().any(|it| position.side_of(it) == side && position.state(it).moved)
        && !position
            .board
            .leaders()
            .any(|it| position.leader_info(it).side == side && position.board.leader(it).moved)
}

pub(super) fn ask(table: &mut Table, question: MoveQuestion) -> Play<Choice> {
    let (side, question) = (table.board().active(), Question::Move(question));
    table.choose_among(side, question, legality::options)
}

/// Brings a unit or leader onto the map. ST 21.22. ST-SETUP-03.
fn enter(table: &mut Table, mover: Mover) -> Play<Option<Walk>> {
    let formation = match mover {
        Mover::Leader(_) => None,
        Mover::Unit(unit) => match ask(table, MoveQuestion::Formation(unit))? {
            Choice::Formation(formation) => Some(formation),
            _ => return Ok(None),
        },
    };
    let Choice::Hex(hex) = ask(table, MoveQuestion::Entry(mover, formation))? else {
        return Ok(None);
    };
    let Ok(cost) = entry::enters(table.position(), mover, formation, hex) else { return Ok(None) };
    Ok(Some(come(table, mover, formation, hex, cost)))
}

/// Puts a unit or leader on the map at its edge. Returns the move, which continues from there. ST
/// 21.22. ST-SETUP-03.
pub(super) fn come(
    table: &mut Table,
    mover: Mover,
    formation: Option<Formation>,
    hex: HexId,
    cost: StepCost,
) -> Walk {
    let grid = &table.package().game.map.grid;
    let inward = Direction::ALL.into_iter().find(|it| {
        grid.neighbour(hex, it.opposite()).is_none() && grid.neighbour(hex, *it).is_some()
    });
    table.emit(Event::Entered { mover, hex, formation, cost: cost.points });
    let mut walk = Walk::of(mover, hex);
    if let Mover::Unit(unit) = mover {
        align(table, unit, hex, inward);
        if cost.stops {
            (walk.stuck, walk.halted) = (walk.units, Some(Halt::Terrain));
        }
    }
    walk
}

/// Moves units and leaders until they stop. On the way, the player may change formations and
/// facings, and others may join or drop out. ST 5.0, 6.2, 7.12. ST-MOVE-18.
pub(super) fn go_on(table: &mut Table, mut walk: Walk) -> Play {
    for _ in 0..LONGEST {
        if walk.movers().next().is_none() {
            return Ok(());
        }
        match ask(table, MoveQuestion::Step(walk))? {
            Choice::Hex(to) if is_far(table.position(), &walk, to) => {
                route::follow(table, &mut walk, to)?;
            }
            Choice::Hex(to) => leave(table, &mut walk, Some(to))?,
            Choice::Word(Word::Exit) => leave(table, &mut walk, None)?,
            Choice::Formation(into) => change(table, &mut walk, into)?,
            Choice::Facing(facing) => {
                let (side, hex) = (table.board().active(), walk.here);
                table.emit(Event::Faced { side, hex, facing });
                walk.faced = true;
            }
            Choice::Unit(unit) => join_or_drop(table, &mut walk, Mover::Unit(unit)),
            Choice::Leader(leader) => join_or_drop(table, &mut walk, Mover::Leader(leader)),
            Choice::Word(Word::Top) => order(table, &mut walk, Layer::Top),
            Choice::Word(Word::Bottom) => order(table, &mut walk, Layer::Bottom),
            Choice::Word(Word::Reserve) => rest(table, walk.here),
            Choice::Word(Word::Ready) => {
                let (hex, units) = (walk.here, walk.units);
                table.emit(Event::ReserveChanged { hex, units, reserve: ReserveMark::Removed });
                walk.readied = true;
            }
            _ => break,
        }
    }
    finish(table, &walk);
    Ok(())
}

/// Ends the move of all movers.
pub(super) fn finish(table: &mut Table, walk: &Walk) {
    for mover in walk.movers() {
        table.emit(Event::MoveEnded { mover });
    }
}

/// Moves the group into a hex, or off the map. The units turn, and enemies may fire at them first.
/// Movers that still can continue. If units are pinned or can no longer go there, the player
/// decides again. ST 5.0, 7.11, 11.1, 16.0. ST-MOVE-17, ST-MOVE-18, ST-FACE-04, ST-ZOC-05,
/// ST-ZOC-09, ST-ZOC-10.
pub(super) fn leave(table: &mut Table, walk: &mut Walk, to: Option<HexId>) -> Play {
    let from = walk.here;
    pay::pay_for(table, walk.units);
    let toward = to.and_then(|to| table.position().direction(from, to));
    for unit in walk.units().filter(|_| !walk.fired_at) {
        turn(table, unit, toward);
    }
    if !walk.fired_at && !walk.units.is_empty() {
        reaction::withdrawal(table, walk.units, from)?;
        keep_able(table, walk);
        if walk.movers().next().is_none() {
            return Ok(());
        }
        walk.fired_at = true;
        let is_pinned = |unit: UnitId| table.position().state(unit).pinned;
        if walk.units().any(is_pinned) || costs(table, walk, to).is_empty() {
            walk.fired_at = walk.units().any(is_pinned);
            for unit in walk.units() {
                align(table, unit, from, None);
            }
            return Ok(());
        }
    }
    for (mover, cost) in costs(table, walk, to) {
        match to {
            Some(to) => table.emit(Event::Moved { mover, from, to, cost: cost.points }),
            None => table.emit(Event::Exited { mover, from }),
        }
        if let Mover::Unit(unit) = mover {
            arrive(table, walk, unit, to, cost.stops);
        }
    }
    match to {
        Some(to) => *walk = walk.at(to),
        None => {
            finish(table, walk);
            (walk.units, walk.leaders) = (UnitSet::EMPTY, crate::game::LeaderSet::EMPTY);
        }
    }
    Ok(())
}

/// Returns the costs of the movers, from the bottom unit of the stack to the top one, then leaders.
/// Empty if they cannot go.
fn costs(table: &Table, walk: &Walk, to: Option<HexId>) -> Vec<(Mover, StepCost)> {
    let position = table.position();
    let costs = match to {
        Some(to) => steps::step(position, walk, to),
        None => entry::leaves(position, walk),
    };
    let mut costs = costs.unwrap_or_default();
    let layer = |mover: Mover| mover.unit().map_or(u8::MAX, |unit| position.state(unit).layer);
    costs.sort_by_key(|(mover, _)| layer(*mover));
    costs
}

/// Ends the move of units that were destroyed or driven off, and drops leaders who are no longer in
/// the hex. ST 14.3. ST-ROUT-04.
fn keep_able(table: &mut Table, walk: &mut Walk) {
    for mover in walk.movers() {
        let hex = match mover {
            Mover::Unit(unit) => table.board().hex_of(unit),
            Mover::Leader(leader) => table.board().hex_of_leader(leader),
        };
        if hex != Some(walk.here) {
            drop(walk, mover);
            if mover.unit().is_some() {
                table.emit(Event::MoveEnded { mover });
            }
        }
    }
}

/// Gives a unit the facing of the friendly units in the hex that it has entered, and stops it there
/// if required. ST 8.4, 8.73, 9.0. ST-FACE-08, ST-MOVE-06, ST-STK-09.
fn arrive(table: &mut Table, walk: &mut Walk, unit: UnitId, to: Option<HexId>, stops: bool) {
    let Some(hex) = to else { return };
    align(table, unit, hex, None);
    let position = table.position();
    let (side, state) = (position.side_of(unit), position.state(unit));
    let joins_reserve = position.stack(side, hex).any(|friend| position.state(friend).reserve);
    let halt = match stops {
        _ if joins_reserve => Halt::Reserve,
        true if state.routed => Halt::Routed,
        true => Halt::Terrain,
        false => return,
    };
    if joins_reserve {
        let units = [unit.index()].into_iter().collect();
        table.emit(Event::ReserveChanged { hex, units, reserve: ReserveMark::Placed });
    }
    walk.stuck.insert(unit.index());
    walk.halted = Some(halt);
}

/// Turns a unit toward a hexside, if its formation has a facing.
fn turn(table: &mut Table, unit: UnitId, toward: Option<Direction>) {
    let state = table.board().unit(unit);
    if let Some(facing) = toward.filter(|it| state.formation.has_facing() && *it != state.facing) {
        table.emit(Event::Turned { unit, facing });
    }
}

/// Gives a unit the facing of the friendly units in its hex, or else turns it toward a hexside. ST
/// 8.4. ST-FACE-08.
fn align(table: &mut Table, unit: UnitId, hex: HexId, toward: Option<Direction>) {
    let position = table.position();
    let own = toward.unwrap_or(position.state(unit).facing);
    let facing = movement::facing_in(position, unit, hex, own);
    turn(table, unit, Some(facing));
}

/// Changes the formation of units. Small arms may first fire at a battery, whose change fails if it
/// is pinned or loses crew. ST 6.2. ST-FORM-02, ST-FORM-03, ST-FORM-10, ST-FORM-11.
pub(super) fn change(table: &mut Table, walk: &mut Walk, into: Formation) -> Play {
    let Ok(units) = formation::change(table.position(), walk, into) else { return Ok(()) };
    pay::pay_for(table, units.iter().map(|(unit, _)| unit.index()).collect());
    for (unit, cost) in units {
        let (arm, before) = (table.position().info(unit).arm, *table.board().unit(unit));
        if arm == Arm::Artillery {
            reaction::limbering(table, unit)?;
        }
        let after = table.board().unit(unit);
        if after.pinned
            || (after.crew, after.strength, after.place)
                != (before.crew, before.strength, before.place)
        {
            table.emit(Event::ChangeFailed { unit, cost });
            halt(walk, unit, Halt::Changing);
            continue;
        }
        table.emit(Event::FormationChanged { unit, formation: into, cost });
        align(table, unit, walk.here, None);
        walk.faced = false;
        if arm == Arm::Cavalry {
            halt(walk, unit, Halt::Changed);
        }
    }
    keep_able(table, walk);
    Ok(())
}

fn halt(walk: &mut Walk, unit: UnitId, reason: Halt) {
    walk.stuck.insert(unit.index());
    walk.halted = Some(reason);
}

/// Adds a unit or leader in the hex to the group, or drops it. A unit that may not continue ends
/// its move. ST 5.0. ST-MOVE-18.
fn join_or_drop(table: &mut Table, walk: &mut Walk, mover: Mover) {
    let is_member = walk.movers().any(|member| member == mover);
    match mover {
        _ if is_member => {
            let is_stuck = mover.unit().is_some_and(|unit| walk.stuck.contains(unit.index()));
            drop(walk, mover);
            if is_stuck {
                table.emit(Event::MoveEnded { mover });
            }
        }
        Mover::Unit(unit) => walk.units.insert(unit.index()),
        Mover::Leader(leader) => walk.leaders.insert(leader.index()),
    }
}

fn drop(walk: &mut Walk, mover: Mover) {
    match mover {
        Mover::Unit(unit) => {
            walk.units.remove(unit.index());
            walk.stuck.remove(unit.index());
            walk.dropped.insert(unit.index());
        }
        Mover::Leader(leader) => {
            walk.leaders.remove(leader.index());
            walk.dropped_leaders.insert(leader.index());
        }
    }
    if walk.stuck.is_empty() {
        walk.halted = None;
    }
}

/// Puts the unit of a move on top or at the bottom of its stack. ST 8.6. ST-STK-06.
fn order(table: &mut Table, walk: &mut Walk, layer: Layer) {
    if let Some(unit) = walk.units().next() {
        table.emit(Event::StackOrdered { unit, layer });
    }
    walk.ordered = true;
}

/// Puts the units in a hex into Reserve. ST 8.7. ST-STK-09.
fn rest(table: &mut Table, hex: HexId) {
    let units = table.position().stack(table.board().active(), hex).map(UnitId::index).collect();
    table.emit(Event::ReserveChanged { hex, units, reserve: ReserveMark::Placed });
}

/// Ends the phase. Oversized stacks go into Reserve if they can, or else lose units of the owner's
/// choice. Leaders without troops join the nearest ones of their command. ST 8.3, 8.75, 12.14,
/// 17.3. ST-STK-02, ST-LEAD-07.
fn end(table: &mut Table) -> Play {
    let side = table.board().active();
    let hexes: Vec<HexId> = table.position().on_map(side).map(|(_, hex)| hex).collect();
    for hex in hexes {
        thin_out(table, hex)?;
    }
    let alone: Vec<(LeaderId, HexId)> = move_end::alone(table.position()).collect();
    for (_, hex) in alone {
        leaders::displaced(table, hex)?;
    }
    supply::guards(table)?;
    turn::after(table);
    Ok(())
}

fn thin_out(table: &mut Table, hex: HexId) -> Play {
    let side = table.board().active();
    for _ in 0..table.position().stack(side, hex).count() {
        let position = table.position();
        if stacking::stays(position, side, hex).is_ok() {
            break;
        }
        let stack = || position.stack(side, hex);
        let formed: Vec<_> = stack().map(|it| (it, position.state(it).formation)).collect();
        if stacking::reserve(position, hex, &formed).is_ok() {
            rest(table, hex);
            break;
        }
        let troops = stack().filter(|unit| position.info(*unit).arm != Arm::Wagon);
        let question = Question::Crowded(troops.map(UnitId::index).collect());
        let options = legality::options(position, &question);
        if options.is_empty() {
            break;
        }
        let Choice::Unit(unit) = table.choose(side, question, options)? else { break };
        let points = table.board().unit(unit).strength;
        losses::lose(table, unit, points, LossKind::Captured);
    }
    Ok(())
}
