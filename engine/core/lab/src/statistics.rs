//! Statistics over many games, with confidence intervals.

use serde::Serialize;

/// Half the width of a 95 % confidence interval, in standard errors.
const SURE: f64 = 1.96;
/// Log-likelihood ratio at which the sequential test decides, for an error rate of 5 % in both
/// directions.
const DECIDED: f64 = 2.944;
/// Share of points that the test expects of a stronger player. The test decides between this share
/// and one half.
const STRONGER: f64 = 0.55;

/// Minimum variance of the points of a pair that the test assumes, since a series of equal pairs
/// may be luck.
const LEAST: f64 = 0.25;

/// An estimate with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The estimate itself, such as a mean or a share.
    pub value: f64,
    /// Lower bound of the interval.
    pub low: f64,
    /// Upper bound of the interval.
    pub high: f64,
}

impl Interval {
    /// Formats an amount with its bounds.
    pub fn amount(self) -> String {
        let Self { value, low, high } = self;
        format!("{value:.1} [{low:.1}, {high:.1}]")
    }

    /// Formats a share with its bounds, in percent.
    pub fn percent(self) -> String {
        let [value, low, high] = [self.value, self.low, self.high].map(|share| share * 100.0);
        format!("{value:.1} % [{low:.1}, {high:.1}]")
    }
}

/// Verdict of a sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first player is stronger.
    Yes,
    /// The first player is not stronger.
    No,
    /// The test has not decided, and needs more pairs.
    Open,
}

/// Returns the share of successes, with Wilson's score interval. A draw counts as half a success.
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

/// Returns the mean of some values, with its confidence interval.
pub fn mean(values: &[f64]) -> Interval {
    let (value, variance) = moments(values);
    let spread = SURE * (variance / values.len().max(1) as f64).sqrt();
    Interval { value, low: value - spread, high: value + spread }
}

/// Returns the difference between the means of two lists. `None` if they have too few values for an
/// interval.
pub fn difference(values: &[f64], others: &[f64]) -> Option<Interval> {
    if values.len() < 2 || others.len() < 2 {
        return None;
    }
    let (a, b) = (moments(values), moments(others));
    let spread = SURE * (a.1 / values.len() as f64 + b.1 / others.len() as f64).sqrt();
    let value = a.0 - b.0;
    Some(Interval { value, low: value - spread, high: value + spread })
}

/// Tests whether the first player scores 55 % of the points or only half of them. `pairs` holds the
/// points of each pair, from 0 to 2. Uses a generalised sequential probability ratio test with an
/// error rate of 5 % in both directions.
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

/// Returns the mean and the variance of some values.
pub(crate) fn moments(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, squares / (count - 1.0).max(1.0))
}
