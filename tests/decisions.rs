//! Checks of the architecture decision records: index, form, and references to existing decisions
//! and rulings.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use black_box::{files_under, root};
use blind_swords_documents::render;
use laboratory::trace::{Requirements, Traced};

const FOLDER: &str = "docs/decisions";

/// Maximum number of decision records in force. A further record must replace another or be merged
/// into one.
const MOST: usize = 25;

/// Maximum number of words in one decision record.
const MOST_WORDS: usize = 250;

/// Maximum number of words in all decision records and rulings together.
const MOST_WORDS_OF_ALL: usize = 9000;

/// Required headings of a decision record, in order.
const PARTS: [&str; 4] = ["**Status.**", "**Context.**", "**Decision.**", "**Consequences.**"];

/// Decision record. Numbers of records in force have two digits, and those of proposals on a branch
/// have four.
struct Record {
    number: String,
    file: String,
    text: String,
}

impl Record {
    fn stands(&self) -> bool {
        self.number.len() == 2
    }

    fn title(&self) -> &str {
        self.text.lines().next().unwrap_or_default().trim_start_matches("# ")
    }

    /// Returns the first word of the status, such as `Accepted`.
    fn status(&self) -> &str {
        let after = self.text.split_once(PARTS[0]).map_or("", |(_, after)| after);
        after.split(['.', '\n']).next().unwrap_or_default().trim()
    }
}

fn records() -> Vec<Record> {
    let files = files_under(&root().join(FOLDER), "md").into_iter();
    let record = |path: std::path::PathBuf| {
        let file = path.file_name()?.to_str()?.to_owned();
        let number = file.split('-').next()?.to_owned();
        let numbered = number.chars().all(|digit| digit.is_ascii_digit());
        numbered.then(|| Record { number, file, text: read(&path) })
    };
    files.filter_map(record).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("a text")
}

/// Counts the words of a document, without the marks of tables and headings.
fn words(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

fn rulings(traced: &Traced) -> Requirements {
    Requirements::of(traced).unwrap_or_else(|problems| panic!("{}", render::plain(&problems)))
}

#[test]
fn the_index_is_current() {
    let mut written = "# Architecture decisions\n\nA test writes this page (`UPDATE=1 cargo test --workspace --test suite decisions::`).\n\
         Rulings on rules are in `docs/requirements*.yaml`. `swords rules ID` shows them.\n\n\
         | number | decision | status |\n|---|---|---|\n"
        .to_owned();
    for record in &records() {
        let status = if record.stands() { record.status() } else { "Proposed" };
        let (number, title, file) = (&record.number, record.title(), &record.file);
        written.push_str(&format!("| {number} | [{title}]({file}) | {status} |\n"));
    }
    let path = root().join(FOLDER).join("index.md");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &written).expect("a writable file");
    }
    let command = "UPDATE=1 cargo test --workspace --test suite decisions::";
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == written, "{FOLDER}/index.md is not current: run {command}");
}

#[test]
fn decisions_are_few_short_and_of_one_form() {
    let standing: Vec<Record> = records().into_iter().filter(Record::stands).collect();
    assert!(standing.len() <= MOST, "{} decisions: fold one into another", standing.len());
    let mut problems = Vec::new();
    for (place, Record { number, file, text }) in standing.iter().enumerate() {
        if *number != format!("{:02}", place + 1) {
            problems.push(format!("{file}: {:02} is missing before it", place + 1));
        }
        let found: Vec<_> = PARTS.iter().map(|part| text.find(part)).collect();
        if found.contains(&None) || !found.is_sorted() {
            problems.push(format!("{file}: expected {}, in this order", PARTS.join(" ")));
        }
        let count = words(text);
        if count > MOST_WORDS {
            problems.push(format!("{file}: {count} words, at most {MOST_WORDS}"));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    let lists = registry::ALL.map(|book| rulings(book.traced));
    let ruled = lists.iter().flat_map(Requirements::rulings);
    let ruled: usize = ruled.map(|(_, of)| words(&of.title) + words(&of.says)).sum();
    let all = ruled + standing.iter().map(|record| words(&record.text)).sum::<usize>();
    assert!(all <= MOST_WORDS_OF_ALL, "{all} words of decisions and rulings");
}

/// Returns every document that may cite a decision or ruling, by path.
fn texts() -> BTreeMap<String, String> {
    let root = root();
    let mut found = BTreeMap::new();
    for folder in ["docs", "engine", "tests", "games", "scripts", "charts", "clients", "python"] {
        for extension in ["md", "rs", "yaml", "rhai", "py", "js", "toml"] {
            for path in files_under(&root.join(folder), extension) {
                let file = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().into_owned();
                found.insert(file, read(&path));
            }
        }
    }
    for file in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "deny.toml"] {
        found.insert(file.to_owned(), read(&root.join(file)));
    }
    found
}

/// Returns the numbers that follow a word, such as `decision 12` or `decisions 12 and 13`,
/// including those in file names.
fn numbers_after<'t>(text: &'t str, word: &str) -> Vec<&'t str> {
    let digits = |rest: &'t str| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        &rest[..end]
    };
    let after = text.match_indices(word).map(|(at, _)| digits(&text[at + word.len()..]));
    after.filter(|number| !number.is_empty()).collect()
}

