//! All cases of every rule system pass. This test program has few dependencies, so `.ci/nightly`
//! can rebuild it quickly for each mutation of the rules.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use document::source::SourceFile;
use document::{Diagnostic, Folder, render};
use laboratory::{cases, trace};
use registry::{AnyPackage, Folders, Rulebook};

/// Runs the cases of a rule system. Returns their number, and a line for each failure with the
/// rules that the case cites.
fn played(book: &Rulebook) -> (usize, Vec<String>) {
    let root = root();
    let mut packages = BTreeMap::new();
    let (mut count, mut failed) = (0, Vec::new());
    for file in (book.traced.cases)(&root).unwrap_or_else(|problem| panic!("{problem}")) {
        let text =
            trace::read(&root.join(&file.file)).unwrap_or_else(|problem| panic!("{problem}"));
        let source = SourceFile::new(file.file.clone(), text);
        let named = || cases::package_of(&source).ok().flatten();
        let id = trace::package_of(&file.file).or_else(named).expect("a case file of a package");
        let package = packages.entry(id).or_insert_with_key(|id| opened(id));
        let reports = package.run_cases(&source).unwrap_or_else(|it| panic!("{}", told(&it)));
        assert_eq!(reports.len(), file.cases.len(), "{}", file.file);
        for (case, report) in file.cases.iter().zip(&reports).filter(|(_, it)| !it.holds()) {
            let Some(difference) = report.differences.first() else { continue };
            let rules = case.rules.join(" ");
            failed.push(format!("failed: [{rules}] {}: {}: {difference}", file.file, case.name));
        }
        count += reports.len();
    }
    (count, failed)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

fn opened(id: &str) -> AnyPackage {
    let folder = Folder::on_disk(root().join("games").join(id));
    let opened = Folders::new(root(), &registry::ALL).open_folder(&folder);
    opened.unwrap_or_else(|problems| panic!("{id}: {}", told(&problems)))
}

fn told(problems: &[Diagnostic]) -> String {
    let told: Vec<_> = problems.iter().map(|it| render::human(it, render::Style::Plain)).collect();
    told.join("\n")
}

#[test]
fn cases_hold() {
    let mut failed = Vec::new();
    for book in registry::ALL {
        let (count, own) = played(book);
        println!("{}: {count} cases", book.traced.id);
        assert!(count > 100, "{} has {count} cases", book.traced.id);
        failed.extend(own);
    }
    assert!(failed.is_empty(), "\n{}", failed.join("\n"));
}
