//! Briefings of all scenarios. Each briefing shows the victory thresholds and points that the
//! package defines.

use black_box::{TestLibrary, every_setup, root};
use registry::Folders;
use session::{AnyMatch, Library, Setup};

fn begun(setup: &Setup) -> Box<dyn AnyMatch> {
    let edition = Folders::new(root(), &registry::ALL).open(&setup.package).expect("a package");
    edition.begin(setup.clone()).expect("it begins")
}

#[test]
fn a_briefing_tells_the_levels_and_points_of_its_package() {
    for setup in every_setup(0) {
        let opened = TestLibrary.open(&setup.package).expect("a package");
        let scenario = opened.game.scenarios.iter().find(|of| of.id == setup.scenario);
        let (scenario, map) = (scenario.expect("a scenario"), &opened.game.map);
        let briefing = begun(&setup).briefing().expect("a briefing");
        let told = briefing.lines().join("\n");
        assert_eq!(briefing.title, scenario.name);
        for level in &scenario.victory.levels {
            assert!(told.contains(&level.name), "{}: {} in\n{told}", setup.scenario, level.name);
            let threshold = level.from.unsigned_abs().to_string();
            let is_lowest = level == &scenario.victory.levels[0];
            assert!(is_lowest || told.contains(&threshold), "{threshold} in\n{told}");
        }
        let victory = &scenario.victory;
        let worth = [&victory.at_end, &victory.each_turn, &victory.occupied_each_turn];
        for of in worth.into_iter().flatten() {
            let number = map.number(of.hex);
            assert!(briefing.goals.contains(&number), "{number} is worth points");
            let line = told.lines().find(|line| line.contains(&number.to_string()));
            assert!(line.is_some_and(|line| line.contains(&of.points.to_string())), "{told}");
        }
        assert!(told.contains(&scenario.last_turn.to_string()), "{told}");
    }
}

#[test]
fn the_brigade_battles_tell_who_must_win_and_by_how_much() {
    let package = "cedar-mountain-cwbbs";
    let edition = Folders::new(root(), &registry::ALL).open(package).expect("a package");
    for scenario in edition.scenarios() {
        let setup = black_box::setup(package, &scenario.id, 1);
        let briefing = edition.begin(setup).expect("it begins").briefing().expect("a briefing");
        let told = briefing.lines().join("\n");
        assert!(told.contains("There is no draw"), "{told}");
        assert!(told.contains("wins with a"), "{told}");
        assert_eq!(briefing.goals.len(), 3, "{told}");
    }
}
