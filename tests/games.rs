//! Whole games of the package, played at random: they end by the rules, keep the invariants, and
//! can be saved, copied, replayed and gone on with.

use black_box::root;
use kernel::PerSide;
use session::exercise::{Depth, Exercised, exercise};
use session::library::Folders;
use session::{Chance, Options, Seat, Setup};

/// How many games of each scenario are examined; `GAMES=100 EVERY=1` examines every decision of 200.
fn number(name: &str, default: u32) -> u32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

fn setup(scenario: &str, seed: u64) -> Setup {
    Setup {
        package: "stonewalls-sword".to_owned(),
        scenario: scenario.to_owned(),
        options: Options::new(),
        seats: PerSide { usa: Seat::Human, csa: Seat::Human },
        seed,
        dice: Chance::Seeded,
    }
}

fn examine(scenario: &str) {
    let library = Folders { root: root() };
    let depth = Depth { every: number("EVERY", 61), decisions: 10_000 };
    let mut total = Exercised::default();
    for seed in 0..u64::from(number("GAMES", 8)) {
        let done = exercise(&setup(scenario, seed), &library, depth);
        let done = done.unwrap_or_else(|problem| panic!("{scenario}, seed {seed}: {problem}"));
        assert!(done.decisions < depth.decisions, "{scenario}, seed {seed} does not end");
        total.decisions += done.decisions;
        total.options += done.options;
        total.saves += done.saves;
    }
    println!("{scenario}: {total:?}");
}

#[test]
fn the_short_scenario_can_be_saved_copied_and_replayed() {
    examine("valley-vengeance");
}

#[test]
fn the_long_scenario_can_be_saved_copied_and_replayed() {
    examine("slaughter-mountain");
}
