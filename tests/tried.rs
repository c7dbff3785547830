use black_box::number;
use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};

/// Runs a fuzz target on random inputs, and prints a shrunk input if the target fails. `FUZZ=1000`
/// sets the number of inputs.
pub(crate) fn run(cases: u32, longest: usize, target: impl Fn(&[u8])) {
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

/// Runs a test on a value of the strategy, generated from the seed. Prints a shrunk value if the
/// test fails.
pub(crate) fn with<S: Strategy>(
    seed: u64,
    strategy: &S,
    test: impl Fn(S::Value) -> Result<(), TestCaseError>,
) {
    let config = Config { cases: 1, failure_persistence: None, ..Config::default() };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let tried = TestRunner::new_with_rng(config, rng).run(strategy, test);
    tried.unwrap_or_else(|failure| panic!("{failure}"));
}
