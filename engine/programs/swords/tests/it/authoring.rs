//! Life of a new game outside the repository: create, check, test, play, change and format.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use testing::patience;

use crate::program::Place;

/// The first commands that a new author tries work on a machine without the repository.
#[test]
fn a_new_game_is_good_at_once() {
    let place = Place::empty();
    for arguments in [
        "new antietam-test",
        "validate antietam-test",
        "test antietam-test",
        "run simulate antietam-test --games 5 --seed 1",
        "run exercise antietam-test --games 1",
    ] {
        let output = place.run(arguments, "");
        let text = String::from_utf8_lossy(&output.stdout).into_owned()
            + &String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "swords {arguments}:\n{text}");
    }
    let validated = place.seen("validate antietam-test", "");
    assert!(validated.contains("0 errors, 0 warnings"), "{validated}");
    assert!(validated.contains("3 cases hold"), "{validated}");
    assert!(place.path("antietam-test/.schemas/game.schema.json").is_file());
    let declared = std::fs::read_to_string(place.path("antietam-test/scripts.d.rhai"));
    assert!(declared.expect("a text").contains("fn distance"), "editors complete functions");
    assert!(place.seen("format antietam-test --check", "").contains("are tidy"));
    place.write("antietam-test/scripts.d.rhai", "fn old();\n");
    assert!(place.seen("format antietam-test", "").contains("scripts.d.rhai"), "it is renewed");
}

/// Every rule system has a template for a battle.
#[test]
fn a_new_game_of_another_family_is_good_at_once() {
    let place = Place::empty();
    let begun = place.seen("new brigades --rules brigade-battles", "");
    assert!(begun.contains("brigades: 8 files") && begun.contains("[exit 0]"), "{begun}");
    let validated = place.seen("validate brigades", "");
    assert!(validated.contains("0 errors, 0 warnings"), "{validated}");
    assert!(validated.contains("3 cases hold"), "{validated}");
    for arguments in
        ["run simulate brigades --games 5 --seed 1 --usa attack", "format brigades --check"]
    {
        let output = place.run(arguments, "");
        assert!(output.status.success(), "swords {arguments}: {output:?}");
    }
    let schema = |path: &str| std::fs::read_to_string(place.path(path)).expect("a schema");
    assert!(schema("brigades/.schemas/game.schema.json").contains("Brigade Battles game"));
    let first = std::fs::read_to_string(place.path("brigades/cases/first.yaml")).expect("a text");
    assert!(first.starts_with("# yaml-language-server: $schema=../.schemas/case.schema.json\n"));
    let known = place.seen("new chess-men --rules chess", "");
    assert!(known.contains("unknown rule system `chess`") && known.contains("[exit 2]"), "{known}");
    assert!(!place.path("chess-men").exists());
}

/// A copy contains the schemas of its rule system, and every file names the schema that describes
/// it.
#[test]
fn a_copy_of_another_family_has_its_own_schemas() {
    let place = Place::empty();
    assert!(place.run("new --copy cedar-mountain-cwbbs mine", "").status.success());
    let own =
        [("mine/map.yaml", "Brigade Battles map"), ("mine/cases/02-command.yaml", "StageWord")];
    for (path, words) in own {
        let text = std::fs::read_to_string(place.path(path)).expect("a text");
        let (_, schema) = text.lines().next().and_then(|it| it.split_once('=')).expect("a schema");
        let beside = place.path(path).parent().expect("a folder").join(schema);
        let schema = std::fs::read_to_string(&beside).expect("a schema");
        assert!(schema.contains(words), "{path} names {}", beside.display());
    }
    place.write("mine/.schemas/map.schema.json", "{}\n");
    let renewed = place.seen("format mine", "");
    assert!(renewed.contains("map.schema.json") && renewed.contains("1 of "), "{renewed}");
    assert!(place.seen("format mine --check", "").contains("are tidy"));
}

/// A rule system without weights cannot be tuned.
#[test]
fn weights_are_sought_where_there_are_some() {
    let told = Place::empty().seen("run tune cedar-mountain-cwbbs --judge kernstown-1862", "");
    let words = "the rules of cedar-mountain-cwbbs have no player by weights";
    assert!(told.contains(words) && told.contains("[exit 1]"), "{told}");
}

#[test]
fn a_new_game_lies_beside_the_others() {
    let place = Place::new();
    assert!(place.run("new two-mile-creek", "").status.success());
    let game = std::fs::read_to_string(place.path("games/two-mile-creek/game.yaml"));
    let game = game.expect("it is written");
    assert!(game.starts_with("# yaml-language-server: $schema=../../schemas/game.schema.json"));
    assert!(!place.path("games/two-mile-creek/.schemas").exists(), "the others are used");
    assert!(place.run("validate two-mile-creek", "").status.success());
}

