//! Black-box tests of the rule system Brigade Battles: its packages, cases, whole games and
//! traceability.

mod fuzz;
mod golden;
mod kept;
mod odds;
mod opponent;
mod proved;
mod ranges;
mod scattered;
mod told;
mod words;

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use black_box::{any_system, files_under, root};
use blind_swords_documents::source::SourceFile;
use blind_swords_documents::{Diagnostic, render};
use brigade_battles_documents::BRIGADE_BATTLES;
use brigade_battles_documents::table::{Opened, cases};
use kernel::PerSide;
use laboratory::exercise::Depth;
use session::{Goal, OptionValue, Options, Printed, Seat, Setup};

const PACKAGE: &str = "cedar-mountain-cwbbs";
const SCENARIOS: [&str; 2] = ["historical", "free"];

fn folder() -> PathBuf {
    root().join("games").join(PACKAGE)
}

/// Returns the files of the package by name, with their original content.
fn files() -> Vec<(String, String)> {
    let file = |path: PathBuf| {
        let name = path.strip_prefix(folder()).expect("inside").display().to_string();
        (name, fs::read_to_string(&path).expect("a file"))
    };
    files_under(&folder(), "yaml").into_iter().map(file).collect()
}

fn opened() -> Opened {
    let sources = document_sources();
    let report = brigade_battles_documents::inspect(&sources);
    let said = render::plain(&report.diagnostics);
    brigade_battles_documents::table::ready(&report.loaded.unwrap_or_else(|| panic!("{said}")))
}

fn document_sources() -> blind_swords_documents::Sources {
    blind_swords_documents::Sources::read(
        &[&BRIGADE_BATTLES],
        &blind_swords_documents::document::Folder::on_disk(folder()),
        &[],
    )
    .unwrap_or_else(|problems| panic!("{}", render::plain(&problems)))
}

fn setup(scenario: &str, seed: u64, seats: PerSide<Seat>) -> Setup {
    let option = ("pope-to-the-rescue".to_owned(), OptionValue::Switch(seed.is_multiple_of(2)));
    Setup { options: Options::from([option]), seats, ..black_box::setup(PACKAGE, scenario, seed) }
}

#[test]
fn the_package_raises_no_alarm() {
    let report = brigade_battles_documents::inspect(&document_sources());
    assert_eq!(render::plain(&report.diagnostics), "");
    let shares = report.provenance.expect("it can be played").total();
    assert!(shares.total() > 1000 && shares.rulebook > 100, "{shares:?}");
}

