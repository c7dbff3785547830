//! Automatic answers. Bots answer for seats without a player. The server makes a draw if no single
//! person may see the whole cup.
//!
//! No request waits for a bot. Bots answer one decision at a time, when the owner of the match
//! calls this module. A bot that plays to win computes on a copy, because the match may change in
//! the meantime.

use kernel::Side;
use kernel::say;
use session::stream::Stream;
use session::{AnyMatch, Automatic, MAX_ANSWERS, PlayerFault, Seat};

use super::Live;
use super::notice::Notice;
use crate::live::revision::Revision;
use crate::match_store::{Kind, MatchStore};
use crate::package_index::PackageIndex;
use crate::refused::Refused;
use crate::seats::{Moments, in_one_hand, only_bots};

/// Input for a bot that plays to win: the pending decision and a copy of the match. The bot can
/// compute without blocking the match.
pub struct Thought {
    game: Box<dyn AnyMatch>,
    side: Side,
    who: Seat,
    stream: Stream,
    of: Revision,
}

/// The result of a bot's computation.
pub struct Decided {
    id: Option<String>,
    faults: Vec<PlayerFault>,
    side: Side,
    who: Seat,
    stream: Stream,
    of: Revision,
}

/// Bot that has to act next in a match, if any.
pub enum Turn {
    /// No bot has to make a decision.
    Rests,
    /// A simple bot has to decide next. The caller must call again.
    Goes,
    /// A bot that plays to win has to decide next. Holds the input for its computation.
    Thinks(Box<Thought>),
}

impl Thought {
    /// Computes the decision of the bot. This may take long, but does not block the match.
    pub fn decide(self) -> Decided {
        let Self { game, side, who, mut stream, of } = self;
        let id = game.bot_choice(who, &mut stream);
        Decided { id, faults: game.take_player_faults(), side, who, stream, of }
    }
}

impl Live {
    /// Whether a bot plays a side.
    pub(super) fn is_bot(&self, side: Option<Side>) -> bool {
        side.is_some_and(|side| self.seats[side].who != Seat::Human)
    }

    /// Returns an error if a bot cannot play these rules.
    pub fn check_knows(&self, package_index: &PackageIndex, who: Seat) -> Result<(), Refused> {
        let package = package_index.package(&self.about.game).map_err(Refused::broken)?;
        let may = package.edition.may_sit(who);
        may.map_err(|error| Refused::malformed(error.to_string()))
    }

    /// Gives a seat to a bot, or returns the seat to its player.
    pub fn seat(
        &mut self,
        match_store: &dyn MatchStore,
        side: Side,
        who: Seat,
    ) -> Result<(), Refused> {
        self.check_together()?;
        match_store.give(&self.about.id, side, who)?;
        self.seats[side].who = who;
        self.announce(match_store, &Notice::Seated { side, who })?;
        self.formalities(match_store)
    }

    /// Stores whether the program declines forced prompts for a player. At such a prompt, the
    /// player may have no real choice.
    pub fn at_moments(
        &mut self,
        match_store: &dyn MatchStore,
        side: Side,
        moments: Moments,
    ) -> Result<(), Refused> {
        self.check_together()?;
        match_store.keep_moments(&self.about.id, side, moments)?;
        self.seats[side].moments = moments;
        self.formalities(match_store)
    }

    /// Returns whether the program declines forced prompts for a player. `None` in a match by mail,
    /// which has no such setting.
    pub fn moments(&self, side: Side) -> Option<Moments> {
        self.post.is_none().then_some(self.seats[side].moments)
    }

    /// Answers automatic decisions until a player or bot must decide. The server makes draws
    /// automatically, and declines forced prompts for players who have requested that.
    pub fn formalities(&mut self, match_store: &dyn MatchStore) -> Result<(), Refused> {
        let before = self.game.facts();
        let mut answered = 0;
        while let Some(id) = self.forced_answer() {
            self.game.choose_or_next(&id)?;
            answered += 1;
        }
        self.commit_answers(match_store, before, answered)
    }

