use laboratory::statistics::*;

/// The confidence interval for 8 successes in 10 trials is 49 to 94 %, the textbook value.
#[test]
fn a_share_lies_between_bounds() {
    let Interval { value, low, high } = wilson(8.0, 10.0);
    assert!((value - 0.8).abs() < 1e-9);
    assert!((low - 0.490).abs() < 0.001 && (high - 0.943).abs() < 0.001, "{low} {high}");
    let Interval { low, high, .. } = wilson(100.0, 100.0);
    assert!(low > 0.96 && high > 0.999, "{low} {high}");
}

#[test]
fn a_mean_lies_between_bounds() {
    let Interval { value, low, high } = mean(&[1.0, 3.0, 5.0, 7.0]);
    assert!((value - 4.0).abs() < 1e-9);
    assert!((high - low - 2.0 * 1.96 * (20.0 / 3.0_f64 / 4.0).sqrt()).abs() < 1e-9);
}

/// Twenty pairs of games that one player won prove that player stronger. A single pair proves
/// nothing.
#[test]
fn a_sequential_test_wants_more_than_luck() {
    assert_eq!(sprt(&[2.0]), Verdict::Open);
    assert_eq!(sprt(&[2.0; 20]), Verdict::Yes);
    assert_eq!(sprt(&[0.0; 20]), Verdict::No);
}

/// The significance test rarely finds a difference between equal players, and rarely misses one
/// between different players.
#[test]
fn a_sequential_test_is_seldom_wrong() {
    let run = |seed: u32, share: f64| {
        let mut state = seed.wrapping_mul(2_654_435_761) | 1;
        let mut next = move || {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            f64::from(state) / f64::from(u32::MAX)
        };
        let mut pairs = Vec::new();
        loop {
            let mut game = || if next() < share { 1.0 } else { 0.0 };
            pairs.push(game() + game());
            let verdict = sprt(&pairs);
            if pairs.len() >= 20 && verdict != Verdict::Open {
                return verdict;
            }
        }
    };
    let wrong = (0..200).filter(|&seed| run(seed, 0.5) == Verdict::Yes).count();
    let missed = (0..200).filter(|&seed| run(seed, 0.55) == Verdict::No).count();
    assert!(wrong <= 16 && missed <= 16, "{wrong} {missed}");
}
