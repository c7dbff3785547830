//! The Artillery Phase. SS 9.0, BS 6.0. ART-01 to ART-05, ART-12.

use kernel::{Fault, HexId, Play, Side};

use crate::board::{ArtilleryPhase, ChitStep, Moment, Phase};
use crate::check::affiliation::is_independent;
use crate::check::{artillery, traits};
use crate::choice::Word;
use crate::event::Event;
use crate::game::{Arm, Effect, MomentKind, Part, UnitId, UnitSet};
use crate::play::ask::{ask_hex, ask_unit, ask_word};
use crate::play::flow::Flow;
use crate::play::{
    artillery_rally, close_combat, fire, moments, movement, overstack, reinforcements, turn,
};
use crate::position_ext::{PositionExt, only};
use crate::profile::{ArtilleryPhaseEnd, ArtilleryRallyStep, Profile};
use crate::question::{ArtilleryAction, ArtilleryQuestion};
use crate::system::{Step, Table};

/// Begins the phase and places batteries that are due. If the scenario omits the phase, the
/// batteries still enter, and the Chit Draw Phase begins. SS 9.0, BS 6.0, 10.11. ART-01, ART-14,
/// SEQ-01.
pub fn begin(table: &mut Table) -> Play {
    if table.package().leaves_out(Part::ArtilleryPhase) {
        reinforcements::batteries(table)?;
        return turn::enter(table, Phase::ChitDraw(ChitStep::Declare));
    }
    let first = first_step(&table.package().profile);
    turn::enter(table, first)?;
    reinforcements::batteries(table)
}

/// Runs one action of an artillery step: the choice of a hex, or the action of one of its units. SS
/// 9.1 to 9.3.
pub fn play(table: &mut Table) -> Play {
    let Phase::Artillery(now) = *table.board().phase() else {
        return Err(Fault("artillery acts in the Artillery Phase".to_owned()).into());
    };
    let flow = table.within(Step::ArtilleryPhase, |table| match now.hex {
        None => name_hex(table, now),
        Some(hex) => activate_unit(table, now, hex).map(|()| Flow::Goes),
    })?;
    match flow {
        Flow::Goes => Ok(()),
        Flow::Done => artillery_rally::begin(table),
    }
}

/// Returns the first artillery step of the phase. SS 9.1, BS 6.1. ART-01, V-16: if an Artillery
/// Rally Step follows, the phase records the actions of batteries.
pub fn first_step(profile: &Profile) -> Phase {
    let exerted = match profile.artillery_rally_step {
        ArtilleryRallyStep::Off => None,
        ArtilleryRallyStep::On => Some(UnitSet::EMPTY),
    };
    Phase::Artillery(ArtilleryPhase { exerted, ..ArtilleryPhase::FIRST })
}

/// Returns the next artillery step, which belongs to the other side.
fn next_step(table: &Table, now: ArtilleryPhase, passed_before: Passed) -> Phase {
    let exerted = exerted(table);
    let passed_before = passed_before == Passed::Yes;
    Phase::Artillery(ArtilleryPhase { side: now.side.other(), passed_before, hex: None, exerted })
}

/// Returns the batteries that may not rally in the Artillery Rally Step. `None` if the game has no
/// such step. ART-13.
fn exerted(table: &Table) -> Option<UnitSet> {
    let Phase::Artillery(artillery) = table.board().phase() else { return None };
    artillery.exerted
}

/// Whether a side passed its step without activating a hex.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Passed {
    Yes,
    No,
}

/// Asks the side for a hex. A side without an eligible hex passes automatically. SS 9.1, 9.2.
/// ART-01.
fn name_hex(table: &mut Table, now: ArtilleryPhase) -> Play<Flow> {
    let side = now.side;
    if !artillery::has_eligible_hex(table.position(), side) {
        return Ok(pass(table, now));
    }
    match ask_hex(table, side, ArtilleryQuestion::Hex(side))? {
        Some(hex) => {
            table.emit(Event::ArtilleryHexChosen { side, hex });
            Ok(Flow::Goes)
        }
        None => Ok(pass(table, now)),
    }
}

/// Passes the step, then ends the phase or starts the other side's step. SS 9.3, BS 6.3. ART-05.
fn pass(table: &mut Table, now: ArtilleryPhase) -> Flow {
    table.emit(Event::ArtilleryPassed { side: now.side });
    if ends_phase(table, now) {
        return Flow::Done;
    }
    let next = next_step(table, now, Passed::Yes);
    turn::go_on(table, next);
    Flow::Goes
}

