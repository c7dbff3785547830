//! The targets of `fuzz/`, each run on bytes from a fixed seed. `FUZZ=1000` tries more.

use black_box::{number, targets};
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// Runs a target on byte strings; what fails is shrunk and printed.
fn run(cases: u32, longest: usize, target: fn(&[u8])) {
    let cases = number("FUZZ", cases);
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let tried = runner.run(&vec(any::<u8>(), 0..longest), |data| {
        target(&data);
        Ok(())
    });
    tried.unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn packages() {
    run(8, 24, targets::package);
}

#[test]
fn saves() {
    run(24, 16, targets::save);
}

#[test]
fn scripts() {
    run(40, 32, targets::script);
}

#[test]
fn protocol_lines() {
    run(12, 120, targets::protocol);
}

#[test]
fn random_play() {
    run(4, 250, targets::play);
}

#[test]
fn purposeful_play() {
    run(4, 500, targets::purpose);
}