/// Validation reports each error at the place of the mistake. CW-GEN-02, CW-UNI-01, CW-MAP-01,
/// CW-MAP-03, R-02.
#[test]
fn damage_is_told() {
    for (file, good, bad, code) in [
        (
            "units.yaml",
            "strength: 7, shattered: 3, men: 300",
            "strength: 3, shattered: 1, men: 300",
            "W-BRIGADE-SCALE",
        ),
        (
            "units.yaml",
            "strength: 6, guns: 12",
            "strength: 6, shattered: 3, guns: 12",
            "E-BRIGADE-COUNTER",
        ),
        ("units.yaml", "division: augur, morale", "division: auger, morale", "E-BRIGADE-NAME"),
        (
            "lessons/fire.yaml",
            "fire.target: taliaferro",
            "fire.targte: taliaferro",
            "E-BRIGADE-LESSON",
        ),
        ("lessons/fire.yaml", "cards: [Routed]", "cards: [Rooted]", "E-BRIGADE-LESSON"),
        ("lessons/fire.yaml", "log: [advanced]", "log: [advances]", "E-BRIGADE-LESSON"),
        ("lessons/fire.yaml", "garnett: \"0505\"", "garnett: \"0525\"", "E-BRIGADE-LESSON"),
        ("lessons/fire.yaml", "dice: [8, 8]", "dice: [8, 11]", "E-BRIGADE-LESSON"),
        ("lessons/moving.yaml", "scenario: historical", "scenario: historic", "E-BRIGADE-LESSON"),
        ("lessons/moving.yaml", "way-to: \"1313\"", "way-to: \"1813\"", "E-BRIGADE-LESSON"),
        ("facts.yaml", "strength: 18", "strength: 17", "E-BRIGADE-FACT"),
        ("facts.yaml", "morale: gold", "morale: black", "E-BRIGADE-FACT"),
        ("facts.yaml", "artillery, division: ewell", "artillery, division: hill", "E-BRIGADE-FACT"),
        ("facts.yaml", "\"0904/0905\"", "\"0904/0907\"", "E-BRIGADE-FACT"),
        (
            "facts.yaml",
            "units:\n",
            "hexsides: {0914/1014: {source: CM 14, is: []}}\nunits:\n",
            "E-BRIGADE-FACT",
        ),
        (
            "facts.yaml",
            "units:\n",
            "hexsides: {0914/1016: {source: CM 14, is: []}}\nunits:\n",
            "E-BRIGADE-FACT",
        ),
        ("facts.yaml", "\"0904\": bayard", "\"0904\": gordon", "E-BRIGADE-FACT"),
        ("facts.yaml", "time: \"16:20\"", "time: \"16:40\"", "E-BRIGADE-FACT"),
        ("facts.yaml", "{turn: 7, hex", "{turn: 6, hex", "E-BRIGADE-FACT"),
        ("facts.yaml", "arm: cavalry, units: 1", "arm: cavalry, units: 2", "E-BRIGADE-FACT"),
        ("facts.yaml", "name: Union entry", "name: Union exit", "E-BRIGADE-FACT"),
        ("game.yaml", "retreat: [\"1701\"]", "retreat: [\"1801\"]", "E-BRIGADE-HEX"),
        ("game.yaml", "preset: cm-default", "preset: cm-defualt", "E-BRIGADE-OPTION"),
        ("map.yaml", "0914/1014, 0915/1014", "0914/1016, 0915/1014", "E-BRIGADE-SIDE"),
        ("map.yaml", "\"02\": \" w w w w .", "\"02\": \" w w w q .", "E-BRIGADE-GRID"),
        ("tables.yaml", "\"1R\", \"2\", \"2\", \"2R\"", "\"1R\", \"2\", \"2\", \"2X\"", "E-SCHEMA"),
        (
            "tables.yaml",
            "\"3-4\", \"5-6\", \"7-9\"",
            "\"3-4\", \"5-7\", \"7-9\"",
            "E-BRIGADE-CHART",
        ),
        ("tables.yaml", "\"3\", \"3R\", \"3R\"]", "\"3\", \"3R\", \"1\"]", "W-BRIGADE-ORDER"),
        ("scenarios/historical.yaml", "units: [branch]", "units: [gordon]", "E-BRIGADE-SCENARIO"),
        (
            "scenarios/free.yaml",
            "thomas], without: whole-divisions",
            "thomas]",
            "E-BRIGADE-SCENARIO",
        ),
        ("scenarios/free.yaml", "units: [early],", "units: [early, early],", "E-BRIGADE-SCENARIO"),
        (
            "tables.yaml",
            "provenance: \"rulebook CM 2.5, 3.3.6\"",
            "provenance: {gold: reconstructed}",
            "E-PROVENANCE-MISSING",
        ),
    ] {
        tells(file, good, bad, code);
    }
}

/// A set of units holds 128 ids, so a package with more units is refused.
#[test]
fn more_units_than_fit_are_refused() {
    let unit = |n: usize| {
        format!(
            "\n  z{n}: {{name: Z, side: usa, arm: artillery, morale: black, strength: 1, \
             provenance: reconstructed}}"
        )
    };
    let units: String = (0..128).map(unit).collect();
    tells("units.yaml", "\nunits:", &format!("\nunits:{units}"), "E-LIMIT");
}

/// An unknown name causes exactly one diagnostic. The reader uses the first item of the same kind
/// in its place, but this causes no further diagnostics.
#[test]
fn unknown_names_have_no_consequences() {
    for (file, good, bad) in [
        ("units.yaml", "division: augur, morale", "division: auger, morale"),
        ("scenarios/historical.yaml", "units: [branch]", "units: [brunch]"),
        ("scenarios/free.yaml", "without: whole-divisions", "without: hole-divisions"),
        ("map.yaml", "\"1602\", \"1503\"", "\"1602\", \"9903\""),
    ] {
        let said = diagnostics(file, good, bad);
        assert_eq!(said.len(), 1, "{file}: {bad}: {said:?}");
    }
}

