//! What so many games say, and how surely.

use serde::Serialize;

/// How many standard deviations 95 % lie within.
const SURE: f64 = 1.96;
/// The odds at which a sequential test is decided: wrong once in twenty times, either way.
const DECIDED: f64 = 2.944;
/// Between players as strong, and this share of the points, it decides.
const STRONGER: f64 = 0.55;

/// Pairs that all went alike may have been luck: their points spread by no less than this.
const LEAST: f64 = 0.25;

/// A figure, and between which bounds it lies for all that was seen, at 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// As seen.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Interval {
    /// An amount and its bounds in words.
    pub fn amount(self) -> String {
        let Self { value, low, high } = self;
        format!("{value:.1} [{low:.1}, {high:.1}]")
    }

    /// A share and its bounds in words, of a hundred.
    pub fn percent(self) -> String {
        let [value, low, high] = [self.value, self.low, self.high].map(|share| share * 100.0);
        format!("{value:.1} % [{low:.1}, {high:.1}]")
    }
}

/// What a sequential test of pairs says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first player is stronger.
    Yes,
    /// It is not.
    No,
    /// More pairs are needed.
    Open,
}

/// A share of so many games, by Wilson's score. A draw counts as half a success.
pub fn wilson(successes: f64, games: f64) -> Interval {
    if games <= 0.0 {
        return Interval { value: 0.0, low: 0.0, high: 1.0 };
    }
    let (share, z2) = (successes / games, SURE * SURE);
    let middle = (share + z2 / (2.0 * games)) / (1.0 + z2 / games);
    let spread = (share * (1.0 - share) / games + z2 / (4.0 * games * games)).sqrt();
    let spread = spread * SURE / (1.0 + z2 / games);
    Interval { value: share, low: middle - spread, high: middle + spread }
}

/// A mean.
pub fn mean(values: &[f64]) -> Interval {
    let (value, variance) = moments(values);
    let spread = SURE * (variance / values.len().max(1) as f64).sqrt();
    Interval { value, low: value - spread, high: value + spread }
}

/// By how much the mean of some values is above that of others; nothing if there are too few to say how surely.
pub fn difference(values: &[f64], others: &[f64]) -> Option<Interval> {
    if values.len() < 2 || others.len() < 2 {
        return None;
    }
    let (a, b) = (moments(values), moments(others));
    let spread = SURE * (a.1 / values.len() as f64 + b.1 / others.len() as f64).sqrt();
    let value = a.0 - b.0;
    Some(Interval { value, low: value - spread, high: value + spread })
}

/// Whether pairs, of up to two points each, come rather from a player who has 55 % of the points than from one
/// who has half of them: the generalised sequential probability ratio test, at 5 % either way.
pub fn sprt(pairs: &[f64]) -> Verdict {
    let (value, variance) = moments(pairs);
    let variance = variance.max(LEAST);
    let (even, more) = (1.0, 2.0 * STRONGER);
    let ratio = pairs.len() as f64 * (more - even) * (2.0 * value - even - more) / (2.0 * variance);
    if ratio >= DECIDED {
        Verdict::Yes
    } else if ratio <= -DECIDED {
        Verdict::No
    } else {
        Verdict::Open
    }
}

fn moments(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, squares / (count - 1.0).max(1.0))
}