    /// Whether a bot has to make the pending decision.
    pub fn goes_by_itself(&self) -> bool {
        self.computer().is_some()
    }

    /// Lets bots answer the pending decisions while `time` returns true. If a bot that plays to win
    /// has to decide, returns the input for its computation.
    ///
    /// # Errors
    /// If the answers cannot be stored, or if the play cannot continue.
    pub fn go_on_by_itself(
        &mut self,
        match_store: &dyn MatchStore,
        mut time: impl FnMut() -> bool,
    ) -> Result<Turn, Refused> {
        let before = self.game.facts();
        let mut answered = 0;
        while let Some(id) = self.next_by_itself(answered, &mut time) {
            self.game.choose_or_next(&id)?;
            answered += 1;
        }
        self.commit_answers(match_store, before, answered)?;
        Ok(match self.computer() {
            None => Turn::Rests,
            Some((side, who @ Seat::Plays(_))) if answered == 0 => {
                let (game, stream) = (self.game.copy(), self.bots[side].clone());
                Turn::Thinks(Box::new(Thought { game, side, who, stream, of: self.kept }))
            }
            Some(_) => Turn::Goes,
        })
    }

    /// Applies the decision of a bot, unless the match or the seat has changed since. Returns true
    /// if another bot has to decide next.
    ///
    /// # Errors
    /// If the answer cannot be stored, or if the play cannot continue.
    pub fn decided(
        &mut self,
        match_store: &dyn MatchStore,
        decided: Decided,
    ) -> Result<bool, Refused> {
        let Decided { id, faults, side, who, stream, of } = decided;
        self.tell_faults(faults);
        if self.kept != of || self.computer() != Some((side, who)) {
            return Ok(self.goes_by_itself());
        }
        let Some(id) = id else { return Ok(false) };
        self.bots[side] = stream;
        let before = self.game.facts();
        self.game.choose_or_next(&id)?;
        self.commit(match_store, before)?;
        self.formalities(match_store)?;
        Ok(self.goes_by_itself())
    }

    /// Returns the automatic answer at this point, if there is one. `answered` is the number of
    /// answers before the automatic ones. The server answers a draw or declined prompt
    /// automatically only after another answer. A player who takes an answer back therefore sees
    /// the prompt again.
    fn next_by_itself(
        &mut self,
        answered: usize,
        mut time: impl FnMut() -> bool,
    ) -> Option<String> {
        if answered == 0 {
            return self.light();
        }
        self.forced_answer().or_else(|| if time() { self.light() } else { None })
    }

