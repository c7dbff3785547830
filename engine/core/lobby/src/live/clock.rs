//! Clocks of a match, which measure the thinking time of each side. Lower crates have no access to
//! the time. A clock never ends a match.

use kernel::{PerSide, Side};
use serde::{Deserialize, Serialize};
use session::Seat;
use web_time::Instant;

use super::Live;
use super::notice::Notice;
use crate::match_store::MatchStore;
use crate::refused::Refused;

/// Clocks of a match, as the store keeps them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Used {
    /// Time limit of each side in minutes. If a side exceeds it, the players get a message, and
    /// nothing else happens. `None` if there is no limit.
    pub minutes: Option<u16>,
    /// Thinking time of each side, in milliseconds.
    pub used: PerSide<u64>,
}

/// Running clocks of a match. They stop while the match is not in memory.
#[derive(Clone, Copy, Debug)]
pub struct Clocks {
    kept: Used,
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
    fn turn_to(&mut self, side: Option<Side>) -> Option<(Side, bool)> {
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

impl Live {
    /// Adds clocks to a match.
    ///
    /// # Errors
    /// If the clocks cannot be stored.
    pub fn set_clocks(
        &mut self,
        match_store: &dyn MatchStore,
        minutes: Option<u16>,
    ) -> Result<(), Refused> {
        let kept = Used { minutes, used: PerSide::default() };
        match_store.keep_clocks(&self.about.id, kept)?;
        self.clocks = Some(Clocks::of(kept));
        self.tick(match_store);
        Ok(())
    }

    /// Runs the clock of the side that decides, once both players have joined. If the store cannot
    /// write the clocks, the answer remains valid. The next change of turn writes them again.
    pub(crate) fn tick(&mut self, match_store: &dyn MatchStore) {
        let side = self.waits_for();
        let Some(clocks) = &mut self.clocks else { return };
        let Some((thought, is_late)) = clocks.turn_to(side) else { return };
        let kept = clocks.kept;
        // If the store is not writable, the next answer fails too and reports the error.
        let _ = match_store.keep_clocks(&self.about.id, kept);
        if is_late {
            let minutes = kept.minutes.unwrap_or_default();
            let _ = self.announce(match_store, &Notice::Late { side: thought, minutes });
        }
    }

    /// Returns the side whose player has to decide. `None` if a player has not joined, the match is
    /// over, or no person has to decide.
    pub fn waits_for(&self) -> Option<Side> {
        let is_missing = Side::BOTH.into_iter().any(|side| self.seats[side].invitation.is_some());
        if is_missing || self.is_open() || self.about.closed {
            return None;
        }
        let decision = self.decision().filter(|decision| !decision.is_chance())?;
        (self.seats[decision.side].who == Seat::Human).then_some(decision.side)
    }
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
