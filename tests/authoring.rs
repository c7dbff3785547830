//! Agreement of the author's guide with the program and the packages.

use std::fs;

use black_box::{files_under, root};

/// Each example of the author's guide occurs in the file that the example names, with its lines in
/// the same order. In an example, `…` stands for omitted lines.
#[test]
fn the_guide_quotes_its_game() {
    let pages = files_under(&root().join("book/src/make"), "md");
    let pages = pages.iter().map(|page| fs::read_to_string(page).expect("a page"));
    let guide = pages.collect::<String>();
    let mut quotes = 0;
    for block in guide.split("\n```").filter_map(|block| block.split_once('\n')) {
        let (_, text) = block;
        let first = text.lines().next().unwrap_or_default();
        let name = first.trim_start_matches(['#', '/', ' ']);
        if !["games/", "tests/title_features/"].iter().any(|folder| name.starts_with(folder)) {
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

/// Every document of a package names an existing schema.
#[test]
fn every_file_names_its_schema() {
    let folders = ["games", "charts", "tests/cases", "tests/title_features"];
    let files = folders.into_iter().flat_map(|it| files_under(&root().join(it), "yaml"));
    for path in files {
        let text = fs::read_to_string(&path).expect("a text");
        let first = text.lines().next().unwrap_or_default();
        let schema = first.strip_prefix("# yaml-language-server: $schema=");
        let schema = schema.unwrap_or_else(|| panic!("{} names no schema", path.display()));
        let schema = path.parent().expect("a folder").join(schema);
        assert!(schema.is_file(), "{} names {}", path.display(), schema.display());
    }
}
