//! Project conventions that the tests check in the source files.

mod api;
mod conditions;
mod layout;
mod rings;
mod terms;
mod untagged;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use black_box::{files_under, root};
use blind_swords::profile::Profile;

/// Names of games, places and generals. Engine code must not contain them.
const GAME_NAMES: [&str; 50] = [
    "rebel",
    "yell",
    "bombard",
    "rusty",
    "stonewall",
    "jackson",
    "cedar mountain",
    "cedar run",
    "slaughter",
    "vengeance",
    "culpeper",
    "mitchell",
    "ewell",
    "banks",
    "ricketts",
    "forno",
    "trimble",
    "augur",
    "crawford",
    "winder",
    "buford",
    "mcdowell",
    "kernstown",
    "winchester",
    "milltown",
    "opequon",
    "hogg run",
    "pritchard",
    "sandy ridge",
    "rose hill",
    "tollgate",
    "barton",
    "kimball",
    "sullivan",
    "tyler",
    "brodhead",
    "shields",
    "garnett",
    "burks",
    "fulkerson",
    "ashby",
    "port republic",
    "lewiston",
    "coaling",
    "munford",
    "fremont",
    "frémont",
    "chew",
    "funsten",
    "daum",
];

/// Every section of the first game's rulebook that the code cites has a counterpart in the series
/// rulebook. A few listed sections are exceptions.
#[test]
fn sections_of_the_first_game_have_their_place_in_the_series() {
    let only_there = ["SS 18.1", "SS 18.2", "SS 18.4"];
    let series = Profile::preset(blind_swords::profile::Preset::Series);
    let mut cited = 0;
    for file in files_under(&root().join("engine/systems/blind-swords/rules/src"), "rs") {
        let text = fs::read_to_string(&file).expect("a text");
        let is_tested = file.components().any(|part| part.as_os_str() == "testing");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        if is_tested
            || file.ends_with("tests.rs")
            || file.ends_with("rulebook.rs")
            || file.ends_with("table.rs")
        {
            continue;
        }
        for quoted in code.split('"').skip(1).step_by(2) {
            if !(quoted.starts_with("SS ") || quoted.starts_with("FAQ ")) {
                continue;
            }
            cited += 1;
            let there = blind_swords::rulebook::section(&series, quoted);
            let known = there != quoted || only_there.contains(&quoted);
            assert!(known, "{}: {quoted} has no place in the series", file.display());
        }
    }
    assert!(cited > 250, "{cited} sections");
}

/// Only the development profile optimises some packages less than others. No profile for players
/// inherits it.
#[test]
fn what_players_get_is_optimised() {
    assert!(packages_at("dev").len() > 8);
    for (profile, parent) in [("dist", "release"), ("page", "release"), ("bench", "dist")] {
        assert_eq!(packages_at(profile), BTreeSet::new());
        let head = format!("[profile.{profile}]\ninherits = \"{parent}\"\n");
        let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
        assert!(manifest.contains(&head), "expected {head}");
    }
    assert_eq!(packages_at("release"), BTreeSet::new());
}

/// Returns the packages for which a profile has its own optimisation level.
fn packages_at(profile: &str) -> BTreeSet<String> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let head = format!("[profile.{profile}.package.");
    let named = manifest.split(&head).skip(1).filter_map(|section| {
        let (name, rest) = section.split_once("]\n")?;
        rest.starts_with("opt-level = ").then(|| name.to_owned())
    });
    named.collect()
}

/// Returns the dependency tree of a package as a string, without its dev-dependencies.
fn tree_of(package: &str) -> String {
    let asked = ["tree", "--locked", "--offline", "--edges=normal", "--prefix=none", "--package"];
    let mut cargo = Command::new(env!("CARGO"));
    let tree = cargo.args(asked).arg(package).current_dir(root()).output().expect("cargo runs");
    String::from_utf8(tree.stdout).expect("names")
}

/// A module with submodules is a file `mod.rs`. A module in any other file may have a folder only
/// for its tests.
#[test]
fn a_module_with_modules_of_its_own_is_a_mod_rs() {
    let files = files_under(&root().join("engine"), "rs").into_iter();
    for file in files.filter(|file| file.iter().any(|part| part == "src")) {
        let folder = file.with_extension("");
        let own: Vec<_> = files_under(&folder, "rs");
        let alone = own.iter().all(|own| *own == folder.join("tests.rs"));
        assert!(alone, "{} stands beside {own:?}", file.display());
    }
}

