//! Bad input causes a single clear error with its location. The program does not panic and damages
//! no file.

use super::program::Place;

/// Runs several commands one after another and returns their output.
fn all(place: &Place, commands: &[&str]) -> String {
    commands.iter().map(|command| place.seen(command, "")).collect::<Vec<_>>().join("\n\n")
}

#[test]
fn names_that_nobody_knows() {
    let place = Place::new();
    insta::assert_snapshot!(all(
        &place,
        &[
            "play nowhere",
            "play stonewalls-sword --scenario gettysburg",
            "play stonewalls-sword --usa genius",
            "play stonewalls-sword --option rain",
            "play stonewalls-sword --option panic_profile=loud",
            "run simulate nowhere --games 1",
            "look los stonewalls-sword 9999 1010",
            "look los stonewalls-sword 10x0 1010",
            "look moves stonewalls-sword 5th-vaa --at 1618 --order attack",
            "look moves stonewalls-sword 5th-va --at 1618 --order atack",
            "export map stonewalls-sword --scenario gettysburg -o map.svg",
            "export map stonewalls-sword -o map.tmx",
            "export map stonewalls-sword --paper a4 -o -",
            "watch stonewalls-sword -o map.png",
            "validate nowhere",
            "test nowhere",
        ]
    ));
    for name in ["map.svg", "map.tmx", "map.png"] {
        assert!(!place.path(name).exists(), "{name}");
    }
    assert!(!place.path("saves").exists());
}

#[test]
fn files_that_are_no_saves() {
    let place = Place::new();
    place.write("words.jsonl", "this is no save\n");
    place.write("empty.jsonl", "");
    place.write("bytes.jsonl", [0xff, 0xfe, 0x00, 0x01]);
    place.write("other.jsonl", "{\"format\": \"chess\"}\n");
    insta::assert_snapshot!(all(
        &place,
        &[
            "play words.jsonl",
            "play empty.jsonl",
            "play bytes.jsonl",
            "play other.jsonl",
            "replay missing.jsonl",
            "replay words.jsonl --verify",
            "look why words.jsonl 1010",
        ]
    ));
    let kept = std::fs::read_to_string(place.path("words.jsonl")).expect("it is still there");
    assert_eq!(kept, "this is no save\n");
}

#[test]
fn packages_and_scripts_that_are_broken() {
    let place = Place::new();
    let units = place.path("games/stonewalls-sword/units.yaml");
    let good = std::fs::read_to_string(&units).expect("the units of the game");
    assert!(good.contains("early: {side: csa"), "the line to be broken");
    let broken = good.replacen("early: {side: csa", "early: {side: cas", 1);
    std::fs::write(&units, broken).expect("writable");
    let wrong_word = place.seen("play stonewalls-sword --plain", "");
    std::fs::write(&units, good).expect("writable");
    let script = place.path("games/stonewalls-sword/scripts/bombardment.rhai");
    assert!(script.is_file(), "the script to be broken");
    std::fs::write(&script, "fn on_setup( {").expect("writable");
    let broken_script = place.seen("play stonewalls-sword --plain", "");
    insta::assert_snapshot!(format!("{wrong_word}\n\n{broken_script}"));
    assert!(!place.path("saves").exists());
}

/// Terminal control sequences in arguments and scripts never reach the output.
#[test]
fn nothing_printed_drives_a_terminal() {
    let place = Place::new();
    let script = place.path("games/stonewalls-sword/scripts/bombardment.rhai");
    let words = "\\x1b]0;owned\\x07\\x1b[31m\\u202e";
    let text = format!("fn preliminary_bombardment() {{ tell(\"{words}\"); throw \"{words}\"; }}");
    std::fs::write(&script, text).expect("writable");
    let said = all(
        &place,
        &[
            "validate stonewalls-sword",
            "play stonewalls-sword --plain --usa random --csa random",
            "play no\u{1b}[31m\u{202e}where",
            "run simulate stonewalls-sword --sc\u{1b}[2Jenario x",
            "look why \u{9b}2Jx.jsonl 1010",
        ],
    );
    let mut printed = said.lines().filter(|line| !line.starts_with("$ "));
    let driven = printed.find(|line| line.contains(kernel::is_hidden));
    assert_eq!(driven, None);
    assert!(
        said.contains("\u{fffd}]0;owned"),
        "the script's words are shown, but for that: {said}"
    );
}

