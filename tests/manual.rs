//! Checks of the manual and other documents: their length, links and phrases. A further check
//! covers commit subjects.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

use black_box::{files_under, root, systems};

/// Maximum number of words in all Markdown files. Decision records and generated pages do not
/// count.
const MOST_WORDS: usize = 35_000;
/// Maximum number of words in the README.
const MOST_OF_README: usize = 450;
/// Maximum number of characters in a commit subject.
const LONGEST_SUBJECT: usize = 72;
/// First commit whose subject is checked. Earlier subjects are exempt.
const CHECKED_FROM: &str = "c2c723d";

/// Phrases that the style guide rejects. A plainer sentence names the actor, the object or the
/// number.
const REJECTED: [&str; 18] = [
    "whoever",
    "somebody",
    "nobody",
    "everybody",
    "anybody",
    "so many",
    "is told",
    "are told",
    "is said",
    "lies",
    "stands",
    "comes to",
    "goes by",
    "of its own",
    "of his own",
    "so much",
    "at the most",
    "otherwise than",
];

/// Code folders of a rule system whose messages are shown to package authors.
const OF_AUTHORS: [&str; 3] = ["documents/src", "script/src", "lab/src/cases"];

/// Number of rejected phrases that remain in messages for players. The number must not rise.
const STILL_IN_PLAYER_TEXTS: usize = 23;

/// Folder of the pages that `swords export reference` generates.
const GENERATED: &str = "book/src/reference";

/// Returns the documents written by hand, with their contents.
fn documents() -> Vec<(PathBuf, String)> {
    let top = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];
    let folders = ["book/src", "clients", "engine", "games", "python", "scripts", "tests"];
    let below = folders.iter().flat_map(|folder| files_under(&root().join(folder), "md"));
    let files = top.iter().map(|name| root().join(name)).chain(below);
    let kept = files.filter(|file| !file.starts_with(root().join(GENERATED)));
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a text");
        (file, text)
    };
    kept.map(read).collect()
}

#[test]
fn documents_are_short() {
    let words = |text: &str| text.split_whitespace().count();
    let all = documents();
    let sum: usize = all.iter().map(|(_, text)| words(text)).sum();
    assert!(sum <= MOST_WORDS, "{sum} words of Markdown: shorten what the manual says twice");
    let readme = words(&all[0].1);
    assert!(readme <= MOST_OF_README, "the README has {readme} words");
}

/// The book's summary lists every page of the book, and no other page.
#[test]
fn the_summary_lists_every_page() {
    let source = root().join("book/src");
    let summary = fs::read_to_string(source.join("SUMMARY.md")).expect("the summary");
    let listed: BTreeSet<PathBuf> =
        links(&summary).iter().map(|link| source.join(link)).filter(|page| is_kept(page)).collect();
    let pages = files_under(&source, "md").into_iter();
    let pages = pages.filter(|page| is_kept(page) && !page.ends_with("SUMMARY.md"));
    assert_eq!(pages.collect::<BTreeSet<_>>(), listed);
}

fn is_kept(page: &Path) -> bool {
    !page.starts_with(root().join(GENERATED))
}

/// Every link leads to an existing file and heading. For a link to a generated page, the test
/// checks only the file name.
#[test]
fn links_lead_somewhere() {
    let summary = fs::read_to_string(root().join("book/src/SUMMARY.md")).expect("the summary");
    let listed: BTreeSet<PathBuf> =
        links(&summary).iter().map(|link| root().join("book/src").join(link)).collect();
    let mut broken = Vec::new();
    for (file, text) in documents() {
        for link in links(&text) {
            let outside = ["http://", "https://", "../../releases"];
            if outside.iter().any(|start| link.starts_with(start)) {
                continue;
            }
            let (path, heading) = link.split_once('#').unwrap_or((&link, ""));
            let folder = file.parent().expect("a folder");
            let target = if path.is_empty() { file.clone() } else { plain(&folder.join(path)) };
            let there = if is_kept(&target) { target.exists() } else { listed.contains(&target) };
            let has = |text: String| headings(&text).any(|own| own == heading);
            let found = heading.is_empty() || fs::read_to_string(&target).is_ok_and(has);
            if !there || !found {
                broken.push(format!("{}: {link}", file.display()));
            }
        }
    }
    assert!(broken.is_empty(), "links that lead nowhere:\n{}", broken.join("\n"));
}

/// Every folder named in a documented command exists.
#[test]
fn paths_of_commands_are_there() {
    let mut named = 0;
    for (file, text) in documents() {
        for rest in text.split("cargo install --path ").skip(1) {
            let path = rest.split([' ', '`', '\n']).next().unwrap_or_default();
            assert!(root().join(path).is_dir(), "{}: {path} is not there", file.display());
            named += 1;
        }
    }
    assert!(named > 0, "no command names a folder");
}

/// Returns a path without `..` parts.
fn plain(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut plain, part| {
        if part == Component::ParentDir {
            plain.pop();
        } else {
            plain.push(part);
        }
        plain
    })
}

/// Returns the link targets in a document.
fn links(text: &str) -> Vec<String> {
    let prose = prose(text);
    let targets = prose.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    targets.map(|(target, _)| target.to_owned()).collect()
}

