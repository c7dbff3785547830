//! Close combat. CC-01 to CC-25.

mod advance;
mod cavalry;
mod cohesion;
mod defensive_fire;
mod present;

use kernel::{HexId, Play, Side};

use super::{break_test, fire, hooks, moments, victory};
use crate::board::{Moment, Verdict};
use crate::check::close_combat as check;
use crate::check::traits;
use crate::event::{CloseReport, Event, LookUp};
use crate::game::{CohesionTest, Effect, MomentKind, UnitId, UnitSet};
use crate::play::ask::{ask_hex, ask_unit};
use crate::play::cohesion::Tested;
use crate::play::flow::Flow;
use crate::position_ext::{PositionExt, members};
use crate::question::{AssaultQuestion, Assaulters};
use crate::refusal::Refusal;
use crate::system::{CrtReading, Roll, Step, Table};

use present::{defenders, places, still_in};

/// Asks the active side to declare all close combats of the step before any is resolved. SS 14.1,
/// BS 11.2. CC-02.
pub fn declare(table: &mut Table) -> Play {
    let activation = table.board().activation().expect("close combat is declared in an activation");
    let assaulters = Assaulters::Brigade(activation.brigade);
    let side = table.position().game().brigades[activation.brigade.index()].side;
    while let Some(unit) = ask_unit(table, side, AssaultQuestion::Unit(assaulters))? {
        let target =
            ask_hex(table, side, AssaultQuestion::Target(unit))?.expect("a target is a hex");
        table.emit(Event::AssaultDeclared { unit, target });
    }
    Ok(())
}

/// Resolves the next declared close combat. The player chooses each in turn. SS 14.2, BS 11.3.
/// CC-03.
pub fn fight_next(table: &mut Table) -> Play<Flow> {
    let activation = table.board().activation().expect("close combat is fought in an activation");
    if activation.assaults.is_empty() {
        return Ok(Flow::Done);
    }
    let side = table.position().game().brigades[activation.brigade.index()].side;
    let target =
        ask_hex(table, side, AssaultQuestion::Next)?.expect("a close combat is named by its hex");
    let attackers = check::committed(table.position(), target);
    if attackers.is_empty() {
        table.emit(Event::AssaultLapsed { target });
        return Ok(Flow::Goes);
    }
    begin(table, &attackers, target)?;
    Ok(Flow::Goes)
}

/// Runs a close combat of cavalry in its artillery step. SS 9.5. ART-12.
pub fn by_cavalry(table: &mut Table, unit: UnitId) -> Play {
    let side = table.position().side_of(unit);
    let Some(unit) = ask_unit(table, side, AssaultQuestion::Unit(Assaulters::Cavalry(unit)))?
    else {
        return Ok(());
    };
    let target = ask_hex(table, side, AssaultQuestion::Target(unit))?.expect("a target is a hex");
    let attackers = crate::position_ext::only(unit);
    begin(table, &attackers, target)
}

/// Begins the close combat of the given attackers against a hex. SS 14.1. CC-03.
///
/// # Errors
/// If the table suspends the play.
pub fn begin(table: &mut Table, attackers: &UnitSet, target: HexId) -> Play {
    table.emit(Event::AssaultBegan { target, attackers: *attackers });
    fight(table, attackers, target)
}

/// Resolves one close combat completely. SS 14.2, BS 11.3. CC-04 to CC-24.
pub fn fight(table: &mut Table, attackers: &UnitSet, target: HexId) -> Play {
    let Some(side) = members(attackers).next().map(|unit| table.position().side_of(unit)) else {
        return Ok(());
    };
    table.within(Step::CloseCombat, |table| {
        if !table.position().enemy_in(target, side) {
            return lapse(table, attackers, target);
        }
        hooks::of_units(table, |hooks| &hooks.on_close_combat, attackers, target)?;
        let defenders: UnitSet = table.board().units_in(target).map(UnitId::index).collect();
        let moment = Moment::at(MomentKind::Defence, defenders, side.other(), target);
        moments::during(table, moment, |table, verdict| match verdict {
            Verdict::Stands => go_in(table, side, attackers, target),
            Verdict::Stopped | Verdict::RollAgain | Verdict::SentBack => {
                table.emit(Event::AssaultLapsed { target });
                Ok(())
            }
        })
    })
}