#[test]
fn a_new_match_does_not_take_the_place_of_another() {
    let place = Place::new();
    place.write("match.jsonl", "somebody's match\n");
    insta::assert_snapshot!(place.seen("play stonewalls-sword --plain --save match.jsonl", ""));
    let kept = std::fs::read_to_string(place.path("match.jsonl")).expect("it is still there");
    assert_eq!(kept, "somebody's match\n");
}

#[test]
fn answers_that_cannot_be_chosen_change_nothing() {
    let place = Place::new();
    let begin = "play stonewalls-sword --plain --seed 1 --save match.jsonl";
    place.run(begin, "");
    let before = std::fs::read(place.path("match.jsonl")).expect("a save");
    let typed = "9999\n#77\n#0\n5th-mars\nlook nowhere\nwhy 5th-va\nwhy nobody\nundo\n\u{7f}\u{0}\nfrobnicate\n";
    insta::assert_snapshot!(place.seen("play match.jsonl --plain", typed));
    assert_eq!(std::fs::read(place.path("match.jsonl")).expect("a save"), before);
}

#[test]
fn dice_that_are_no_dice() {
    let place = Place::new();
    let begin = "play stonewalls-sword --plain --dice manual --save match.jsonl";
    insta::assert_snapshot!(place.seen(begin, "7\n0\nsix\n1 1\n\n-1\n3\n"));
}

#[test]
fn lines_that_are_no_requests() {
    let place = Place::new();
    let lines = [
        "not json",
        "[]",
        "{\"do\":\"dance\"}",
        "{\"do\":\"choose\",\"id\":\"1510\"}",
        "{\"do\":\"new\",\"game\":\"nowhere\"}",
        "{\"do\":\"new\",\"game\":\"stonewalls-sword\",\"scenario\":\"valley-vengeance\",\"seed\":1}",
        "{\"do\":\"choose\",\"id\":\"9999\"}",
        "{\"do\":\"choose\"}",
        "{\"do\":\"why\",\"id\":\"5th-va\"}",
        "{\"do\":\"load\",\"save\":[\"x\"]}",
        "{\"do\":\"quit\"}",
    ];
    insta::assert_snapshot!(place.seen("engine", &(lines.join("\n") + "\n")));
}

/// A command refuses every global option that it does not use, and names the option.
#[test]
fn arguments_that_contradict_or_do_nothing_are_refused() {
    let place = Place::new();
    place.write("match.jsonl", "{}\n");
    for (command, named) in [
        ("play match.jsonl --plain --usa random", "--usa"),
        ("play match.jsonl --plain --csa random", "--csa"),
        ("play match.jsonl --plain --seed 99", "--seed"),
        ("play match.jsonl --plain --option nope", "--option"),
        ("play match.jsonl --plain --scenario nope", "--scenario"),
        ("play match.jsonl --plain --dice manual", "--dice"),
        ("play match.jsonl --plain --save other.jsonl", "--save"),
        ("play stonewalls-sword --plain --terminal", "--terminal"),
        ("play stonewalls-sword --plain --port 8000", "--port"),
        ("play stonewalls-sword --terminal --no-browser", "--no-browser"),
        ("play stonewalls-sword --plain --format json", "--format"),
        ("export map stonewalls-sword -o - --format json", "--format"),
        ("export rulebook stonewalls-sword --format json", "--format"),
        ("run simulate stonewalls-sword --games 1 --jobs 0", "--jobs"),
        ("run ladder stonewalls-sword --pairs 1 --jobs 0", "--jobs"),
        ("run balance stonewalls-sword --games 1 --jobs 0", "--jobs"),
        ("run exploit stonewalls-sword --jobs 0", "--jobs"),
        ("run exploit stonewalls-sword --side north", "--side"),
        ("run exploit stonewalls-sword --against colonel", "--against"),
        ("run tune stonewalls-sword --jobs 0", "--jobs"),
    ] {
        let seen = place.seen(command, "");
        let (_, said) = seen.split_once('\n').expect("the command and what it says");
        assert!(said.contains(named) && said.ends_with("[exit 2]"), "{command}: {said}");
    }
}