/// Whether a pass ends the phase. SS 9.3 and BS 6.3 differ. ART-05, V-15, A-16.
fn ends_phase(table: &Table, pass: ArtilleryPhase) -> bool {
    match table.package().profile.artillery_phase_end {
        ArtilleryPhaseEnd::UsaPassThenCsaPass => pass.passed_before && pass.side == Side::Csa,
        ArtilleryPhaseEnd::TwoConsecutivePasses => pass.passed_before,
    }
}

/// Activates the next unit of the hex, or ends the step. SS 9.1. ART-02.
fn activate_unit(table: &mut Table, now: ArtilleryPhase, hex: HexId) -> Play {
    match ask_unit(table, now.side, ArtilleryQuestion::Unit(hex))? {
        Some(unit) => act(table, hex, unit),
        None => end_step(table, now, hex),
    }
}

fn act(table: &mut Table, hex: HexId, unit: UnitId) -> Play {
    let side = table.position().side_of(unit);
    let moment = Moment::at(MomentKind::Artillery, only(unit), side, hex);
    if moments::before(table, moment)? && table.board().hex_of(unit) == Some(hex) {
        take_action(table, hex, unit)?;
    }
    mark_acted(table, &only(unit));
    Ok(())
}

/// Lets a unit of the hex take the action of the unit's arm. SS 9.1, 9.5. ART-02, ART-12.
fn take_action(table: &mut Table, hex: HexId, unit: UnitId) -> Play {
    match table.position().info(unit).arm {
        Arm::Cavalry => cavalry_acts(table, hex, unit),
        Arm::Artillery | Arm::Infantry => battery_acts(table, hex, unit),
    }
}

/// Lets a battery fire or move. A battery with the trait effect that permits both fires, then
/// moves. SS 9.1. ART-02.
fn battery_acts(table: &mut Table, hex: HexId, unit: UnitId) -> Play {
    let mut action = ask_action(table, ArtilleryAction { unit, has_fired: false })?;
    if action == Word::Fire {
        fire::by_battery(table, hex, unit)?;
        if !goes_on_after_fire(table, unit) {
            return Ok(());
        }
        action = ask_action(table, ArtilleryAction { unit, has_fired: true })?;
    }
    if action == Word::Move { movement::by_independent(table, unit) } else { Ok(()) }
}

/// Whether a trait lets a battery move after its fire. VAL-16.
fn goes_on_after_fire(table: &Table, unit: UnitId) -> bool {
    let has_more = traits::does(table.position(), unit, &Effect::FiresAndMoves);
    has_more && may_go_on(table, unit)
}

/// Lets cavalry fire, then move, then attack. SS 9.5. ART-12.
fn cavalry_acts(table: &mut Table, hex: HexId, unit: UnitId) -> Play {
    let mut action = ask_action(table, ArtilleryAction { unit, has_fired: false })?;
    if action == Word::Fire {
        fire::by_battery(table, hex, unit)?;
        if !may_go_on(table, unit) {
            return Ok(());
        }
        action = ask_action(table, ArtilleryAction { unit, has_fired: true })?;
    }
    if action == Word::Move {
        movement::by_independent(table, unit)?;
    }
    if may_go_on(table, unit) { close_combat::by_cavalry(table, unit) } else { Ok(()) }
}

fn may_go_on(table: &Table, unit: UnitId) -> bool {
    !table.board().is_over() && table.board().hex_of(unit).is_some()
}

fn ask_action(table: &mut Table, action: ArtilleryAction) -> Play<Word> {
    let side = table.position().side_of(action.unit);
    ask_word(table, side, ArtilleryQuestion::Action(action))
}

/// Ends the step. All units in the hex count as activated, even if they did nothing. SS 9.1.
/// ART-04.
fn end_step(table: &mut Table, now: ArtilleryPhase, hex: HexId) -> Play {
    let position = table.position();
    let here = position.board.units_in(hex).filter(|&unit| is_independent(position, unit));
    let here: UnitSet = here.map(UnitId::index).collect();
    mark_acted(table, &here);
    overstack::settle_but_newcomers(table)?;
    let next = next_step(table, now, Passed::No);
    turn::go_on(table, next);
    Ok(())
}

/// Marks as activated the units that are not marked yet. ART-04.
fn mark_acted(table: &mut Table, units: &UnitSet) {
    let acted = *table.board().acted();
    let units: UnitSet = units.iter().filter(|&unit| !acted.contains(unit)).collect();
    if !units.is_empty() && !table.board().is_over() {
        table.emit(Event::Acted { units });
    }
}