/// Returns a document without code blocks and code spans.
fn prose(text: &str) -> String {
    let outside = text.split("```").step_by(2).collect::<String>();
    outside.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

/// Returns the heading anchors of a page, as mdBook generates them.
fn headings(text: &str) -> impl Iterator<Item = String> {
    let outside = text.split("```").step_by(2).collect::<String>();
    let lines: Vec<String> = outside
        .lines()
        .filter_map(|line| line.strip_prefix('#'))
        .map(|line| line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-"))
        .collect();
    let kept = |letter: &char| letter.is_alphanumeric() || ['-', '_'].contains(letter);
    lines.into_iter().map(move |line| line.chars().filter(kept).collect())
}

#[test]
fn the_english_is_plain() {
    let mut found = Vec::new();
    for (file, text) in documents() {
        found.extend(rejected(&file, &prose(&text)));
    }
    assert!(found.is_empty(), "write it plainer:\n{}", found.join("\n"));
}

/// Messages for players contain no more rejected phrases than allowed, and the page contains none.
/// These messages are in lessons, scenarios, rule entries, catalogues, describing modules and
/// scripts.
#[test]
fn texts_for_players_become_plainer() {
    let yaml = files_under(&root().join("games"), "yaml").into_iter();
    let yaml = yaml.filter(|file| !file.components().any(|part| part.as_os_str() == "cases"));
    let entries = files_under(&root().join("docs"), "yaml").into_iter();
    let entries = entries.filter(|file| !is_named(file, "requirements"));
    let mut found = Vec::new();
    for file in yaml.chain(entries) {
        found.extend(rejected(&file, &fs::read_to_string(&file).expect("a text")));
    }
    let described = files_under(&root().join("engine"), "rs").into_iter();
    let described =
        described.filter(|file| file.components().any(|part| part.as_os_str() == "describe"));
    for file in described.chain(files_under(&root().join("engine"), "js")) {
        found.extend(rejected(&file, &strings(&fs::read_to_string(&file).expect("a text"))));
    }
    let english = files_under(&root().join("engine"), "ftl").into_iter();
    for file in english.filter(|file| file.parent().is_some_and(|it| it.ends_with("en"))) {
        found.extend(rejected(&file, &values(&fs::read_to_string(&file).expect("a catalogue"))));
    }
    let of_page = found.iter().filter(|found| found.contains("programs/server/"));
    assert_eq!(of_page.collect::<Vec<_>>(), Vec::<&String>::new());
    let many = found.len();
    let said = found.join("\n");
    assert!(many <= STILL_IN_PLAYER_TEXTS, "{many} phrases, write them plainer:\n{said}");
}

/// Messages for authors contain no rejected phrase. They are diagnostics, script errors,
/// differences of failing cases, and field descriptions in schemas.
#[test]
fn texts_for_authors_are_plain() {
    let mut found = Vec::new();
    let of_systems = systems().into_iter().flat_map(|system| OF_AUTHORS.map(|of| system.join(of)));
    let folders = of_systems.chain([root().join("engine/core/document/src")]);
    for file in folders.flat_map(|folder| files_under(&folder, "rs")) {
        found.extend(rejected(&file, &strings(&fs::read_to_string(&file).expect("a text"))));
    }
    for file in files_under(&root().join("schemas"), "json") {
        let schema = fs::read_to_string(&file).expect("a schema");
        let described = schema.lines().filter(|line| line.contains("\"description\":"));
        found.extend(rejected(&file, &described.collect::<Vec<_>>().join("\n")));
    }
    assert!(found.is_empty(), "write it plainer:\n{}", found.join("\n"));
}

/// Returns the messages of a catalogue, without keys and comments.
fn values(catalogue: &str) -> String {
    let lines = catalogue.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| line.split_once(" =").map_or(line, |(_, text)| text))
        .collect::<Vec<_>>()
        .join("\n")
}

fn is_named(file: &Path, start: &str) -> bool {
    file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(start))
}

/// Returns the string literals in code. The search is approximate.
fn strings(code: &str) -> String {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = lines.collect::<Vec<_>>().join("\n");
    code.split('"').skip(1).step_by(2).collect::<Vec<_>>().join("\n.\n")
}

/// Returns every occurrence of a rejected phrase in a string, as a line for the report.
fn rejected(file: &Path, text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty()).map(str::to_lowercase);
    let text = format!(" {} ", words.collect::<Vec<_>>().join("  "));
    let times = |phrase: &str| text.matches(&format!(" {} ", phrase.replace(' ', "  "))).count();
    let found = REJECTED.iter().flat_map(|phrase| vec![*phrase; times(phrase)]);
    found.map(|phrase| format!("{}: {phrase}", file.display())).collect()
}

/// Commit subjects follow the style guide. Without a Git history there is nothing to check.
#[test]
fn subjects_of_commits_are_short() {
    let range = format!("{CHECKED_FROM}..HEAD");
    let asked = ["log", "--no-merges", "--format=%h %s", &range];
    let Ok(log) = Command::new("git").args(asked).current_dir(root()).output() else { return };
    let log = String::from_utf8_lossy(&log.stdout).into_owned();
    let subject = |line: &&str| line.split_once(' ').map_or(0, |(_, rest)| rest.chars().count());
    let long: Vec<&str> = log.lines().filter(|line| subject(line) > LONGEST_SUBJECT).collect();
    assert!(long.is_empty(), "subjects over {LONGEST_SUBJECT} characters:\n{}", long.join("\n"));
}
