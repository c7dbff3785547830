//! Chart cells that an event's rolls used.

use kernel::{Dice, Side, Used};

use super::charts::sections_of;
use super::parts::{
    casualties_title, close_cohesion_title, combat_title, fire_cohesion_title, fog_title,
};
use crate::event::{CombatEvent, Event, EventFamily, LookUp, RollEvent};
use crate::game::{CohesionTable, CohesionTest, Crt, Game};

/// Returns the chart cells that an event used. Empty if nothing was rolled.
pub fn used(game: &Game, event: &Event) -> Vec<Used> {
    match event.family() {
        EventFamily::Combat(event) => of_combat(game, event),
        EventFamily::Rolls(event) => of_roll(event),
        EventFamily::Sequence(_) | EventFamily::Chits(_) | EventFamily::Units(_) => Vec::new(),
    }
}

fn of_combat(game: &Game, event: CombatEvent<'_>) -> Vec<Used> {
    match event {
        CombatEvent::FireResolved { report } => looked_up(&report.look_up),
        CombatEvent::CloseCombatResolved { report } => looked_up(&report.look_up),
        CombatEvent::CohesionTested { close: true, test, dice, .. } => {
            tested(&close_cohesion_title(), &game.close_cohesion, *test, *dice)
        }
        CombatEvent::CohesionTested { close: false, test, dice, .. } => {
            tested(&fire_cohesion_title(), &game.fire_cohesion, *test, *dice)
        }
        CombatEvent::FireWasted { .. } => Vec::new(),
    }
}

/// Returns the cell of a look-up on the Combat Results Table. The first column of the chart
/// contains the dice. FIRE-22.
fn looked_up(look_up: &LookUp) -> Vec<Used> {
    let Some(Dice::Two(coloured, white)) = look_up.dice else { return Vec::new() };
    let (row, column) = (Crt::row(coloured, white), usize::from(look_up.column.0) + 1);
    vec![Used { chart: combat_title(), row, column }]
}

/// Returns the cells of a cohesion test. A test has two rows: the coloured die uses the upper row,
/// the white die the lower. The first two columns identify the rows. COH-01.
fn tested(chart: &str, table: &CohesionTable, test: CohesionTest, dice: Option<Dice>) -> Vec<Used> {
    let (Some(Dice::Two(coloured, white)), Some(place)) =
        (dice, sections_of(table).position(|(own, _)| own == test))
    else {
        return Vec::new();
    };
    let cell = |(row, die): (usize, kernel::Die)| Used {
        chart: chart.to_owned(),
        row: 2 * place + row,
        column: die.index() + 2,
    };
    [(0, coloured), (1, white)].map(cell).into()
}

fn of_roll(event: RollEvent<'_>) -> Vec<Used> {
    match event {
        RollEvent::FogRolled { die, .. } => {
            vec![Used { chart: fog_title(), row: die.index(), column: 1 }]
        }
        RollEvent::CasualtyRolled { side, die, .. } => {
            let place = Side::BOTH.iter().position(|own| own == side);
            let used =
                |place| Used { chart: casualties_title(), row: die.index(), column: place + 1 };
            place.map(used).into_iter().collect()
        }
        RollEvent::CommandRolled { .. }
        | RollEvent::TableRolled { .. }
        | RollEvent::BreakTested { .. }
        | RollEvent::RebuildRolled { .. } => Vec::new(),
    }
}
