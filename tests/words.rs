//! The catalogues of the page: every text that it uses is there, with the values that it is given, and in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use black_box::{files_under, root};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The language that has every text.
const FIRST: &str = "en";

/// Variables by the key of a text.
type Texts = BTreeMap<String, BTreeSet<String>>;

fn folder() -> PathBuf {
    root().join("engine/programs/server/words")
}

/// The other languages.
fn others() -> Vec<String> {
    let entries = fs::read_dir(folder()).expect("the catalogues");
    let names = entries.map(|entry| entry.expect("a folder").file_name().into_string());
    let names = names.map(|name| name.expect("a tag"));
    names.filter(|name| name != FIRST).collect()
}

fn catalogue(language: &str) -> Texts {
    let mut texts = Texts::new();
    for file in files_under(&folder().join(language), "ftl") {
        let text = fs::read_to_string(&file).expect("a catalogue");
        let (read, broken) = texts_of(&text);
        assert!(broken.is_empty(), "{}: {}", file.display(), broken.join("\n"));
        for (key, variables) in read {
            assert!(!texts.contains_key(&key), "{}: {key} is there twice", file.display());
            texts.insert(key, variables);
        }
    }
    texts
}

/// The texts of a catalogue, and what is wrong with it.
fn texts_of(text: &str) -> (Vec<(String, BTreeSet<String>)>, Vec<String>) {
    let (resource, mut broken) = match parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors.iter().map(ToString::to_string).collect()),
    };
    let mut texts = Vec::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let mut variables = BTreeSet::new();
                match &message.value {
                    Some(value) => variables_of(value, &mut variables),
                    None => broken.push(format!("{} has no text", message.id.name)),
                }
                texts.push((message.id.name.to_owned(), variables));
            }
            Entry::Junk { content } => broken.push(format!("cannot be read: {content}")),
            Entry::Term(term) => broken.push(format!("a term: {}", term.id.name)),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    (texts, broken)
}

fn variables_of(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => variable(inline, found),
            Expression::Select { selector, variants } => {
                variable(selector, found);
                for variant in variants {
                    variables_of(&variant.value, found);
                }
            }
        }
    }
}

fn variable(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => match expression.as_ref() {
            Expression::Inline(inline) => variable(inline, found),
            Expression::Select { .. } => panic!("a choice inside a choice"),
        },
        InlineExpression::StringLiteral { .. } => {}
        other => panic!("{other:?} is more than a variable"),
    }
}

/// A use of a text: its key and the names of its values.
#[derive(Debug, PartialEq)]
struct Use {
    key: String,
    values: BTreeSet<String>,
}

/// All uses of texts in the page's scripts, with their files.
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

/// The names in an object of a script, from behind its opening brace.
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
    let texts = catalogue(FIRST);
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
    let texts = catalogue(FIRST);
    let idle: Vec<&String> = texts.keys().filter(|key| !used.contains(*key)).collect();
    assert!(idle.is_empty(), "nothing says {idle:?}");
}

/// What a language lacks is said in English; the page's languages lack nothing.
#[test]
fn every_language_has_every_text() {
    let texts = catalogue(FIRST);
    assert!(!others().is_empty());
    for language in others() {
        let own = catalogue(&language);
        let missing: Vec<&String> = texts.keys().filter(|key| !own.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        for (key, variables) in own {
            let known = texts.get(&key);
            assert!(known.is_some(), "{language} has {key}, which is no text");
            let is_known = known.is_some_and(|known| variables.is_subset(known));
            assert!(is_known, "{language}: {key} has {variables:?}, {known:?} are known");
        }
    }
}

/// What a style sheet puts beside an element is a sign; words come by an attribute.
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

/// The page offers the languages that are there.
#[test]
fn the_page_knows_its_languages() {
    let code = root().join("engine/programs/server/assets/js/words.js");
    let code = fs::read_to_string(code).expect("a script");
    let list = code.split("LANGUAGES = {").nth(1).expect("the languages");
    let mut languages = BTreeSet::from([FIRST.to_owned()]);
    languages.extend(others());
    assert_eq!(names(list), languages);
}

#[test]
fn what_is_wrong_with_a_catalogue_is_found() {
    let broken = |text: &str| texts_of(text).1;
    assert!(broken("fine = Fine, { $name }\n").is_empty());
    for text in ["broken = { $name\n", "Not a text.\n", "empty =\n", "-term = Term\n"] {
        assert!(!broken(text).is_empty(), "{text}");
    }
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
