//! The guide for authors says what the program does.

use std::fs;

use black_box::root;
use laboratory::cases;
use package::BLIND_SWORDS;
use package::document::Number;
use package::reference::{self, FileKind};

const MARK: &str =
    "<!-- From here on written by UPDATE=1 cargo test --workspace --test suite authoring:: -->\n";

fn files() -> Vec<FileKind> {
    let documents = BLIND_SWORDS.kinds.iter().map(|kind| {
        let name = match kind.number {
            Number::One | Number::Aside => format!("{}.yaml", kind.word),
            Number::Folder(folder) | Number::AsideIn(folder) => format!("{folder}/*.yaml"),
        };
        FileKind { name, schema: kind.generate() }
    });
    let cases = FileKind { name: "cases/*.yaml".to_owned(), schema: cases::schema() };
    documents.chain([cases]).collect()
}

/// `UPDATE=1` writes it anew.
#[test]
fn the_reference_is_that_of_the_model() {
    let path = root().join("docs/authoring.md");
    let text = fs::read_to_string(&path).expect("the guide");
    let (guide, _) = text.split_once(MARK).expect("the mark between guide and reference");
    let expected = format!("{guide}{MARK}\n{}\n", reference::markdown(&files()).trim_end());
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &expected).expect("a writable file");
    }
    let committed = fs::read_to_string(&path).expect("the guide");
    let command = "UPDATE=1 cargo test --workspace --test suite authoring::";
    assert!(committed == expected, "{} is not current: run {command}", path.display());
}

/// What the guide shows of a game stands in its file: the lines of each example, in their order. `…` stands
/// for what is left out.
#[test]
fn the_guide_quotes_its_game() {
    let guide = fs::read_to_string(root().join("docs/authoring.md")).expect("the guide");
    let mut quotes = 0;
    for block in guide.split("\n```").filter_map(|block| block.split_once('\n')) {
        let (_, text) = block;
        let first = text.lines().next().unwrap_or_default();
        let name = first.trim_start_matches(['#', '/', ' ']);
        if !["games/", "tests/peculiar/"].iter().any(|folder| name.starts_with(folder)) {
            continue;
        }
        let path = root().join(name);
        let file =
            fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} is there", path.display()));
        let mut lines = file.lines();
        for line in text.lines().skip(1).filter(|line| *line != "…") {
            assert!(lines.any(|own| own == line), "{name} has no `{line}` after those before it");
        }
        quotes += 1;
    }
    assert!(quotes >= 8, "the guide shows {quotes} examples");
}

/// Every file of a package of ours names its schema, and the schema is there.
#[test]
fn every_file_names_its_schema() {
    let folders = ["games", "charts", "tests/cases", "tests/peculiar"];
    let files = folders.into_iter().flat_map(|it| black_box::files_under(&root().join(it), "yaml"));
    for path in files {
        let text = fs::read_to_string(&path).expect("a text");
        let first = text.lines().next().unwrap_or_default();
        let schema = first.strip_prefix("# yaml-language-server: $schema=");
        let schema = schema.unwrap_or_else(|| panic!("{} names no schema", path.display()));
        let schema = path.parent().expect("a folder").join(schema);
        assert!(schema.is_file(), "{} names {}", path.display(), schema.display());
    }
}
