//! Compiling and reading report the same unknown names. This test is needed only while the
//! compilers still look names up themselves.

use black_box::number;
use blind_swords_documents::{Diagnostic, Sources};

use super::{folders, name, sources};
use crate::mutations::judge::Judge;

/// Packages that the tests damage.
const PACKAGES: [&str; 3] = ["stonewalls-sword", "kernstown-1862", "port-republic-1862"];

/// Default number of seeds for each package and each way to damage it. `MUTANTS` changes the
/// number.
const FEW: u32 = 8;

#[test]
fn names_of_good_packages_are_found() {
    for folder in folders() {
        let said = both(&sources(&folder)).expect("a good package");
        assert_eq!(said, (Vec::new(), Vec::new()), "{}", name(&folder));
    }
}

#[test]
fn unknown_names_of_damaged_packages_are_found_alike() {
    let (mut compared, mut said) = (0, 0);
    for package in PACKAGES {
        let (meant, written) = (Judge::of(package), Judge::as_written(package));
        for seed in 0..u64::from(number("MUTANTS", FEW)) {
            let damaged = [(&meant, meant.damaged(seed)), (&written, written.mistaken(seed))];
            for (judge, damaged) in damaged {
                let Some(damaged) = damaged else { continue };
                let Some((compiled, read)) = both(&judge.with(&damaged)) else { continue };
                assert_eq!(compiled, read, "{package}: {}: {}", damaged.file, damaged.what);
                compared += 1;
                said += compiled.len();
            }
        }
    }
    eprintln!("{compared} damaged packages, {said} diagnostics");
    assert!(compared > 0);
}

/// Returns the diagnostics of compiling and of reading, each once and sorted. `None` if the package
/// cannot be read.
fn both(sources: &Sources) -> Option<(Vec<String>, Vec<String>)> {
    let beside = blind_swords_documents::beside(sources)?;
    Some((told(&beside.compiled), told(&beside.read)))
}

fn told(problems: &[Diagnostic]) -> Vec<String> {
    let mut told: Vec<String> = problems.iter().map(|it| format!("{:?}", essence(it))).collect();
    told.sort();
    told.dedup();
    told
}

/// Returns a diagnostic without the texts of its files.
fn essence(it: &Diagnostic) -> impl std::fmt::Debug {
    let place = |place: &blind_swords_documents::diag::Place| {
        (place.file.path.clone(), place.line_column())
    };
    let labels: Vec<_> = it.labels.iter().map(|label| place(&label.place)).collect();
    (place(&it.place), it.code, it.message.clone(), labels, it.help.clone())
}
