//! Procedure for movement. SS 13.0, BS 10.0. MOVE-01 to MOVE-12.

use kernel::{HexId, Play, Side};

use super::{cavalry, disengagement, entering, hooks, overstack};
use crate::check::movement::{self as check, Paid, charge, mount};
use crate::choice::{Choice, Word};
use crate::event::Event;
use crate::game::{Mount, UnitId, UnitSet};
use crate::play::ask::{ask, ask_unit};
use crate::play::flow::Flow;
use crate::position_ext::{PositionExt, members, only};
use crate::question::{EventMove, MoveOrder, MoveQuestion, Pace, Walk};
use crate::refusal::Refusal;
use crate::system::{Step, Table};

/// Runs one play of the Movement Step. A unit or stack of the active brigade moves, or the step
/// ends. SS 13.1, 13.4. MOVE-01, MOVE-02.
pub fn step(table: &mut Table) -> Play<Flow> {
    let Some(activation) = table.board().activation() else { return Ok(Flow::Done) };
    let (brigade, Some(order)) = (activation.brigade, activation.order) else {
        return Ok(Flow::Done);
    };
    let side = table.package().game.brigades[brigade.index()].side;
    let order = MoveOrder::Brigade(brigade, order);
    let Some(movers) = choose_movers(table, side, order)? else { return Ok(Flow::Done) };
    table.emit(Event::Acted { units: movers });
    move_together(table, order, &movers)?;
    Ok(Flow::Goes)
}

/// Lets a battery or a cavalry unit move in its artillery step. SS 9.1, 9.5. ART-02, ART-06,
/// ART-12.
pub fn by_independent(table: &mut Table, unit: UnitId) -> Play {
    move_together(table, MoveOrder::Artillery(unit), &only(unit))
}

/// Lets a side move the units that an event names, each unit once, until the side stops. Then
/// resolves overstacked hexes. SS 6.1, 13.1. MOVE-01, CHIT-24, STK-02, STK-07.
pub fn by_event(table: &mut Table, mut granted: EventMove) -> Play {
    let Some(first) = members(&granted.units).next() else { return Ok(()) };
    let side = table.position().side_of(first);
    while !table.board().is_over() {
        let order = MoveOrder::Event(granted);
        let Some(movers) = choose_movers(table, side, order)? else { break };
        members(&movers).for_each(|unit| granted.units.remove(unit.index()));
        move_together(table, order, &movers)?;
    }
    overstack::settle(table)
}

/// Moves units along given steps, for a test case. Each step is checked when it is made. Returns
/// the first illegal step with its refusal. A move that disengagement fire cuts short ends without
/// a refusal.
pub fn along(
    table: &mut Table,
    order: MoveOrder,
    movers: &UnitSet,
    steps: &[Choice],
) -> Play<Result<(), (Choice, Refusal)>> {
    let (Some(&first), Some(&last)) = (steps.first(), steps.last()) else { return Ok(Ok(())) };
    let question = MoveQuestion::Unit(order);
    let may_move = members(movers)
        .try_for_each(|unit| check::check(table.position(), &question, Choice::Unit(unit)));
    let mut walk = match may_move.and_then(|()| check::begin(table.position(), order, movers)) {
        Ok(walk) => walk,
        Err(refusal) => return Ok(Err((first, refusal))),
    };
    if matches!(order, MoveOrder::Brigade(..)) {
        table.emit(Event::Acted { units: walk.movers });
    }
    table.within(Step::Move, |table| {
        let judge = |table: &Table, walk: &Walk, step| match walk.movers.is_empty() {
            true => Ok(()),
            false => check::check(table.position(), &MoveQuestion::Hex(*walk), step),
        };
        for &step in steps {
            if let Err(refusal) = judge(table, &walk, step) {
                return Ok(Err((step, refusal)));
            }
            make_step(table, &mut walk, step)?;
        }
        Ok(judge(table, &walk, Word::Stop.into()).map_err(|refusal| (last, refusal)))
    })
}

