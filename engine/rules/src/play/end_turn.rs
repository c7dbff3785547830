//! The End Turn Phase. SS 17.0, BS 14.0. END-01 to END-06.

use kernel::{Fault, Play};

use crate::board::{BrigadeStatus, ChitStep, EndStep, HeldTurn, Phase};
use crate::event::Event;
use crate::game::{BrigadeId, Window};
use crate::look::Look;
use crate::play::{fortunes, held, hooks, turn, victory};
use crate::system::{Step, Table};

/// Final held chits, or the housekeeping. A chit that came back into the cup meanwhile is drawn first.
/// SS 17.1 to 17.6. SEQ-03, A-102.
///
/// # Errors
/// Those of the table.
pub fn play(table: &mut Table) -> Play {
    let Phase::EndTurn(step) = *table.board().phase() else {
        return Err(Fault("a turn ends in the End Turn Phase".to_owned()).into());
    };
    table.within(Step::EndTurn, |table| match step {
        EndStep::Housekeeping => housekeeping(table),
        _ if table.board().cup_size() > 0 => turn::enter(table, Phase::ChitDraw(ChitStep::Declare)),
        EndStep::Declare => {
            let held = held::declare(table, Window::Final)?;
            go_on(table, held);
            Ok(())
        }
        EndStep::Held(now) => {
            let held = held::play(table, Window::Final, now)?;
            go_on(table, held);
            Ok(())
        }
    })
}

fn go_on(table: &mut Table, held: Option<HeldTurn>) {
    let step = held.map_or(EndStep::Housekeeping, EndStep::Held);
    turn::go_on(table, Phase::EndTurn(step));
}

/// SS 17.2 to 17.6. END-02 to END-06.
fn housekeeping(table: &mut Table) -> Play {
    victory::award(table);
    table.emit(Event::MarkersReset {});
    add_markers_of_next_turn(table);
    table.emit(Event::BrokenTrackShifted {});
    hooks::run(table, |hooks| &hooks.on_end_turn, &[])?;
    if turn::is_over(table) {
        return Ok(());
    }
    add_markers_of_next_turn(table);
    prepare_next_turn(table)
}

/// SS 17.3. END-03, A-115: those that the scenario's arrivals bring are added after them.
fn add_markers_of_next_turn(table: &mut Table) {
    let next = table.board().turn() + 1;
    let brigades = (0..table.scene().game().brigades.len()).map(BrigadeId::from_index);
    let entering: Vec<_> = brigades
        .filter(|&brigade| {
            let state = table.board().brigade(brigade);
            state.status == BrigadeStatus::Absent
                && state.arrival.is_some_and(|arrival| arrival.turn <= next)
        })
        .collect();
    for brigade in entering {
        table.emit(Event::BrigadeMarkerAdded { brigade });
    }
}

/// SS 17.6. END-06, SEQ-04, A-43.
fn prepare_next_turn(table: &mut Table) -> Play {
    let turn = table.board().turn();
    if turn >= table.package().scenario().last_turn {
        victory::decide(table);
        return Ok(());
    }
    fortunes::lapse(table);
    table.emit(Event::ChitsGathered {});
    turn::begin(table, turn + 1)
}
