//! `swords rules` in a small checkout with three requirements, one source file and one case file.

use std::fs;
use std::path::Path;

use blind_swords_lab::traced::is_of_series;

use super::program::Place;

const LIST: &str = "\
areas:
  - title: Movement
    requirements:
      MOVE-04: What hexes cost
      MOVE-05: What cannot be paid cannot be entered
      MOVE-06: {title: One hex is always possible, excused: not built yet}
";

const CODE: &str = "\
/// SS 13.3. MOVE-04, MOVE-05.
pub fn cost() -> Check {
    Refusal::new(\"MOVE-05\", \"SS 13.3\", \"too dear\").err()
}
";

const CASES: &str = "\
package: GAME
cases:
  - name: a clear hex costs one point
    rules: [MOVE-04, SS 13.3]
    do: sp
    expect: {value: clear}
  - name: corn is too dear with one point
    rules: [MOVE-05]
    do: sp
    expect: {refused: {\"2110\": MOVE-05}}
";

fn checkout() -> Place {
    let place = Place::new();
    for game in fs::read_dir(place.path("games")).expect("games").flatten() {
        let _ = fs::remove_dir_all(game.path().join("cases"));
        for script in fs::read_dir(game.path().join("scripts")).into_iter().flatten().flatten() {
            cite_nothing(&script.path());
        }
    }
    fs::remove_dir_all(place.path("scripts")).expect("a writable place");
    for folder in ["docs", "engine/systems/blind-swords/rules/src", "tests/cases"] {
        fs::create_dir_all(place.path(folder)).expect("a writable place");
    }
    place.write("docs/requirements.yaml", LIST);
    place.write("engine/systems/blind-swords/rules/src/cost.rs", CODE);
    place.write("tests/cases/movement.yaml", cases(&place));
    place
}

/// Removes the comments of a script, since they cite requirements that the small checkout lacks.
fn cite_nothing(script: &Path) {
    let text = fs::read_to_string(script).expect("a script");
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    let code: Vec<&str> = text.lines().filter(is_code).collect();
    fs::write(script, code.join("\n")).expect("a writable place");
}

/// Returns the content of the case file, written for the first Blind Swords game of the checkout.
fn cases(place: &Place) -> String {
    let games = fs::read_dir(place.path("games")).expect("games").flatten();
    let names = games.map(|game| game.file_name().to_string_lossy().into_owned());
    let first = names.filter(|name| is_of_series(&place.path("."), name)).min();
    CASES.replace("GAME", &first.expect("a game of the series"))
}

#[test]
fn the_matrix_and_one_requirement() {
    let place = checkout();
    let seen = place.seen("rules", "");
    assert!(
        seen.contains(
            "MOVE-05   proved   code   2  cited   1  proofs   1  refused   1  What cannot"
        ),
        "{seen}"
    );
    assert!(
        seen.contains(
            "3 requirements: 2 with a case or test of their own, 0 only cited, 1 excused"
        ),
        "{seen}"
    );
    assert!(seen.ends_with("[exit 0]"), "{seen}");
    let one = place.seen("rules move-05", "");
    for line in [
        "MOVE-05  What cannot be paid cannot be entered",
        "code     engine/systems/blind-swords/rules/src/cost.rs:1",
        "refuses  engine/systems/blind-swords/rules/src/cost.rs:3",
        "refused  proves  tests/cases/movement.yaml:7  corn is too dear with one point",
    ] {
        assert!(one.contains(line), "{one}");
    }
    let data = place.run("rules MOVE-06 --format json", "").stdout;
    let data: serde_json::Value = serde_json::from_slice(&data).expect("one JSON document");
    assert_eq!((&data["standing"], &data["excused"]), (&"excused".into(), &"not built yet".into()));
}

#[test]
fn gaps_are_named() {
    let place = checkout();
    place.write("tests/cases/movement.yaml", cases(&place).replace("MOVE-05", "MOVE-07"));
    let seen = place.seen("rules", "");
    for line in [
        "MOVE-05 lacks a case or test that names it",
        "tests/cases/movement.yaml:7: unknown requirement MOVE-07",
        "Movement: no case refuses",
    ] {
        assert!(seen.contains(line), "{seen}");
    }
    assert!(seen.ends_with("[exit 1]"), "{seen}");
    place.write(
        "engine/systems/blind-swords/rules/src/more.rs",
        "/// MOVE-06.\nfn guaranteed() {}\n",
    );
    place.write(
        "tests/cases/movement.yaml",
        cases(&place).replace("[MOVE-05]", "[MOVE-05, MOVE-06]"),
    );
    let seen = place.seen("rules", "");
    assert!(seen.contains("MOVE-06 lacks nothing: it is proved, so remove `excused`"), "{seen}");
}

/// A case proves its first requirement, or those in `proves`. A case without expectations proves
/// nothing.
#[test]
fn citations_are_no_proofs() {
    let place = checkout();
    place.write(
        "tests/cases/movement.yaml",
        cases(&place).replace("[MOVE-05]", "[MOVE-04, MOVE-05]"),
    );
    let seen = place.seen("rules", "");
    assert!(seen.contains("MOVE-05   cited    code   2  cited   1  proofs   0"), "{seen}");
    assert!(seen.contains("only cited: MOVE-05\n3 requirements: 1 with a case"), "{seen}");
    let both = cases(&place).replace("[MOVE-05]", "[MOVE-04]\n    proves: [MOVE-05]");
    place.write("tests/cases/movement.yaml", both);
    assert!(place.seen("rules", "").contains("2 with a case or test of their own, 0 only"));
    let idle = cases(&place).replace("    expect: {value: clear}\n", "");
    place.write("tests/cases/movement.yaml", idle);
    assert!(place.seen("rules", "").contains("only cited: MOVE-04"));
}

#[test]
fn outside_of_a_checkout_it_says_what_it_needs() {
    let place = Place::new();
    let seen = place.seen("rules", "");
    assert!(seen.contains("expected docs/requirements.yaml in it or above it"), "{seen}");
    assert!(seen.ends_with("[exit 2]"), "{seen}");
    let unknown = checkout().seen("rules MOVE-99", "");
    assert!(
        unknown.contains("unknown requirement or ruling `MOVE-99`")
            && unknown.ends_with("[exit 2]"),
        "{unknown}"
    );
}

/// A ruling can be shown with its requirement or alone. A ruling without a case counts as a gap.
#[test]
fn rulings_stand_beside_their_requirements() {
    let place = checkout();
    let ruling = "    rulings:\n      R-0103: {title: Half a point, on: [MOVE-05], says: It is too little., case: CASE}\n";
    let list = |case: &str| format!("{LIST}{}", ruling.replace("CASE", case));
    place.write("docs/requirements.yaml", list("corn is too dear with one point"));
    let rule = place.seen("rules MOVE-05", "");
    assert!(rule.contains("ruling   R-0103  Half a point\n         It is too little."), "{rule}");
    let one = place.seen("rules r-0103", "");
    for line in [
        "R-0103  Half a point",
        "on       MOVE-05",
        "refused  proves  tests/cases/movement.yaml:7  corn is too dear with one point",
    ] {
        assert!(one.contains(line), "{one}");
    }
    place.write("docs/requirements.yaml", list("a clear hex costs one point"));
    let seen = place.seen("rules", "");
    let gap = "R-0103: no case or test `a clear hex costs one point` cites MOVE-05";
    assert!(seen.contains(gap) && seen.ends_with("[exit 1]"), "{seen}");
    place.write("docs/requirements.yaml", list("c").replace("[MOVE-05]", "[MOVE-09]"));
    assert!(place.seen("rules", "").contains("R-0103: unknown requirement MOVE-09"));
}