/// Printed rulebooks take rulings from the catalogue of the program, whose English messages are
/// generated from the requirements lists.
#[test]
fn rulings_are_messages_of_the_program() {
    let command = "UPDATE=1 cargo test --workspace --test suite decisions::";
    let lists = registry::ALL.map(|book| rulings(book.traced));
    let mut all = BTreeMap::new();
    for (id, of) in lists.iter().flat_map(Requirements::rulings) {
        let own = (of.title.trim(), of.says.trim());
        let other = all.insert(id, own);
        assert!(other.is_none_or(|other| other == own), "two rulings have the id {id}");
    }
    let mut written = format!(
        "# Rulings for the printed rulebook: written from docs/requirements*.yaml by\n\
         # `{command}`, and changed there.\n"
    );
    for (id, (title, says)) in all {
        written.push_str(&format!("\nruling-{id}-title = {title}\nruling-{id} = {says}\n"));
    }
    let path = root().join("engine/programs/swords/words/en/rulings.ftl");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &written).expect("a writable file");
    }
    assert!(read(&path) == written, "{} is not current: run {command}", path.display());
}

/// Returns the ids of rulings in a document: `R-` and four digits.
fn rulings_in(text: &str) -> BTreeSet<&str> {
    let ids = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let is_one = |id: &&str| {
        let digits = id.strip_prefix("R-").unwrap_or_default();
        digits.len() == 4 && digits.chars().all(|digit| digit.is_ascii_digit())
    };
    ids.filter(is_one).collect()
}

#[test]
fn no_reference_to_a_decision_or_a_ruling_dangles() {
    let records = records();
    let lists = registry::ALL.map(|book| rulings(book.traced));
    let known: BTreeSet<&str> =
        lists.iter().flat_map(|of| of.rulings().map(|(id, _)| id)).collect();
    let mut problems = Vec::new();
    for (file, text) in &texts() {
        if file == "tests/decisions.rs" {
            continue;
        }
        let cited = ["decisions/", "decision ", "Decision ", "decisions ", "Decisions "];
        for number in cited.iter().flat_map(|word| numbers_after(text, word)) {
            // Only numbers of two or four digits are citations. Others are counts, such as
            // `decisions 640 options`.
            if matches!(number.len(), 2 | 4) && !records.iter().any(|of| of.number == number) {
                problems.push(format!("{file}: there is no decision {number}"));
            }
        }
        let links = text.split("decisions/").skip(1).filter_map(|rest| rest.split_once(".md"));
        let names = links.map(|(name, _)| format!("{name}.md"));
        for name in names.filter(|name| name.starts_with(|letter: char| letter.is_ascii_digit())) {
            if !records.iter().any(|of| of.file == name) {
                problems.push(format!("{file}: there is no {FOLDER}/{name}"));
            }
        }
        if file.starts_with(FOLDER) {
            for name in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                if !root().join(FOLDER).join(name).is_file() {
                    problems.push(format!("{file}: there is no {FOLDER}/{name}"));
                }
            }
        }
        let strange = rulings_in(text).into_iter().filter(|id| !known.contains(id));
        problems.extend(strange.map(|id| format!("{file}: there is no ruling {id}")));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
