use black_box::number;
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// Runs a target on byte strings; what fails is shrunk and printed. `FUZZ=1000` tries more.
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
