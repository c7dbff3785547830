//! The program works in any folder: it finds built-in games and the user's games, and it finds a
//! place for saves.

use std::fs;
use std::path::Path;
use std::process::Output;

use serde_json::Value;

use super::program::{Place, repository};

/// Returns the output of a command, which must succeed.
fn printed(output: &Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn json(place: &Place, arguments: &str) -> Value {
    let text = printed(&place.run(&format!("{arguments} --format json"), ""));
    serde_json::from_str(&text).expect("JSON")
}

fn ids(listed: &Value) -> Vec<&str> {
    listed
        .as_array()
        .expect("games")
        .iter()
        .map(|game| game["id"].as_str().expect("an id"))
        .collect()
}

/// Returns the folder of a game from the list of games.
fn folder(listed: &Value, id: &str) -> String {
    let games = listed.as_array().expect("games");
    let game = games.iter().find(|game| game["id"] == id).expect("it is listed");
    game["folder"].as_str().expect("a folder").to_owned()
}

#[test]
fn an_empty_folder_lists_and_plays_every_game_and_every_scenario() {
    let place = Place::empty();
    let listed = json(&place, "games");
    let entries = fs::read_dir(repository().join("games")).expect("games").flatten();
    let mut expected: Vec<_> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    expected.sort();
    assert_eq!(ids(&listed), expected);
    for game in listed.as_array().expect("games") {
        let id = game["id"].as_str().expect("an id");
        assert_eq!(folder(&listed, id), format!("built-in games/{id}"));
        for scenario in game["scenarios"].as_array().expect("scenarios") {
            let scenario = scenario["id"].as_str().expect("an id");
            let begun = format!(
                "play {id} --scenario {scenario} --plain --seed 3 --save m-{id}-{scenario}"
            );
            let told = printed(&place.run(&begun, "quit\n"));
            assert!(told.contains(&format!("Saved in m-{id}-{scenario} ")), "{told}");
        }
    }
    let told = printed(&place.run("", ""));
    assert!(expected.iter().all(|id| told.contains(id)), "{told}");
    let first = &expected[0];
    printed(
        &place
            .run(&format!("play {first} --plain --usa random --csa random --seed 2 --save m"), ""),
    );
    printed(&place.run("replay m --verify", ""));
}

#[test]
fn what_is_built_in_can_be_looked_at_and_is_not_changed() {
    let place = Place::empty();
    assert!(printed(&place.run("diff stonewalls-sword-faq", "")).contains("differences"));
    assert!(printed(&place.run("test stonewalls-sword-faq", "")).contains("cases hold"));
    assert!(printed(&place.run("export map kernstown-1862-returns -o -", "")).contains("<svg"));
    for command in ["edit", "format", "watch"] {
        let refused = place.seen(&format!("{command} stonewalls-sword"), "");
        assert!(refused.contains("swords new NAME --copy stonewalls-sword"), "{refused}");
        assert!(refused.contains("[exit 2]"), "{refused}");
    }
}

/// A copy is an independent package, even if it has the id of a built-in game and so hides that
/// game.
#[test]
fn a_game_is_laid_out_to_be_changed() {
    let place = Place::empty();
    let told = printed(&place.run("new --copy stonewalls-sword stonewalls-sword", ""));
    assert!(told.contains("scripts/arrivals.rhai") && told.contains("NOTES.md"), "{told}");
    let front = fs::read_to_string(place.path("stonewalls-sword/game.yaml")).expect("a file");
    assert!(front.contains("$schema=.schemas/game.schema.json"), "{front}");
    let scenario = place.path("stonewalls-sword/scenarios/valley-vengeance.yaml");
    let scenario = fs::read_to_string(scenario).expect("a file");
    assert!(scenario.contains("$schema=../.schemas/scenario.schema.json"), "{scenario}");
    assert!(printed(&place.run("test stonewalls-sword", "")).contains("cases hold"));
    assert!(
        place.seen("new --copy stonewalls-sword stonewalls-sword", "").contains("already exists")
    );

    printed(&place.run("new --copy stonewalls-sword-faq house", ""));
    let front = fs::read_to_string(place.path("house/game.yaml")).expect("a file");
    assert!(front.contains("\nextends: stonewalls-sword\nid: house\n"), "{front}");
    let validated = printed(&place.run("validate house --deny warnings", ""));
    assert!(validated.contains("cases hold"), "{validated}");
    let begun = "play house --scenario valley-vengeance --plain --seed 1 --save match.jsonl";
    printed(&place.run(begun, "quit\n"));
    printed(&place.run("replay match.jsonl --verify", ""));
}

/// `--verify` compares the hash of the seed with the given hash, and reports an error if they
/// differ.
#[test]
fn what_was_promised_is_compared() {
    let place = Place::empty();
    let played = "play stonewalls-sword --plain --usa random --csa random --seed 2 --save m.jsonl";
    printed(&place.run(played, ""));
    let told = printed(&place.run("replay m.jsonl --verify --format json", ""));
    let (_, rest) = told.split_once("\"commitment\":\"").expect("it is told");
    let promised = &rest[..64];
    printed(&place.run(&format!("replay m.jsonl --verify --commitment {promised}"), ""));
    let other = place.seen(&format!("replay m.jsonl --verify --commitment {}", "0".repeat(64)), "");
    assert!(other.contains(promised) && other.contains("[exit 1]"), "{other}");
}

/// If people rolled the dice, no command claims that the dice come from the seed, and `--verify`
/// has no seed to compare.
#[test]
fn dice_that_people_rolled_are_not_vouched_for() {
    let place = Place::empty();
    let played =
        "play stonewalls-sword --plain --usa random --csa random --dice manual --save m.jsonl";
    printed(&place.run(played, "3\n"));
    let told = "Players rolled their own dice";
    let command = "replay m.jsonl --verify";
    let words = printed(&place.run(command, ""));
    assert!(words.contains(told) && !words.contains("seed"), "{words}");
    let figures = json(&place, command);
    assert_eq!((&figures["dice"], &figures["commitment"]), (&"manual".into(), &Value::Null));
    let promised =
        place.seen(&format!("replay m.jsonl --verify --commitment {}", "0".repeat(64)), "");
    assert!(
        promised.contains("there is no committed seed") && promised.contains("[exit 1]"),
        "{promised}"
    );
}

/// A copy in a `games` folder next to `schemas`, as in a checkout, uses the shared schemas.
#[test]
fn a_copy_in_a_checkout_points_to_its_schemas() {
    let place = Place::new();
    printed(&place.run("new --copy kernstown-1862-returns mine", ""));
    let own = fs::read_to_string(place.path("games/mine/units.yaml")).expect("a file");
    assert!(own.contains("$schema=../../schemas/overlay/units.schema.json"), "{own}");
    assert!(!place.path("games/mine/.schemas").exists());
    let apart = place.path("apart/mine").display().to_string();
    printed(&place.run(&format!("new --copy mine {apart}"), ""));
    printed(&place.run(&format!("new --copy {apart} again"), ""));
    let again = fs::read_to_string(place.path("games/again/units.yaml")).expect("a file");
    assert_eq!(again, own);
}

/// Games are searched in `--games`, the environment, the current folder and its parents, and the
/// program. The first match wins.
#[test]
fn folders_of_games_are_looked_into_in_order() {
    let place = Place::empty();
    for name in ["named", "around", "games"] {
        printed(&place.run(&format!("new {name}/two-mile-creek"), ""));
    }
    printed(&place.run("new --copy stonewalls-sword-faq games/stonewalls-sword-faq", ""));
    fs::create_dir_all(place.path("games/deep/er")).expect("a folder");
    let listed = |arguments: &str, variable: &str| -> Value {
        let mut command = place.command(&format!("{arguments} --format json"));
        command.current_dir(place.path("games/deep/er"));
        if !variable.is_empty() {
            command.env("SWORDS_GAMES", variable);
        }
        serde_json::from_str(&printed(&Place::end(command, ""))).expect("JSON")
    };
    let (named, around) = (place.path("named"), place.path("around"));
    let (named, around) = (named.display().to_string(), around.display().to_string());
    let own = |listed: &Value| {
        let folder = folder(listed, "two-mile-creek");
        let package_index = Path::new(&folder).parent().and_then(Path::file_name).expect("a shelf");
        package_index.to_string_lossy().into_owned()
    };
    assert_eq!(own(&listed("games", "")), "games");
    assert_eq!(own(&listed("games", &around)), "around");
    for arguments in [format!("--games {named} games"), format!("games --games {named}")] {
        assert_eq!(own(&listed(&arguments, &around)), "named");
    }
    let listed = listed("games", "");
    assert!(folder(&listed, "stonewalls-sword-faq").ends_with("games/stonewalls-sword-faq"));
    assert_eq!(folder(&listed, "stonewalls-sword"), "built-in games/stonewalls-sword");
    let unknown = place.seen("--games nowhere play two-mile-crek --plain", "");
    assert!(unknown.contains("did you mean `two-mile-creek`"), "{unknown}");
}

/// A save of a game named by path loads from any folder.
#[test]
fn a_save_finds_its_game_again() {
    let place = Place::empty();
    printed(&place.run("new my/battle", ""));
    printed(&place.run("play my/battle --plain --seed 1 --save match.jsonl", "quit\n"));
    let mut elsewhere = place.command("replay ../match.jsonl --verify");
    elsewhere.current_dir(place.path("my"));
    printed(&Place::end(elsewhere, ""));
}

#[test]
fn saves_go_to_the_data_folder_unless_told_otherwise() {
    let place = Place::empty();
    let begun = "play kernstown-1862 --plain --seed 1";
    let saved = |command: std::process::Command| {
        let told = printed(&Place::end(command, "quit\n"));
        let line = told.lines().find(|line| line.starts_with("Saved in "));
        line.expect("it says where").to_owned()
    };
    let of_environment = saved(place.command(begun));
    assert!(
        of_environment.contains(&place.path("saves").display().to_string()),
        "{of_environment}"
    );
    let named = saved(place.command(&format!("{begun} --saves mine")));
    assert!(named.contains("mine/") && place.path("mine").is_dir(), "{named}");
    if cfg!(target_os = "linux") {
        let mut command = place.command(begun);
        command.env_remove("SWORDS_SAVES").env("XDG_DATA_HOME", place.path("data"));
        let told = saved(command);
        assert!(told.contains("data/blind-swords/kernstown-1862-"), "{told}");
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_told_with_the_way_out() {
    let place = Place::empty();
    place.write("file", "no folder");
    for command in [
        "play kernstown-1862 --plain --saves file/saves",
        "play kernstown-1862 --no-browser --port 0 --saves file/saves",
        "serve --port 0 --saves file/saves",
    ] {
        let told = place.seen(command, "");
        for part in ["file/saves", "--saves DIR", "SWORDS_SAVES", "[exit 1]"] {
            assert!(told.contains(part), "{command}: {told}");
        }
    }
}

#[test]
fn the_version_names_the_build_and_every_package_in_it() {
    let place = Place::empty();
    let told = printed(&place.run("--version", ""));
    assert!(told.starts_with(concat!("swords ", env!("CARGO_PKG_VERSION"), " (")), "{told}");
    let listed = json(&place, "games");
    for game in listed.as_array().expect("games") {
        let (id, hash) =
            (game["id"].as_str().expect("an id"), game["hash"].as_str().expect("a hash"));
        assert!(told.lines().any(|line| line.starts_with(id) && line.ends_with(hash)), "{told}");
    }
    assert_eq!(printed(&place.run("play --version", "")), told);
}

#[test]
fn shells_and_the_manual_know_every_command() {
    let place = Place::empty();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = printed(&place.run(&format!("export completions {shell}"), ""));
        assert!(script.contains("SWORDS_COMPLETE") && script.contains("swords"), "{shell}");
    }
    let page = printed(&place.run("export man", ""));
    assert!(page.contains(".TH swords 1") && page.contains("swords\\-look(1)"), "{page}");
    printed(&place.run("export man --output pages", ""));
    assert!(place.path("pages/swords-run-simulate.1").is_file());
}

/// The shell passes the words of the line, of which the last is unfinished.
fn completed(place: &Place, words: &[&str]) -> Vec<String> {
    let mut command = place.command("--");
    command.arg("swords").args(words).env("SWORDS_COMPLETE", "bash").env("_CLAP_IFS", "\n");
    command.env("_CLAP_COMPLETE_INDEX", words.len().to_string());
    printed(&Place::end(command, "")).lines().map(str::to_owned).collect()
}

#[test]
fn a_shell_completes_commands_and_ids() {
    let place = Place::empty();
    assert_eq!(completed(&place, &["run", "simu"]), ["simulate"]);
    assert_eq!(completed(&place, &["play", "port"]), ["port-republic-1862"]);
    let scenarios = completed(&place, &["play", "stonewalls-sword", "--scenario", ""]);
    assert_eq!(scenarios, ["valley-vengeance", "slaughter-mountain"]);
    assert_eq!(completed(&place, &["learn", "stonewalls-sword", "small"]), ["small-fight"]);
    let units = completed(&place, &["look", "moves", "stonewalls-sword", "21"]);
    assert!(units.iter().all(|id| id.starts_with("21")) && !units.is_empty(), "{units:?}");
    // A game of an own folder counts, and a line without a game has no scenarios.
    printed(&place.run("new mine/my-battle", ""));
    let own = completed(&place, &["validate", "--games", "mine", "my-"]);
    assert_eq!(own, ["my-battle"]);
    let own = completed(&place, &["play", "--games", "mine", "my-battle", "--scenario", ""]);
    assert!(!own.is_empty());
    assert_eq!(completed(&place, &["play", "nowhere", "--scenario", ""]), [""; 0]);
}

#[test]
fn a_site_is_written_from_an_engine_and_over_nothing_else() {
    let place = Place::new();
    let refused = |arguments: &str| {
        let output = place.run(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let said = refused("export site --out page --engine nowhere");
    assert!(said.contains("swords.js") && said.contains(".ci/wasm"), "{said}");
    fs::create_dir(place.path("engine")).expect("a folder");
    fs::write(place.path("engine/swords.js"), "export {}").expect("a file");
    fs::write(place.path("engine/swords.wasm.packed"), "module").expect("a file");
    printed(&place.run("export site --out page --engine engine", ""));
    let page = fs::read_to_string(place.path("page/index.html")).expect("a page");
    assert!(page.contains("data-host=\"worker\""), "{page}");
    // The program overwrites a site that it wrote, but no other folder.
    printed(&place.run("export site --out page --engine engine", ""));
    let said = refused("export site --out engine --engine engine");
    assert!(said.contains("is not a site folder"), "{said}");
    assert!(!place.path("engine/index.html").exists());
}
