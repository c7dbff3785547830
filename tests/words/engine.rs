//! Agreement of the code with its English catalogues. Every message that the code uses exists with
//! the same variables, and the code uses every message.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use black_box::{files_under, root};
use kernel::words::{Catalogue, Language, speaking};
use kernel::{RuleEntry, VariantPoint};

use super::{FIRST, catalogues, messages};

/// Returns the messages that source code uses: the key and the argument names of each `say!("key",
/// …)`.
fn said(text: &str) -> Vec<(String, BTreeSet<String>)> {
    text.split("say!(").skip(1).filter_map(call).collect()
}

/// Parses the key and the argument names of one call. `rest` is the source code after the opening
/// parenthesis.
fn call(rest: &str) -> Option<(String, BTreeSet<String>)> {
    let mut parts = top_level(rest).into_iter();
    let key = parts.next()?.trim().strip_prefix('"')?.strip_suffix('"')?.to_owned();
    let name = |part: &str| part.split('=').next().unwrap_or_default().trim().to_owned();
    Some((key, parts.map(|part| name(&part)).filter(|name| !name.is_empty()).collect()))
}

/// Splits a list of arguments at the commas that are not nested, up to the closing parenthesis.
fn top_level(text: &str) -> Vec<String> {
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    let mut parts = vec![String::new()];
    for letter in text.chars() {
        if !quoted {
            match letter {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' if depth == 0 => break,
                ')' | ']' | '}' => depth -= 1,
                ',' if depth == 0 => {
                    parts.push(String::new());
                    continue;
                }
                _ => {}
            }
        }
        if letter == '"' && !escaped {
            quoted = !quoted;
        }
        escaped = letter == '\\' && !escaped;
        parts.last_mut().expect("never empty").push(letter);
    }
    parts
}

/// Returns all string literals in source code that have the form of a message key.
fn literals(text: &str) -> BTreeSet<String> {
    text.split('"').map(str::to_owned).collect()
}

/// Returns the path and the content of each source file of a crate, without comment lines.
fn sources(catalogue: &Path) -> Vec<(PathBuf, String)> {
    let folder = catalogue.parent().expect("a crate").join("src");
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a text");
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let code = lines.fold(String::new(), |code, line| code + line + "\n");
        (file, code)
    };
    files_under(&folder, "rs").into_iter().map(read).collect()
}

/// Whether the crate's own code uses the messages of its catalogue. The page's scripts use the
/// catalogue of the page.
fn says_its_own(catalogue: &Path) -> bool {
    sources(catalogue).iter().any(|(_, text)| text.contains("messages!("))
}

/// Prefixes of message keys that contain the id of a card, rule, chapter or ruling.
const BY_ID: [&str; 4] = ["card-", "rule-", "chapter-", "ruling-"];

/// Returns the message keys that the cards and rules of a rule system require.
fn keys_by_id(cards: &[&str], rules: &[RuleEntry]) -> BTreeSet<String> {
    let of_card = |id: &&str| ["", "-words", "-text"].map(|part| format!("card-{id}{part}"));
    let of_rules = rules.iter().flat_map(RuleEntry::keys);
    cards.iter().flat_map(of_card).chain(of_rules).collect()
}

/// Each card and each rule has its messages. Every message with such a key belongs to a card or
/// rule.
#[test]
fn cards_and_rules_have_their_messages() {
    for traced in registry::ALL.map(|book| book.traced) {
        let words = root().join(traced.rules_folder()).join("words");
        let english = messages(&words.join(FIRST)).into_keys();
        let by_id: BTreeSet<String> =
            english.filter(|key| BY_ID.iter().any(|prefix| key.starts_with(prefix))).collect();
        assert_eq!(by_id, keys_by_id(traced.cards, traced.rules), "{}", traced.id);
    }
}

/// Fails if two values of a variant point have the same description, or if a value has no
/// description.
fn check_values(points: &[VariantPoint], rules: &[RuleEntry], catalogue: &Catalogue) {
    for point in points {
        // If a variant point has a rule with texts, those texts describe the values of the point.
        if rules.iter().any(|rule| rule.id == point.id && !rule.texts.is_empty()) {
            continue;
        }
        let words = point.values.iter().map(|value| point.words(catalogue, value));
        let words: BTreeSet<String> = words.collect();
        assert_eq!(words.len(), point.values.len(), "{}: {words:?}", point.id);
        assert!(!words.contains(&format!("rule-{}", point.id)), "{} has no message", point.id);
    }
}

/// In each language, the rules reference has a description for each value of every variant point.
#[test]
fn each_value_of_a_variant_point_has_words_of_its_own() {
    for language in Language::all() {
        speaking(language, || {
            for traced in registry::ALL.map(|book| book.traced) {
                check_values(traced.variants, traced.rules, (traced.catalogue)());
            }
        });
    }
}

/// For each message key in the code, the catalogue has a message with exactly the variables that
/// the code supplies. The code uses every message.
#[test]
fn code_and_messages_agree() {
    for catalogue in catalogues().iter().filter(|catalogue| says_its_own(catalogue)) {
        let english = messages(&catalogue.join(FIRST));
        let mut used = BTreeSet::new();
        for (file, text) in sources(catalogue) {
            for (key, arguments) in said(&text) {
                let variables = english.get(&key);
                let variables =
                    variables.unwrap_or_else(|| panic!("{}: no message {key}", file.display()));
                assert_eq!(&arguments, variables, "{}: {key}", file.display());
            }
            for rest in text.split("Refusal::new(").skip(1) {
                let parts = top_level(rest);
                let key = parts.get(2).map_or("", |part| part.trim());
                if let Some(key) = key.strip_prefix('"').and_then(|key| key.strip_suffix('"')) {
                    assert!(english.contains_key(key), "{}: no message {key}", file.display());
                }
            }
            used.extend(literals(&text));
        }
        let by_id = |key: &String| BY_ID.iter().any(|prefix| key.starts_with(prefix));
        let unused = english.keys().filter(|key| !used.contains(*key) && !by_id(key));
        let unused: Vec<_> = unused.collect();
        assert!(unused.is_empty(), "{}: nothing says {unused:?}", catalogue.display());
    }
}

#[test]
fn a_call_is_read_with_its_names() {
    let calls =
        said(r#"say!("held", side = side(game, *who)), say!("turn", turn, time = f(1, ")"),)"#);
    let names = |of: &[&str]| of.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    let expected =
        [("held".to_owned(), names(&["side"])), ("turn".to_owned(), names(&["turn", "time"]))];
    assert_eq!(calls, expected);
}
