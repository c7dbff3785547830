//! The End Turn Phase. SS 17.0, BS 14.0. END-01 to END-06.

use kernel::{Fault, Play};

use crate::board::{BrigadeStatus, ChitStep, EndStep, HeldTurn, Phase};
use crate::event::Event;
use crate::game::{BrigadeId, Part, Window};
use crate::play::flow::Flow;
use crate::play::{fortunes, held, hooks, turn, victory};
use crate::position_ext::PositionExt;
use crate::rules::Rules;
use crate::system::{Step, Table};

/// Plays the final held chits, or performs the housekeeping. If a chit has returned to the cup
/// before the housekeeping, it is drawn first. SS 17.1 to 17.6. SEQ-03, A-102.
pub fn play(table: &mut Table) -> Play {
    let Phase::EndTurn(step) = *table.board().phase() else {
        return Err(Fault("a turn ends in the End Turn Phase".to_owned()).into());
    };
    if step != EndStep::Housekeeping && table.board().cup_size() > 0 {
        return turn::enter(table, Phase::ChitDraw(ChitStep::Declare));
    }
    let flow = table.within(Step::EndTurn, |table| match step {
        EndStep::Declare => held::declare(table, Window::Final).map(|held| go_on(table, held)),
        EndStep::Held(now) => held::play(table, Window::Final, now).map(|held| go_on(table, held)),
        EndStep::Housekeeping => housekeeping(table),
    })?;
    match flow {
        Flow::Goes => Ok(()),
        Flow::Done => turn::begin(table, table.board().turn() + 1),
    }
}

/// Returns the first step of the phase: held chits, or housekeeping if the scenario omits the final
/// held chits. SS 17.1. END-01, SEQ-01.
pub fn first_step(rules: &Rules) -> Phase {
    let is_left_out = rules.leaves_out(Part::FinalHeldChits);
    Phase::EndTurn(if is_left_out { EndStep::Housekeeping } else { EndStep::Declare })
}

fn go_on(table: &mut Table, held: Option<HeldTurn>) -> Flow {
    let step = held.map_or(EndStep::Housekeeping, EndStep::Held);
    turn::go_on(table, Phase::EndTurn(step));
    Flow::Goes
}

/// Does the housekeeping of the phase. BTR-04: the Broken Track shifts after all held chits. SS
/// 17.2 to 17.6. END-02 to END-06.
fn housekeeping(table: &mut Table) -> Play<Flow> {
    victory::award(table);
    table.emit(Event::MarkersReset {});
    add_markers_of_next_turn(table);
    if !table.package().leaves_out(Part::BrokenTrack) {
        table.emit(Event::BrokenTrackShifted {});
    }
    hooks::run(table, |hooks| &hooks.on_end_turn, &[])?;
    if table.board().is_over() {
        return Ok(Flow::Goes);
    }
    add_markers_of_next_turn(table);
    Ok(prepare_next_turn(table))
}

/// Adds the status markers of brigades that arrive next turn. The marker of a brigade whose arrival
/// the scenario sets later is added at that time. SS 17.3. END-03, A-115.
fn add_markers_of_next_turn(table: &mut Table) {
    let next = table.board().turn() + 1;
    let brigades = (0..table.position().game().brigades.len()).map(BrigadeId::from_index);
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

/// Prepares the next turn, or ends the game. SS 17.6, 22.1, 22.2. END-06, SEQ-04, SC1-01, SC2-01,
///
fn prepare_next_turn(table: &mut Table) -> Flow {
    if table.board().turn() >= table.package().scenario().last_turn {
        victory::decide(table);
        return Flow::Goes;
    }
    fortunes::lapse(table);
    table.emit(Event::ChitsGathered {});
    Flow::Done
}