/// Asks the side for the units that move next. `None` if the side stops. SS 13.4. MOVE-02.
fn choose_movers(table: &mut Table, side: Side, order: MoveOrder) -> Play<Option<UnitSet>> {
    let Some(unit) = ask_unit(table, side, MoveQuestion::Unit(order))? else { return Ok(None) };
    let mut movers = only(unit);
    while let Some(mate) = ask_unit(table, side, MoveQuestion::Stack(order, movers))? {
        movers.insert(mate.index());
    }
    Ok(Some(movers))
}

/// Moves several units in the same hex together until they stop. SS 13.1, 13.4. MOVE-02.
fn move_together(table: &mut Table, order: MoveOrder, movers: &UnitSet) -> Play {
    match check::begin(table.position(), order, movers) {
        Ok(walk) => table.within(Step::Move, |table| walk_on(table, walk)),
        Err(_) => Ok(()),
    }
}

/// Moves the group step by step until its owner stops. SS 13.1, 13.9, 18.1. MOVE-04, MOVE-12.
fn walk_on(table: &mut Table, mut walk: Walk) -> Play {
    while let Some(first) = members(&walk.movers).next() {
        let side = table.position().side_of(first);
        let step = ask(table, side, MoveQuestion::Hex(walk))?;
        make_step(table, &mut walk, step)?;
    }
    Ok(())
}

/// Carries out one answer about the group's move, if any mover is left. A hex, a change of
/// formation or mount, and a charge may continue the move. Any other answer ends it.
fn make_step(table: &mut Table, walk: &mut Walk, step: Choice) -> Play {
    match step {
        _ if walk.movers.is_empty() => {}
        Choice::Hex(to) => enter(table, walk, to)?,
        Choice::Word(Word::Exit) => {
            leave_map(table, walk)?;
            stay(walk);
        }
        Choice::Word(Word::LeaveSkirmish) => leave_skirmish_order(table, walk),
        Choice::Word(Word::Mount) => change_mount(table, walk, Mount::Mounted)?,
        Choice::Word(Word::Dismount) => change_mount(table, walk, Mount::Dismounted)?,
        Choice::Word(Word::Charge) => begin_charge(table, walk),
        _ => stop(table, walk),
    }
    Ok(())
}

/// Announces a hex, resolves disengagement fire, and moves the movers into the hex. SS 13.7.
/// MOVE-12, DIS-01, DIS-02, DIS-05.
fn enter(table: &mut Table, walk: &mut Walk, to: HexId) -> Play {
    let Ok(paid) = check::pay_for_step(table.position(), walk, to) else {
        stay(walk);
        return Ok(());
    };
    let from = walk.here;
    let mut entered = UnitSet::EMPTY;
    for movers in disengagement::leave_together(table, &walk.movers, from) {
        let mut alone = Walk { movers, ..*walk };
        enter_together(table, &mut alone, to, paid)?;
        members(&alone.movers).for_each(|unit| entered.insert(unit.index()));
    }
    *walk = Walk { movers: entered, ..walk.after(to, paid.left) };
    keep_those_in(table, walk, to);
    cavalry::gives_way(table, &walk.movers, from, to)?;
    keep_those_in(table, walk, to);
    Ok(())
}

/// Moves units that leave a hex together and can be hit as one target. They take fire first, and
/// then enter the next hex. SS 13.7, BS 10.7. DIS-01, DIS-04, DIS-05.
fn enter_together(table: &mut Table, walk: &mut Walk, to: HexId, paid: Paid) -> Play {
    leave_hex(table, walk, Some(to))?;
    // the announced hex and its cost are binding, unless the hex has closed since the
    // announcement.
    if check::cost(table.position(), &walk.movers, walk.here, to, walk.order).is_err() {
        stay(walk);
        return Ok(());
    }
    step_into(table, walk, to, paid);
    for unit in members(&walk.movers) {
        if table.board().hex_of(unit) == Some(to) && !table.board().is_over() {
            entering::by_own_move(table, unit)?;
        }
    }
    Ok(())
}

