use blind_swords_table::Seat;
use kernel::ScoreKind;
use laboratory::outcome::*;
use laboratory::{Plan, Unwatched};
use session::Seed;
use testing::battle::{failing, opened, setup};

fn played(seeds: &[Seed], jobs: usize) -> Vec<Outcome> {
    let setup = setup(1, Seat::Mixed, Seat::Mixed);
    let plan = Plan { setup, seeds: seeds.to_vec(), jobs };
    outcomes(&*opened(), &plan, &Unwatched).expect("games go on")
}

/// Outcomes depend neither on the order of the seeds nor on the number of threads. They survive
/// serialization unchanged.
#[test]
fn an_outcome_is_that_of_its_seed() {
    let seeds = [43, 40, 42, 41].map(Seed::from);
    let all = played(&seeds, 3);
    assert_eq!(all.iter().map(|one| one.seed).collect::<Vec<_>>(), seeds);
    for one in &all {
        assert_eq!(&played(&[one.seed], 1)[0], one);
        let text = serde_json::to_string(one).expect("plain data");
        assert_eq!(&serde_json::from_str::<Outcome>(&text).expect("an outcome"), one);
    }
}

/// The points and losses recorded for the last turn equal those at the end of the game.
#[test]
fn the_last_turn_is_the_end() {
    for one in played(&[40, 41, 42].map(Seed::from), 1) {
        let last = one.turns.last().expect("a turn");
        assert!((last.points.usa - last.points.csa - one.lead).abs() < 1e-9, "{one:?}");
        let lost = one.sums.iter().filter(|sum| sum.account == ScoreKind::Losses);
        let lost: f64 = lost.map(|sum| sum.value).sum();
        assert!((last.losses.usa + last.losses.csa - lost).abs() < 1e-9, "{one:?}");
    }
}

/// SS 10.4a: the game continues after a script fails, and the outcome records the failed script.
#[test]
fn failures_of_scripts_are_noted() {
    let setup = setup(100, Seat::Random, Seat::Random);
    let done = outcomes(&*failing(), &Plan::of(setup, 1, 1), &Unwatched).expect("games go on");
    let told = |what: &str| done[0].mishaps.iter().filter(|said| said.starts_with(what)).count();
    assert_eq!(told("scripts/own.rhai:2:7: arithmetic error"), 2, "{:?}", done[0].mishaps);
}
