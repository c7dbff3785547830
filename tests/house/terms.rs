//! Terms that only this project uses. They are few, and the glossary explains all of them. No name
//! that a standard term has replaced may return.

use std::fs;

use black_box::{files_under, root};

/// Maximum number of terms in the glossary. A newcomer has to learn them in addition to the terms
/// of the rulebooks.
const MOST: usize = 15;

/// Names of types that were renamed to standard terms. No type may use them again.
const REPLACED: [&str; 28] = [
    "Account",
    "Deed",
    "Family",
    "Fare",
    "Feat",
    "Formality",
    "Gait",
    "Going",
    "Imagined",
    "Laid",
    "Ledger",
    "Lit",
    "Lot",
    "Manner",
    "Mind",
    "Officer",
    "Outside",
    "Perhaps",
    "Picture",
    "Reckoning",
    "Scene",
    "Scheme",
    "Shelf",
    "Sitting",
    "Stance",
    "Taught",
    "Want",
    "Whither",
];

#[test]
fn the_glossary_is_short() {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("a page");
    let (_, glossary) = text.split_once("\n## Glossary\n").expect("a glossary");
    let rows = glossary.lines().take_while(|line| !line.starts_with("## "));
    // The heading of the table also matches, so it is subtracted.
    let words = rows.filter(|line| line.starts_with("| ")).count() - 1;
    assert!((1..=MOST).contains(&words), "{words} rows");
}

#[test]
fn replaced_names_do_not_come_back() {
    for file in files_under(&root().join("engine"), "rs") {
        let text = fs::read_to_string(&file).expect("a text");
        let back = text.lines().filter_map(declared).find(|name| REPLACED.contains(name));
        assert_eq!(back, None, "{} brings a replaced name back", file.display());
    }
}

/// Returns the name of the type that a line declares. `None` if the line declares no type.
fn declared(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace().skip_while(|word| word.starts_with("pub"));
    ["struct", "enum", "trait", "type"].contains(&words.next()?).then_some(())?;
    words.next()?.split(|sign: char| !sign.is_alphanumeric()).next()
}
