//! Case files of the project and of all packages. Every case passes.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use black_box::{TestLibrary, files_under, game, root};
use blind_swords::Event;
use blind_swords_documents::render::{self, Style};
use blind_swords_documents::source::SourceFile;
use blind_swords_lab::cases::model::{Case, CaseFile};
use blind_swords_lab::{cases, traced};
use blind_swords_table::Opened;
use laboratory::lessons;
use registry::Folders;
use serde_json::Value;
use session::Library;
use testing::explore;

/// Returns the package of a case file. The file may name the package, and otherwise belongs to the
/// package that contains it.
fn package_of(path: &Path, named: Option<&String>) -> String {
    let inside =
        path.strip_prefix(root().join("games")).ok().and_then(|path| path.components().next());
    let inside = inside.map(|folder| folder.as_os_str().to_string_lossy().into_owned());
    named.cloned().or(inside).unwrap_or_else(|| panic!("{} names no package", path.display()))
}

fn run(path: &Path, opened: &mut BTreeMap<String, Opened>) -> (usize, Vec<String>) {
    let name = path.strip_prefix(root()).unwrap_or(path).display().to_string();
    let file = SourceFile::new(name.clone(), fs::read_to_string(path).expect("a readable file"));
    let file = match cases::read(&file) {
        Ok(file) => file,
        Err(problems) => {
            return (0, problems.iter().map(|p| render::human(p, Style::Plain)).collect());
        }
    };
    let package = package_of(path, file.package.as_ref());
    let opened = opened.entry(package.clone()).or_insert_with(|| game(&package).1);
    let reports = cases::run(opened, &file);
    let failed = reports.iter().filter(|report| !report.holds());
    let written = failed.map(|report| {
        format!(
            "{name}: {}\n    {}\n      log: {}",
            report.name,
            report.differences.join("\n    "),
            report.log.join("\n           ")
        )
    });
    (reports.len(), written.collect())
}

#[test]
fn lessons_of_packages_do_not_go_stale() {
    let (mut lessons, mut tries) = (0, 0);
    for folder in fs::read_dir(root().join("games")).expect("the games").flatten() {
        let package = folder.file_name().into_string().expect("a name");
        if !folder.path().join("lessons").is_dir() {
            continue;
        }
        let opened = Folders::new(root(), &registry::ALL).open(&package);
        for report in lessons::play_all(&*opened.unwrap_or_else(|why| panic!("{why}"))) {
            assert!(report.holds(), "{package}, {}: {:#?}", report.id, report.problems);
            (lessons, tries) = (lessons + 1, tries + report.tries);
        }
    }
    assert!(lessons >= 8 && tries >= 100, "{lessons} lessons, {tries} wrong tries");
}

/// A lesson fails if it describes an event that does not occur, or names an option that is not
/// offered. A lesson also fails if it expects a wrong try that the match cannot receive.
#[test]
fn a_stale_lesson_says_where() {
    let folder = root().join("games/stonewalls-sword");
    let stale = |from: &str, to: &str| {
        let mut sources = blind_swords_documents::read(&folder).expect("readable");
        let text = sources.package.get("lessons/fire.yaml").expect("a lesson").text.clone();
        assert!(text.contains(from), "{from}");
        sources.set("lessons/fire.yaml", &text.replacen(from, to, 1));
        let loaded = blind_swords_documents::load_sources(&sources).expect("a good package");
        lessons::play(&blind_swords_table::library::ready(&loaded), "fire").problems.join("; ")
    };
    assert_eq!(stale("Sight and fire", "Fire"), "");
    for (from, to, problem) in [
        ("dice: [4, 5, 6, 4", "dice: [4, 5, 1, 4", "step 4: expected the event `depleted`"),
        (
            "{fire.join: 46th-pa}]",
            "{fire.join: 5th-ct}]",
            "step 4: none of the right answers is offered",
        ),
        ("[{fire.unit: 28th-ny}", "[{fire.target: 28th-ny}", "step 4: expected `fire.target`"),
        ("5th-ct: The 5th Connecticut has", "order: The 5th Connecticut has", "cannot try `order`"),
        (
            "done: One more. The 5th Connecticut has not fired.",
            "done: \"\"",
            "step 6: no reply to `done`",
        ),
    ] {
        let told = stale(from, to);
        assert!(told.contains(problem), "{to}: {told}");
    }
}

