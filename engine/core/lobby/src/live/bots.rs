//! What is answered without a person: for seats that are given to a bot, and from the cup where no one
//! person may know all that is in it.

use kernel::Side;
use session::{MAX_ANSWERS, Seat};

use super::Live;
use crate::ledger::{Kind, Ledger};
use crate::refused::Refused;
use crate::seats::{Moments, in_one_hand};

impl Live {
    /// Whether a bot sits for a side.
    pub(super) fn is_bot(&self, side: Option<Side>) -> bool {
        side.is_some_and(|side| self.seats[side].who != Seat::Human)
    }

    /// Gives a side's seat to a bot, or back to its player.
    pub fn seat(&mut self, ledger: &dyn Ledger, side: Side, who: Seat) -> Result<(), Refused> {
        self.check_together()?;
        ledger.give(&self.about.id, side, who)?;
        self.seats[side].who = who;
        let name = &self.game.side_names()[side];
        let told = match who {
            Seat::Human => format!("A person plays the {name} side again"),
            Seat::Plays(level) => {
                format!("The computer plays the {name} side, as a {}", level.id())
            }
            bot @ (Seat::Random | Seat::Wants(_) | Seat::Mixed) => {
                format!("The bot {} plays the {name} side", bot.id())
            }
        };
        self.say(ledger, None, told)?;
        self.run_bots(ledger)
    }

    /// Keeps what a side's player wants at secret moments.
    pub fn at_moments(
        &mut self,
        ledger: &dyn Ledger,
        side: Side,
        moments: Moments,
    ) -> Result<(), Refused> {
        self.check_together()?;
        ledger.keep_moments(&self.about.id, side, moments)?;
        self.seats[side].moments = moments;
        self.run_bots(ledger)
    }

    /// What a side's player wants at secret moments, where he can say it.
    pub fn moments(&self, side: Side) -> Option<Moments> {
        self.post.is_none().then_some(self.seats[side].moments)
    }

    /// Lets bots decide, and the server draw, until it is a person's turn.
    pub fn run_bots(&mut self, ledger: &dyn Ledger) -> Result<(), Refused> {
        let before = self.game.facts();
        let mut answered = 0;
        while let Some(id) = self.choice_of_nobody() {
            self.game.choose_or_next(&id)?;
            answered += 1;
            if answered > MAX_ANSWERS {
                break;
            }
        }
        if answered > 0 {
            return self.commit(ledger, before);
        }
        // A seat may have gone to somebody else.
        self.tick(ledger);
        Ok(())
    }

    /// Refuses what cannot be done where the other side sits elsewhere.
    fn check_together(&self) -> Result<(), Refused> {
        let apart =
            || Refused::conflict("post", "cannot seat a bot: two people play a match by mail");
        self.post.is_none().then_some(()).ok_or_else(apart)
    }

    fn choice_of_nobody(&mut self) -> Option<String> {
        if self.about.kind == Kind::Replay || self.about.closed || self.post.is_some() {
            return None;
        }
        // Who draws himself learns what the other side holds: from what he draws and what is refused.
        if !in_one_hand(&self.seats)
            && let Some(chit) = self.game.drawn_by_seed()
        {
            return Some(chit);
        }
        let side = self.game.decision()?.side;
        if self.seats[side].moments == Moments::Declined
            && let Some(id) = self.game.declined()
        {
            return Some(id);
        }
        let choice = self.game.bot_choice(self.seats[side].who, &mut self.bots[side]);
        for fault in self.game.take_player_faults() {
            // The match is its own replay: it goes on with a safe answer.
            session::complain!(
                "match {} after {} answers: {fault}",
                self.about.id,
                self.game.answered()
            );
        }
        choice
    }
}