    /// Lets bots decide until a person has to decide. Blocks the caller.
    ///
    /// # Errors
    /// If the answers cannot be stored, or if the play cannot continue.
    pub fn run_bots(&mut self, match_store: &dyn MatchStore) -> Result<(), Refused> {
        for _ in 0..MAX_ANSWERS {
            match self.go_on_by_itself(match_store, || true)? {
                Turn::Rests => return Ok(()),
                Turn::Goes => {}
                Turn::Thinks(thought) => {
                    if !self.decided(match_store, thought.decide())? {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }

    fn commit_answers(
        &mut self,
        match_store: &dyn MatchStore,
        before: usize,
        answered: usize,
    ) -> Result<(), Refused> {
        if answered > 0 {
            return self.commit(match_store, before);
        }
        // A bot may have taken over a seat, so the clocks need an update.
        self.tick(match_store);
        Ok(())
    }

    /// Returns an error in a match by mail, in which the action is impossible.
    fn check_together(&self) -> Result<(), Refused> {
        let apart = || Refused::conflict("post", say!("no-bot-by-mail"));
        self.post.is_none().then_some(()).ok_or_else(apart)
    }

    fn is_played_here(&self) -> bool {
        self.about.kind == Kind::Match && !self.about.closed && self.post.is_none()
    }

    /// Returns the automatic answer to the pending draw or forced prompt. `None` if a player must
    /// answer.
    fn forced_answer(&self) -> Option<String> {
        if !self.is_played_here() || self.game.answered() >= MAX_ANSWERS {
            return None;
        }
        // The server makes the draw, since a player who draws would learn which chits the other
        // side holds.
        if (!in_one_hand(&self.seats) || only_bots(&self.seats))
            && let Some(chit) = self.game.automatic(Automatic::SeedDraw)
        {
            return Some(chit);
        }
        let side = self.game.status().asked?;
        let declines = self.seats[side].moments == Moments::Declined;
        declines.then(|| self.game.automatic(Automatic::Decline)).flatten()
    }

    /// Returns the side and seat of the bot that has to decide.
    fn computer(&self) -> Option<(Side, Seat)> {
        let side = self.game.status().asked?;
        let who = self.seats[side].who;
        let plays = self.is_played_here() && who != Seat::Human;
        (plays && self.game.answered() < MAX_ANSWERS).then_some((side, who))
    }

    /// Returns the choice of a simple bot. `None` if a person or a bot that plays to win has to
    /// decide.
    fn light(&mut self) -> Option<String> {
        let (side, who) = self.computer()?;
        match who {
            Seat::Plays(_) => None,
            light => self.game.bot_choice(light, &mut self.bots[side]),
        }
    }

    fn tell_faults(&self, faults: Vec<PlayerFault>) {
        for fault in faults {
            // The match continues with a harmless answer. The record of the match shows where the
            // failure happened.
            session::complain!(
                "match {} after {} answers: {fault}",
                self.about.id,
                self.game.answered()
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Level, PerSide};
    use testing::toy::{self, Toy};

    use super::*;
    use crate::match_store::About;
    use crate::memory::Memory;
    use crate::seats::{Holder, Place};

    const COMPUTER: Seat = Seat::Plays(Level::Recruit);

    /// Returns a match in which a bot has to decide, and the bot's side.
    fn begun(match_store: &Memory) -> (Live, Side) {
        let seats = PerSide::from_fn(|_| Place::of(Seat::Human));
        let setup = toy::setup(1, Seat::Human, Seat::Human);
        let mut live =
            Live::begin(About::of_toy(), setup, seats, &PackageIndex::new(Toy), match_store)
                .expect("it begins");
        let side = live.game.status().asked.expect("a side decides");
        live.seat(match_store, side, COMPUTER).expect("it is free");
        (live, side)
    }

    fn thought(live: &mut Live, match_store: &Memory) -> Decided {
        match live.go_on_by_itself(match_store, || true).expect("it can be played") {
            Turn::Thinks(thought) => thought.decide(),
            Turn::Rests | Turn::Goes => panic!("a computer reckons next"),
        }
    }

    /// No request waits for a bot, and no player can answer in place of a bot.
    #[test]
    fn a_computer_that_thinks_is_nobodys_turn() {
        let match_store = Memory::default();
        let (live, _) = begun(&match_store);
        assert!(live.goes_by_itself() && live.game.answered() == 0);
        let id = live.game.decision().expect("it waits").options[0].id.clone();
        let mut live = live;
        let refused = live.choose(&match_store, Holder::Both, live.rev(Holder::Both), &[id]);
        assert!(refused.is_err_and(|refused| refused.to_string().contains("computer")));
    }

    /// The decision of a bot is applied only once. It is discarded if the match has changed or the
    /// player has taken the seat back.
    #[test]
    fn a_thought_counts_once_and_for_the_match_it_was_about() {
        let match_store = Memory::default();
        let (mut live, _) = begun(&match_store);
        let [first, second] = [(); 2].map(|()| thought(&mut live, &match_store));
        live.decided(&match_store, first).expect("it is played");
        assert_eq!(live.game.answered(), 1);
        live.decided(&match_store, second).expect("it is nothing");
        assert_eq!(live.game.answered(), 1, "two have answered one question");
        let match_store = Memory::default();
        let (mut live, side) = begun(&match_store);
        let late = thought(&mut live, &match_store);
        live.seat(&match_store, side, Seat::Human).expect("it is given back");
        assert!(!live.decided(&match_store, late).expect("it is nothing"));
        assert_eq!(live.game.answered(), 0, "it is a person's turn");
    }
}
