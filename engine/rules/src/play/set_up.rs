//! The preparations before the first turn. SS 22.0. SC1-03, SC1-04.

use kernel::Play;

use crate::check::deployment as check;
use crate::event::Event;
use crate::game::DeploymentId;
use crate::play::{ask_hex, ask_unit, hooks, turn};
use crate::question::PlacementQuestion;
use crate::system::{Step, Table};

/// Units are placed in their zones one by one; then the scenario prepares the field, and the first turn
/// begins. SS 22.0. T-28, SC1-03, SC1-04.
pub fn play(table: &mut Table) -> Play {
    if let Some(zone) = check::next(table.scene()) {
        return table.within(Step::Setup, |table| deploy(table, zone));
    }
    table.within(Step::Setup, |table| hooks::run(table, |hooks| &hooks.on_setup, &[]))?;
    if turn::is_over(table) {
        return Ok(());
    }
    let first = table.package().scenario().first_turn;
    turn::begin(table, first)
}

/// One unit takes its place, or all that are left take those that the scenario has for them. T-28.
fn deploy(table: &mut Table, zone: DeploymentId) -> Play {
    let side = check::deployment(table.scene(), zone).side;
    let Some(unit) = ask_unit(table, side, PlacementQuestion::Unit(zone))? else {
        for (unit, hex) in check::ready_made(table.scene(), zone).unwrap_or_default() {
            table.emit(Event::Deployed { unit, hex });
        }
        return Ok(());
    };
    if let Some(hex) = ask_hex(table, side, PlacementQuestion::Hex(zone, unit))? {
        table.emit(Event::Deployed { unit, hex });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::Board;
    use crate::board::Phase;
    use crate::testing::{Field, events};

    /// SS 22.1. SC1-03.
    #[test]
    fn the_scenario_is_prepared_before_the_first_turn() {
        let mut field = Field::clear();
        let scenario = &mut field.game().scenarios[0];
        (scenario.first_turn, scenario.hooks.on_setup) = (3, Some("set_up".to_owned()));
        field.board = Board::start(&field.rules);
        let mut table = field.table(&[], &[]);
        table.play().expect("no question");
        assert_eq!(events(&table), ["told", "turn-began", "phase-set"]);
        assert_eq!((table.board().turn(), table.board().phase()), (3, &Phase::CommandDecision));
    }
}
