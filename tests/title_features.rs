//! Title features that no game of the project uses. Each has a small package under
//! `tests/title_features/`. The package is valid, its cases pass, and its games end.

use std::fs;
use std::path::{Path, PathBuf};

use black_box::{files_under, players, root, setup};
use blind_swords::BlindSwords;
use blind_swords_documents::diag::Severity;
use blind_swords_documents::document::Folder;
use blind_swords_documents::source::SourceFile;
use blind_swords_documents::{Loaded, Sources, codes, render};
use blind_swords_lab::cases;
use blind_swords_table::{AnyMatch, Edition, Match, Opened, Options, Printed, Setup, library};
use kernel::{ChartRow, Reader, Viewing};
use laboratory::exercise::{Depth, exercise};
use serde_json::Value;
use testing::explore;

fn packages() -> Vec<PathBuf> {
    let folders =
        fs::read_dir(root().join("tests/title_features")).expect("the packages").flatten();
    let mut folders: Vec<_> = folders.map(|folder| folder.path()).collect();
    folders.sort();
    folders
}

/// Reads the files of a package and of the packages under `games/` that it extends.
fn sources(folder: &Path) -> Sources {
    let games = [Folder::on_disk(root().join("games"))];
    Sources::read(&[&blind_swords_documents::BLIND_SWORDS], &Folder::on_disk(folder), &games)
        .unwrap_or_else(|problems| panic!("{}", render::plain(&problems)))
}

fn open(folder: &Path) -> (Loaded, Opened) {
    let loaded = blind_swords_documents::load_sources(&sources(folder));
    let loaded = loaded.unwrap_or_else(|problems| panic!("{}", render::plain(&problems)));
    let opened = library::ready(&loaded);
    (loaded, opened)
}

/// No package has errors or warnings, except warnings about false facts. An overlay that adds
/// events has more chits than its base battle.
#[test]
fn they_are_good() {
    for folder in packages() {
        let report = blind_swords_lab::validate_sources(&sources(&folder));
        let wrong = report.diagnostics.iter();
        let wrong: Vec<_> = wrong
            .filter(|found| found.severity == Severity::Error || found.code != codes::FACT)
            .map(|found| found.message.clone())
            .collect();
        assert!(wrong.is_empty(), "{}: {wrong:#?}", folder.display());
    }
}

/// An overlay can change the values of a unit in one of these packages. If the change causes an
/// error, validation reports the error in the overlay.
#[test]
fn an_overlay_over_one_of_them_is_told_of_its_own() {
    let folders = [Folder::on_disk(root().join("tests/title_features"))];
    let folder = Folder::on_disk(root().join("tests/overlays/cross-keys-house"));
    let mut sources = Sources::read(&[&blind_swords_documents::BLIND_SWORDS], &folder, &folders)
        .unwrap_or_else(|problems| panic!("{}", render::plain(&problems)));
    let report = blind_swords_lab::validate_sources(&sources);
    assert!(report.diagnostics.is_empty(), "{}", render::plain(&report.diagnostics));
    let units = sources.package.get("units.yaml").expect("units").text.clone();
    sources.set("units.yaml", &units.replace("fresh: 7-5", "fresh: 10-4"));
    let problems =
        blind_swords_documents::load_sources(&sources).expect_err("too many stand together");
    let [problem] = &problems[..] else { panic!("{}", render::plain(&problems)) };
    assert_eq!(problem.message, "stacking limit of 8 exceeded: 10 points in this hex (`8th-ny`)");
    let (line, _) = problem.place.line_column();
    assert!(problem.place.file.path.ends_with("cross-keys-house/units.yaml"), "{problem:?}");
    assert_eq!(line, 2);
}

/// The description of a counter names all its traits, in addition to its arm. VAL-16.
#[test]
fn traits_and_arms_of_a_package_are_told() {
    let (_, opened) = open(&root().join("tests/title_features/river-fight"));
    let setup = Setup { seats: players(3), ..setup("river-fight", "landing", 3) };
    let rules = opened.rules("landing", &Options::new()).expect("a scenario");
    let game = Match::new(setup, &opened.hash, rules).expect("it can be played");
    let told = |what: &str| <dyn AnyMatch>::about(&game, what);
    assert!(told("gunboat").contains("Union gunboat, independent"), "{}", told("gunboat"));
    assert!(told("gunboat").contains("never enters clear"), "{}", told("gunboat"));
    assert!(told("sharps").contains("Sharps, 4-4 Rf, Sharpshooters"), "{}", told("sharps"));
    assert!(told("sharps").contains("Range: Effective to 2, Long to 3, Extreme to 4"));
    let drawn = game.board_view_for(Reader::Referee);
    let sharps = drawn.counters.iter().find(|counter| counter.id == "sharpshooters");
    assert_eq!(sharps.map(|counter| counter.values.as_str()), Some("4-Rf-4 S"));
    let charts = BlindSwords::materials(game.position().package).reference.get().charts;
    let traits = charts.iter().find(|chart| chart.title == "Traits").expect("a chart");
    assert!(
        format!("{traits:?}").contains("range increased by 1 hex, never attacks in close combat")
    );
}