#[test]
fn a_new_game_takes_nobodys_place() {
    let place = Place::empty();
    place.run("new first", "");
    place.write("first/units.yaml", "mine\n");
    let again = place.seen("new first", "");
    assert!(again.contains("[exit 2]") && again.contains("already exists"), "{again}");
    assert_eq!(
        std::fs::read_to_string(place.path("first/units.yaml")).ok().as_deref(),
        Some("mine\n")
    );
    let name = place.seen("new First_Battle", "");
    assert!(name.contains("[exit 2]") && name.contains("cannot be the id of a game"), "{name}");
}

#[test]
fn schemas_of_another_version_are_told_and_renewed() {
    let place = Place::empty();
    place.run("new old", "");
    let path = place.path("old/.schemas/overlay/map.schema.json");
    let schema = std::fs::read_to_string(&path).expect("a schema");
    place.write("old/.schemas/overlay/map.schema.json", "{}\n");
    std::fs::remove_file(place.path("old/.schemas/case.schema.json")).expect("a schema");
    let told = place.seen("validate old", "");
    assert!(told.contains("W-SOURCE-SCHEMAS") && told.contains("swords format"), "{told}");
    let check = place.seen("format old --check", "");
    assert!(check.contains("2 of 12 files are not tidy"), "{check}");
    let renewed = place.seen("format old", "");
    assert!(renewed.contains("2 of 12 files tidied"), "{renewed}");
    assert_eq!(std::fs::read_to_string(&path).expect("a schema"), schema);
    assert!(place.path("old/.schemas/case.schema.json").is_file());
    assert!(place.seen("validate old", "").contains("0 errors, 0 warnings"));
}

#[test]
fn format_mends_what_check_complains_of() {
    let place = Place::empty();
    place.run("new messy", "");
    let units = std::fs::read_to_string(place.path("messy/units.yaml")).expect("a text");
    place.write("messy/units.yaml", units.replace('\n', "  \n").replace("\n  \n", "\n\n\n"));
    let game = place.seen("validate messy --format json", "");
    let check = place.seen("format messy --check", "");
    assert!(check.contains("messy/units.yaml") && check.contains("[exit 1]"), "{check}");
    let run = place.seen("format messy", "");
    assert!(run.contains("1 of 10 files tidied") && run.contains("[exit 0]"), "{run}");
    assert_eq!(std::fs::read_to_string(place.path("messy/units.yaml")).expect("a text"), units);
    assert_eq!(place.seen("validate messy --format json", ""), game);
    assert!(place.seen("format messy --check", "").contains("10 files are tidy"));
}

#[test]
fn diff_shows_what_an_overlay_changes() {
    let place = Place::empty();
    place.run("new base", "");
    std::fs::create_dir(place.path("house")).expect("a folder");
    place.write(
        "house/game.yaml",
        "schema: 1\nextends: base\nid: house\noptions: {cross_fire: flanking}\n",
    );
    place.write(
        "house/units.yaml",
        "units: {1st-alden: {fresh: 8-4, battleworn: 4-3, provenance: historical returns}}\n",
    );
    insta::assert_snapshot!(place.seen("diff house", ""));
    assert!(place.seen("diff base", "").contains("extends no game: name one with --from"));
    place.write("house/units.yaml", "units: {1st-aldn: {fresh: 8-4}}\n");
    insta::assert_snapshot!(place.seen("validate house", ""));
}

/// Waits for a line of output that contains `words`.
fn heard(lines: &Receiver<String>, words: &str) {
    let mut all = Vec::new();
    loop {
        let line = lines.recv_timeout(patience());
        let line = line.unwrap_or_else(|_| panic!("`{words}` is not among {all:#?}"));
        if line.contains(words) {
            return;
        }
        all.push(line);
    }
}

#[test]
fn watch_looks_again_at_what_is_saved() {
    let place = Place::empty();
    place.run("new seen", "");
    let mut child = place.command("watch seen -o seen.svg").spawn().expect("the program starts");
    let output = child.stdout.take().expect("its output is a pipe");
    let (sender, lines) = mpsc::channel();
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    heard(&lines, "0 errors, 0 warnings, 3 cases hold");
    heard(&lines, "map written to seen.svg");
    let map = std::fs::read_to_string(place.path("seen/map.yaml")).expect("a text");
    place.write("seen/map.yaml", map.replace("Bald Knob", "Round Top"));
    heard(&lines, "map written to seen.svg");
    let drawn = std::fs::read_to_string(place.path("seen.svg")).expect("a picture");
    assert!(drawn.contains("Round Top"), "the new name is on the map");
    place.write("seen/map.yaml", map.replace("\"0704\": Bald", "\"9904\": Bald"));
    heard(&lines, "hex 9904 is not on the map");
    child.kill().expect("it runs until it is stopped");
    child.wait().expect("it has ended");
}