/// Resolves the attack, starting with defensive fire. SS 14.2, BS 11.3. CC-04 to CC-24.
fn go_in(table: &mut Table, side: Side, attackers: &UnitSet, target: HexId) -> Play {
    let places = places(table, attackers);
    let withdrew = defensive_fire::issue(table, &places, target)?;
    let left = still_in(table, &places);
    if left.is_empty() || table.board().result().is_some() {
        table.emit(Event::AssaultLapsed { target });
        return advance::after_defensive_fire(table, &places, target);
    }
    if !table.position().enemy_in(target, side) {
        return if withdrew.is_empty() {
            lapse(table, &left, target)
        } else {
            advance::one_hex(table, &left, target)
        };
    }
    assault(table, side, &left, target)
}

/// Runs only a close combat cohesion test, for a test case. The hex of the first unit in `causes`
/// is the Assaulting Hex.
pub fn test_alone(table: &mut Table, tested: &Tested, test: CohesionTest) -> Play {
    let assaulting =
        members(&tested.causes).find_map(|unit| table.board().hex_of(unit)).unwrap_or(tested.hex);
    let places = places(table, &tested.causes);
    let sides = check::Sides {
        attackers: tested.causes,
        assaulting,
        target: tested.hex,
        lead: tested.lead,
    };
    let aftermath = cohesion::close_test(table, &sides, tested.units, test)?;
    advance::after_close_combat(table, &sides, &places, &aftermath)
}

/// Runs only an advance, for a test case. Returns the first illegal hex with its refusal.
pub fn advance_along(
    table: &mut Table,
    unit: UnitId,
    path: &[HexId],
) -> Play<Result<(), (HexId, Refusal)>> {
    advance::along(table, unit, path)
}

/// Determines the column, rolls the dice, and applies the test. SS 14.2c-f. CC-10 to CC-23.
fn assault(table: &mut Table, side: Side, attackers: &UnitSet, target: HexId) -> Play {
    let places = places(table, attackers);
    let assaulting = ask_hex(table, side, AssaultQuestion::Hex(*attackers, target))?
        .expect("the Assaulting Hex is a hex");
    let standing: UnitSet = defenders(table, target).into_iter().map(UnitId::index).collect();
    if standing.is_empty() {
        return lapse(table, attackers, target);
    }
    if are_helpless(table, &standing) {
        return take(table, attackers, &standing, target);
    }
    let lead = fire::lead_unit(table, &standing)?;
    let sides = check::Sides { attackers: *attackers, assaulting, target, lead };
    let Some(test) = resolve(table, side, &sides)? else {
        table.emit(Event::AssaultLapsed { target });
        return Ok(());
    };
    let aftermath = cohesion::close_test(table, &sides, standing, test)?;
    advance::after_close_combat(table, &sides, &places, &aftermath)
}

/// Rolls on the Combat Results Table and returns the test. A close combat always calls for a test,
/// unless shifts cancel the attack. SS 14.2c-e. CC-11 to CC-23.
fn resolve(table: &mut Table, side: Side, sides: &check::Sides) -> Play<Option<CohesionTest>> {
    let check::Clash { strength, attacking_sp, defending_sp, first_column, shifts, column, cr } =
        check::clash(table.position(), sides);
    let Some(column) = column else { return Ok(None) };
    let reading = CrtReading { column, cr };
    let (dice, test) = fire::look_up(table, side, Roll::CloseCrt(reading), reading)?;
    let test = test.unwrap_or(CohesionTest::CloseFight);
    let (lead, called_for) = (sides.lead, Some(test));
    let look_up =
        LookUp { strength, first_column, shifts, column, dice, lead, cr, test: called_for };
    let report = CloseReport {
        side,
        assaulting: sides.assaulting,
        attackers: sides.attackers,
        target: sides.target,
        attacking_sp,
        defending_sp,
        look_up,
    };
    table.emit(Event::CloseCombatResolved { report: Box::new(report) });
    Ok(Some(test))
}

/// Cancels a close combat in which no unit is left to attack. Attackers may enter a hex that
/// another close combat emptied. SS 14.1, 15.8. CC-24, A-79.
fn lapse(table: &mut Table, attackers: &UnitSet, target: HexId) -> Play {
    table.emit(Event::AssaultLapsed { target });
    advance::into_vacated(table, attackers, target)
}

/// Whether all defenders have the trait effect [`Effect::CannotStandAlone`]. VAL-16.
fn are_helpless(table: &Table, standing: &UnitSet) -> bool {
    members(standing).all(|unit| traits::does(table.position(), unit, &Effect::CannotStandAlone))
}

/// Eliminates defenders that cannot stand alone, without a roll. VAL-16.
fn take(table: &mut Table, attackers: &UnitSet, standing: &UnitSet, target: HexId) -> Play {
    for unit in members(standing) {
        break_test::eliminate(table, unit)?;
        victory::award_captured(table, unit);
    }
    advance::one_hex(table, attackers, target)
}
