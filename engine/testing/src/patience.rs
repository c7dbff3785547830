//! How long a test waits for what must come.

use std::time::Duration;

/// As long as any test waits, in seconds.
const SECONDS: u32 = 60;

/// A minute, or so many as the environment variable `PATIENCE` says, on a machine that does more beside.
pub fn patience() -> Duration {
    let times = std::env::var("PATIENCE").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    Duration::from_secs((SECONDS * times).into())
}
