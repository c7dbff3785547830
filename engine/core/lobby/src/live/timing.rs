//! Timing of a match, by the clocks of its sides.

use kernel::{PerSide, Side};
use session::Seat;

use super::Live;
use super::clock::Clocks;
use super::notice::Notice;
use crate::match_store::{MatchStore, Used};
use crate::refused::Refused;

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
