//! Tests that formatting does not change the contents of packages.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::sample;
use blind_swords_documents::source::SourceFile;
use blind_swords_documents::{tidy, yaml};
use proptest::prelude::*;

fn tidied(text: &str) -> String {
    tidy::document(&SourceFile::new("any.yaml", text)).expect("YAML")
}

#[test]
fn levels_comments_and_lists() {
    let messy = "#above\n\n\n\na:   \n      # of b\n      b: 1   # beside\n      c:\n      -   x: 1\n          \
                 y: 2\n      - z\n   # last of a\nd: [1,\n    2]\n\n\n";
    insta::assert_snapshot!(tidied(messy), @r"
    # above

    a:
      # of b
      b: 1   # beside
      c:
        - x: 1
          y: 2
        - z
    # last of a
    d: [1,
        2]
    ");
}

#[test]
fn texts_keep_their_lines() {
    let text = "a:\n    b: |\n        one\n\n          two  \n    c: >-\n      three\n      four\n    d: \"five\n      six\"\n";
    let after = tidied(text);
    let json = |text: &str| yaml::read(&SourceFile::new("any", text)).expect("YAML").to_json();
    assert_eq!(json(text), json(&after));
    assert!(after.contains("\n  b: |\n      one\n"), "{after}");
}

fn yaml_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            yaml_files(&path, found);
        } else if path.extension().is_some_and(|own| own == "yaml") {
            found.push(path);
        }
    }
}

/// Our own packages are formatted, and formatting them again changes nothing.
#[test]
fn what_is_tidy_stays_as_it_is() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../..");
    let mut files = Vec::new();
    for folder in ["games", "charts", "tests/cases", "engine/systems/registry/template"] {
        yaml_files(&root.join(folder), &mut files);
    }
    assert!(files.len() > 20, "they are found");
    for path in files {
        let text = fs::read_to_string(&path).expect("a text");
        assert!(tidied(&text) == text, "{} is not tidy: run swords format", path.display());
    }
}

/// Returns a document with random indentation and spacing. The result must compile to the same game
/// and format to the same text as the original.
fn untidy(text: &str, indents: usize, blanks: usize) -> String {
    let mut lines = String::new();
    for (n, line) in text.lines().enumerate() {
        let rest = line.trim_start();
        lines.push_str(&" ".repeat((line.len() - rest.len()) * indents));
        lines.push_str(rest);
        lines.push_str(&" ".repeat(n % (blanks + 1)));
        lines.push_str(if n % 7 == blanks { "\n\n\n" } else { "\n" });
    }
    lines
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn tidying_changes_no_meaning(indents in 1_usize..5, blanks in 0_usize..4) {
        let plain = blind_swords_documents::load_sources(&sample()).expect("a good package");
        let mut sources = sample();
        for (path, file) in sample().package.iter().filter(|(path, _)| path.ends_with(".yaml")) {
            let messy = untidy(&file.text, indents, blanks);
            let once = tidied(&messy);
            prop_assert_eq!(&tidied(&once), &once);
            prop_assert!(!once.contains(" \n") && !once.contains("\n\n\n"));
            let comments = |text: &str| text.matches("# ").count();
            prop_assert_eq!(comments(&messy), comments(&once));
            sources.set(path, &once);
        }
        let tidy = blind_swords_documents::load_sources(&sources).expect("a good package");
        prop_assert_eq!(format!("{:?}", plain.game), format!("{:?}", tidy.game));
    }

    #[test]
    fn any_text_that_can_be_read_says_the_same(text in "([a-c]: |- |  |\\[|\\]|\\{|\\}|, |x|#|\n|\"|\\|){0,40}") {
        let file = SourceFile::new("any.yaml", text);
        if let (Ok(before), Ok(after)) = (yaml::read(&file), tidy::document(&file)) {
            let read = yaml::read(&SourceFile::new("any.yaml", after)).expect("YAML");
            prop_assert_eq!(before.to_json(), read.to_json());
        }
    }
}
