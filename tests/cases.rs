//! Every case file of the project and of its packages holds.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use black_box::{files_under, game, root};
use package::render::{self, Style};
use package::source::SourceFile;
use session::{Opened, cases};

/// The package of a case file: the one it names, or the one it lies in.
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

/// `CASES=part-of-a-path` runs only some files.
#[test]
fn every_case_holds() {
    let wanted = std::env::var("CASES").unwrap_or_default();
    let files = files_under(&root().join("tests/cases"), "yaml").into_iter();
    let files = files.chain(files_under(&root().join("games"), "yaml"));
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

/// The schema that editors use is the one of the types; `UPDATE=1` writes it anew.
#[test]
fn the_schema_of_cases_is_current() {
    let path = root().join("schemas/case.schema.json");
    let text = format!("{:#}\n", cases::schema());
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &text).expect("a writable file");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    let command = "UPDATE=1 cargo test --workspace --test cases";
    assert!(committed == text, "{} is not current: run {command}", path.display());
}
