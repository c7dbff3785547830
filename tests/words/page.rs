//! Catalogue of the page's messages. Every message that the page's scripts use exists, with the
//! same placeholders.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use black_box::{files_under, root};

use super::{FIRST, Messages, messages, translations};

fn folder() -> PathBuf {
    root().join("engine/programs/server/words")
}

fn english() -> Messages {
    messages(&folder().join(FIRST))
}

/// Use of a message in a script: the key, and the names of the values.
#[derive(Debug, PartialEq)]
struct Use {
    key: String,
    values: BTreeSet<String>,
}

/// Returns all uses of messages in the page's scripts, each with the script file.
fn uses() -> Vec<(PathBuf, Use)> {
    let scripts = files_under(&root().join("engine/programs/server/assets/js"), "js");
    let mut all = Vec::new();
    for file in scripts.into_iter().filter(|file| !file.ends_with("js/words.js")) {
        let code = fs::read_to_string(&file).expect("a script");
        if code.contains("words.js\"") {
            all.extend(uses_in(&file, &code).into_iter().map(|used| (file.clone(), used)));
        }
    }
    all
}

fn uses_in(file: &Path, code: &str) -> Vec<Use> {
    let mut found = Vec::new();
    for call in ["say(", "phrase("] {
        for (at, _) in code.match_indices(call) {
            let before = code[..at].strip_suffix("...").unwrap_or(&code[..at]).chars().next_back();
            if before.is_some_and(|it| it.is_alphanumeric() || ['.', '_', '`'].contains(&it)) {
                continue;
            }
            let rest = &code[at + call.len()..];
            let line = rest.lines().next().unwrap_or_default();
            let key = rest.strip_prefix('"').and_then(|rest| rest.split_once('"'));
            let Some((key, rest)) = key else {
                panic!("{}: a key is written out: {line}", file.display());
            };
            let values = match rest.strip_prefix(", {") {
                Some(rest) => names(rest),
                None if rest.starts_with(')') => BTreeSet::new(),
                None => panic!("{}: values are written out: {line}", file.display()),
            };
            found.push(Use { key: key.to_owned(), values });
        }
    }
    found
}

/// Returns the property names of an object literal in a script. `object` is the source code after
/// the opening brace.
fn names(object: &str) -> BTreeSet<String> {
    let (mut depth, mut text, mut name, mut named) = (0, None, String::new(), false);
    let mut names = BTreeSet::new();
    for letter in object.chars() {
        match (text, letter) {
            (Some(end), _) if letter == end => text = None,
            (Some(_), _) => {}
            (None, '"' | '`') => text = Some(letter),
            (None, '(' | '[' | '{') => depth += 1,
            (None, '}') if depth == 0 => break,
            (None, ')' | ']' | '}') => depth -= 1,
            (None, ',') if depth == 0 => {
                names.insert(std::mem::take(&mut name));
                named = false;
            }
            (None, ':') if depth == 0 => named = true,
            (None, letter) if depth == 0 && !named && !letter.is_whitespace() => name.push(letter),
            (None, _) => {}
        }
    }
    names.insert(name);
    names
}

#[test]
fn every_text_that_the_page_uses_is_there_with_its_values() {
    let texts = english();
    let all = uses();
    assert!(all.len() > 200, "only {} uses are found", all.len());
    let wrong = all.iter().filter(|(_, used)| texts.get(&used.key) != Some(&used.values));
    let wrong: Vec<_> = wrong
        .map(|(file, used)| {
            let name = file.file_name().unwrap_or_default().display();
            format!("{name}: {used:?}, the text has {:?}", texts.get(&used.key))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_text_is_used() {
    let used: BTreeSet<String> = uses().into_iter().map(|(_, used)| used.key).collect();
    let texts = english();
    let idle: Vec<&String> = texts.keys().filter(|key| !used.contains(*key)).collect();
    assert!(idle.is_empty(), "nothing says {idle:?}");
}

/// Style sheets contain only symbols, and no words. Words come from attributes.
#[test]
fn the_style_sheet_has_no_words() {
    let sheet = root().join("engine/programs/server/assets/table.css");
    let sheet = fs::read_to_string(sheet).expect("a style sheet");
    let contents = sheet.split("content:").skip(1).filter_map(|rest| rest.split([';', '}']).next());
    let contents: Vec<&str> = contents.collect();
    assert!(contents.len() > 3, "{contents:?}");
    for content in contents {
        let text: String = content.split('"').skip(1).step_by(2).collect();
        assert!(!text.chars().any(char::is_alphabetic), "{content}");
    }
}

/// The page offers exactly the languages that have a catalogue.
#[test]
fn the_page_knows_its_languages() {
    let code = root().join("engine/programs/server/assets/js/words.js");
    let code = fs::read_to_string(code).expect("a script");
    let list = code.split("LANGUAGES = {").nth(1).expect("the languages");
    let mut languages = BTreeSet::from([FIRST.to_owned()]);
    languages.extend(translations(&folder()));
    assert_eq!(names(list), languages);
}

#[test]
fn uses_are_found_with_the_names_of_their_values() {
    let code = r#"x.say("no"), say("a"), ...phrase("b", { one, two: f({ three: 4 }, "}"), five: [6, 7] })"#;
    let found = uses_in(Path::new("x.js"), code);
    let used = |key: &str, values: &[&str]| Use {
        key: key.to_owned(),
        values: values.iter().map(|value| (*value).to_owned()).collect(),
    };
    assert_eq!(found, [used("a", &[]), used("b", &["five", "one", "two"])]);
}
