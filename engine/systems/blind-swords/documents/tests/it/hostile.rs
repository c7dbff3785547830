//! Tests with hostile packages. Each is refused quickly with a reason, and no file outside the
//! package is read.

use std::fs;
use std::path::PathBuf;

use blind_swords_documents::document::Folder;
use blind_swords_documents::{Diagnostic, codes};
use blind_swords_lab::{validate, validate_sources};

use crate::support::{install, rendered, sample, with};

const SCENARIO: &str = "scenarios/second.yaml";

/// Returns the diagnostics of the sample package after one file is added or replaced.
fn said_with(path: &str, text: &str) -> Vec<Diagnostic> {
    let mut sources = sample();
    sources.set(path, text);
    validate_sources(&sources).diagnostics
}

#[track_caller]
fn refused(said: &[Diagnostic], code: codes::Code) {
    assert!(said.iter().any(|it| it.code == code && it.is_error()), "{code}:\n{}", rendered(said));
}

/// Installs the sample package in a temporary folder.
fn installed() -> (tempfile::TempDir, PathBuf) {
    let root = tempfile::tempdir().expect("a temporary folder");
    install(root.path(), "sample", &sample());
    let folder = root.path().join("games/sample");
    (root, folder)
}

#[test]
fn aliases_cannot_explode() {
    let mut bomb = "a: &a [x, x, x, x, x, x, x, x, x]\n".to_owned();
    for (one, next) in
        ["a", "b", "c", "d", "e", "f", "g"].iter().zip(["b", "c", "d", "e", "f", "g", "h"])
    {
        bomb.push_str(&format!("{next}: &{next} [*{one}, *{one}, *{one}, *{one}, *{one}]\n"));
    }
    let said = said_with(SCENARIO, &bomb);
    refused(&said, codes::YAML_ANCHOR);
    refused(&said, codes::YAML_ALIAS);
}

#[test]
fn towers_of_brackets_and_blocks_end() {
    for n in [33, 65, 1_000, 100_000] {
        for (open, close) in [("[", "]"), ("{a: ", "}"), ("- ", "")] {
            let tower = format!("name: \n  {}x{}\n", open.repeat(n), close.repeat(n));
            let said = said_with(SCENARIO, &tower);
            let is_expected =
                |it: &Diagnostic| [codes::YAML_DEPTH, codes::YAML_SYNTAX].contains(&it.code);
            assert!(said.iter().any(is_expected), "{open} {n}:\n{}", rendered(&said));
        }
    }
    let stairs: String = (0..2_000).map(|n| format!("{}a:\n", " ".repeat(n))).collect();
    assert!(!said_with(SCENARIO, &stairs).is_empty());
}

#[test]
fn crowds_and_giants_are_refused() {
    refused(&said_with(SCENARIO, &format!("name: [{}]\n", "1,".repeat(50_000))), codes::YAML_NODES);
    refused(&said_with(SCENARIO, &format!("name: {}\n", "a".repeat(500_000))), codes::YAML_LENGTH);
    refused(&said_with(SCENARIO, &format!("{}: 1\n", "a".repeat(5_000))), codes::YAML_LENGTH);
    let keys: String = (0..9_000).map(|n| format!("k{n}: 1\n")).collect();
    refused(&said_with(SCENARIO, &keys), codes::SCHEMA_UNKNOWN_FIELD);
}

#[test]
fn more_of_everything_than_fits_is_refused() {
    let many = |n: usize, entry: &dyn Fn(usize) -> String| (0..n).map(entry).collect::<String>();
    let units =
        many(2_000, &|n| format!("  u{n}: {{brigade: north, weapon: rf, battleworn: 3-3}}\n"));
    let said = validate_sources(&with(&[("units.yaml", "units:\n", &format!("units:\n{units}"))]));
    refused(&said.diagnostics, codes::LIMIT);
    let roads = many(400, &|n| format!("    r{n}: {{kind: pike, path: [\"0101\", \"0102\"]}}\n"));
    let said =
        validate_sources(&with(&[("map.yaml", "  paths:\n", &format!("  paths:\n{roads}"))]));
    refused(&said.diagnostics, codes::LIMIT);
    let kinds =
        many(300, &|n| format!("    k{n}: {{name: K, infantry: 1, cavalry: 1, artillery: 1}}\n"));
    let said =
        validate_sources(&with(&[("tables.yaml", "  kinds:\n", &format!("  kinds:\n{kinds}"))]));
    refused(&said.diagnostics, codes::LIMIT);
    let variables = many(300, &|n| format!("v{n}, "));
    let said = validate_sources(&with(&[(
        "scenarios/first.yaml",
        "[crossed]",
        &format!("[{variables}crossed]"),
    )]));
    refused(&said.diagnostics, codes::LIMIT);
}

