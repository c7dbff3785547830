//! Seats that are given to a bot, and taken back.

use kernel::Side;
use session::{MAX_ANSWERS, Seat};

use super::Live;
use crate::failure::Refused;
use crate::store::{Kind, Store};

impl Live {
    /// Whether a bot sits for a side.
    pub(super) fn is_bot(&self, side: Option<Side>) -> bool {
        side.is_some_and(|side| self.seats[side].who != Seat::Human)
    }

    /// Gives a side's seat to a bot, or back to its player.
    pub(crate) fn seat(&mut self, store: &Store, side: Side, who: Seat) -> Result<(), Refused> {
        store.give(&self.about.id, side, who)?;
        self.seats[side].who = who;
        self.run_bots(store)
    }

    /// Lets bots decide until it is a person's turn.
    pub(crate) fn run_bots(&mut self, store: &Store) -> Result<(), Refused> {
        let before = self.game.log().count();
        let mut answered = 0;
        while let Some(id) = self.bot_choice() {
            self.game.choose_or_next(&id)?;
            answered += 1;
            if answered > MAX_ANSWERS {
                break;
            }
        }
        if answered > 0 { self.commit(store, before) } else { Ok(()) }
    }

    fn bot_choice(&mut self) -> Option<String> {
        if self.about.kind == Kind::Replay {
            return None;
        }
        let side = self.game.decision()?.side;
        self.game.bot_choice(self.seats[side].who, &mut self.bots[side])
    }
}