fn step_into(table: &mut Table, walk: &mut Walk, to: HexId, Paid { cost, left }: Paid) {
    let from = walk.here;
    for unit in members(&walk.movers) {
        table.emit(Event::Moved { unit, from, to, cost, left });
    }
    *walk = walk.after(to, left);
}

/// Resolves disengagement fire at the movers. Units that the fire drives off or breaks move no
/// further. DIS-05.
fn leave_hex(table: &mut Table, walk: &mut Walk, to: Option<HexId>) -> Play {
    let from = walk.here;
    if disengagement::leave(table, &walk.movers, from, to)? {
        keep_those_in(table, walk, from);
    } else {
        stay(walk);
    }
    Ok(())
}

/// Keeps only the movers that are in the hex. Drops all movers if the game is over.
fn keep_those_in(table: &Table, walk: &mut Walk, hex: HexId) {
    let is_here = |unit: &UnitId| table.board().hex_of(*unit) == Some(hex);
    let here = members(&walk.movers).filter(is_here).map(UnitId::index).collect();
    walk.movers = if table.board().is_over() { UnitSet::EMPTY } else { here };
}

/// Ends the group's move. A charge that has reached its target is then complete. BS 10.10. CAV-05.
fn stop(table: &mut Table, walk: &mut Walk) {
    let units = charge::made(table.position(), walk);
    if !units.is_empty() {
        table.emit(Event::ChargeMade { units });
    }
    stay(walk);
}

/// Declares a charge by the movers. BS 10.10. CAV-05.
fn begin_charge(table: &mut Table, walk: &mut Walk) {
    table.emit(Event::ChargeDeclared { units: walk.movers });
    walk.pace = Pace::Charge;
}

/// Mounts or dismounts every mover that has the other counter, after fire by adjacent enemies. BS
/// 10.9. CAV-04.
fn change_mount(table: &mut Table, walk: &mut Walk, mount: Mount) -> Play {
    let units = mount::changing(table.position(), walk, mount);
    disengagement::change_mount(table, &units, walk.here, mount)?;
    keep_those_in(table, walk, walk.here);
    *walk = mount::paid(*walk);
    let left = walk.left;
    for unit in members(&units).filter(|unit| walk.movers.contains(unit.index())) {
        table.emit(Event::MountChanged { unit, mount, left });
    }
    Ok(())
}

/// Ends the move by dropping all movers.
fn stay(walk: &mut Walk) {
    walk.movers = UnitSet::EMPTY;
}

/// Takes the movers off the map, after disengagement fire. SS 13.9. OFF-01.
fn leave_map(table: &mut Table, walk: &mut Walk) -> Play {
    let from = walk.here;
    for movers in disengagement::leave_together(table, &walk.movers, from) {
        let mut alone = Walk { movers, ..*walk };
        leave_hex(table, &mut alone, None)?;
        for unit in members(&alone.movers) {
            table.emit(Event::LeftMap { unit });
            hooks::of_unit(table, |hooks| &hooks.on_leave_map, unit, from)?;
        }
    }
    Ok(())
}

/// Takes the movers out of Skirmish Order. They have not entered a hex yet, so the guaranteed
/// one-hex move remains. SS 18.1, 13.3. SKR-03, MOVE-06.
fn leave_skirmish_order(table: &mut Table, walk: &mut Walk) {
    let cost = table.package().game.terrain.leave_skirmish;
    walk.left = walk.left.less(cost);
    let left = walk.left;
    let skirmishers = members(&walk.movers).filter(|&unit| table.board().unit(unit).skirmish);
    for unit in skirmishers.collect::<Vec<_>>() {
        table.emit(Event::LeftSkirmishOrder { unit, left });
    }
}
