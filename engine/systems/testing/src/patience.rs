//! Maximum time that tests wait for an expected event.

use std::time::Duration;

/// Longest wait of any test, in seconds, on an idle machine.
const SECONDS: u32 = 60;

/// Returns one minute, multiplied by the environment variable `PATIENCE` if set. A busy machine
/// needs a larger value.
pub fn patience() -> Duration {
    let times = std::env::var("PATIENCE").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    Duration::from_secs((SECONDS * times).into())
}