#[test]
fn more_points_than_can_be_added_up_are_refused() {
    let said = validate_sources(&with(&[(
        "scenarios/first.yaml",
        "variables: [crossed]\n",
        "variables: [crossed]\nvictory:\n  each-turn: {usa: {\"0101\": 10001}, csa: {}}\n  \
         broken-strength: 1\n  eliminated-artillery-strength: 1\n  levels: [{name: Draw}]\n",
    )]));
    refused(&said.diagnostics, codes::LIMIT);
}

/// Returns the diagnostics of the sample package in which a scenario calls a script function at
/// set-up. `body` is the body of that function.
fn said_of_setup(body: &str) -> Vec<Diagnostic> {
    let sources = with(&[
        (
            "scenarios/first.yaml",
            "variables: [crossed]\n",
            "variables: [crossed]\nhooks: {on-setup: begin}\n",
        ),
        (
            "scripts/events.rhai",
            "/// SS 13.5.",
            &format!("fn begin() {{ {body} }}\n\n/// SS 13.5."),
        ),
    ]);
    validate_sources(&sources).diagnostics
}

/// Validation rejects scripts that crash, hang or exhaust memory, before a server runs them.
#[test]
fn scripts_that_go_too_far_are_refused() {
    assert_eq!(rendered(&said_of_setup("tell(\"The sun rises\");")), "");
    for (body, code) in [
        ("let a = []; for i in 0..4000 { a = [a]; } tell(`${a}`);", codes::SCRIPT_RUN),
        (
            "let on = true; let a = [1]; for i in 0..9 { a += a; } while on { if a == a {} }",
            codes::SCRIPT_RUN,
        ),
        (
            "let on = true; let a = [1]; for i in 0..9 { a += a; } while on { a.contains(2); }",
            codes::SCRIPT_RUN,
        ),
        (
            "let on = true; let a = [1]; for i in 0..9 { a += a; } while on { let b = a; }",
            codes::SCRIPT_RUN,
        ),
        ("let on = true; while on { tell(\"again\"); }", codes::SCRIPT_RUN),
        ("award(USA, 2147483647); award(USA, 2147483647);", codes::SCRIPT_RUN),
        ("let on = true; while on { fire_targets(units(USA)); }", codes::SCRIPT_RUN),
        ("let on = true; while on { roll(USA, \"luck\"); }", codes::SCRIPT_RUN),
        ("let on = true; while on {}", codes::SCRIPT_RUN),
        ("loop {}", codes::SCRIPT),
        ("let f = |x| x; for i in 0..2000 { f = f.curry(f); }", codes::SCRIPT),
        ("let f = || 0; loop { let g = f; f = || g; }", codes::SCRIPT),
    ] {
        refused(&said_of_setup(body), code);
    }
}

#[test]
fn a_thousand_mistakes_are_not_all_listed() {
    let hexes: String = (0..2_000).map(|n| format!("\"{:04}\", ", 5000 + n % 4000)).collect();
    let said = validate_sources(&with(&[("map.yaml", "path: [", &format!("path: [{hexes}"))]));
    assert!(said.diagnostics.len() <= 301, "{}", said.diagnostics.len());
    refused(&said.diagnostics, codes::LIMIT);
}

