//! Changes of YAML texts that keep everything else.

use std::sync::Arc;

use document::edit::{self, Change};
use document::source::SourceFile;
use document::tree::{Entry, Node};
use document::yaml;

fn tree(text: &str) -> Node {
    yaml::read(&SourceFile::new("a.yaml", text))
        .unwrap_or_else(|problems| panic!("{problems:?}\n{text}"))
}

/// Applies a change of the entry `a` to a text, and checks that the result can be read.
fn changed(text: &str, change: impl Fn(&Entry) -> edit::Changed) -> String {
    let root = tree(text);
    let change =
        change(root.entry("a").expect("an entry")).unwrap_or_else(|problem| panic!("{problem}"));
    let text = edit::apply(&root.place.file.text, &[change]);
    tree(&text);
    text
}

#[test]
fn items_are_added_and_removed_in_the_style_of_the_list() {
    for (before, after) in [
        ("a: []\n", "a: [z]\n"),
        ("a: [x, y]  # why\n", "a: [x, y, z]  # why\n"),
        ("a: [\n  x,  # first\n  y,\n]\n", "a: [\n  x,  # first\n  y, z,\n]\n"),
        ("a:\n  - x  # first\n  - y\nb: 1\n", "a:\n  - x  # first\n  - y\n  - z\nb: 1\n"),
        ("a:\n- x\n- {k: 1}", "a:\n- x\n- {k: 1}\n- z"),
        ("a:\r\n  - x\r\n", "a:\r\n  - x\r\n  - z\r\n"),
        ("a:\n  - k: x\n    l: y\n", "a:\n  - k: x\n    l: y\n  - z\n"),
    ] {
        let length = |list: &Entry| match &list.value.kind {
            document::tree::Kind::List(items) => items.len(),
            _ => 0,
        };
        let added = changed(before, |list| edit::insert_item(list, length(list), "z"));
        assert_eq!(added, after);
        assert_eq!(changed(&added, |list| edit::remove_item(list, length(list) - 1)), before);
        let first = changed(before, |list| edit::insert_item(list, 0, "z"));
        assert_eq!(changed(&first, |list| edit::remove_item(list, 0)), before, "{first}");
    }
}

#[test]
fn a_long_list_goes_on_in_the_next_line() {
    let items = ["0101/0102"; 8].join(", ");
    let text = format!("a: [\n  {items}]\n");
    let added = changed(&text, |list| edit::insert_item(list, 8, "0103/0104/0105"));
    assert_eq!(added, format!("a: [\n  {items},\n  0103/0104/0105]\n"));
}

#[test]
fn entries_are_added_in_order_and_removed_with_their_lines() {
    for (before, after) in [
        ("a: {}\n", "a: {\"0202\": z}\n"),
        ("a: {\"0101\": x}\n", "a: {\"0101\": x, \"0202\": z}\n"),
        ("a: {\"0101\": x, \"0303\": y}\n", "a: {\"0101\": x, \"0202\": z, \"0303\": y}\n"),
        (
            "a:\n  # north\n  \"0101\": x  # one\n  # south\n  \"0303\": y\n# end\n",
            "a:\n  # north\n  \"0101\": x  # one\n  \"0202\": z\n  # south\n  \"0303\": y\n# end\n",
        ),
        ("a:\n  \"0303\": y\n  \"0101\": x", "a:\n  \"0303\": y\n  \"0101\": x\n  \"0202\": z"),
        ("a:\n  \"0303\":\n    - y\nb: 1\n", "a:\n  \"0202\": z\n  \"0303\":\n    - y\nb: 1\n"),
    ] {
        let added = changed(before, |map| edit::add_entry(map, "\"0202\"", "z"));
        assert_eq!(added, after);
        assert_eq!(changed(&added, |map| edit::remove_entry(map, "0202")), before);
    }
}

#[test]
fn the_last_part_of_a_block_leaves_brackets() {
    let removed = |text, key| changed(text, |map| edit::remove_entry(map, key));
    assert_eq!(removed("a:\n  k: x  # one\nb: 1\n", "k"), "a: {}  # one\nb: 1\n");
    assert_eq!(removed("a:\n  # all\n  k: x\nb: 1\n", "k"), "a:\n  # all\n  {}\nb: 1\n");
    let item = |text| changed(text, |list| edit::remove_item(list, 0));
    assert_eq!(item("a:\n- x\nb: 1\n"), "a: []\nb: 1\n");
    assert_eq!(item("a: [x,  # one\n  y]\n"), "a: [  # one\n  y]\n");
}

#[test]
fn strings_are_quoted_if_they_must() {
    for (text, written) in [
        ("4th-va", "4th-va"),
        ("Barton's Woods", "Barton's Woods"),
        ("N", "\"N\""),
        ("1e5", "\"1e5\""),
        ("0604", "\"0604\""),
        ("a: b", "\"a: b\""),
        ("say \"x\"\n", "\"say \\\"x\\\" \""),
        ("", "\"\""),
    ] {
        assert_eq!(edit::word(text), written);
        let read = tree(&format!("a: {}\n", edit::word(text)));
        assert_eq!(read.to_json()["a"], text.replace('\n', " "));
    }
}

#[test]
fn a_refusal_names_the_place() {
    let root = tree("b: 1\na: word\n");
    let problem =
        edit::insert_item(root.entry("a").expect("an entry"), 0, "z").expect_err("no list");
    assert_eq!(problem.to_string(), "a.yaml:2:1: this is no list");
    let change = Change { span: 3..4, text: "22".to_owned() };
    assert_eq!(edit::apply(&Arc::clone(&root.place.file).text, &[change]), "b: 22\na: word\n");
}
