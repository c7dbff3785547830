//! The moments at which a scenario's scripts have their say.

use kernel::Play;

use crate::game::Hooks;
use crate::script::Argument;
use crate::system::{Step, Table};

/// Runs one of the scenario's hooks, if it has it.
pub fn run(
    table: &mut Table,
    pick: impl Fn(&Hooks) -> &Option<String>,
    arguments: &[Argument],
) -> Play {
    let rules = table.shared_package();
    let Some(function) = pick(&rules.scenario().hooks) else { return Ok(()) };
    table.within(Step::ScenarioRule, |table| rules.scripts.run(function, arguments, table))
}
