use blind_swords::event::Event;
use blind_swords::game::{CohesionResult, CohesionTest};
use blind_swords::ruleset::reference::reference;
use blind_swords::ruleset::reference::used::used;
use kernel::{Content, Die};
use testing::field::Field;

/// The chart cells that the reference highlights contain the result of the cohesion test.
#[test]
fn the_cells_of_a_test_are_its_result() {
    let field = Field::clear();
    let (position, lead) = (field.position(), field.unit("a1"));
    let [coloured, white] = [2, 5].map(|pips| Die::new(pips).expect("a die"));
    for close in [false, true] {
        let game = &*position.package.game;
        let table = if close { &game.close_cohesion } else { &game.fire_cohesion };
        for (test, section) in blind_swords::ruleset::reference::charts::sections_of(table) {
            let result: CohesionResult = section.result(coloured, white);
            let dice = Some(kernel::Dice::Two(coloured, white));
            let lost = result.depletion.map(|token| token.to_string());
            let runs: Vec<_> = result.skedaddle.iter().map(ToString::to_string).collect();
            let event = Event::CohesionTested { lead, close, test, dice, result };
            let cells: Vec<String> = used(game, &event)
                .into_iter()
                .map(|cell| {
                    let charts = reference(position.package).charts;
                    let chart = charts.into_iter().find(|chart| chart.title == cell.chart);
                    let Some(Content::Table { rows, .. }) = chart.and_then(|mut it| it.parts.pop())
                    else {
                        panic!("a chart with a table")
                    };
                    rows[cell.row].cells[cell.column].clone()
                })
                .collect();
            let none = |words: String| if words.is_empty() { "–".to_owned() } else { words };
            assert_eq!(cells, [none(lost.unwrap_or_default()), none(runs.join(" "))], "{test:?}");
            assert!(CohesionTest::Severe >= test);
        }
    }
}
