//! Checks of the request API: the trait `AnyMatch` stays small, and the manual lists every request.

use std::fs;

use black_box::root;
use session::api::Request;

/// Maximum number of methods of the trait `AnyMatch`, through which interfaces use a match of any
/// rule system. A new kind of query must be a request of the API, not a further method.
const MOST_METHODS: usize = 8;

/// Returns the lines of a declaration, up to its closing brace.
fn declaration<'a>(text: &'a str, head: &str) -> impl Iterator<Item = &'a str> {
    let (_, rest) = text.split_once(head).unwrap_or_else(|| panic!("no `{head}`"));
    rest.lines().take_while(|line| *line != "}")
}

#[test]
fn a_match_has_few_methods() {
    let file = root().join("engine/core/match/src/matches/any.rs");
    let text = fs::read_to_string(file).expect("a text");
    let methods =
        declaration(&text, "pub trait AnyMatch").filter(|line| line.starts_with("    fn "));
    assert!((1..=MOST_METHODS).contains(&methods.count()), "a new question is a request");
}

/// The manual lists every request, in an example or in a row of a table.
#[test]
fn the_manual_lists_every_request() {
    let page = root().join("book/src/build/protocol.md");
    let page = fs::read_to_string(page).expect("a page");
    let in_rows = page.lines().filter(|line| line.starts_with("| `"));
    let in_rows: String = in_rows.filter_map(|line| line.split('|').nth(1)).collect();
    let is_listed = |name: &str| {
        page.contains(&format!(r#"{{"do":"{name}""#)) || in_rows.contains(&format!("`{name}`"))
    };
    let missing: Vec<_> = Request::NAMES.into_iter().filter(|name| !is_listed(name)).collect();
    assert_eq!(missing, Vec::<&str>::new());
}