/// A build without the full screen plays line by line, and names the feature to build with.
#[cfg(not(feature = "terminal"))]
#[test]
fn a_build_without_the_full_screen_plays_line_by_line() {
    let place = Place::new();
    place.seen("mail match.letter --begin stonewalls-sword --saves usa", "");
    place.seen("mail match.letter --saves csa", "");
    let seen = place.seen("mail match.letter --saves usa", "quit\n");
    assert!(seen.contains("#1") && seen.ends_with("[exit 0]"), "{seen}");
    assert!(seen.contains("cargo build --features terminal"), "{seen}");
}

/// All commands with valid arguments, and the global options that each command uses.
const HEEDED: [(&str, &[&str]); 43] = [
    ("games", &["--format", "--games"]),
    ("learn stonewalls-sword fire", &["--games", "--saves"]),
    ("play stonewalls-sword", &["--games", "--saves"]),
    ("mail match.letter --begin stonewalls-sword", &["--games", "--saves"]),
    ("mail match.letter --wrapped", &[]),
    ("replay match.jsonl", &["--format", "--games", "--saves"]),
    ("save upgrade match.jsonl", &["--format", "--games", "--saves"]),
    ("look los stonewalls-sword 1010 1111", &["--format", "--games"]),
    ("look moves stonewalls-sword 5th-va --at 1618", &["--format", "--games"]),
    ("look why match.jsonl", &["--format", "--games"]),
    ("export map stonewalls-sword -o -", &["--games"]),
    ("export rulebook stonewalls-sword -o -", &["--games"]),
    ("export report match.jsonl", &["--format", "--games"]),
    ("export site --out folder", &[]),
    ("export reference --out folder", &[]),
    ("export completions bash", &[]),
    ("export man", &[]),
    ("serve", &["--games", "--saves"]),
    ("admin list", &["--format", "--saves"]),
    ("admin check --matches match.sqlite", &["--format", "--games"]),
    ("new brook", &["--games"]),
    ("new brook --copy stonewalls-sword", &["--games"]),
    ("edit stonewalls-sword", &["--games"]),
    ("pack stonewalls-sword", &["--games"]),
    ("validate stonewalls-sword", &["--format", "--games"]),
    ("watch stonewalls-sword", &["--games"]),
    ("lsp", &["--games"]),
    ("test stonewalls-sword", &["--format", "--games"]),
    ("format stonewalls-sword", &["--games"]),
    ("diff stonewalls-sword-faq", &["--format", "--games"]),
    ("explain E-REF-HEX", &["--format"]),
    ("explain options", &["--format"]),
    ("explain charts", &["--format"]),
    ("explain terms", &["--format"]),
    ("rules", &["--format"]),
    ("run simulate stonewalls-sword", &["--format", "--games"]),
    ("run exercise stonewalls-sword", &["--format", "--games"]),
    ("run balance stonewalls-sword", &["--format", "--games"]),
    ("run ladder stonewalls-sword --a attack --b hold", &["--format", "--games"]),
    ("run exploit stonewalls-sword", &["--format", "--games"]),
    ("run tune stonewalls-sword --judge stonewalls-sword", &["--format", "--games"]),
    ("engine", &["--games"]),
    ("engine mcp stonewalls-sword --seat usa", &["--games", "--saves"]),
];

/// Maximum number of commands, and maximum number of lines in the help text that lists them.
const MOST_COMMANDS: usize = 23;
const MOST_LINES: usize = 50;

/// Global options, each with a sample value.
const BEFORE: [(&str, &str); 3] = [
    ("--format", "--format json"),
    ("--games", "--games elsewhere"),
    ("--saves", "--saves elsewhere"),
];

#[test]
fn arguments_that_a_command_does_not_heed_are_refused() {
    let place = Place::empty();
    let listed = place.seen("--help", "");
    assert!(listed.lines().count() <= MOST_LINES, "{listed}");
    let commands = listed.lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands = commands.take_while(|line| !line.is_empty());
    let commands = commands.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let commands: Vec<&str> = commands.filter_map(|line| line.split_whitespace().next()).collect();
    let told = HEEDED.map(|(command, _)| command.split(' ').next().unwrap_or_default());
    let mut told = told.to_vec();
    told.dedup();
    assert!(told.len() <= MOST_COMMANDS, "{told:?}");
    assert_eq!(commands.into_iter().filter(|it| *it != "help").collect::<Vec<_>>(), told);
    for (command, heeded) in HEEDED {
        for (argument, before) in BEFORE.iter().filter(|(argument, _)| !heeded.contains(argument)) {
            let seen = place.seen(&format!("{before} {command}"), "");
            let (_, said) = seen.split_once('\n').expect("the command and what it says");
            assert!(
                said.starts_with(argument) && said.ends_with("[exit 2]"),
                "{before} {command}: {said}"
            );
        }
    }
    assert!(!place.path("elsewhere").exists());
}

