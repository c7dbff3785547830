//! Texts that describe the requirements to players. One document for each rule system contains the
//! texts. The rules contain copies: a generated table, and messages.

use std::collections::BTreeSet;

use black_box::root;
use kernel::VariantPoint;
use serde_yaml::Value;

/// Documents of one rule system under `docs/`, and settings for the files generated from them.
pub(crate) struct Told<'a> {
    /// Path of the requirements list under `docs/`.
    pub(crate) requirements: &'a str,
    /// Path of the player texts under `docs/`, by requirement.
    pub(crate) entries: &'a str,
    /// Path of the cited sections under `docs/`, by requirement.
    pub(crate) sections: &'a str,
    /// Folder of the rules crate, relative to the repository root.
    pub(crate) crate_of: &'a str,
    /// Test filter for the command that regenerates the files with `UPDATE=1`.
    pub(crate) filter: &'a str,
    /// Variant points of the rule system. Their requirements need no player text.
    pub(crate) points: &'static [VariantPoint],
    /// Id prefixes of the rulebooks, in the order of citation.
    pub(crate) books: &'a [&'a str],
    /// Id prefixes of requirements that have no player text.
    pub(crate) left_out: &'a [&'a str],
    /// Id prefixes of requirements that apply to one game only. The scenarios of the game describe
    /// them.
    pub(crate) of_scenarios: &'a [&'a str],
    /// Ids of the requirements that scenarios describe.
    pub(crate) told_by_scenarios: &'a BTreeSet<String>,
}

/// Generated files of a rules crate: the table, and the English messages.
const WRITTEN: [&str; 2] = ["src/ruleset/reference/table.rs", "words/en/rules.ftl"];

/// Checks that the generated table and the English messages match the documents. `UPDATE=1`
/// rewrites the files.
pub(crate) fn are_current(told: &Told<'_>) {
    let (requirements, entries, sections) =
        (read(told.requirements), read(told.entries), read(told.sections));
    let starts = |id: &str, prefixes: &[&str]| prefixes.iter().any(|prefix| id.starts_with(prefix));
    let (mut table, mut messages) = (head(told), head_of_messages(told));
    let (mut missing, mut known) = (Vec::new(), Vec::new());
    for area in requirements["areas"].as_sequence().expect("areas") {
        let heading = area["title"].as_str().expect("a title");
        let chapter = kernel::words::id(heading);
        let before = messages.len();
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
            let options: Vec<_> = texts.iter().map(|text| format!("&{:?}", text.when)).collect();
            let options = options.join(", ");
            table.push_str(&format!(
                "    RuleEntry {{ id: {id:?}, chapter: {chapter:?}, sections: &{cited:?}, texts: &[{options}] }},\n"
            ));
            messages.push_str(&format!("\nrule-{id}-title = {}\n", message(title)));
            for (index, text) in texts.iter().enumerate() {
                let key =
                    if texts.len() == 1 { id.to_owned() } else { format!("{id}-{}", index + 1) };
                messages.push_str(&format!("rule-{key} = {}\n", message(text.says)));
            }
        }
        if messages.len() > before {
            let heading = format!("\n## {heading}\n\nchapter-{chapter} = {heading}\n");
            messages.insert_str(before, &heading);
        }
    }
    table.push_str("];\n");
    let missing = missing.join(", ");
    assert!(
        missing.is_empty(),
        "neither docs/{} nor a scenario has an entry for {missing}",
        told.entries
    );
    let strange = |of: &&Value| of.as_str().is_none_or(|id| !known.iter().any(|own| own == id));
    let strange: Vec<_> = entries.as_mapping().expect("entries").keys().filter(strange).collect();
    assert!(strange.is_empty(), "docs/{} tells of {strange:?}, no requirements", told.entries);
    for (file, written) in WRITTEN.into_iter().zip([table, messages]) {
        let path = root().join(told.crate_of).join(file);
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, &written).expect("a writable file");
        }
        let committed = std::fs::read_to_string(&path).unwrap_or_default();
        let command = format!("UPDATE=1 cargo test --workspace --test suite {}", told.filter);
        assert!(committed == written, "{} is not current: run {command}", path.display());
    }
}

/// Converts a player text to a message. A value in braces becomes a variable.
fn message(text: &str) -> String {
    assert!(!text.contains('\n'), "a text is one paragraph: {text}");
    text.trim().replace('{', "{ $").replace('}', " }")
}

fn read(name: &str) -> Value {
    let text = std::fs::read_to_string(root().join("docs").join(name)).expect("a document");
    serde_yaml::from_str(&text).expect("it is YAML")
}

fn head(told: &Told<'_>) -> String {
    format!(
        "//! The rules for players, with the options under which each text holds: written from `docs/{}` and `docs/{}` by \
         `UPDATE=1 cargo test --workspace --test suite {}`, and changed there.\n\nuse kernel::RuleEntry;\n\n\
         /// Terms, by chapter.\n#[rustfmt::skip]\npub const TABLE: &[RuleEntry] = &[\n",
        told.entries, told.sections, told.filter
    )
}

fn head_of_messages(told: &Told<'_>) -> String {
    format!(
        "# The rules for players: written from `docs/{}` by `UPDATE=1 cargo test --workspace --test suite {}`, and \
         changed there.\n# Figures of a game are variables.\n",
        told.entries, told.filter
    )
}

/// One player text of a requirement, with the option values under which it applies.
struct Text<'a> {
    when: Vec<(&'a str, &'a str)>,
    says: &'a str,
}

/// Returns the cited sections of a requirement, sorted by rulebook.
fn cited<'a>(sections: Option<&'a Value>, books: &[&str]) -> Vec<&'a str> {
    let own = sections.and_then(Value::as_sequence).into_iter().flatten();
    let own: Vec<&str> = own.filter_map(Value::as_str).collect();
    let of = |book: &&str| {
        let book = (*book).to_owned();
        own.iter().copied().filter(move |section| section.starts_with(&book))
    };
    books.iter().flat_map(of).collect()
}

/// Returns the player texts of a requirement.
fn texts(entry: Option<&Value>) -> Vec<Text<'_>> {
    let Some(entry) = entry else { return Vec::new() };
    if let Some(says) = entry.as_str() {
        return vec![Text { when: Vec::new(), says }];
    }
    entry.as_sequence().expect("a text, or a list of them").iter().map(one).collect()
}

fn one(of: &Value) -> Text<'_> {
    let when = of["when"].as_mapping().into_iter().flatten();
    let pairs = when.filter_map(|(option, value)| Some((option.as_str()?, value.as_str()?)));
    Text { when: pairs.collect(), says: of["says"].as_str().expect("what it says") }
}
