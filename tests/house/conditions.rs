//! Check that each predicate of column shifts is defined in one row of one file.

use std::collections::BTreeSet;
use std::fs;

use black_box::{files_under, root};

/// Predicates that code outside the table may name. Rules and checks use them for cover, obscuring
/// terrain, unused traits, the order of slopes, the cap on hexside shifts, and facts whose columns
/// depend on an option.
const LOOKED_FOR: [&str; 6] = ["Terrain", "Trait", "Rises", "Feature", "Water", "Fact"];

/// One row of the predicate table defines everything about a predicate: its reading, schema, word,
/// evaluation and checks. Outside the table, only the module that reads older words for predicates
/// may name the predicate.
#[test]
fn a_predicate_is_one_row() {
    let system = root().join("engine/systems/blind-swords");
    let own = system.join("rules/src/conditions");
    let table = fs::read_to_string(own.join("predicates.rs")).expect("the table");
    let rows: BTreeSet<&str> = table.lines().filter_map(row).collect();
    assert!(rows.len() > 20, "{rows:?}");
    let sources = files_under(&system, "rs").into_iter();
    let sources = sources.filter(|file| file.iter().any(|part| part == "src"));
    let at_home = [own.join("predicates.rs"), own.join("words.rs")];
    for file in sources.filter(|file| !at_home.contains(file)) {
        let text = fs::read_to_string(&file).expect("a text");
        let named = text.split("Predicate::").skip(1);
        let named = named.map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next());
        for name in named.flatten().filter(|name| rows.contains(name)) {
            assert!(LOOKED_FOR.contains(&name), "{} names {name}", file.display());
        }
    }
}

/// Returns the name of a row: `Level(Between<u8>) = "level" [Firer, Unit, Hex] {`.
fn row(line: &str) -> Option<&str> {
    let (head, _) = line.split_once(") = \"")?;
    head.trim().split_once('(').map(|(name, _)| name)
}
