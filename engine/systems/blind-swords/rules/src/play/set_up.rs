//! Set-up before the first turn. SS 22.0. SC1-03, SC1-04.

use std::sync::Arc;

use kernel::{Log, Play, SilentDriver};

use crate::board::Board;
use crate::check::deployment as check;
use crate::event::Event;
use crate::game::DeploymentId;
use crate::play::ask::{ask_hex, ask_unit};
use crate::play::{hooks, turn};
use crate::question::PlacementQuestion;
use crate::rules::Rules;
use crate::system::{Step, Table};

/// Lets players deploy units in their zones one by one. The scenario's set-up runs after that, and
/// the first turn begins. SS 22.0. T-28, SC1-03, SC1-04.
pub fn play(table: &mut Table) -> Play {
    if let Some(zone) = check::next(table.position()) {
        return table.within(Step::Setup, |table| deploy(table, zone));
    }
    prepare(table)?;
    if table.board().is_over() {
        return Ok(());
    }
    let first = table.package().scenario().first_turn;
    turn::begin(table, first)
}

/// Returns the board after the scenario's set-up script, for display only. Units that players
/// deploy are absent. The function cannot ask players, so a script runs only up to its first
/// question or roll.
pub fn prepared(rules: Arc<Rules>) -> Board {
    let board = Board::start(&rules);
    let mut table = Table::new(rules, board, Box::new(SilentDriver), Log::Dropped);
    // If the script fails or suspends at a question, its changes up to that point remain.
    let _ = prepare(&mut table);
    table.board().clone()
}

fn prepare(table: &mut Table) -> Play {
    table.within(Step::Setup, |table| hooks::run(table, |hooks| &hooks.on_setup, &[]))
}

/// Deploys one unit, or all remaining units at their default hexes. T-28.
fn deploy(table: &mut Table, zone: DeploymentId) -> Play {
    let side = check::deployment(table.position(), zone).side;
    let Some(unit) = ask_unit(table, side, PlacementQuestion::Unit(zone))? else {
        for (unit, hex) in check::ready_made(table.position(), zone).unwrap_or_default() {
            table.emit(Event::Deployed { unit, hex });
        }
        return Ok(());
    };
    if let Some(hex) = ask_hex(table, side, PlacementQuestion::Hex(zone, unit))? {
        table.emit(Event::Deployed { unit, hex });
    }
    Ok(())
}