/// Every public function and type of the kernel has a doc example or occurs in one.
#[test]
fn public_items_of_the_kernel_stand_in_examples() {
    let kernel = root().join("engine/core/kernel");
    let text = |file: &PathBuf| {
        let text = fs::read_to_string(file).expect("a text");
        text.split("#[cfg(test)]").next().unwrap_or_default().to_owned()
    };
    let sources: Vec<String> = files_under(&kernel.join("src"), "rs").iter().map(text).collect();
    let examples = files_under(&kernel.join("examples"), "rs");
    let shown: String =
        sources.iter().map(|it| examples_in(it)).chain(examples.iter().map(text)).collect();
    let shown: BTreeSet<&str> = words_of(&shown).collect();
    let items: Vec<(&str, bool)> = sources.iter().flat_map(|text| public_items(text)).collect();
    assert!(items.len() > 200, "{} items", items.len());
    let hidden: Vec<_> =
        items.iter().filter(|(name, is_shown)| !is_shown && !shown.contains(name)).collect();
    assert!(hidden.is_empty(), "no example shows {hidden:?}");
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

/// Returns the lines of code in all doc examples of a file.
fn examples_in(text: &str) -> String {
    let docs = text.lines().filter_map(|line| line.trim_start().strip_prefix("///"));
    let docs: Vec<&str> = docs.collect();
    docs.join("\n").split("```").skip(1).step_by(2).collect::<Vec<_>>().join("\n")
}

/// Returns the name of each public item in a file, and whether the documentation of the item has an
/// example.
fn public_items(text: &str) -> Vec<(&str, bool)> {
    let mut has_example = false;
    let mut items = Vec::new();
    for line in text.lines().map(str::trim_start) {
        if let Some(doc) = line.strip_prefix("///") {
            has_example |= doc.trim_start().starts_with("```");
            continue;
        }
        let mut words = line.split_whitespace();
        let kinds = ["fn", "struct", "enum", "trait"];
        if words.next() == Some("pub") {
            let mut words = words.skip_while(|word| *word == "const");
            if words.next().is_some_and(|kind| kinds.contains(&kind)) {
                let name = words.next().and_then(|name| words_of(name).next());
                items.extend(name.map(|name| (name, has_example)));
            }
        }
        // Attributes may follow the documentation of an item, so they do not end it.
        has_example &= line.starts_with("#[");
    }
    items
}

#[test]
fn engine_code_names_no_game() {
    let mut named = Vec::new();
    // Tests that run the program as users do may contain the names of games.
    let of_users = root().join("engine/programs/swords/tests");
    const KINDS: [&str; 9] = ["rs", "toml", "md", "yaml", "rhai", "js", "html", "css", "snap"];
    // The list of built-in charts contains file names, and some of these contain the name of a
    // game.
    let built_in = root().join("engine/systems/blind-swords/documents/src/builtin.rs");
    // Tuned weights name the games for which they were tuned.
    let found = root().join("engine/systems/blind-swords/opponent/src/weights/tuned.rs");
    let said = [built_in, found];
    let files = KINDS.into_iter().flat_map(|kind| files_under(&root().join("engine"), kind));
    for file in files.filter(|file| !file.starts_with(&of_users) && !said.contains(file)) {
        let text = fs::read_to_string(&file).expect("a text").to_lowercase().replace("yellow", "");
        for name in GAME_NAMES.iter().filter(|name| text.contains(**name)) {
            for (number, _) in text.lines().enumerate().filter(|(_, line)| line.contains(name)) {
                named.push(format!("{}:{}: {name}", file.display(), number + 1));
            }
        }
    }
    assert!(named.is_empty(), "engine code names a game:\n{}", named.join("\n"));
}

/// Formats a number as the manual writes it.
fn figure(value: &str) -> String {
    let seconds = value.strip_prefix("Duration::from_secs(").map(|rest| rest.trim_end_matches(')'));
    let value = value.replace('_', "");
    match (seconds, value.split_once(" << ")) {
        (Some(seconds), _) => format!("{seconds} s"),
        (None, Some((size, "10"))) => format!("{size} KiB"),
        (None, Some((size, "20"))) => format!("{size} MiB"),
        (None, Some((size, "30"))) => format!("{size} GiB"),
        (None, None) => {
            let (first, rest) = value.split_at(value.len() - (value.len() - 1) / 3 * 3);
            let groups = rest.as_bytes().chunks(3).map(String::from_utf8_lossy);
            groups.fold(first.to_owned(), |written, group| format!("{written},{group}"))
        }
        (None, Some(_)) => value,
    }
}

/// The manual's table of limits and the server's constants agree. Neither has a limit that the
/// other lacks.
#[test]
fn the_table_of_limits_is_that_of_the_code() {
    let read = |of: &str| fs::read_to_string(root().join("engine").join(of)).expect("code");
    let code = read("programs/server/src/limits.rs") + &read("core/lobby/src/limits.rs");
    let docs = fs::read_to_string(root().join("book/src/host/security.md")).expect("a page");
    let constants = code.lines().filter_map(|line| {
        line.strip_prefix("pub(crate) const ").or_else(|| line.strip_prefix("pub const "))
    });
    let constants = constants.map(|line| {
        let (name, value) = line.trim_end_matches(';').split_once(" = ").expect("a value");
        let name = name.split_once(':').expect("a type").0;
        (name.to_owned(), figure(value))
    });
    let rows = docs.lines().filter_map(|line| line.strip_prefix("| `")).filter_map(|row| {
        let (name, rest) = row.split_once("`: ")?;
        let figure = rest.trim_end_matches(" |").rsplit("| ").next()?;
        Some((name.to_owned(), figure.to_owned()))
    });
    let (constants, rows): (Vec<_>, Vec<_>) = (constants.collect(), rows.collect());
    assert!(constants.len() > 20, "the code has only {}", constants.len());
    assert_eq!(rows, constants);
}

/// Each security promise in the manual names an existing test or test file.
#[test]
fn every_promise_has_its_test() {
    let files: Vec<PathBuf> = ["engine", "tests"]
        .into_iter()
        .flat_map(|folder| files_under(&root().join(folder), "rs"))
        .collect();
    let docs = fs::read_to_string(root().join("book/src/host/security.md")).expect("a page");
    for (head, least) in
        [("| promise | attack | test |", 45), ("| fault | before | now | test |", 19)]
    {
        let table = docs.split(head).nth(1).expect("the table");
        let rows: Vec<&str> =
            table.lines().skip(2).take_while(|line| line.starts_with('|')).collect();
        assert!(rows.len() >= least, "{head} has only {} rows", rows.len());
        for row in rows {
            let tests = row.trim_end_matches(" |").rsplit(" | ").next().expect("a last column");
            let quoted = tests.split('`').skip(1).step_by(2);
            let paths: Vec<&str> = quoted.filter(|word| is_test(word)).collect();
            assert!(!paths.is_empty(), "no test is named: {row}");
            for path in paths {
                assert!(
                    files.iter().any(|file| has_test(file, path)),
                    "`{path}` is nowhere: {row}"
                );
            }
        }
    }
}

/// Whether a word in the manual's table names a test. The word is `file::`, `file::test`, or the
/// end of a command that runs one file.
fn is_test(word: &str) -> bool {
    let names_one = |path: &str| path.contains("::") && !path.contains('/');
    word.split_whitespace().next_back().is_some_and(names_one) || word.contains(" --test ")
}

/// Whether a file contains the test named by a command or a path.
fn has_test(file: &Path, of: &str) -> bool {
    let path = of.split_whitespace().next_back().unwrap_or_default();
    let steps: Vec<&str> = path.split("::").filter(|step| !step.is_empty()).collect();
    let is_in =
        |step: &&str| file.iter().any(|part| Path::new(part).file_stem() == Some((*step).as_ref()));
    let text = || fs::read_to_string(file).expect("a text");
    let is_file = steps.iter().all(&is_in) && text().contains("#[test]");
    is_file
        || steps.split_last().is_some_and(|(test, rooms)| {
            !rooms.is_empty()
                && rooms.iter().all(&is_in)
                && text().contains(&format!("fn {test}()"))
        })
}

/// Each rules option is read in exactly one file. This is a rules file, or a script if the option
/// concerns an event.
#[test]
fn an_option_is_read_in_one_place() {
    let code = files_under(&root().join("engine"), "rs").into_iter().filter(|file| is_code(file));
    let scripts = ["scripts", "games"].map(|folder| files_under(&root().join(folder), "rhai"));
    let texts: Vec<(PathBuf, String)> = code
        .chain(scripts.into_iter().flatten())
        .map(|file| {
            let text = fs::read_to_string(&file).expect("a text");
            let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            (file, text.split_whitespace().collect())
        })
        .collect();
    for traced in registry::ALL.map(|book| book.traced) {
        // The set of options has the name of the file that declares it.
        let holder = Path::new(traced.declarations).file_stem().expect("a file").to_string_lossy();
        for point in traced.variants {
            let readers = texts.iter().filter(|(_, text)| reads(text, &holder, point.name));
            let readers: Vec<_> = readers.map(|(file, _)| file).collect();
            assert_eq!(readers.len(), 1, "{} {} is read in {readers:?}", point.id, point.name);
            let is_script = readers[0].extension().is_some_and(|ending| ending == "rhai");
            let right = readers[0].starts_with(root().join(traced.rules_folder())) || is_script;
            assert!(right, "{} is read in {readers:?}", point.name);
        }
    }
}

fn is_code(file: &Path) -> bool {
    let of_tests =
        |part: &std::ffi::OsStr| part == "tests" || part == "testing" || part == "tests.rs";
    !file.iter().any(of_tests)
}

/// Whether source code without whitespace reads `option` as a field of `holder`.
fn reads(text: &str, holder: &str, option: &str) -> bool {
    if !text.contains(option) {
        return false;
    }
    let ends = |after: &str| !after.starts_with(|next: char| next.is_alphanumeric() || next == '_');
    let field = |start: &str| text.split(&format!("{start}.{option}")).skip(1).any(ends);
    let by_name =
        ["variant", "get"].iter().any(|read| text.contains(&format!("{read}(\"{option}\")")));
    field(holder) || field(&format!("{holder}()")) || by_name
}

/// Only the listed modules print directly. All output passes through these modules, which replace
/// hidden characters.
#[test]
fn whatever_is_printed_is_visible() {
    let exits =
        ["match/src/complaint.rs", "swords/src/output.rs", "swords/src/commands/run/course.rs"];
    let crates = ["core/match", "core/lobby", "programs/server", "programs/swords"];
    let files = crates
        .iter()
        .flat_map(|name| files_under(&root().join("engine").join(name).join("src"), "rs"));
    for file in files.filter(|file| is_code(file) && !exits.iter().any(|exit| file.ends_with(exit)))
    {
        let text = fs::read_to_string(&file).expect("a text");
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let printed =
            |line: &&str| ["println!(", "print!("].iter().any(|print| line.contains(print));
        assert_eq!(code.clone().find(printed), None, "{} prints by itself", file.display());
    }
}

#[test]
fn one_title_a_page_and_no_word_of_unfinished_work() {
    for folder in ["book/src", "docs", "engine", "games", "scripts", "tests"] {
        for file in files_under(&root().join(folder), "md") {
            let text = fs::read_to_string(&file).expect("a text");
            // A page that only includes a document from the code has no title of its own. The
            // summary has a title for each part of the book.
            if text.starts_with("{{#include") || file.ends_with("SUMMARY.md") {
                continue;
            }
            let outside_code = text.split("```").step_by(2).collect::<String>();
            let titles = outside_code.lines().filter(|line| line.starts_with("# ")).count();
            assert_eq!(titles, 1, "{} has {titles} titles", file.display());
        }
    }
    let marks = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("unimpl", "emented!(")];
    for file in files_under(&root().join("engine"), "rs") {
        let text = fs::read_to_string(&file).expect("a text");
        assert!(!marks.iter().any(|mark| text.contains(mark)), "{} is unfinished", file.display());
    }
}
