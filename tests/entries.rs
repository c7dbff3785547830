//! Check of the player texts of requirements: each is written once in a document, and the rules
//! contain it as a table.

use std::collections::BTreeSet;

use black_box::root;
use kernel::VariantPoint;
use serde_yaml::Value;

/// Documents of one rule system under `docs/`, and the table generated from them.
pub(crate) struct Told<'a> {
    /// Path of the requirements list.
    pub(crate) requirements: &'a str,
    /// Path of the texts, by requirement.
    pub(crate) entries: &'a str,
    /// Path of the sections, by requirement.
    pub(crate) sections: &'a str,
    /// Path of the table.
    pub(crate) table: &'a str,
    /// Filter of the tests that `UPDATE=1` runs.
    pub(crate) filter: &'a str,
    /// Variant points. They need no text.
    pub(crate) points: &'static [VariantPoint],
    /// Rulebooks in citation order.
    pub(crate) books: &'a [&'a str],
    /// Prefixes of requirements without player texts.
    pub(crate) left_out: &'a [&'a str],
    /// Prefixes of requirements of one game, described by its scenarios.
    pub(crate) of_scenarios: &'a [&'a str],
    /// Requirements described by scenarios.
    pub(crate) told_by_scenarios: &'a BTreeSet<String>,
}

/// Checks that the table matches the documents. `UPDATE=1` regenerates it.
pub(crate) fn are_current(told: &Told<'_>) {
    let (requirements, entries, sections) =
        (read(told.requirements), read(told.entries), read(told.sections));
    let starts = |id: &str, prefixes: &[&str]| prefixes.iter().any(|prefix| id.starts_with(prefix));
    let mut written = head(told);
    let (mut missing, mut known) = (Vec::new(), Vec::new());
    for area in requirements["areas"].as_sequence().expect("areas") {
        let chapter = area["title"].as_str().expect("a title");
        for (id, of) in area["requirements"].as_mapping().expect("requirements") {
            let id = id.as_str().expect("an id");
            let title = of.as_str().or_else(|| of["title"].as_str()).expect("a title");
            known.push(id.to_owned());
            if starts(id, told.left_out) {
                continue;
            }
            if starts(id, told.of_scenarios) {
                if !told.told_by_scenarios.contains(id) {
                    missing.push(id.to_owned());
                }
                continue;
            }
            let texts = texts(entries.get(id));
            if texts.is_empty() && !told.points.iter().any(|point| point.id == id) {
                missing.push(id.to_owned());
            }
            let cited = cited(sections.get(id), told.books);
            let texts = texts.join(", ");
            written.push_str(&format!(
                "    RuleEntry {{ id: {id:?}, chapter: {chapter:?}, title: {title:?}, sections: &{cited:?}, texts: &[{texts}] }},\n"
            ));
        }
    }
    written.push_str("];\n");
    let missing = missing.join(", ");
    assert!(
        missing.is_empty(),
        "neither docs/{} nor a scenario has an entry for {missing}",
        told.entries
    );
    let strange = |of: &&Value| of.as_str().is_none_or(|id| !known.iter().any(|own| own == id));
    let strange: Vec<_> = entries.as_mapping().expect("entries").keys().filter(strange).collect();
    assert!(strange.is_empty(), "docs/{} tells of {strange:?}, no requirements", told.entries);
    let path = root().join(told.table);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &written).expect("a writable file");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    let command = format!("UPDATE=1 cargo test --workspace --test suite {}", told.filter);
    assert!(committed == written, "{} is not current: run {command}", told.table);
}

fn read(name: &str) -> Value {
    let text = std::fs::read_to_string(root().join("docs").join(name)).expect("a document");
    serde_yaml::from_str(&text).expect("it is YAML")
}

fn head(told: &Told<'_>) -> String {
    format!(
        "//! What each requirement says to players: written from `docs/{}` and `docs/{}` by \
         `UPDATE=1 cargo test --workspace --test suite {}`, and changed there.\n\nuse kernel::RuleEntry;\n\n\
         /// All of them, chapter by chapter.\n#[rustfmt::skip]\npub const TABLE: &[RuleEntry] = &[\n",
        told.entries, told.sections, told.filter
    )
}

/// Returns the sections of a requirement, book by book.
fn cited<'a>(sections: Option<&'a Value>, books: &[&str]) -> Vec<&'a str> {
    let own = sections.and_then(Value::as_sequence).into_iter().flatten();
    let own: Vec<&str> = own.filter_map(Value::as_str).collect();
    let of = |book: &&str| {
        let book = (*book).to_owned();
        own.iter().copied().filter(move |section| section.starts_with(&book))
    };
    books.iter().flat_map(of).collect()
}

/// Returns the texts of an entry as Rust code, each with its options.
fn texts(entry: Option<&Value>) -> Vec<String> {
    let Some(entry) = entry else { return Vec::new() };
    if let Some(text) = entry.as_str() {
        return vec![format!("(&[], {text:?})")];
    }
    let one = |of: &Value| {
        let when = of["when"].as_mapping().into_iter().flatten();
        let pairs: Vec<_> =
            when.filter_map(|(option, value)| Some((option.as_str()?, value.as_str()?))).collect();
        format!("(&{pairs:?}, {:?})", of["says"].as_str().expect("what it says"))
    };
    entry.as_sequence().expect("a text, or a list of them").iter().map(one).collect()
}
