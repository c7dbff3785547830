//! Rate at which validation detects errors in packages. The tests damage valid packages in many
//! ways, each determined by a seed. Validation should report each damage. A full run prints the
//! rates:
//!
//! `MUTANTS=2400 cargo test --workspace --test suite mutations:: -- --nocapture`

mod alarms;
mod chance;
mod damage;
pub(crate) mod judge;
mod slips;
mod table;
mod text;
mod wording;

use black_box::{TestLibrary, root};

use damage::Kind;
use judge::{Damaged, Judge, Verdict};
use table::Table;

/// Packages that the tests damage.
const PACKAGES: [&str; 3] = ["stonewalls-sword", "kernstown-1862", "port-republic-1862"];
/// Default number of damaged packages. `MUTANTS` changes the number.
const FEW: usize = 27;

/// Lowest seed of a measurement. Lower seeds were used to improve the messages, so they would bias
/// it.
const FIRST: u64 = 70_000;

fn wanted() -> usize {
    std::env::var("MUTANTS").ok().and_then(|n| n.parse().ok()).unwrap_or(FEW)
}

#[test]
fn good_packages_raise_no_alarm() {
    let games = TestLibrary::packages().into_iter();
    let folders: Vec<_> = games.map(|game| root().join("games").join(game)).collect();
    assert!(folders.len() >= 3, "{folders:?}");
    for folder in folders {
        let report = blind_swords_lab::validate(&folder);
        let said: Vec<String> = report.diagnostics.iter().map(|it| it.message.clone()).collect();
        assert_eq!(said, Vec::<String>::new(), "{}", folder.display());
    }
}

#[test]
fn damage_is_noticed() {
    let table = measured(Judge::of, Judge::damaged);
    eprintln!("{}\n{}", table.markdown(), table.misses());

    let names_and_types = table.rate(|kind| matches!(kind, Kind::Misspell | Kind::WrongType));
    assert!(names_and_types >= 0.97, "names and types: {names_and_types:.3}\n{}", table.misses());
    let misplaced = table.rate(|kind| {
        matches!(kind, Kind::Swap | Kind::WrongSection | Kind::WrongNeighbour | Kind::Delete)
    });
    assert!(misplaced >= 0.88, "misplaced values: {misplaced:.3}\n{}", table.misses());
}

/// Validation detects enough typing errors in the files of packages. A full run prints the rate.
#[test]
fn slips_are_noticed() {
    let table = measured(Judge::as_written, Judge::mistaken);
    eprintln!("{}", table.of_slips());
    let [reported, refused, at_the_line, first] = table.shares();
    assert!(reported >= 90.0 && refused >= 80.0, "{}", table.of_slips());
    assert!(at_the_line >= 90.0 && first >= 85.0, "{}", table.of_slips());
}

fn measured(judge: fn(&str) -> Judge, damage: fn(&Judge, u64) -> Option<Damaged>) -> Table {
    let mut table = Table::default();
    for package in PACKAGES {
        let judge = judge(package);
        let mut tried = 0;
        for seed in FIRST.. {
            if tried == wanted() / PACKAGES.len() {
                break;
            }
            let Some(damaged) = damage(&judge, seed) else { continue };
            let verdict = judge.verdict(&damaged);
            tried += usize::from(verdict != Verdict::Harmless);
            table.enter(&damaged, verdict);
        }
    }
    table
}

/// Returns documents that violate their schemas: seed, name of the document and text.
pub(crate) fn breaking_schemas(count: usize) -> Vec<(u64, String, String)> {
    let judge = Judge::of(PACKAGES[0]);
    let damaged = (0..400).filter_map(|seed| Some((seed, judge.damaged(seed)?)));
    let breaking = damaged.filter(|(_, damaged)| judge.breaks_schema(damaged)).take(count);
    let breaking = breaking.map(|(seed, it)| (seed, it.document().to_owned(), it.text));
    let breaking: Vec<_> = breaking.collect();
    assert_eq!(breaking.len(), count, "of 400 mutants");
    breaking
}

#[test]
fn damage_can_break_schemas() {
    breaking_schemas(6);
}
