//! Messages for people: what code says exists in English with the variables that it gives, every message is said somewhere, and
//! other languages agree with the English.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use black_box::{files_under, root};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The variables of each message of a language, by key.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The folders `words` of all crates.
fn catalogues() -> Vec<PathBuf> {
    let manifests = files_under(&root().join("engine"), "toml").into_iter();
    let folders = manifests.filter_map(|file| Some(file.parent()?.join("words")));
    folders.filter(|folder| folder.join("en").is_dir()).collect()
}

fn languages(catalogue: &Path) -> Vec<String> {
    let entries = fs::read_dir(catalogue).expect("a folder").map(|entry| entry.expect("an entry"));
    let mut tags: Vec<_> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    tags.sort();
    tags
}

/// Reads a language, and fails on what the parser would drop and on a key that stands twice.
fn messages(folder: &Path) -> Messages {
    let mut all = Messages::new();
    for file in files_under(folder, "ftl") {
        let text = fs::read_to_string(&file).expect("a text");
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            if let Some(value) = &message.value {
                gather(value, &mut variables);
            }
            let key = message.id.name.to_owned();
            let twice = all.insert(key, variables);
            assert!(twice.is_none(), "{}: {} stands twice", file.display(), message.id.name);
        }
    }
    all
}

fn gather(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        gather_from(expression, variables);
    }
}

fn gather_from(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| gather(&variant.value, variables));
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => gather_from(expression, variables),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => {
            panic!("{other:?} is not used here: messages have variables, texts and selections")
        }
    }
}

/// What a crate says: each `say!("key", …)` with the names of its arguments.
fn said(text: &str) -> Vec<(String, BTreeSet<String>)> {
    text.split("say!(").skip(1).filter_map(call).collect()
}

/// The key and the names of the arguments of a call, from behind its opening parenthesis.
fn call(rest: &str) -> Option<(String, BTreeSet<String>)> {
    let mut parts = top_level(rest).into_iter();
    let key = parts.next()?.trim().strip_prefix('"')?.strip_suffix('"')?.to_owned();
    let name = |part: &str| part.split('=').next().unwrap_or_default().trim().to_owned();
    Some((key, parts.map(|part| name(&part)).filter(|name| !name.is_empty()).collect()))
}

/// The parts between the commas of a list, up to the parenthesis that closes it.
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

/// All string literals of a source that could be keys.
fn literals(text: &str) -> BTreeSet<String> {
    text.split('"').map(str::to_owned).collect()
}

/// The code of a crate, without its comments.
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

/// Each key that code says is a message, with exactly the variables that the code gives, and each message is said.
#[test]
fn code_and_messages_agree() {
    for catalogue in catalogues().iter().filter(|it| it.with_file_name("src").is_dir()) {
        let english = messages(&catalogue.join("en"));
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
        let unused: Vec<_> = english.keys().filter(|key| !used.contains(*key)).collect();
        assert!(unused.is_empty(), "{}: nothing says {unused:?}", catalogue.display());
    }
}

/// A translation has no message and no variable that the English lacks. What it lacks itself is listed beside it.
#[test]
fn translations_agree_with_the_english() {
    for catalogue in catalogues() {
        let english = messages(&catalogue.join("en"));
        for tag in languages(&catalogue).into_iter().filter(|tag| tag != "en") {
            let own = messages(&catalogue.join(&tag));
            for (key, variables) in &own {
                let known = english.get(key);
                let known = known.unwrap_or_else(|| panic!("{tag}: {key} is not in English"));
                assert!(variables.is_subset(known), "{tag}: {key} has {variables:?} of {known:?}");
            }
            let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{}: {tag} lacks {missing:?}", catalogue.display());
        }
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
