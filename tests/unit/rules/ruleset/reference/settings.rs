use std::sync::Arc;

use blind_swords::game::{Part, Roster, Values};
use blind_swords::ruleset::reference::parts::casualties_title;
use blind_swords::ruleset::reference::settings::*;
use kernel::{Content, PerSide};
use testing::field::Field;

fn told(field: &Field) -> Vec<Vec<String>> {
    let chart = settings(field.position().package);
    let tables = chart.into_iter().flat_map(|chart| chart.parts).filter_map(|part| match part {
        Content::Table { rows, .. } => Some(rows),
        _ => None,
    });
    tables.flatten().map(|row| row.cells).collect()
}

/// The reference of a scenario shows the scenario's own settings next to those of the game. A
/// scenario without own settings has no such chart.
#[test]
fn what_a_scenario_sets_otherwise_is_told() {
    let mut field = Field::clear();
    assert!(settings(field.position().package).is_none());
    let (a1, x) = (field.unit("a1"), field.chit("x"));
    let game = field.game();
    let (mut units, mut chits) = (game.units.to_vec(), game.chits.clone());
    let fresh = units[a1.index()].fresh.expect("a front");
    units[a1.index()].fresh = Some(Values { cr: fresh.cr - 1, ..fresh });
    if let blind_swords::game::ChitKind::Division { leader, .. } = &mut chits[x.index()].kind {
        leader.rating = Some(1);
    }
    let scenario = &mut game.scenarios[0];
    scenario.profile.set("key_chits", "2").expect("an option");
    scenario.casualties = Some(PerSide::default());
    scenario.rated_units = Some(Arc::new(Roster::from(units)));
    scenario.rated_chits = Some(chits);
    scenario.left_out = vec![Part::RallyStep];
    field.rules.units = scenario.rated_units.clone().expect("ratings");
    let names: Vec<_> = told(&field).into_iter().map(|mut cells| cells.remove(0)).collect();
    let points = "Number of guaranteed event chits";
    assert_eq!(names, [points, &casualties_title(), "A1", "X", "the Rally Step"]);
    let articles = blind_swords::ruleset::reference::articles::articles(field.position().package);
    let steps = articles.iter().find(|article| article.id == "SEQ-02").expect("an article");
    assert!(steps.text.ends_with("This scenario leaves out the Rally Step."), "{}", steps.text);
}