/// Replaces `good` with `bad` in a package file, and expects a diagnostic with this code in that
/// file.
fn tells(file: &str, good: &str, bad: &str, code: &str) {
    let said = diagnostics(file, good, bad);
    let codes: Vec<_> = said.iter().map(|it| it.code.as_str()).collect();
    assert!(codes.contains(&code), "{file}: {bad}: expected {code}, got {codes:?}");
    let first = &said[0];
    let mut places = std::iter::once(&first.place).chain(first.labels.iter().map(|it| &it.place));
    assert!(places.any(|place| place.file.path.ends_with(file)), "{code} at {first:?}");
}

/// Returns the diagnostics of the package in which `bad` replaces `good` in a file.
fn diagnostics(file: &str, good: &str, bad: &str) -> Vec<Diagnostic> {
    let mut files = files();
    let (_, text) = files.iter_mut().find(|(name, _)| name == file).expect("a file");
    assert!(text.contains(good), "{file} has no {good}");
    *text = text.replacen(good, bad, 1);
    let files = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    let sources = blind_swords_documents::Sources::from_memory(&[&BRIGADE_BATTLES], files);
    brigade_battles_documents::inspect(&sources).diagnostics
}

/// CW-GEN-02: validation reports a strength that does not match the number of men.
#[test]
fn points_fit_the_men() {
    let (good, bad) =
        ("strength: 14, shattered: 7, men: 1351", "strength: 9, shattered: 4, men: 1351");
    tells("units.yaml", good, bad, "W-BRIGADE-SCALE");
}

/// forty cavalrymen make one strength point. Three hundred therefore make seven points, not
/// three.
#[test]
fn horse_have_a_scale_of_their_own() {
    let (good, bad) = ("strength: 7, shattered: 3, men", "strength: 3, shattered: 1, men");
    tells("units.yaml", good, bad, "W-BRIGADE-SCALE");
    let bayard = opened().game.units.iter().find(|unit| unit.id == "bayard").cloned();
    assert_eq!(bayard.expect("cavalry").strength, 7);
}

/// CW-UNI-01: the printed values of each counter are consistent with one another.
#[test]
fn counters_have_the_values_of_their_arm() {
    for (good, bad) in [
        ("strength: 6, guns: 12", "strength: 6, shattered: 3, guns: 12"),
        ("strength: 18, shattered: 9", "strength: 18"),
        ("strength: 18, shattered: 9", "strength: 18, shattered: 10"),
        ("arm: infantry, division: williams", "arm: infantry"),
        ("arm: infantry, division: williams", "arm: infantry, division: winder"),
    ] {
        tells("units.yaml", good, bad, "E-BRIGADE-COUNTER");
    }
}

/// CW-MAP-01: every hex that a document names is on the map and can be entered. Artillery starts in
/// clear terrain.
#[test]
fn stated_hexes_are_on_the_map() {
    for (good, bad) in [
        ("\"1701\": {source: CM 14.1.4", "\"1801\": {source: CM 14.1.4"),
        ("terrain-not: [prohibited]", "terrain-not: [clear]"),
        ("terrain-not: [woods, prohibited]", "terrain-not: [clear]"),
    ] {
        tells("facts.yaml", good, bad, "E-BRIGADE-FACT");
    }
}

/// CW-MAP-03: every value of the package has an origin, and the number of values from each origin
/// is as expected.
#[test]
fn figures_say_where_they_come_from() {
    let (good, bad) =
        ("provenance: \"rulebook CM 2.5, 3.3.6\"", "provenance: {gold: reconstructed}");
    tells("tables.yaml", good, bad, "E-PROVENANCE-MISSING");
    let report = brigade_battles_documents::inspect(&document_sources());
    let shares = report.provenance.expect("it can be played").total();
    assert_eq!(shares.rulebook + shares.historical + shares.reconstructed, shares.total());
    assert!(shares.rulebook > 100 && shares.historical > 0 && shares.reconstructed > 0);
}