/// Every case passes. `CASES=part-of-a-path` selects the files to run.
#[test]
fn every_case_holds() {
    let wanted = std::env::var("CASES").unwrap_or_default();
    let files = files_under(&root().join("tests/cases"), "yaml").into_iter();
    let games = TestLibrary::packages().into_iter().map(|game| root().join("games").join(game));
    let files = files.chain(games.flat_map(|game| files_under(&game, "yaml")));
    let is_case =
        |path: &std::path::PathBuf| path.parent().is_some_and(|folder| folder.ends_with("cases"));
    let mut opened = BTreeMap::new();
    let (mut count, mut failures) = (0, Vec::new());
    for path in files.filter(is_case).filter(|path| path.display().to_string().contains(&wanted)) {
        let (run, failed) = run(&path, &mut opened);
        count += run;
        failures.extend(failed);
    }
    println!("{count} cases, {} failed", failures.len());
    assert!(
        failures.is_empty(),
        "{} of {count} cases fail:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

/// After a change of any value in its expectation, a case fails. The case runner therefore checks
/// every value. `BUDGET=120` checks all cases.
#[test]
fn every_expectation_is_looked_at() {
    let sources = traced::case_files(&root()).unwrap_or_else(|problems| panic!("{problems}"));
    let cases: Vec<_> = sources
        .iter()
        .flat_map(|source| (0..source.cases.cases.len()).map(move |index| (source, index)))
        .collect();
    let (mut opened, mut texts) = (BTreeMap::new(), BTreeMap::new());
    explore(1, |seed| {
        // The stride is prime, so consecutive seeds select cases of different files.
        let (source, index) = cases[(seed.wrapping_mul(607) % cases.len() as u64) as usize];
        let opened: &Opened =
            opened.entry(&source.package).or_insert_with(|| game(&source.package).1);
        let file: &Value = texts.entry(&source.file).or_insert_with(|| {
            let text = fs::read_to_string(root().join(&source.file)).expect("a readable file");
            serde_yaml::from_str(&text).expect("YAML")
        });
        let case = &source.cases.cases[index];
        for (what, expect) in altered(&file["cases"][index]["expect"]) {
            // Skip a changed value that has the wrong type, such as the replacement of a `null`
            // arrival.
            let Ok(expect) = serde_json::from_value(expect) else { continue };
            let case = Case { expect, ..case.clone() };
            let file = CaseFile { cases: vec![case], ..source.cases.clone() };
            let seen = cases::run(opened, &file).iter().any(|report| !report.holds());
            assert!(seen, "nobody looks at {}:{}: {what}", source.file, file.cases[0].line);
        }
    });
}

/// Returns copies of an expectation, each with one changed value, and the path of that value.
fn altered(expect: &Value) -> Vec<(String, Value)> {
    let one = |(key, value): (String, &Value), put: &dyn Fn(Value) -> Value| -> Vec<_> {
        let inner = altered(value).into_iter();
        inner.map(|(what, value)| (format!("{key} {what}"), put(value))).collect()
    };
    match expect {
        Value::Object(keys) => keys
            .iter()
            // `never` lists absent events, so no other value would contradict the case.
            .filter(|(key, _)| *key != "never")
            .flat_map(|(key, value)| {
                one((key.clone(), value), &|other| {
                    let mut keys = keys.clone();
                    keys[key] = other;
                    keys.into()
                })
            })
            .collect(),
        Value::Array(items) => (0..items.len())
            .flat_map(|index| {
                one((index.to_string(), &items[index]), &|other| {
                    let mut items = items.clone();
                    items[index] = other;
                    items.into()
                })
            })
            .collect(),
        _ => vec![(expect.to_string(), other(expect))],
    }
}

/// Returns a different value of the same kind.
fn other(value: &Value) -> Value {
    /// Pairs of keywords, each replaced by the other. Any other string becomes an unknown word.
    const WORDS: [[&str; 2]; 5] = [
        ["usa", "csa"],
        ["fresh", "battleworn"],
        ["shaken", "disrupted"],
        ["normal", "casualty"],
        ["available", "3"],
    ];
    match value {
        Value::Bool(switch) => (!switch).into(),
        Value::Number(number) => (number.as_i64().unwrap_or_default() + 1).into(),
        Value::String(text) => {
            let word = WORDS.iter().find_map(|[one, other]| {
                (text == one).then_some(*other).or((text == other).then_some(*one))
            });
            word.map_or_else(|| changed(text), str::to_owned).into()
        }
        Value::Null => "usa".into(),
        Value::Array(_) | Value::Object(_) => value.clone(),
    }
}

/// Changes a hex to its neighbour, an event name to one that never occurs, and any other string to
/// an unknown word.
fn changed(text: &str) -> String {
    match text.parse::<u16>() {
        Ok(hex) if text.len() == 4 => format!("{:04}", hex ^ 1),
        _ if Event::NAMES.contains(&text) => "script-failed".to_owned(),
        _ => format!("{text}x"),
    }
}