/// Each listed string may stand in place of a number. The reader accepts or refuses the string,
/// without a panic.
#[test]
fn absurd_numbers_break_nothing() {
    let numbers = [
        "0",
        "-1",
        "255",
        "256",
        "65535",
        "99999",
        "2147483648",
        "-2147483649",
        "9223372036854775807",
        "99999999999999999999999999",
        "1e400",
        "0x7fffffff",
        "999/999",
        "1/0",
        "-999",
    ];
    let places = [
        ("game.yaml", "columns: {first: 1, last: 4}", "columns: {first: 1, last: #}"),
        ("game.yaml", "even-rows: {first: 1, last: 6}", "even-rows: {first: #, last: 6}"),
        ("tables.yaml", "limit: 8", "limit: #"),
        ("tables.yaml", "march-column: 1/2", "march-column: #"),
        ("tables.yaml", "long: 6, extreme: 8", "long: 6, extreme: #"),
        ("tables.yaml", "ratio: 2, columns: 2", "ratio: #, columns: 2"),
        ("tables.yaml", "ratio: 2, columns: 2", "ratio: 2, columns: #"),
        ("tables.yaml", "attack: {movement: {infantry: 4}", "attack: {movement: {infantry: #}"),
        ("tables.yaml", "from: 1}", "from: #}"),
        ("tables.yaml", "broken-strength: 1", "broken-strength: #"),
        ("chits.yaml", "rating: 4, casualty: 3", "rating: #, casualty: 3"),
        ("chits.yaml", "copies: 3", "copies: #"),
        ("scenarios/first.yaml", "last: 3}", "last: #}"),
        ("scenarios/first.yaml", "{first: 1,", "{first: #,"),
        ("scenarios/first.yaml", "events-excluded: 1", "events-excluded: #"),
        ("scenarios/first.yaml", "turn: 2", "turn: #"),
        ("units.yaml", "men: 300", "men: #"),
        ("units.yaml", "fresh: 6-4", "fresh: #-4"),
        ("map.yaml", "\"4\": 4}", "\"4\": #}"),
    ];
    for (path, right, wrong) in places {
        for number in numbers {
            let _ = blind_swords_documents::load_sources(&with(&[(
                path,
                right,
                &wrong.replace('#', number),
            )]));
        }
    }
}

#[test]
fn characters_that_nobody_sees_are_refused() {
    for hidden in ["\u{202E}", "\u{200B}", "\u{7}", "\u{1B}[31m", "\0", "\u{2066}"] {
        let comment = format!("name: First  # {hidden}\n");
        refused(&said_with(SCENARIO, &comment), codes::YAML_CONTROL);
        let script = format!("// {hidden}\nfn other(side, chit) {{}}\n");
        refused(&said_with("scripts/more.rhai", &script), codes::YAML_CONTROL);
    }
    refused(&said_with(SCENARIO, "name: \"\\e]0;title\\a\"\n"), codes::YAML_CONTROL);
}

#[test]
fn line_ends_and_marks_of_other_systems_are_read() {
    let mut sources = sample();
    for (path, text) in [("units.yaml", "\u{FEFF}"), ("tables.yaml", "")] {
        let own = sources.package.get(path).expect("a file").text.replace('\n', "\r\n");
        sources.set(path, &format!("{text}{own}"));
    }
    let said = validate_sources(&sources).diagnostics;
    assert_eq!(rendered(&said), "");
}

const LOOP: &str = "while true {}";

#[test]
fn scripts_that_loop_are_stopped_wherever_they_do_it() {
    let said = said_with("scripts/more.rhai", &format!("{LOOP}\nfn other(side, chit) {{}}\n"));
    refused(&said, codes::SCRIPT);
    let said = said_with("scripts/more.rhai", "const A = { loop {} };\nfn other(side, chit) {}\n");
    refused(&said, codes::SCRIPT);
    for (body, code) in [
        (LOOP, codes::SCRIPT),
        ("let on = true; while on {}", codes::SCRIPT_RUN),
        ("rush(side, chit)", codes::SCRIPT_RUN),
        ("let t = \"a\"; while t != \"\" { t += t; }", codes::SCRIPT_RUN),
        ("let l = []; while true { l.push(l); if l.len() == 0 { break; } }", codes::SCRIPT_RUN),
    ] {
        let event = format!("add_allowance(3);\n    {body};");
        let said = validate_sources(&with(&[("scripts/events.rhai", "add_allowance(3);", &event)]));
        refused(&said.diagnostics, code);
    }
}

#[test]
fn scripts_reach_nothing_outside() {
    for line in [
        "import \"/etc/passwd\" as p;",
        "import \"../../../secret\" as p;",
        "fn other(side, chit) { eval(\"1\") }",
        "fn other(side, chit) { open_file(\"/etc/passwd\") }",
        "fn other(side, chit) { timestamp() }",
        "fn other(side, chit) { print(\"x\") }",
    ] {
        refused(&said_with("scripts/more.rhai", line), codes::SCRIPT);
    }
    let deep = format!("fn other(side, chit) {{ {}1{} }}", "(".repeat(5_000), ")".repeat(5_000));
    refused(&said_with("scripts/more.rhai", &deep), codes::SCRIPT);
}