#[test]
fn every_case_holds() {
    let opened = opened();
    let mut count = 0;
    for path in files_under(&folder().join("cases"), "yaml") {
        let text = fs::read_to_string(&path).expect("a file");
        let file = SourceFile::new(path.display().to_string(), text);
        let reports = cases::run(&opened, &file);
        let reports = reports.unwrap_or_else(|problems| panic!("{}", render::plain(&problems)));
        count += reports.len();
        let failed: Vec<_> = reports.iter().filter(|report| !report.holds()).collect();
        assert!(failed.is_empty(), "{failed:#?}");
    }
    assert!(count > 180, "{count} cases");
}

#[test]
fn games_are_examined_at_their_decisions() {
    let (opened, depth) = (opened(), Depth { every: 40, decisions: 800 });
    for (scenario, seed) in SCENARIOS.into_iter().zip(1..) {
        let seats = PerSide { usa: Seat::Random, csa: Seat::Mixed };
        any_system::is_examined(&opened, &setup(scenario, seed, seats), depth);
    }
}

#[test]
fn every_game_ends() {
    let seats = PerSide { usa: Seat::Goal(Goal::Attack), csa: Seat::Mixed };
    for scenario in SCENARIOS {
        any_system::games_end(&opened(), setup(scenario, 2, seats), 30);
    }
}

#[test]
fn nothing_is_hidden() {
    let seats = PerSide { usa: Seat::Random, csa: Seat::Random };
    any_system::hides_nothing(&opened(), setup("historical", 7, seats));
}

/// the printed set-up determines the grid. Units that are neighbours in a side's battle line
/// are in adjacent hexes.
#[test]
fn the_grid_is_that_of_the_lines_of_battle() {
    let game = opened().game;
    let hex = |number: &str| game.map.grid.hex(number.parse().expect("a number")).expect("a hex");
    for (one, others) in [
        ("0510", ["0511", "0609", "0610", "0409", "0410"].as_slice()),
        ("0610", &["0711", "0511", "0710", "0609", "0611", "0510"]),
        ("0905", &["0904", "1005"]),
        ("1006", &["1005", "1107"]),
        ("1208", &["1108", "1309"]),
        ("0708", &["0607", "0709"]),
        ("0911", &["0810", "0912"]),
    ] {
        for other in others {
            assert!(game.map.grid.adjacent(hex(one), hex(other)), "{one} and {other}");
        }
    }
    assert!(!game.map.grid.adjacent(hex("0510"), hex("0611")));
}

/// a turn lasts forty minutes. The third turn begins at 16:20, the ninth and last at
/// 20:20.
#[test]
fn turns_are_forty_minutes_apart() {
    let game = opened().game;
    let minutes = |time: &String| {
        let (hours, minutes) = time.split_once(':').expect("a time");
        hours.parse::<u32>().expect("hours") * 60 + minutes.parse::<u32>().expect("minutes")
    };
    let times: Vec<u32> = game.charts.turns.times.iter().map(minutes).collect();
    assert!(times.windows(2).all(|pair| pair[1] - pair[0] == 40), "{times:?}");
    assert_eq!((times[2], times[8]), (16 * 60 + 20, 20 * 60 + 20));
    assert!(game.scenarios.iter().all(|scenario| scenario.turns.last == 9));
}

/// The page can draw the map's geometry: every hex occurs once, and neighbours list each other.
#[test]
fn the_map_is_laid_out() {
    let opened = Arc::new(opened());
    let seen: serde_json::Value = serde_json::from_str(&opened.geometry()).expect("JSON");
    let hexes = seen["map"]["hexes"].as_array().expect("hexes");
    assert_eq!(hexes.len(), 340);
    let near = |id: &serde_json::Value| {
        let hex = hexes.iter().find(|hex| hex["id"] == *id).expect("a hex");
        hex["near"].as_array().expect("neighbours").clone()
    };
    for hex in hexes {
        for other in near(&hex["id"]).iter().filter(|other| !other.is_null()) {
            assert!(near(other).contains(&hex["id"]), "{} and {other}", hex["id"]);
        }
    }
    let land = opened.land();
    assert!(land.matches("<polygon").count() == 340 && land.ends_with("</svg>"));
}
