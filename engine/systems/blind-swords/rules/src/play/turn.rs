//! The sequence of play. SS 7.0. SEQ-01, SEQ-03, SEQ-04.

use kernel::Play;

use crate::board::{ChitStep, Phase};
use crate::event::Event;
use crate::play::{hooks, overstack};
use crate::script::Argument;
use crate::system::{Step, Table};

/// Begins a game turn with its Command Decision Phase. SS 7.0. SEQ-01.
pub fn begin(table: &mut Table, turn: u8) -> Play {
    table.emit(Event::TurnBegan { turn });
    enter(table, Phase::CommandDecision)
}

/// Begins another phase. Overstacked hexes are settled before the change, and the scenario's hook
/// runs after it. SS 6.3, 7.0. STK-07, SEQ-01.
pub fn enter(table: &mut Table, phase: Phase) -> Play {
    overstack::settle(table)?;
    if table.board().is_over() {
        return Ok(());
    }
    let name = name_for_hook(table.board().phase(), &phase);
    table.emit(Event::PhaseSet { phase });
    match name {
        Some(name) => tell_scenario(table, name),
        None => Ok(()),
    }
}

/// Runs the scenario's hook for the current phase. Programs call it for boards that were set up at
/// the start of a phase.
pub fn announce(table: &mut Table) -> Play {
    match name_for_hook(&Phase::Setup, table.board().phase()) {
        Some(name) => tell_scenario(table, name),
        None => Ok(()),
    }
}

fn tell_scenario(table: &mut Table, name: &'static str) -> Play {
    let step = step_of(table.board().phase());
    table.within(step, |table| hooks::run(table, |hooks| &hooks.on_phase, &[Argument::Word(name)]))
}

const fn step_of(phase: &Phase) -> Step {
    match phase {
        Phase::Setup => Step::Setup,
        Phase::CommandDecision => Step::CommandDecision,
        Phase::Artillery(_) => Step::ArtilleryPhase,
        Phase::ArtilleryRally(_) => Step::ArtilleryRally,
        Phase::ChitDraw(_) => Step::ChitDraw,
        Phase::EndTurn(_) | Phase::Over => Step::EndTurn,
    }
}

/// Starts another step of the phase, unless the game is over.
pub fn go_on(table: &mut Table, phase: Phase) {
    if !table.board().is_over() {
        table.emit(Event::PhaseSet { phase });
    }
}

/// Returns the name of a phase for the scenario's hook. `None` if no new phase begins. The hook
/// runs for the Chit Draw Phase only once in a turn.
const fn name_for_hook(before: &Phase, phase: &Phase) -> Option<&'static str> {
    match (before, phase) {
        (_, Phase::CommandDecision) => Some("command-decision"),
        (_, Phase::Artillery(_)) => Some("artillery"),
        (
            Phase::CommandDecision | Phase::Artillery(_) | Phase::ArtilleryRally(_),
            Phase::ChitDraw(ChitStep::Declare),
        ) => Some("chit-draw"),
        (_, Phase::EndTurn(_)) => Some("end-turn"),
        (_, Phase::Setup | Phase::ArtilleryRally(_) | Phase::ChitDraw(_) | Phase::Over) => None,
    }
}
