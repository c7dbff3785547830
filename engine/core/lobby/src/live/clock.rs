//! Clocks of a match, which measure the thinking time of each side. Lower crates have no access to
//! the time. A clock never ends a match.

use kernel::{PerSide, Side};
use serde::Serialize;
use web_time::Instant;

use crate::match_store::Used;

/// Running clocks of a match. They stop while the match is not in memory.
#[derive(Clone, Copy, Debug)]
pub struct Clocks {
    pub(super) kept: Used,
    /// Side that is thinking, and the time at which its clock started. `None` if no clock runs.
    thinks: Option<(Side, Instant)>,
}

/// State of the clocks, which everyone may see.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct ClocksSeen {
    minutes: Option<u16>,
    /// Thinking time of each side so far, in milliseconds.
    used: PerSide<u64>,
    thinks: Option<Side>,
}

const MINUTE: u64 = 60_000;

impl Clocks {
    /// Builds stopped clocks with the stored times.
    pub const fn of(kept: Used) -> Self {
        Self { kept, thinks: None }
    }

    pub(crate) fn seen(&self) -> ClocksSeen {
        let mut used = self.kept.used;
        if let Some((side, since)) = self.thinks {
            used[side] += passed(since);
        }
        ClocksSeen { minutes: self.kept.minutes, used, thinks: self.thinks.map(|(side, _)| side) }
    }

    /// Switches the running clock to a side, or stops it. Returns the side whose clock ran before,
    /// and whether that side has just exceeded its limit. `None` if no clock ran before, or if the
    /// same clock continues.
    pub(super) fn turn_to(&mut self, side: Option<Side>) -> Option<(Side, bool)> {
        let before = self.thinks;
        if before.map(|(side, _)| side) == side {
            return None;
        }
        self.thinks = side.map(|side| (side, Instant::now()));
        let (thought, since) = before?;
        let used = &mut self.kept.used[thought];
        let was = *used;
        *used += passed(since);
        let most = self.kept.minutes.map(|minutes| u64::from(minutes) * MINUTE);
        Some((thought, most.is_some_and(|most| was <= most && *used > most)))
    }
}

fn passed(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn clocks(minutes: Option<u16>, used: u64) -> Clocks {
        Clocks::of(Used { minutes, used: PerSide { usa: used, csa: 0 } })
    }

    fn back(clocks: &mut Clocks, by: Duration) {
        let (side, since) = clocks.thinks.expect("somebody thinks");
        clocks.thinks = Some((side, since.checked_sub(by).expect("an earlier time")));
    }

    #[test]
    fn each_side_has_its_own_time() {
        let mut clocks = clocks(None, 5);
        assert_eq!(clocks.turn_to(Some(Side::Usa)), None);
        back(&mut clocks, Duration::from_secs(7));
        assert_eq!(clocks.turn_to(Some(Side::Usa)), None, "he thinks on");
        assert!(clocks.seen().used.usa >= 7005, "what runs is seen");
        assert_eq!(clocks.turn_to(Some(Side::Csa)), Some((Side::Usa, false)));
        back(&mut clocks, Duration::from_secs(2));
        assert_eq!(clocks.turn_to(None), Some((Side::Csa, false)));
        assert!((7005..8000).contains(&clocks.kept.used.usa), "{clocks:?}");
        assert!((2000..3000).contains(&clocks.kept.used.csa), "{clocks:?}");
    }

    /// The match reports only once that a side has exceeded its limit.
    #[test]
    fn a_limit_is_passed_once() {
        let mut clocks = clocks(Some(1), MINUTE - 1000);
        clocks.turn_to(Some(Side::Usa));
        back(&mut clocks, Duration::from_secs(2));
        assert_eq!(clocks.turn_to(Some(Side::Csa)), Some((Side::Usa, true)));
        clocks.turn_to(Some(Side::Usa));
        back(&mut clocks, Duration::from_secs(2));
        assert_eq!(clocks.turn_to(Some(Side::Csa)), Some((Side::Usa, false)));
    }
}
