//! Calls of the script functions that a scenario names as hooks.

use kernel::{HexId, Play};

use crate::game::{Hooks, UnitId, UnitSet};
use crate::position_ext::members;
use crate::script::Argument;
use crate::system::{Step, Table};

/// Runs a hook of the scenario, if the scenario defines it.
pub fn run(
    table: &mut Table,
    pick: impl Fn(&Hooks) -> &Option<String>,
    arguments: &[Argument],
) -> Play {
    let rules = table.shared_package();
    let Some(function) = pick(&rules.scenario().hooks) else { return Ok(()) };
    table.within(Step::ScenarioRule, |table| rules.scripts.run(function, arguments, table))
}

/// Runs a hook with a unit and a hex as arguments.
pub fn of_unit(
    table: &mut Table,
    pick: impl Fn(&Hooks) -> &Option<String>,
    unit: UnitId,
    hex: HexId,
) -> Play {
    run(table, pick, &[Argument::Unit(unit), Argument::Hex(hex)])
}

/// Runs a hook once for each of some units, with the unit and a hex as arguments.
pub fn of_units(
    table: &mut Table,
    pick: impl Fn(&Hooks) -> &Option<String>,
    units: &UnitSet,
    hex: HexId,
) -> Play {
    members(units).try_for_each(|unit| of_unit(table, &pick, unit, hex))
}
