//! Whole games of every package, with every kind of bot. Each game ends by the rules, keeps the
//! invariants, and refuses illegal answers with a reason. Each can be saved, copied, replayed and
//! continued.

use std::fs;
use std::path::PathBuf;

use black_box::{TestLibrary, every_setup, players};
use blind_swords_table::{Opened, Setup};
use laboratory::exercise::{Broken, Depth, Exercised, exercise};
use testing::explore;

/// Number of decisions between two full checks of a game. The first round of games has few checks,
/// and later rounds have more.
const EVERY: [u32; 4] = [997, 311, 61, 1];

/// Games of each scenario with various bots can be saved, copied and replayed during play, as
/// `swords run exercise` checks.
#[test]
fn games_can_be_saved_copied_and_replayed() {
    let setups = every_setup(0);
    let all = setups.len() as u64;
    explore(all, |seed| {
        let every = EVERY[(seed / all) as usize % EVERY.len()];
        let setup = &setups[(seed % all) as usize];
        let setup = Setup { seed: seed.into(), seats: players(seed), ..setup.clone() };
        examine(&setup, Depth { every, decisions: 10_000 });
    });
}

fn examine(setup: &Setup, depth: Depth) {
    let opened = TestLibrary.open(&setup.package).expect("a good package");
    let done: Exercised = exercise(setup, &*opened, depth)
        .unwrap_or_else(|broken| panic!("{}", report(setup, &broken, &opened)));
    assert!(done.decisions < depth.decisions, "{} does not end", setup.scenario);
}

/// Returns the error message, and the path of a file with which the failing game can be reproduced.
fn report(setup: &Setup, broken: &Broken, opened: &Opened) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("{}-{}.jsonl", setup.scenario, setup.seed));
    fs::write(&path, broken.evidence(setup, opened)).expect("a writable file");
    let Setup { package, scenario, seed, seats, .. } = setup;
    let players = format!("{} against {}", seats.usa, seats.csa);
    format!("{package}, {scenario}, seed {seed}, {players}: {broken}\nreplay: {}", path.display())
}