/// If two arguments conflict, the program reports an error. It does not silently ignore one of
/// them.
#[test]
fn arguments_of_which_one_would_be_idle_are_refused() {
    let place = Place::new();
    place.write("match.jsonl", "{}\n");
    let id = "0123456789abcdef0123";
    for (command, named) in [
        ("play stonewalls-sword --plain --option fog --option fog=off", "--option fog"),
        ("run simulate stonewalls-sword --games 1 --option fog --option fog=off", "--option fog"),
        ("engine mcp stonewalls-sword --seat usa --option fog --option fog", "--option fog"),
        ("mail match.letter --begin stonewalls-sword --option fog --option fog", "--option fog"),
        ("mail match.letter --begin stonewalls-sword --order a=never --order a=40", "--order a"),
        ("mail match.letter --scenario valley-vengeance", "--begin"),
        ("mail match.letter --option fog", "--begin"),
        ("mail match.letter --verify save --begin stonewalls-sword", "--begin"),
        ("mail match.letter --verify save --side usa", "--side"),
        ("mail match.letter --verify save --bot attack", "--bot"),
        ("mail match.letter --verify save --order a=never", "--order"),
        ("mail match.letter --verify save --plain", "--plain"),
        ("mail match.letter --bot attack --plain", "--plain"),
        ("mail match.letter --format json", "--format"),
        ("mail match.letter --verify save --saves elsewhere", "--saves"),
        ("engine mcp match.jsonl --seat usa --against hold", "--against"),
        ("engine mcp match.jsonl --seat usa --scenario nope", "--scenario"),
        ("engine mcp match.jsonl --seat usa --seed 1", "--seed"),
        ("engine mcp match.jsonl --seat usa --option nope", "--option"),
        ("engine mcp match.jsonl --seat usa --save other.jsonl", "--save"),
        ("engine mcp match.jsonl --seat usa --saves elsewhere", "--saves"),
        ("engine mcp stonewalls-sword --seat usa --save match --saves elsewhere", "--saves"),
        ("play stonewalls-sword --plain --save match --saves elsewhere", "--saves"),
        ("play match.jsonl --plain --saves elsewhere", "--saves"),
        ("play stonewalls-sword --save match", "--save"),
        (&format!("play {id} --plain"), "--plain"),
        (&format!("play {id} --seed 1"), "--seed"),
        ("learn stonewalls-sword --plain", "--plain"),
        ("learn stonewalls-sword --saves elsewhere", "--saves"),
        ("serve --any-host --host example.org", "--host"),
        ("serve --matches file --saves elsewhere", "--saves"),
        ("admin --matches file --saves elsewhere list", "--saves"),
        ("export report match.jsonl --output page.html --format json", "--output"),
        ("look los stonewalls-sword 1010 --all", "--all"),
        ("look los stonewalls-sword 1010", "<TO>"),
        ("export map stonewalls-sword --counters --scenario valley-vengeance -o -", "--scenario"),
        ("export map stonewalls-sword --paper a4 -o -", "--paper"),
        ("look moves stonewalls-sword 5th-va --at 1618 --order attack --how attack", "--how"),
        ("replay match.jsonl --why --verify", "--verify"),
        ("replay match.jsonl --as usa", "--why"),
        ("look why match.jsonl 1010 --at 3", "--at"),
        ("look why match.jsonl --level captain", "--at"),
        ("look why match.jsonl --as usa", "--at"),
        ("explain E-REF-HEX --format sarif", "sarif"),
        ("games --format github", "github"),
    ] {
        let seen = place.seen(command, "");
        let (_, said) = seen.split_once('\n').expect("the command and what it says");
        assert!(said.contains(named) && said.ends_with("[exit 2]"), "{command}: {said}");
    }
}
