//! Messages for people. The catalogues agree with the code and with one another, and play shows
//! only words from catalogues and packages.

mod engine;
mod page;
mod played;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use black_box::{files_under, root};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// Tag of the reference language, whose catalogues have every message.
const FIRST: &str = "en";

/// Messages of one language by key, each with the names of its variables.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Returns the `words` folder of each crate that has a catalogue.
fn catalogues() -> Vec<PathBuf> {
    let manifests = files_under(&root().join("engine"), "toml").into_iter();
    let folders = manifests.filter_map(|file| Some(file.parent()?.join("words")));
    folders.filter(|folder| folder.join(FIRST).is_dir()).collect()
}

/// Returns the languages to which a catalogue is translated from English.
fn translations(catalogue: &Path) -> Vec<String> {
    let entries = fs::read_dir(catalogue).expect("a catalogue");
    let names = entries.map(|entry| entry.expect("a folder").file_name().into_string());
    let mut tags: Vec<_> = names.map(|name| name.expect("a tag")).collect();
    tags.retain(|tag| tag != FIRST);
    tags.sort();
    tags
}

/// Reads all messages of a language. Fails if a file has content that the parser would drop.
fn messages(folder: &Path) -> Messages {
    let mut all = Messages::new();
    for file in files_under(folder, "ftl") {
        let text = fs::read_to_string(&file).expect("a text");
        let (read, broken) = messages_of(&text);
        assert!(broken.is_empty(), "{}: {}", file.display(), broken.join("\n"));
        for (key, variables) in read {
            assert!(!all.contains_key(&key), "{}: {key} is there twice", file.display());
            all.insert(key, variables);
        }
    }
    all
}

/// Returns the messages in a file, and the syntax errors in it.
fn messages_of(text: &str) -> (Vec<(String, BTreeSet<String>)>, Vec<String>) {
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
        if let PatternElement::Placeable { expression } = element {
            variables_in(expression, found);
        }
    }
}

fn variables_in(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| variables_of(&variant.value, found));
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => variables_in(expression, found),
        InlineExpression::StringLiteral { .. } => {}
        other => panic!("{other:?}: a message has texts, variables and choices"),
    }
}

/// A translation has exactly the messages of the English catalogue. The translated messages use no
/// other variables than the English ones.
#[test]
fn translations_agree_with_the_english() {
    for catalogue in catalogues() {
        let english = messages(&catalogue.join(FIRST));
        for tag in translations(&catalogue) {
            let own = messages(&catalogue.join(&tag));
            let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{}: {tag} lacks {missing:?}", catalogue.display());
            for (key, variables) in &own {
                let known = english.get(key);
                let known = known.unwrap_or_else(|| panic!("{tag}: {key} is not in English"));
                assert!(variables.is_subset(known), "{tag}: {key} has {variables:?} of {known:?}");
            }
        }
    }
}

#[test]
fn what_is_wrong_with_a_catalogue_is_found() {
    let broken = |text: &str| messages_of(text).1;
    assert!(broken("fine = Fine, { $name }\n").is_empty());
    for text in ["broken = { $name\n", "Not a text.\n", "empty =\n", "-term = Term\n"] {
        assert!(!broken(text).is_empty(), "{text}");
    }
}
