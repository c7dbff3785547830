//! The cells of charts in which a fact was looked up.

use kernel::{Dice, Side, Used};

use super::charts::{CASUALTIES, CLOSE_COHESION, COMBAT, FIRE_COHESION, FOG, sections_of};
use crate::event::{CombatEvent, Event, EventFamily, LookUp, RollEvent};
use crate::game::{CohesionTable, CohesionTest, Crt, Game};

/// The cells that a fact was read in; none where nothing was rolled.
pub(crate) fn used(game: &Game, event: &Event) -> Vec<Used> {
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
            tested(CLOSE_COHESION, &game.close_cohesion, *test, *dice)
        }
        CombatEvent::CohesionTested { close: false, test, dice, .. } => {
            tested(FIRE_COHESION, &game.fire_cohesion, *test, *dice)
        }
        CombatEvent::FireWasted { .. } => Vec::new(),
    }
}

/// The first column of the chart has the dice. FIRE-22.
fn looked_up(look_up: &LookUp) -> Vec<Used> {
    let Some(Dice::Two(coloured, white)) = look_up.dice else { return Vec::new() };
    let (row, column) = (Crt::row(coloured, white), usize::from(look_up.column.0) + 1);
    vec![Used { chart: COMBAT.to_owned(), row, column }]
}

/// Of a test's two rows the coloured die reads the upper one, the white die the lower one; two columns say which they
/// are. COH-01.
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
            vec![Used { chart: FOG.to_owned(), row: die.index(), column: 1 }]
        }
        RollEvent::CasualtyRolled { side, die, .. } => {
            let place = Side::BOTH.iter().position(|own| own == side);
            let used =
                |place| Used { chart: CASUALTIES.to_owned(), row: die.index(), column: place + 1 };
            place.map(used).into_iter().collect()
        }
        RollEvent::CommandRolled { .. }
        | RollEvent::TableRolled { .. }
        | RollEvent::BreakTested { .. }
        | RollEvent::RebuildRolled { .. } => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Content, Die};

    use super::super::reference;
    use super::used;
    use crate::event::Event;
    use crate::game::{CohesionResult, CohesionTest};
    use crate::testing::Field;

    /// The cells that are lit say what came of the test.
    #[test]
    fn the_cells_of_a_test_are_its_result() {
        let field = Field::clear();
        let (scene, lead) = (field.scene(), field.unit("a1"));
        let [coloured, white] = [2, 5].map(|pips| Die::new(pips).expect("a die"));
        for close in [false, true] {
            let game = &*scene.package.game;
            let table = if close { &game.close_cohesion } else { &game.fire_cohesion };
            for (test, section) in super::sections_of(table) {
                let result: CohesionResult = section.result(coloured, white);
                let dice = Some(kernel::Dice::Two(coloured, white));
                let lost = result.depletion.map(|token| token.to_string());
                let runs: Vec<_> = result.skedaddle.iter().map(ToString::to_string).collect();
                let event = Event::CohesionTested { lead, close, test, dice, result };
                let cells: Vec<String> = used(game, &event)
                    .into_iter()
                    .map(|cell| {
                        let charts = reference(scene.package).charts;
                        let chart = charts.into_iter().find(|chart| chart.title == cell.chart);
                        let Some(Content::Table { rows, .. }) =
                            chart.and_then(|mut it| it.parts.pop())
                        else {
                            panic!("a chart with a table")
                        };
                        rows[cell.row].cells[cell.column].clone()
                    })
                    .collect();
                let none = |words: String| if words.is_empty() { "–".to_owned() } else { words };
                assert_eq!(
                    cells,
                    [none(lost.unwrap_or_default()), none(runs.join(" "))],
                    "{test:?}"
                );
                assert!(CohesionTest::Severe >= test);
            }
        }
    }
}