#[test]
fn a_package_extends_its_neighbours_only() {
    let (root, folder) = installed();
    fs::create_dir_all(root.path().join("secret")).expect("a folder");
    let game = fs::read_to_string(folder.join("game.yaml")).expect("a file");
    fs::write(root.path().join("secret/game.yaml"), &game).expect("a file");
    for base in ["../../secret", "/etc", "..", ".", "\"../../secret\"", "secret"] {
        fs::write(folder.join("game.yaml"), format!("{game}extends: {base}\n")).expect("a file");
        let report = validate(&folder);
        assert!(!report.is_good(), "{base}");
        let sources = blind_swords_documents::read(&folder).expect("files can be read");
        assert!(sources.bases.is_empty(), "{base} was read");
    }
}

/// A chain of extensions beyond the limit is refused. The error names the limit, not a missing
/// package.
#[test]
fn a_tower_of_packages_ends() {
    let (root, folder) = installed();
    let games = root.path().join("games");
    for n in 0..300 {
        let own = games.join(format!("c{n}"));
        let game = format!("schema: 1\nextends: c{}\nid: c{n}\ntitle: One of many\n", n + 1);
        fs::create_dir_all(&own).expect("a folder");
        fs::write(own.join("game.yaml"), game).expect("a file");
    }
    fs::rename(&folder, games.join("c300")).expect("it is moved");
    let said = validate(&games.join("c0")).diagnostics;
    refused(&said, codes::SOURCE_SIZE);
    let text = rendered(&said);
    assert!(text.contains("cannot extend `c9`: at most 8"), "{text}");
    assert!(!text.contains("unknown package"), "{text}");
}

#[cfg(unix)]
#[test]
fn links_pipes_and_devices_are_not_read() {
    use std::os::unix::fs::symlink;
    let links: [(&str, &str); 4] = [
        ("/etc/passwd", "units.yaml"),
        ("/dev/zero", SCENARIO),
        ("/etc", "cases"),
        ("nowhere", "scripts/more.rhai"),
    ];
    for (target, name) in links {
        let (_root, folder) = installed();
        let _ = fs::remove_file(folder.join(name));
        symlink(target, folder.join(name)).expect("a link");
        refused(&validate(&folder).diagnostics, codes::SOURCE_SYMLINK);
    }
    let (root, folder) = installed();
    symlink(&folder, root.path().join("games/linked")).expect("a link");
    refused(&validate(&root.path().join("games/linked")).diagnostics, codes::SOURCE_SYMLINK);
    symlink("/etc", root.path().join("scripts")).expect("a link");
    refused(&validate(&folder).diagnostics, codes::SOURCE_SYMLINK);
}

#[cfg(unix)]
#[test]
fn a_socket_or_a_folder_is_no_file() {
    let (_root, folder) = installed();
    let _socket =
        std::os::unix::net::UnixListener::bind(folder.join("more.yaml")).expect("a socket");
    refused(&validate(&folder).diagnostics, codes::SOURCE_KIND);
    let (_root, folder) = installed();
    fs::create_dir(folder.join(SCENARIO)).expect("a folder");
    refused(&validate(&folder).diagnostics, codes::SOURCE_KIND);
}

#[test]
fn too_many_files_and_too_much_text_are_refused() {
    let (_root, folder) = installed();
    for n in 0..600 {
        fs::write(folder.join(format!("scenarios/s{n}.yaml")), "name: x\n").expect("a file");
    }
    let said = validate(&folder).diagnostics;
    refused(&said, codes::SOURCE_SIZE);
    let told = said.iter().filter(|it| it.code == codes::SOURCE_SIZE).count();
    assert_eq!(told, 1, "a word for each file:\n{}", rendered(&said));
    let (_root, folder) = installed();
    for n in 0..20 {
        let text = "# \n".repeat(340_000);
        fs::write(folder.join(format!("scenarios/s{n}.yaml")), text).expect("a file");
    }
    refused(&validate(&folder).diagnostics, codes::SOURCE_SIZE);
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let (_root, folder) = installed();
    fs::write(folder.join(SCENARIO), b"name: ok\nother: \xFF\xFE\n").expect("a file");
    let said = validate(&folder).diagnostics;
    refused(&said, codes::SOURCE_TEXT);
    assert!(said[0].message.contains("line 2"), "{}", said[0].message);
}

/// A user may write any path in place of a package name. A path without a package is refused.
#[test]
fn a_path_that_is_no_package_is_not_read() {
    for path in ["/etc", "/etc/passwd", "../../../../../../etc", "/dev", ""] {
        let places = ["/nowhere", ""].map(Folder::on_disk);
        assert!(blind_swords_documents::find(&places, path).is_err(), "{path}");
    }
}