/// A player looks up a marker of a package by its name, and finds its effects and column shifts.
#[test]
fn markers_of_a_package_are_looked_up() {
    let looked_up = |package: &Path, wanted: &str| {
        let (_, opened) = open(package);
        let scenario = &opened.game.scenarios[0].id;
        let rules = opened.rules(scenario, &Options::new()).expect("a scenario");
        let reference = BlindSwords::materials(&rules).reference.get();
        reference.look_up(wanted).rows.iter().map(ChartRow::text).collect::<Vec<_>>()
    };
    let ground = root().join("tests/title_features/ground");
    let works = looked_up(&ground, "works");
    let effect = "Markers on the ground: symbol: W; Works; placed on: hex; artillery: +1";
    assert!(works.contains(&effect.to_owned()), "{works:#?}");
    assert!(
        works.iter().any(|row| row.starts_with("Fire column shifts: columns: -2")),
        "{works:#?}"
    );
    let kernstown = root().join("games/kernstown-1862");
    let wrecked = looked_up(&kernstown, "Wrecked");
    let effect = "Markers on units: Wrecked; effect: -1 to cohesion in Break Tests";
    assert!(wrecked.contains(&effect.to_owned()), "{wrecked:#?}");
    assert_eq!(looked_up(&kernstown, "hornet"), Vec::<String>::new());
}

/// Rules that deviate in a battle are listed in the reference, on the counter sheet, and in the
/// protocol.
#[test]
fn settings_of_one_battle_are_told() {
    let (_, opened) = open(&root().join("tests/title_features/two-battles"));
    let settings = |scenario: &str| {
        let rules = opened.rules(scenario, &Options::new()).expect("a scenario");
        let charts = BlindSwords::materials(&rules).reference.get().charts;
        let chart = charts.into_iter().find(|chart| chart.title == "Scenario settings");
        format!("{:?}", chart.expect("a chart"))
    };
    let first = settings("slaughter-mountain");
    for words in [
        "Number of guaranteed event chits",
        "7-6, battleworn 3-5",
        "9-5, battleworn 4-4",
        "rating 2, 1 after",
    ] {
        assert!(first.contains(words), "{words}: {first}");
    }
    let second = settings("valley-vengeance");
    assert!(second.contains("the Rally Step") && !second.contains("battleworn"), "{second}");
    let counters = opened.counters();
    assert!(counters.contains("Slaughter Mountain: replacement counters"));
    assert!(!counters.contains("Valley Vengeance: replacement counters"));
    let seen: Value = serde_json::from_str(&opened.geometry()).expect("JSON");
    let rated = seen["scenarios"].as_array().expect("scenarios").iter().map(|of| &of["units"]);
    let fronts: Vec<_> = rated.map(|units| units[0]["fresh"]["sp"].as_str()).collect();
    assert_eq!(fronts, [None, Some("6")], "of the 28th New York in the longer battle");
}

#[test]
fn their_cases_hold() {
    for folder in packages() {
        let (_, opened) = open(&folder);
        let mut held = 0;
        for path in files_under(&folder.join("cases"), "yaml") {
            let text = fs::read_to_string(&path).expect("a readable file");
            let file = SourceFile::new(path.display().to_string(), text);
            let file = cases::read(&file).unwrap_or_else(|problems| panic!("{problems:?}"));
            for report in cases::run(&opened, &file) {
                let (name, wrong) = (&report.name, &report.differences);
                assert!(report.holds(), "{}, {name}: {wrong:#?}", path.display());
                held += 1;
            }
        }
        assert!(held >= 4, "{}: {held} cases", folder.display());
    }
}

/// Games with every kind of bot can be saved, copied and replayed at any time. The first round of
/// games makes few checks.
#[test]
fn games_of_them_end() {
    let opened: Vec<_> = packages().iter().map(|folder| open(folder)).collect();
    let scenarios: Vec<_> = opened
        .iter()
        .flat_map(|of| of.0.game.scenarios.iter().map(move |scenario| (of, scenario)))
        .collect();
    let all = scenarios.len() as u64;
    explore(all, |seed| {
        let ((loaded, opened), scenario) = scenarios[(seed % all) as usize];
        let depth = Depth { every: if seed < all { 2003 } else { 97 }, decisions: 10_000 };
        let setup = setup(&loaded.game.id, &scenario.id, seed);
        let setup = Setup { seats: players(seed), ..setup };
        let (done, failures) = blind_swords_script::failures_of(|| exercise(&setup, opened, depth));
        let done = done.unwrap_or_else(|broken| panic!("{}: {broken}", loaded.game.id));
        assert!(done.decisions < depth.decisions, "{} does not end", loaded.game.id);
        assert!(failures.is_empty(), "{}: {failures:?}", loaded.game.id);
    });
}
