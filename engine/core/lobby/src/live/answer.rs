//! Answers of players. The match checks, plays and stores each answer before it is acknowledged.

use kernel::say;
use kernel::{DRAW, ROLL, Side};
use session::answer::Record;
use session::api::Act;
use session::lesson::{self, Judged};
use session::{Decision, MatchError};

use super::Live;
use crate::match_store::{Kind, MatchStore};
use crate::refused::Refused;
use crate::seats::{Holder, Place};

impl Live {
    /// Whether the player of a seat has not answered any question yet.
    pub fn begins(&self, holder: Holder) -> bool {
        let own = |side: Option<Side>| side.is_some_and(|side| holder.covers(side));
        let answered = self
            .game
            .last_record(&|last| !last.is_chance() && own(last.side) && !self.is_bot(last.side));
        let plays =
            Side::BOTH.into_iter().any(|side| holder.covers(side) && !self.is_bot(Some(side)));
        plays && !self.is_open() && answered.is_none()
    }

    /// Answers the pending decision with the first id. Gives the other ids to the decisions that
    /// follow, until a roll, a draw or a decision of the other side intervenes. Examples of ids are
    /// the steps and the end of a path, or a target and the units that fire.
    pub fn choose(
        &mut self,
        match_store: &dyn MatchStore,
        holder: Holder,
        rev: usize,
        ids: &[String],
    ) -> Result<(), Refused> {
        let [first, rest @ ..] = ids else {
            return Err(Refused::malformed("expected at least one id in `ids`"));
        };
        self.check_current(holder, rev)?;
        let decision = self.decision_of(holder)?;
        let given = self.game.answered();
        self.check_lesson(ids)?;
        self.answer(match_store, first)?;
        for (at, id) in rest.iter().enumerate() {
            let own = |record: &Record| !record.is_chance() && record.side == Some(decision.side);
            let undisturbed = self.game.records_since(given).iter().all(own);
            let next = self.decision().filter(|next| goes_on(&decision, next, id));
            if !undisturbed || next.is_none() {
                break;
            }
            self.check_lesson(&rest[at..])?;
            self.answer(match_store, id)?;
        }
        Ok(())
    }

    /// Returns an error if a lesson does not expect these answers. The error holds the lesson's
    /// reply to the learner.
    fn check_lesson(&self, ids: &[String]) -> Result<(), Refused> {
        match lesson::judge(&*self.game, ids) {
            Judged::Right => Ok(()),
            Judged::Wrong(words) => Err(Refused::not_in_the_lesson(words)),
        }
    }

    /// Returns an error if an action was based on a revision other than the current one.
    pub fn check_current(&self, holder: Holder, rev: usize) -> Result<(), Refused> {
        let now = self.rev(holder);
        if rev == now { Ok(()) } else { Err(Refused::stale(now)) }
    }

    /// Returns the pending decision, or an error if the decision is not this seat's.
    pub fn decision_of(&self, holder: Holder) -> Result<Decision, Refused> {
        self.check_played()?;
        let decision = self.decision().ok_or_else(|| match self.is_over() {
            true => Refused::from(MatchError::Over),
            false => Refused::conflict("post", say!("mail-file-sent")),
        })?;
        if self.waits_for_computer(&decision) {
            return Err(Refused::wrong_seat(say!("computer-thinks")));
        }
        let wrong = || Refused::wrong_seat(say!("other-side-decides"));
        may_answer(holder, &decision).then_some(decision).ok_or_else(wrong)
    }

    /// Whether a bot has to make the decision, so that no person may answer it.
    pub fn waits_for_computer(&self, decision: &Decision) -> bool {
        !decision.is_chance() && self.is_bot(Some(decision.side))
    }

    /// Returns an error if this seat may not query the pending decision. Only the seat that decides
    /// may query a decision. Only a reader with full visibility may query a roll or draw.
    pub fn check_asks(&self, holder: Holder) -> Result<(), Refused> {
        let decision = self.decision_of(holder)?;
        if decision.is_chance() && holder != Holder::Both {
            return Err(Refused::wrong_seat(say!("roll-comes-next")));
        }
        Ok(())
    }

    pub(super) fn check_played(&self) -> Result<(), Refused> {
        if self.about.closed {
            return Err(Refused::conflict("closed", say!("match-closed")));
        }
        match self.about.kind {
            Kind::Match => Ok(()),
            Kind::Replay => Err(Refused::conflict("replay", say!("no-play-in-replay"))),
        }
    }

    /// Answers the pending decision, plays on to the next one and stores the result.
    pub(super) fn answer(&mut self, match_store: &dyn MatchStore, id: &str) -> Result<(), Refused> {
        if self.post.is_some() {
            return self.answer_by_post(match_store, id);
        }
        let before = self.game.facts();
        let waits = Side::BOTH.into_iter().any(|side| self.seats[side].waits.is_some());
        let asked = self.decision().filter(|decision| waits && !decision.is_chance());
        self.game.act(Act::Choose(id))?;
        if let Some(decision) = asked {
            self.has_played(match_store, decision.side)?;
        }
        self.commit(match_store, before)
    }

    /// Records that the player of a seat has answered, after which the seat cannot lapse.
    fn has_played(&mut self, match_store: &dyn MatchStore, side: Side) -> Result<(), Refused> {
        if self.seats[side].waits.is_some() {
            let place = Place { waits: None, barred: None, ..self.seats[side].clone() };
            match_store.seat(&self.about.id, side, &place)?;
            self.seats[side] = place;
        }
        Ok(())
    }

    /// Stores the new lines. If that fails, the lobby drops the match from memory and loads it
    /// again without these lines. An answer that adds no line was not played, which is an error
    /// too.
    pub(super) fn commit(
        &mut self,
        match_store: &dyn MatchStore,
        kept: usize,
    ) -> Result<(), Refused> {
        Refused::check_budget()?;
        let new = self.new_lines();
        if new.is_empty() {
            return Err(Refused::broken(say!("choice-not-played")));
        }
        let over = self.is_over();
        match_store.append(&self.about.id, self.kept.lines(), &new, over)?;
        self.kept = self.kept.and(&*self.game, &new);
        self.let_go()?;
        self.wish = None;
        self.about.over = over;
        self.remember(kept);
        self.tick(match_store);
        Ok(())
    }
}

/// Whether a seat may answer a decision. Any seat may enter a roll of real dice. To enter a draw
/// from a physical cup, a person must hold both seats.
pub fn may_answer(holder: Holder, decision: &Decision) -> bool {
    match decision.kind.as_str() {
        ROLL => holder != Holder::Spectator,
        DRAW => holder == Holder::Both,
        _ => holder.covers(decision.side),
    }
}

/// Whether the next decision belongs to the same side and offers the option `id`.
fn goes_on(before: &Decision, next: &Decision, id: &str) -> bool {
    next.side == before.side && next.options.iter().any(|option| option.id == id)
}
