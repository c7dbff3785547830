//! Whole games of every package, played by every kind of bot: they end by the rules, keep the invariants, refuse
//! with a reason, and can be saved, copied, replayed and gone on with.

use std::fs;
use std::path::PathBuf;

use black_box::{Shelf, every_setup, number, players};
use laboratory::exercise::{Broken, Depth, Exercised, exercise};
use series::{Opened, Setup};

/// `GAMES=100 EVERY=1` examines every decision of a hundred games of each scenario, as
/// `swords exercise` does, each with other players.
#[test]
fn games_can_be_saved_copied_and_replayed() {
    let depth = Depth { every: number("EVERY", 61), decisions: 10_000 };
    // One who fails says so himself.
    std::thread::scope(|scope| {
        for setup in every_setup(0) {
            scope.spawn(move || examine(&setup, depth));
        }
    });
}

/// Games of a setup, each with other players.
fn examine(setup: &Setup, depth: Depth) {
    let opened = Shelf.open(&setup.package).expect("a good package");
    let mut total = Exercised::default();
    for seed in 0..u64::from(number("GAMES", 6)) {
        let setup = Setup { seed: seed.into(), seats: players(seed), ..setup.clone() };
        let done = exercise(&setup, &*opened, depth);
        let done = done.unwrap_or_else(|broken| panic!("{}", report(&setup, &broken, &opened)));
        assert!(done.decisions < depth.decisions, "{} does not end", setup.scenario);
        total.add(done);
    }
    println!("{}, {}: {total:?}", setup.package, setup.scenario);
}

/// What broke, and where the game lies that shows it.
fn report(setup: &Setup, broken: &Broken, opened: &Opened) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("{}-{}.jsonl", setup.scenario, setup.seed));
    fs::write(&path, broken.evidence(setup, opened)).expect("a writable file");
    let Setup { package, scenario, seed, seats, .. } = setup;
    let players = format!("{} against {}", seats.usa, seats.csa);
    format!("{package}, {scenario}, seed {seed}, {players}: {broken}\nreplay: {}", path.display())
}
