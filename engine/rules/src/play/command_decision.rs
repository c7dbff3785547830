//! The Command Decision Phase. SS 8.0, BS 5.0. CMD-01 to CMD-05.

use kernel::{Play, Side};

use crate::board::{ArtilleryPhase, ChitPlace, Phase};
use crate::check::cup;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{ChitId, ChitKind};
use crate::look::Look;
use crate::play::{ask, hooks, turn};
use crate::question::Question;
use crate::script::Argument;
use crate::system::{Step, Table};

/// The scenario's preparations before the first turn. SS 22.0. SC1-03, SC1-04.
///
/// # Errors
/// Those of the table.
pub fn set_up(table: &mut Table) -> Play {
    table.within(Step::Setup, |table| hooks::run(table, |hooks| &hooks.on_setup, &[]))?;
    if turn::is_over(table) {
        return Ok(());
    }
    let first = table.package().scenario().first_turn;
    turn::begin(table, first)
}

/// SS 8.1 to 8.3, BS 5.1 to 5.3. CMD-01 to CMD-04.
///
/// # Errors
/// Those of the table.
pub fn play(table: &mut Table) -> Play {
    table.within(Step::CommandDecision, |table| {
        for chit in arriving(table) {
            table.emit(Event::ChitEntered { chit });
            hooks::run(table, |hooks| &hooks.on_chit_enters, &[Argument::Chit(chit)])?;
        }
        for side in Side::BOTH {
            choose_key_chit(table, side)?;
        }
        for side in Side::BOTH {
            mix_other_events(table, side);
        }
        fill_cup(table);
        let first = ArtilleryPhase { side: Side::Usa, passed_before: false, hex: None };
        turn::enter(table, Phase::Artillery(first))
    })
}

/// The chits that enter the game on this turn. SS 8.3, 22.0. CMD-04, OPT-01.
fn arriving(table: &Table) -> Vec<ChitId> {
    let (rules, board) = (table.package(), table.board());
    let is_due = |arrival: &&crate::game::ChitArrival| {
        arrival.turn <= board.turn()
            && !arrival.unless.is_some_and(|option| rules.uses(option))
            && board.chits_at(arrival.chit, ChitPlace::Out) > 0
    };
    rules.scenario().chit_arrivals.iter().filter(is_due).map(|arrival| arrival.chit).collect()
}

/// SS 8.1. CMD-01.
fn choose_key_chit(table: &mut Table, side: Side) -> Play {
    if cup::in_pool(table.scene(), side) == 0 {
        return Ok(());
    }
    if let Choice::Chit(chit) = ask(table, side, Question::KeyChit(side))? {
        table.emit(Event::KeyChitChosen { side, chit });
    }
    Ok(())
}

/// SS 8.2. CMD-02. Which chits stay out is left open: nobody may know, so nothing is drawn for it.
fn mix_other_events(table: &mut Table, side: Side) {
    let pool = cup::in_pool(table.scene(), side);
    let excluded = u32::from(table.package().scenario().events_excluded);
    let count = pool.saturating_sub(excluded) as u8;
    table.emit(Event::EventChitsMixed { side, count });
}

/// SS 8.3. CMD-03.
fn fill_cup(table: &mut Table) {
    let waiting: Vec<ChitId> = table
        .board()
        .chits()
        .iter()
        .filter(|copy| copy.place == ChitPlace::Discarded)
        .map(|copy| copy.kind)
        .filter(|&chit| !matches!(table.scene().chit(chit).kind, ChitKind::Event(_)))
        .collect();
    for chit in waiting {
        table.emit(Event::ChitToCup { chit });
    }
}