/// The example in the author's guide is valid when it is applied to the game that the guide
/// creates.
#[test]
fn the_example_of_the_guide_is_good() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../book/src/make/overlays.md");
    let guide = std::fs::read_to_string(guide).expect("the guide");
    let place = Place::new();
    std::fs::create_dir(place.path("games/kernstown-1862-house")).expect("a folder");
    let mut files = 0;
    for block in guide.split("```yaml\n# ").skip(1) {
        let (name, text) = block.split_once('\n').expect("a name, then the text");
        let text = text.split("```").next().expect("a first part");
        place.write(&format!("games/kernstown-1862-house/{name}"), text);
        files += 1;
    }
    assert_eq!(files, 4);
    let validated = place.seen("validate kernstown-1862-house", "");
    assert!(validated.contains("0 errors, 0 warnings"), "{validated}");
}

/// An author can list all allowed words without access to the source code.
#[test]
fn options_charts_and_terms_are_listed() {
    let place = Place::empty();
    let options = place.seen("explain options", "");
    assert!(options.contains("V-54 panic_profile: Eligibility for panic"), "{options}");
    assert_eq!(options.matches("\nV-").count(), blind_swords::profile::Profile::POINTS.len());
    let one = place.seen("explain options V-61", "");
    assert!(one.contains("any_edge_if_no_other              series"), "{one}");
    let unknown = place.seen("explain options dice", "");
    assert!(
        unknown.contains("[exit 2]") && unknown.contains("`swords explain options`"),
        "{unknown}"
    );
    let charts = place.seen("explain charts", "");
    assert!(charts.starts_with("$ swords explain charts\nblind-swords\n"), "{charts}");
    assert!(place.seen("explain charts blind-swords", "").contains("uphill_steep"), "its shifts");
    let windows = place.seen("explain terms window", "");
    assert!(windows.contains("  own-movement"), "{windows}");
    let conditions = place.seen("explain terms firecondition", "");
    assert!(conditions.contains("{target-terrain: …}"), "{conditions}");
    assert!(place.seen("explain terms hooks", "").contains("  on-leave-map"), "hooks");
    assert!(place.seen("explain terms nothing", "").contains("[exit 2]"), "no such list");
}

/// A CI job that checks a package can treat warnings as errors.
#[test]
fn warnings_can_be_denied() {
    let place = Place::empty();
    place.run("new field", "");
    let strict = place.seen("validate field --deny warnings", "");
    assert!(strict.contains("[exit 0]"), "{strict}");
    let tables = std::fs::read_to_string(place.path("field/tables.yaml")).expect("a file");
    let late =
        "{id: dusk, columns: -1, when: {late: {from-turn: 90, from-range: 3}}, rule: Ours 1}";
    let shifts =
        format!("\nfire-shifts:\n  provenance: {{dusk: designed}}\n  shifts: {{add: [{late}]}}\n");
    place.write("field/tables.yaml", &(tables + &shifts));
    let lenient = place.seen("validate field", "");
    assert!(lenient.contains("warning[W-NEVER]") && lenient.contains("[exit 0]"), "{lenient}");
    let strict = place.seen("validate field --deny warnings", "");
    assert!(strict.contains("[exit 1]"), "{strict}");
}

/// An endless loop fails the check of a package, even if no trial run reaches the script.
#[test]
fn a_loop_that_was_never_tried_is_an_error() {
    let place = Place::empty();
    place.run("new field", "");
    for body in ["loop { }", "switch n { 1 => { loop { } }, _ => 2 }"] {
        place.write("field/scripts/idle.rhai", format!("fn idle(n) {{\n    {body}\n}}\n"));
        let told = place.seen("validate field --deny warnings", "");
        assert!(told.contains("endless loop") && told.contains("idle.rhai:2:"), "{told}");
        assert!(told.contains("[exit 1]"), "{told}");
    }
}

/// The list of diagnostics is limited, and a message gives the number of omitted ones.
#[test]
fn what_is_listed_has_an_end() {
    let place = Place::new();
    place.run("new elsewhere/mine", "");
    let own = place.path("elsewhere/mine/game.yaml");
    let mut text = std::fs::read_to_string(&own).expect("a file");
    text.extend((0..8000).map(|n| format!("unknown-{n}: 1\n")));
    std::fs::write(&own, text).expect("a file");
    let said = place.seen("validate elsewhere/mine", "");
    assert_eq!(said.matches("[E-SCHEMA-FIELD]").count(), 200);
    assert!(said.contains("7800 more unknown fields not listed"), "{said}");
    // Hundreds of thousands of unclosed levels must not flood the output.
    for text in ["? ".repeat(250_000), "? \n".repeat(170_000), "- ".repeat(250_000)] {
        std::fs::write(&own, text).expect("a file");
        let said = place.seen("validate elsewhere/mine", "");
        assert!(said.contains("[exit 1]") && said.len() < 20_000, "{} bytes", said.len());
    }
}
