//! Melee Phase. ST 4.0 F, 13.

use kernel::{Cast, Dice, Fault, HexId, Play, Side, Throw};

use super::leaders::{self, Danger};
use super::retreat::{self, Order};
use super::{facing, losses, pay, rout, turn};
use crate::check::{legality, melee, strength};
use crate::choice::{Choice, Mover, Word};
use crate::event::{Event, LossKind, MeleeReport, RoutCause};
use crate::game::{Arm, Formation, LeaderId, LeaderSet, MeleeResult, SideEffect, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{Loss, MeleeQuestion, Question, RetreatCause};
use crate::system::{Outcome, Roll, Table};

/// Number of hexes of a retreat out of a melee. ST 13.84. ST-MEL-15.
pub(crate) const LEAVING: u8 = 2;

/// Plays one melee. If none is left, ends the phase. Sides that must continue a melee first decide
/// which units leave it. ST 13.0, 13.84. ST-SEQ-05, R-51.
pub(super) fn one(table: &mut Table) -> Play {
    if let Some(hex) = melee::undecided(table.position()) {
        return hold(table, hex);
    }
    let side = table.board().active();
    let question = Question::Melee(MeleeQuestion::Where);
    let Choice::Hex(hex) = table.choose_among(side, question, legality::options)? else {
        turn::after(table);
        return Ok(());
    };
    enter(table, hex)?;
    fight(table, hex)
}

/// Lets units of the former defender leave a melee. The others stay and fight. ST 13.84. ST-MEL-15.
fn hold(table: &mut Table, hex: HexId) -> Play {
    let side = table.board().active();
    while !melee::is_abandoned(table.position(), hex) {
        let question = Question::Melee(MeleeQuestion::Leave(hex));
        let Choice::Unit(unit) = table.choose_among(side, question, legality::options)? else {
            break;
        };
        leave(table, unit, hex)?;
    }
    if melee::is_abandoned(table.position(), hex) {
        return end(table, hex, present(table, hex), UnitSet::EMPTY);
    }
    table.emit(Event::MeleeHeld { hex });
    Ok(())
}

/// Retreats a unit out of a melee, followed by a rout check. ST 10.83, 13.84. ST-MEL-15, ST-MEL-16.
fn leave(table: &mut Table, unit: UnitId, hex: HexId) -> Play {
    let spared = present(table, hex);
    let cause = RetreatCause::Leaving;
    let units = [unit.index()].into_iter().collect();
    retreat::retreat(table, Order { units, cause, from: hex, spared, hexes: LEAVING })?;
    leaders::displaced(table, hex)?;
    check_rout(table, unit, hex, spared)
}

fn check_rout(table: &mut Table, unit: UnitId, from: HexId, spared: UnitSet) -> Play {
    match table.board().hex_of(unit) {
        Some(_) => rout::check(table, unit, from, spared),
        None => Ok(()),
    }
}

/// Returns the units of both sides in a melee. None of them fires at a unit that retreats from it.
/// ST 11.2, 13.84. ST-ZOC-12, ST-MEL-16.
fn present(table: &Table, hex: HexId) -> UnitSet {
    table.board().units_in(hex).iter().map(|unit| unit.index()).collect()
}

/// Asks which units and leaders enter the hex, and moves them there. ST 13.0, 13.2, 13.6, 19.36.
/// ST-MEL-01, ST-MEL-04, ST-UAM-03.
fn enter(table: &mut Table, hex: HexId) -> Play {
    let side = table.board().active();
    let (mut units, mut leaders) = (UnitSet::EMPTY, LeaderSet::EMPTY);
    loop {
        let question = Question::Melee(MeleeQuestion::Who(hex, units, leaders));
        match table.choose_among(side, question, legality::options)? {
            Choice::Unit(unit) => units.insert(unit.index()),
            Choice::Leader(leader) => leaders.insert(leader.index()),
            Choice::Word(Word::All) => {
                let all = melee::several(table.position(), hex);
                (units, leaders) = all.unwrap_or((units, leaders));
                break;
            }
            _ => break,
        }
    }
    go_in(table, hex, units, leaders);
    Ok(())
}

/// Fights the melee of a unit that charges alone. ST 18.25.
pub(super) fn charge(table: &mut Table, unit: UnitId, hex: HexId) -> Play {
    go_in(table, hex, [unit.index()].into_iter().collect(), LeaderSet::EMPTY);
    fight(table, hex)
}

fn go_in(table: &mut Table, hex: HexId, units: UnitSet, leaders: LeaderSet) {
    pay::pay_for(table, units);
    for unit in units.iter().map(UnitId::from_index) {
        if let Some(from) = table.board().hex_of(unit) {
            table.emit(Event::MeleeEntered { mover: Mover::Unit(unit), from, to: hex });
        }
    }
    for leader in leaders.iter().map(LeaderId::from_index) {
        if let Some(from) = table.board().hex_of_leader(leader) {
            table.emit(Event::MeleeEntered { mover: Mover::Leader(leader), from, to: hex });
        }
    }
}

/// Fights one round of the melee in a hex. A wagon without a guard is captured without a fight. ST
/// 13.5, 13.87. ST-MEL-05, ST-MEL-08, ST-MEL-18, R-116.
fn fight(table: &mut Table, hex: HexId) -> Play {
    let attacker = table.board().active();
    let Some(melee) = table.board().melee_in(hex) else { return Ok(()) };
    let assault = strength::assault(table.position(), melee, attacker);
    let Some((target, _)) = assault.defending.first().copied() else {
        return end(table, hex, UnitSet::EMPTY, UnitSet::EMPTY);
    };
    let (die, result) = match table.cast(attacker, Roll::Melee(target), Throw::D6)? {
        Cast::Dice(Dice::One(die)) => {
            (Some(die), strength::result(table.position(), assault.differential, die))
        }
        Cast::Given(Outcome::Melee(result)) => (None, result),
        other => return Err(Fault(format!("{other:?} is no result of a melee")).into()),
    };
    table.emit(Event::MeleeFought { melee: Box::new(MeleeReport { assault, die, result }) });
    if let MeleeResult::Decided(of_attacker, of_defender) = result {
        let effects = [(attacker, of_attacker), (attacker.other(), of_defender)];
        if !strength::destroys_both(table.position(), hex, effects) {
            return decide(table, hex, effects);
        }
    }
    table.emit(Event::Engaged { hex });
    Ok(())
}

/// Applies a result that ends a melee: losses and leaders, retreats, captures of guns, routs. ST
/// 13.81 to 13.83. ST-MEL-09 to ST-MEL-12, ST-MEL-20, ST-MEL-21.
fn decide(table: &mut Table, hex: HexId, effects: [(Side, SideEffect); 2]) -> Play {
    let foes = present(table, hex);
    for (side, effect) in effects {
        suffer(table, hex, side, effect)?;
    }
    let mut gone = UnitSet::EMPTY;
    for (side, effect) in effects.into_iter().filter(|(_, effect)| effect.retreat > 0) {
        let units = strength::fighters(table.position(), side, hex);
        gone = units.map(|unit| unit.index()).collect();
        let (cause, hexes) = (RetreatCause::Melee, effect.retreat);
        let order = Order { units: gone, cause, from: hex, spared: foes, hexes };
        retreat::retreat(table, order)?;
        capture_guns(table, hex, side);
    }
    leaders::displaced(table, hex)?;
    end(table, hex, foes, gone)
}

/// Takes the losses of a result from a side, one point at a time, and rolls for its leaders. ST
/// 13.6, 13.81, 13.83, 17.41. ST-MEL-09, ST-MEL-11, ST-MEL-14, ST-MEL-21, ST-LEAD-11.
fn suffer(table: &mut Table, hex: HexId, side: Side, effect: SideEffect) -> Play {
    let led: LeaderSet =
        table.position().leaders_of(side, hex).map(|leader| leader.index()).collect();
    let results = [
        (effect.killed, LossKind::Melee, Danger::MeleeKilled),
        (effect.captured, LossKind::Captured, Danger::MeleeCaptured),
    ];
    for (points, loss, danger) in results {
        let mut lost = 0;
        while lost < points && lose(table, hex, side, loss)? {
            lost += 1;
        }
        if lost > 0 {
            leaders::test(table, led, danger)?;
        }
    }
    Ok(())
}

/// Takes one point, or a step of a crew, from a unit that the owner chooses. Returns whether a unit
/// was available. ST 13.6, 13.81. ST-MEL-09, ST-MEL-14.
fn lose(table: &mut Table, hex: HexId, side: Side, loss: LossKind) -> Play<bool> {
    let question =
        Question::Loss(Loss { hex, units: strength::victims(table.position(), hex, side, loss) });
    let options = legality::options(table.position(), &question);
    if options.is_empty() {
        return Ok(false);
    }
    let Choice::Unit(unit) = table.choose(side, question, options)? else { return Ok(false) };
    let is_battery = table.position().info(unit).arm == Arm::Artillery;
    if is_battery && loss == LossKind::Melee {
        table.emit(Event::CrewLost { unit, steps: 1 });
    } else {
        losses::lose(table, unit, 1, loss);
    }
    Ok(true)
}

/// Captures all unlimbered batteries of a side that must retreat or that loses captured points. ST
/// 13.82, 13.83. ST-MEL-12, R-50.
fn capture_guns(table: &mut Table, hex: HexId, side: Side) {
    for unit in table.position().stack(side, hex).collect::<Vec<_>>() {
        if table.board().unit(unit).formation == Formation::Unlimbered {
            losses::capture(table, unit);
        }
    }
}

/// Ends a melee. Units that retreated from it take rout checks, cavalry that charged routs, and the
/// units that hold the hex may turn. ST 7.32, 13.82, 18.24. ST-MEL-10, ST-MEL-19, ST-CAV-05,
///
fn end(table: &mut Table, hex: HexId, foes: UnitSet, gone: UnitSet) -> Play {
    let charged = table.board().melee_in(hex).map_or(UnitSet::EMPTY, |melee| melee.charged);
    table.emit(Event::MeleeEnded { hex });
    for unit in gone.iter().map(UnitId::from_index) {
        check_rout(table, unit, hex, foes)?;
    }
    for unit in charged.iter().map(UnitId::from_index) {
        if table.board().hex_of(unit).is_some() && !table.board().unit(unit).routed {
            rout::rout(table, unit, RoutCause::Charge, hex, foes)?;
        }
    }
    for side in [Side::Usa, Side::Csa] {
        facing::ask(table, side, hex)?;
    }
    Ok(())
}
