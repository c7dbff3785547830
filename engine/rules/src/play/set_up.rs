//! The preparations before the first turn. SS 22.0. SC1-03, SC1-04.

use kernel::Play;

use crate::play::{hooks, turn};
use crate::system::{Step, Table};

/// The scenario prepares the field, then the first turn begins. SS 22.0. SC1-03, SC1-04.
///
/// # Errors
/// Those of the table.
pub fn play(table: &mut Table) -> Play {
    table.within(Step::Setup, |table| hooks::run(table, |hooks| &hooks.on_setup, &[]))?;
    if turn::is_over(table) {
        return Ok(());
    }
    let first = table.package().scenario().first_turn;
    turn::begin(table, first)
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
