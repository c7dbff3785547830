//! The Artillery Phase. SS 9.0, BS 6.0. ART-01 to ART-05, ART-12.

use kernel::{Fault, HexId, Play};

use crate::board::{ArtilleryPhase, ChitStep, Phase};
use crate::check::artillery;
use crate::choice::Word;
use crate::event::Event;
use crate::game::{Arm, UnitId, UnitSet};
use crate::look::{Look, only};
use crate::play::{ask_hex, ask_unit, ask_word, close_combat, fire, movement, overstack, turn};
use crate::profile::ArtilleryPhaseEnd;
use crate::question::{ArtilleryAction, Question};
use crate::system::{Step, Table};

/// One action of an artillery step: a hex is named, or a unit of it acts. SS 9.1 to 9.3.
///
/// # Errors
/// Those of the table.
pub fn play(table: &mut Table) -> Play {
    let Phase::Artillery(now) = *table.board().phase() else {
        return Err(Fault("artillery acts in the Artillery Phase".to_owned()).into());
    };
    table.within(Step::ArtilleryPhase, |table| match now.hex {
        None => name_hex(table, now),
        Some(hex) => activate_unit(table, now, hex),
    })
}

/// SS 9.1, 9.2. ART-01: who has no eligible hex passes without being asked.
fn name_hex(table: &mut Table, now: ArtilleryPhase) -> Play {
    let side = now.side;
    if !artillery::has_eligible_hex(table.scene(), side) {
        return pass(table, now);
    }
    match ask_hex(table, side, Question::ArtilleryHex(side))? {
        Some(hex) => {
            table.emit(Event::ArtilleryHexChosen { side, hex });
            Ok(())
        }
        None => pass(table, now),
    }
}

/// SS 9.3, BS 6.3. ART-05.
fn pass(table: &mut Table, now: ArtilleryPhase) -> Play {
    table.emit(Event::ArtilleryPassed { side: now.side });
    if ends_phase(table, now) {
        return turn::enter(table, Phase::ChitDraw(ChitStep::Declare));
    }
    let next = ArtilleryPhase { side: now.side.other(), passed_before: true, hex: None };
    turn::go_on(table, Phase::Artillery(next));
    Ok(())
}

/// SS 9.3 against BS 6.3. ART-05, V-15, A-16.
fn ends_phase(table: &Table, pass: ArtilleryPhase) -> bool {
    match table.package().profile.artillery_phase_end {
        ArtilleryPhaseEnd::UsaPassThenCsaPass => {
            pass.passed_before && pass.side == kernel::Side::Csa
        }
        ArtilleryPhaseEnd::TwoConsecutivePasses => pass.passed_before,
    }
}

/// SS 9.1. ART-02.
fn activate_unit(table: &mut Table, now: ArtilleryPhase, hex: HexId) -> Play {
    match ask_unit(table, now.side, Question::ArtilleryUnit(hex))? {
        Some(unit) => act(table, hex, unit),
        None => end_step(table, now, hex),
    }
}

fn act(table: &mut Table, hex: HexId, unit: UnitId) -> Play {
    match table.scene().info(unit).arm {
        Arm::Cavalry => cavalry_acts(table, hex, unit)?,
        Arm::Artillery | Arm::Infantry => battery_acts(table, hex, unit)?,
    }
    mark_acted(table, &only(unit));
    Ok(())
}

/// SS 9.1. ART-02: a battery fires or moves.
fn battery_acts(table: &mut Table, hex: HexId, unit: UnitId) -> Play {
    match ask_action(table, ArtilleryAction { unit, has_fired: false })? {
        Word::Fire => fire::by_battery(table, hex, unit),
        Word::Move => movement::by_independent(table, unit),
        _ => Ok(()),
    }
}

/// SS 9.5. ART-12: cavalry fires, then moves, then attacks.
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
    !turn::is_over(table) && table.board().hex_of(unit).is_some()
}

fn ask_action(table: &mut Table, action: ArtilleryAction) -> Play<Word> {
    let side = table.scene().side_of(action.unit);
    ask_word(table, side, Question::ArtilleryAction(action))
}

/// SS 9.1. ART-04: all that stood in the hex is activated, whether it did anything or not.
fn end_step(table: &mut Table, now: ArtilleryPhase, hex: HexId) -> Play {
    let scene = table.scene();
    let here = scene.board.units_in(hex).filter(|&unit| artillery::is_independent(scene, unit));
    let here: UnitSet = here.map(UnitId::index).collect();
    mark_acted(table, &here);
    overstack::settle(table)?;
    let next = ArtilleryPhase { side: now.side.other(), passed_before: false, hex: None };
    turn::go_on(table, Phase::Artillery(next));
    Ok(())
}

/// Marks those that are not marked yet. ART-04.
fn mark_acted(table: &mut Table, units: &UnitSet) {
    let acted = *table.board().acted();
    let units: UnitSet = units.iter().filter(|&unit| !acted.contains(unit)).collect();
    if !units.is_empty() && !turn::is_over(table) {
        table.emit(Event::Acted { units });
    }
}
