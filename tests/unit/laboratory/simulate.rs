use std::time::Duration;

use blind_swords_table::Seat;
use laboratory::simulate::*;
use laboratory::{Plan, Unwatched};
use session::Edition;
use testing::battle::{failing, opened, setup};

fn plan(games: u32, jobs: usize) -> Plan {
    Plan::of(setup(100, Seat::Random, Seat::Random), games, jobs)
}

fn run(plan: &Plan, care: Care) -> Statistics {
    let opened = opened();
    let rules = opened.rules("plain", &[].into()).expect("a good setup");
    let done = simulate(&*opened, &rules, plan, care, &Unwatched);
    let mut statistics = done.unwrap_or_else(|failure| panic!("{failure}\n{}", failure.replay));
    statistics.time = Duration::ZERO;
    statistics
}

/// The statistics do not depend on the number of threads.
#[test]
fn jobs_do_not_change_the_result() {
    let one = run(&plan(24, 1), Care::Fast);
    assert_eq!(one, run(&plan(24, 3), Care::Checked));
    assert_eq!((one.games, one.levels.values().sum::<u32>()), (24, 24));
    assert!(one.longest.is_some_and(|longest| longest.decisions > 20), "{one:?}");
}

/// A simulated game has the same result as a match with the same seed.
#[test]
fn a_simulated_game_is_the_match_of_its_seed() {
    let one = run(&plan(1, 1), Care::Fast);
    let game = testing::battle::game(100, Seat::Random, Seat::Random);
    let decisions = game.records().iter().filter(|record| !record.is_chance()).count();
    assert_eq!(one.decisions, decisions as u64);
    assert_eq!(one.turns, 3);
    assert!(game.is_over());
}

/// SS 10.4a: the game continues after a script fails, and the statistics count the failed script.
#[test]
fn failures_of_scripts_are_counted() {
    let failing = failing();
    let rules = failing.rules("plain", &[].into()).expect("a good setup");
    let counted = simulate(&*failing, &rules, &plan(3, 2), Care::Fast, &Unwatched);
    let counted = counted.expect("games go on");
    let (what, failure) = counted.script_failures.first_key_value().expect("nobody hits");
    assert!(what.starts_with("scripts/own.rhai:2:7: "), "{what}");
    assert!((failure.seed, failure.times > 3) == (100.into(), true), "{failure:?}");
}
