//! How long a test waits for what must come.

use std::time::Duration;

/// The longest wait of any test, in seconds.
const SECONDS: u32 = 60;

/// Returns a minute, times the environment variable `PATIENCE` where a busy machine sets it.
pub fn patience() -> Duration {
    let times = std::env::var("PATIENCE").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    Duration::from_secs((SECONDS * times).into())
}
