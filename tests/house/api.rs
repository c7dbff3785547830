//! Checks of the interfaces that stay small: the trait `AnyMatch`, and the traits of a rule system.
//! The manual lists every request.

use std::fs;

use black_box::root;
use session::api::Request;

/// Maximum number of methods of the trait `AnyMatch`, through which interfaces use a match of any
/// rule system. A new kind of query must be a request of the API, not a further method.
const MOST_METHODS: usize = 8;

/// Maximum number of methods of the traits that a rule system implements, all together. A new fact
/// about a game belongs in a structure that a method returns.
const MOST_METHODS_OF_SYSTEMS: usize = 31;

/// Traits of a rule system, in files of the same name.
const TRAITS: [&str; 5] = ["Playing", "Asking", "Wording", "Viewing", "Forecasting"];

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

#[test]
fn a_rule_system_has_few_methods() {
    let methods = TRAITS.map(|name| {
        let file = format!("engine/core/kernel/src/ruleset/{}.rs", name.to_lowercase());
        let text = fs::read_to_string(root().join(file)).expect("a text");
        let head = format!("pub trait {name}");
        let lines = declaration(&text, &head);
        lines.filter(|line| line.starts_with("    fn ")).count()
    });
    assert!(methods.iter().all(|count| *count > 0), "{methods:?}");
    assert!(methods.iter().sum::<usize>() <= MOST_METHODS_OF_SYSTEMS, "{methods:?}");
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
